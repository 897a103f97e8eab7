// Tiles and raid cards: the emblem of a place on a stamped token, and on a card with a picture frame of its own.
const TONES = { bank: 'indigo', 'gold-mine': 'ochre', hotel: 'plum', horses: 'pine', saloon: 'oxblood', cattle: 'orange' }
const BORDERS = {
  // what a tile looks like without colour: the number of points around its rim
  bank: 4, 'gold-mine': 6, hotel: 8, horses: 12, saloon: 16, cattle: 24,
}

const emblem = (place, ink, transform) => `<part href="place-${place}" swap="current:${ink}" transform="${transform}"/>`

function tile(place) {
  return `<symbol id="tile-${place}" viewBox="0 0 96 96">
    <path fill="ink" d="M22 2H74L94 22V74L74 94H22L2 74V22Z"/>
    <path fill="${TONES[place]}" d="M23.6 6H72.4L90 23.6V72.4L72.4 90H23.6L6 72.4V23.6Z"/>
    <path fill="paper" d="M27 13H69L83 27V69L69 83H27L13 69V27Z"/>
    <path fill="ink" fill-rule="evenodd" d="M28 15.4H68L80.6 28V68L68 80.6H28L15.4 68V28Z M28.6 17L17 28.6V67.4L28.6 79H67.4L79 67.4V28.6L67.4 17Z"/>
    ${emblem(place, 'ink', 'translate(30.6 17.6) scale(.7)')}
    <path fill="ink" d="M13 54L83 53V69L69 83H27L13 69Z"/>
    <path fill="paper" d="M16 56.4L80 55.4V56.6L16 57.6Z"/>
    <rays fill="paper" cx="48" cy="48" r="37.4,40.6" n="${BORDERS[place]}" w="3,3"/>
  </symbol>`
}

function raid(place) {
  const tone = TONES[place]
  return `<symbol id="raid-${place}" viewBox="0 0 160 224">
    <path fill="paper" d="M0 0H160V224H0Z"/>
    <path fill="ink" fill-rule="evenodd" d="M5 5H155V219H5Z M7.4 7.4V216.6H152.6V7.4Z"/>
    <path fill="${tone}" d="M46 12H148V178H114V212H12V46H46Z"/>
    <rays fill="paper" cx="80" cy="112" r="50,66" n="${BORDERS[place]}" w=".6,5"/>
    <path fill="paper" d="M80 64a48 48 0 1 0 .1 0Z"/>
    <path fill="ink" fill-rule="evenodd" d="M80 66a46 46 0 1 0 .1 0Z M80 69a43 43 0 1 1-.1 0Z"/>
    ${emblem(place, 'ink', 'translate(50 82) scale(1.25)')}
    <hatch fill="paper" d="M52 18H142V50H52Z" gap="6" w="0,2.4"/>
    <hatch fill="paper" d="M18 174H108V206H18Z" gap="6" w="2.4,0"/>
  </symbol>`
}

export default () => Object.keys(TONES).flatMap((place) => [tile(place), raid(place)]).join('\n')
