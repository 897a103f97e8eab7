// Stamped tokens: one die for all, the colour and the emblem of a place struck into it.
import { readFileSync } from 'node:fs'

const PLACES = { bank: 'indigo', 'gold-mine': 'ochre', hotel: 'plum', horses: 'pine', saloon: 'oxblood', cattle: 'orange' }
// What a tile looks like without colour: the number of points around its rim.
const POINTS = { bank: 8, 'gold-mine': 12, hotel: 16, horses: 20, saloon: 24, cattle: 32 }
const emblems = readFileSync(new URL('places.svg', import.meta.url), 'utf8')

/** An emblem in another ink, at a place and size. */
const emblem = (place, ink, x, y, scale) => {
  const inner = emblems.match(new RegExp(`id="place-${place}"[^>]*>([^]*?)</symbol>`))[1].replaceAll('"current"', `"${ink}"`)
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`
}

const ring = (r) => `M48 ${48 - r}A${r} ${r} 0 1 0 48.1 ${48 - r}Z`
const around = (r) => `M48 ${48 - r}A${r} ${r} 0 1 1 47.9 ${48 - r}Z`

const tile = (id, ink, middle, points = 32) => `<symbol id="${id}" viewBox="0 0 96 96">
  <path fill="ink" d="M30 2L66 2.4L94 30L93.6 66L66 94L30 93.6L2 66L2.4 30Z"/>
  <path fill="${ink}" d="M31.4 5L64.8 5.4L91 31.2L90.6 64.8L64.8 91L31.2 90.6L5 64.8L5.4 31.2Z"/>
  <rays fill="paper" cx="48" cy="48" r="39.6,43" n="${points}" w="3,3.6"/>
  <path fill="paper" d="${ring(38.4)}"/>
  <path fill="ink" fill-rule="evenodd" d="${ring(37)} ${around(35.4)}"/>
  ${middle}
</symbol>`

export default () =>
  Object.entries(PLACES)
    .map(([place, ink]) => tile(`tile-${place}`, ink, `<path fill="${ink}" d="M13.2 57A36 36 0 1 1 82.8 57Q48 52 13.2 57Z"/>` + emblem(place, 'ink', 27.8, 14.2, 0.9) + emblem(place, 'paper', 26.4, 12.6, 0.9) + `<path fill="ink" d="M13.2 57Q48 52 82.8 57Q76 82.6 48 84Q20 82.6 13.2 57Z"/><path fill="paper" d="M13.4 57.6Q48 52.8 82.6 57.6L82.2 59Q48 54.2 13.8 59Z"/>`, POINTS[place]))
    .join('\n') +
  tile('tile-back', 'ink', '<rays fill="ink" cx="48" cy="48" r="12,34" n="24" w=".6,4"/><path fill="ink" d="M48 32A16 16 0 1 0 48.1 32Z"/><star fill="paper" cx="48" cy="48.6" r="14,5.8"/>')
