// Makes the sprites: node web/art/build.mjs
// web/art/common/ → web/src/art/common.svg; web/art/company/ → web/src/art/company.svg; web/src/games/<game>/art/ → web/src/games/<game>/<game>.svg
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { areApart, hatch, isEven, rays, shorten, star } from './engraver.mjs'
import { inked } from './inks.mjs'

const here = new URL('.', import.meta.url)
const common = { name: 'common', from: new URL('common/', here), to: new URL('../src/art/common.svg', here) }
const company = { name: 'company', from: new URL('company/', here), to: new URL('../src/art/company.svg', here) }
const games = new URL('../src/games/', here)
const SPRITES = [common, company, ...readdirSync(games).map((name) => ({ name, from: new URL(`${name}/art/`, games), to: new URL(`${name}/${name}.svg`, games) }))]
const LIMIT = 6 * 1024
const SPRITE_LIMIT = 210 * 1024

let troubles = 0
for (const { name: sprite, from, to } of SPRITES) {
  if (!existsSync(from)) continue
  const readme = readFileSync(new URL('README.md', from), 'utf8')
  const sources = await symbolsOf(from)
  let body = ''
  let n = 0
  for (const [id, { viewBox, content }] of sources) {
    if (id.startsWith('_')) continue
    const drawn = squeeze(finish(content, sources))
    if (drawn.length > LIMIT) complain(`${sprite}#${id} is ${drawn.length} bytes`)
    if (!readme.includes(`\`${id}\``)) complain(`${sprite}#${id} is not in ${sprite}'s README.md`)
    if (/<style|<script|url\(| id=/.test(drawn)) complain(`${sprite}#${id} has what a sprite may not have`)
    body += `<symbol id="${id}" viewBox="${viewBox}"${drawn}</symbol>\n`
    n++
  }
  if (body.length > SPRITE_LIMIT) complain(`${sprite}.svg is ${body.length} bytes`)
  writeFileSync(to, `<svg xmlns="http://www.w3.org/2000/svg">\n${body}</svg>\n`)
  console.log(`${sprite}.svg: ${n} symbols, ${(body.length / 1024).toFixed(1)} KB`)
}
const mark = (await symbolsOf(common.from)).get('mark')
const plain = finish(mark.content, new Map()).replace(/var\(--\w+,(#\w+)\)/g, '$1')
writeFileSync(new URL('../public/favicon.svg', here), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${plain}</svg>\n`)
process.exitCode = troubles ? 1 : 0

function complain(words) {
  console.error(words)
  troubles++
}

async function symbolsOf(folder) {
  const found = new Map()
  for (const file of readdirSync(folder).sort()) {
    if (!/\.(svg|mjs)$/.test(file)) continue
    const url = new URL(file, folder)
    const text = file.endsWith('.mjs') ? ((await import(url)).default?.() ?? '') : readFileSync(url, 'utf8')
    for (const [, id, viewBox, content] of text.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">([^]*?)<\/symbol>/g)) {
      if (found.has(id)) throw new Error(`${id} twice`)
      found.set(id, { viewBox, content })
    }
  }
  return found
}

function finish(content, symbols) {
  const TOOLS = { hatch, rays, star }
  return content
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<part ([^>]*?)\/>/g, (_, text) => {
      const { href, swap, ...rest } = attributes(text)
      let inner = symbols.get(href)?.content
      if (inner === undefined) throw new Error(`no part ${href}`)
      for (const pair of swap?.split(' ') ?? []) {
        const [from, to] = pair.split(':')
        inner = inner.replaceAll(`"${from}"`, `"${to}"`)
      }
      inner = finish(inner, symbols)
      return Object.keys(rest).length ? `<g ${written(rest)}>${inner}</g>` : inner
    })
    .replace(/<(hatch|rays|star) ([^>]*?)\/>/g, (_, tool, text) => {
      const given = attributes(text)
      const kept = {}
      for (const name of ['fill', 'stroke', 'stroke-width', 'opacity', 'transform']) if (name in given) kept[name] = given[name]
      const widths = String(given.w ?? '').split(',')
      if (tool === 'hatch' && isEven(widths) && !given.bend) {
        kept.stroke = given.fill
        kept['stroke-width'] = widths[0]
        delete kept.fill
      }
      return `<path ${written({ ...kept, d: TOOLS[tool](numbers(given)) })}/>`
    })
    .replace(/ d="([^"]*)"/g, (_, d) => ` d="${shorten(d)}"`)
    .replace(/\b(fill|stroke)="(\w+)"/g, (_, what, name) => `${what}="${inked(name === 'current' ? 'currentColor' : name)}"`)
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .trim()
}

/** Ink is what a symbol fills with unless told otherwise; paper is its `currentColor`, unless it needs that of the page. */
function squeeze(drawn) {
  const [ink, paper] = [inked('ink'), inked('paper')]
  drawn = joined(drawn.replaceAll(` fill="${ink}"`, ''))
  if (drawn.includes('currentColor') || !drawn.includes(paper)) return ` fill="${ink}">${drawn}`
  return ` fill="${ink}" color="${paper}">${drawn.replaceAll(paper, 'currentColor')}`
}

/** Neighbours of one colour that do not touch become one path. */
function joined(drawn) {
  for (;;) {
    const fewer = drawn.replace(/<path([^>]*?) d="([^"]*)"\/><path\1 d="([^"]*)"\/>/g, (both, look, a, b) =>
      areApart(a, b) ? `<path${look} d="${shorten(a + b)}"/>` : both)
    if (fewer === drawn) return drawn
    drawn = fewer
  }
}

function attributes(text) {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

function numbers(given) {
  return Object.fromEntries(Object.entries(given).map(([k, v]) => [k, /^-?[\d.]+$/.test(v) ? Number(v) : v]))
}

function written(given) {
  return Object.entries(given).map(([k, v]) => `${k}="${v}"`).join(' ')
}
