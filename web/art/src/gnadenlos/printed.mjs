// Hats, notes and dice: the same thing in several colours. Each seat has a shape and a pattern too.
const SEATS = { a: 'oxblood', b: 'indigo', c: 'pine', d: 'ochre' }

const HATS = {
  a: ['M2 30Q10 38 20 34Q18 12 26 6L32 10L38 6Q46 12 44 34Q54 38 62 30Q58 46 44 46H20Q6 46 2 30Z', 'M19 26Q32 22 45 26L44.6 32Q32 28 19.4 32Z'], // pinched
  b: ['M8 36Q12 40 18 38L17 5Q32 1 47 5L46 38Q52 40 56 36Q54 47 46 47H18Q10 47 8 36Z', 'M17.6 26Q32 22 46.4 26V34Q32 30 17.8 34Z'], // top hat
  c: ['M8 34Q12 40 18 37Q14 8 32 7Q50 8 46 37Q52 40 56 34Q56 46 46 46H18Q8 46 8 34Z', 'M17 30Q32 26 47 30L46.6 36Q32 32 17.4 36Z'], // bowler
  d: ['M1 34L18 34L24 10Q28 2 32 2Q36 2 40 10L46 34L63 34Q56 46 44 46H20Q8 46 1 34Z', 'M20 28Q32 24 44 28L46 34Q32 30 18 34Z'], // sombrero
}

const PATTERNS = {
  a: '<hatch fill="TONE" d="AREA" gap="4" w="1.6,1.6" loose="0"/>',
  b: '<hatch fill="TONE" d="AREA" angle="90" gap="5" w="2,2" loose="0"/>',
  c: '<hatch fill="TONE" d="AREA" angle="45" gap="5" w="1.4,1.4" loose="0"/><hatch fill="TONE" d="AREA" angle="-45" gap="5" w="1.4,1.4" loose="0"/>',
  d: '<hatch fill="TONE" d="AREA" angle="-40" gap="6" w="3,3" loose="0"/>',
}

const SPOTS = { 1: [[32, 32]], 2: [[20, 20], [44, 44]], 3: [[18, 18], [32, 32], [46, 46]], 4: [[20, 20], [44, 20], [20, 44], [44, 44]], 5: [[19, 19], [45, 19], [32, 32], [19, 45], [45, 45]], 6: [[20, 16], [44, 16], [20, 32], [44, 32], [20, 48], [44, 48]] }

export default function printed() {
  const out = []
  for (const [seat, tone] of Object.entries(SEATS)) {
    const pattern = (area) => PATTERNS[seat].replaceAll('TONE', tone).replaceAll('AREA', area)
    const [shape, band] = HATS[seat]
    out.push(`<symbol id="hat-${seat}" viewBox="-3 -3 70 54">
      <path fill="paper" stroke="paper" stroke-width="6" d="${shape}"/><path fill="${tone}" stroke="ink" stroke-width="2.4" d="${shape}"/>
      <path fill="ink" d="${band}"/><path fill="paper" d="M14 41Q30 37.6 46 40Q30 40 16 43.4Z M23 12L26 10L25 22L22.6 23Z"/>
    </symbol>
    <symbol id="note-${seat}" viewBox="0 0 96 64">
      <path fill="paper" d="M1 1H95V63H1Z"/><path fill="ink" fill-rule="evenodd" d="M1 1H95V63H1Z M2.6 2.6V61.4H93.4V2.6Z"/>
      <path fill="${tone}" fill-rule="evenodd" d="M5 5H91V59H5Z M8 8V56H88V8Z"/>
      ${pattern('M10 10H28V54H10Z M68 10H86V54H68Z')}
      <path fill="ink" d="M34 11H62V12.6H34Z M34 51.4H62V53H34Z M31 10h1.4v44h-1.4Z M63.6 10h1.4v44h-1.4Z"/>
    </symbol>
    <symbol id="note-${seat}-folded" viewBox="0 0 96 64">
      <path fill="ink" d="M8 12L90 8L94 56L4 60Z"/><path fill="paper" d="M10.4 14L88 10.2L91.6 54L6.6 57.6Z"/>
      <path fill="${tone}" d="M14 17.6L50 36L84.6 14L88 50.6L10.6 54Z"/>${pattern('M16 18L50 15.6L83 14.4L50 34Z')}
      <path fill="ink" d="M10.4 14L50 36.6L88 10.2L88.4 13L50 40L10 17Z"/><path fill="red" d="M49 30a8 8 0 1 0 .1 0Z"/><star cx="49" cy="38.4" r="5,2" fill="paper"/>
    </symbol>`)
  }
  for (const [value, spots] of Object.entries(SPOTS)) {
    const dots = spots.map(([x, y]) => `M${x} ${y - 5.6}a5.6 5.6 0 1 0 .1 0Z`).join('')
    out.push(`<symbol id="die-${value}" viewBox="0 0 64 64"><part href="_bone"/><path fill="${value === '1' ? 'red' : 'ink'}" d="${dots}"/></symbol>`)
  }
  return out.join('\n')
}
