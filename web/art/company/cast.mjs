// The bots: five greenhorns with fresh faces, five steady deputies, five grizzled sheriffs. Heads, to be known at the size of
// a thumbnail: one accent each, and a backdrop of its own.
import { BEARD, EYES, FACE, G, GROUND, H, HAIR, HAT, MOUTH, NOSE, P, bow, coat, collar, comb, crown, dress, ear, flip, fringe, lapels, man, neck, parting, scarf, shadow, shirt, sides, throat, tie, waistcoat } from '../portraits.mjs'

const all = {}
/** What is between 14 and 186 across, and 22 and 194 down. */
const set = (name, accent, ground, figure) => {
  const paper = P('paper', 'M0 0H200V240H0Z') + P(accent, 'M0 0H200V240H0Z')
  all[name] = paper + ground(accent).replace(/<path fill="paper" fill-rule="evenodd" d="M-80[^>]*>/, '') + figure(accent)
}

/** Hair and beards that have gone grey: light, with dark strands, and an edge that holds them. */
const grey = (drawn) =>
  drawn.replace(/fill="(ink|paper)"/g, (_, ink) => `fill="${ink === 'ink' ? 'bone' : 'ink'}"`).replace(/<path fill="bone"/g, '<path stroke="ink" stroke-width="3" stroke-linejoin="round" fill="bone"')
const freckles = () => P('ink', 'M75 129h2.6v2.6h-2.6Z M80 132.4h2.6v2.6h-2.6Z M85 128.6h2.6v2.6h-2.6Z M110 129h2.6v2.6h-2.6Z M115 132h2.6v2.6h-2.6Z')
const wrinkles = () => P('ink', 'M72 122L66 119L72 125Z M73 126L67 126L74 128Z M82 100Q92 97 98 101Q91 99.6 82 101.6Z M104 101Q112 97 120 100Q112 99.6 104 102.4Z M86 139Q82 144 83 151Q80 144 84 138Z')
const glasses = () => `<path fill="ink" fill-rule="evenodd" d="M85 103A14 14 0 1 0 85.1 103Z M85 106.4A10.6 10.6 0 1 1 84.9 106.4Z M115 103A14 14 0 1 0 115.1 103Z M115 106.4A10.6 10.6 0 1 1 114.9 106.4Z M97 114H103V117H97Z M63 112L72 114.6V118L63 116Z"/>`
const ears = (tone = 'paper') => P(tone, 'M68 110L56 105L58 124L70 132Z M132 110L144 105L142 124L131 132Z') + P('ink', 'M65 114L59.4 110.6L61 122L66 125Z M132 110L144 105L142 124L131 132Z')

// ---- greenhorns
set('pip', 'orange', GROUND.rays, (a) =>
  coat() + shirt() + neck() + bow(a) + ears() + man({ hairBack: sides(), ears: '', shape: 'heart', eyes: 'wide', nose: 'small', mouth: MOUTH.grin() }) + freckles() + fringe() +
  P('ink', 'M46 92Q50 52 100 48Q150 52 154 92L138 84Q100 76 62 84Z') + P(a, 'M52 84Q58 58 100 54Q142 58 148 84Q100 70 52 84Z') + H('ink', 'M104 55Q142 58 147 83L112 75Z', 20, 5, '0,2.6') + P('ink', 'M58 86Q100 74 142 86Q150 98 134 102Q100 92 66 102Q50 98 58 86Z') + P('paper', 'M64 90Q100 80 136 90Q100 85 64 93Z M96 44h8v8h-8Z'))

set('lotte', 'blue', GROUND.hills, (a) =>
  dress(a, false) + HAIR.braids() + throat() + P('paper', 'M72 182L100 196L130 182L136 196L100 212L66 196Z') + FACE.round() + EYES.merry() + NOSE.small() + MOUTH.smile('red') +
  P('ink', 'M54 118Q46 66 74 46Q100 30 128 46Q154 66 146 118Q140 84 122 76Q100 68 78 76Q60 84 54 118Z') + P(a, 'M60 96Q58 64 80 51Q100 40 120 51Q142 64 140 96Q132 78 118 72Q100 66 82 72Q66 78 60 96Z') + P('paper', 'M70 66a4 4 0 1 0 .1 0Z M88 54a4 4 0 1 0 .1 0Z M110 54a4 4 0 1 0 .1 0Z M129 66a4 4 0 1 0 .1 0Z M100 62a3.4 3.4 0 1 0 .1 0Z') + P('ink', 'M66 104Q72 84 100 78Q92 92 76 98Z M134 104Q128 84 100 78Q108 92 124 98Z'))

set('chester', 'pine', GROUND.slant, (a) =>
  coat() + shirt() + lapels() + waistcoat(a) + neck() + collar() + bow('ink') + man({ hairBack: sides(), ears: ear(), shape: 'long', eyes: 'wide', nose: 'straight', mouth: P('ink', 'M90 149Q100 145.6 111 149L110 152Q100 149.6 91 152Z') }) + glasses() + P('ink', 'M66 92Q72 78 100 74Q128 78 134 92Q116 84 100 86Q82 84 66 92Z') + G('translate(6 -16) rotate(6 100 80)', HAT.bowler(a)))

set('juno', 'ochre', (a) => GROUND.sun(a), (a) =>
  coat() + shirt() + HAIR.curls() + neck() + scarf(a) + FACE.oval('shade') + EYES.merry() + NOSE.small() + MOUTH.grin() + scarf(a) + P('ink', 'M66 96Q70 84 84 82L76 100Z M134 96Q130 84 116 82L124 100Z') + G('rotate(-7 100 80)', HAT.slouch(a)))

set('tam', 'red', GROUND.level, (a) =>
  coat() + P('paper', 'M70 178L60 234H140L130 176Z') + H(a, 'M62 190L140 190L142 234H60Z', 0, 12, '4,4') + H(a, 'M64 184H136V234H64Z', 90, 14, '4,4') + neck() + ears() + man({ hairBack: crown('M64 128L58 92L60 66L70 72L72 50L84 60L92 42L102 56L114 42L118 58L132 50L132 68L144 66L140 92L137 128Z'), ears: '', shape: 'square', eyes: 'steady', nose: 'bulb', mouth: MOUTH.smirk() }) + freckles() + fringe() +
  P('gold', 'M112 148L166 128L168 131L113 151Z M160 120L176 118L168 132L158 136Z') + P('ink', 'M162 124L172 122M160 130L170 126'))

// ---- deputies
set('mabel', 'oxblood', GROUND.rain, (a) =>
  coat() + shirt() + HAIR.long() + neck() + scarf(a) + FACE.square() + EYES.steady() + NOSE.straight() + P('ink', 'M86 148Q100 145 115 148L111 152Q100 149 90 152Z') + scarf(a) + P('ink', 'M65 95Q100 107 135 94L133 102Q100 111 67 102Z') + HAT.wide(a))

set('amos', 'slate', GROUND.bowl, (a) =>
  P('ink', 'M4 234L10 200L34 184L66 172L134 172L166 184L190 200L196 234Z') + P(a, 'M62 186L80 178V234H56Z M138 186L120 178V234H144Z M76 206H124V234H76Z') + neck() + ear('shade') + HAIR.bald().replaceAll('"paper"', '"shade"') + FACE.square('shade') + P('shade', 'M70 96Q70 84 76 78H120V96Z') + EYES.steady() + NOSE.bulb() + BEARD.full() + P('paper', 'M76 72Q84 62 98 61Q86 68 80 78Z'))

set('ines', 'plum', GROUND.net, (a) =>
  coat() + shirt() + lapels(a) + HAIR.long() + neck() + P(a, 'M84 176H118L114 190H88Z') + FACE.oval('shade') + parting() + EYES.lady() + NOSE.straight() + MOUTH.lips('red') + P('gold', 'M69 132a5 5 0 1 0 .1 0Z') + shadow() + HAT.flat(a))

set('otis', 'indigo', GROUND.waves, (a) =>
  coat() + P('gold', 'M66 200a5 5 0 1 0 .1 0Z M60 218a5 5 0 1 0 .1 0Z M136 200a5 5 0 1 0 .1 0Z M142 218a5 5 0 1 0 .1 0Z') + shirt() + neck() + collar() + tie('ink') + man({ hairBack: sides(), shape: 'round', eyes: 'sleepy', nose: 'bulb', beard: BEARD.walrus() }) + HAT.captain(a))

set('pearl', 'gold', GROUND.fall, (a) =>
  dress(a) + throat() + P('ink', 'M84 172H120V179H84Z') + P(a, 'M102 175l6 7-6 9-6-9Z') + HAIR.updo() + FACE.heart() + parting() + EYES.proud() + NOSE.small() + MOUTH.smile('red') + P('ink', 'M80 139h3.4v3.4h-3.4Z') + P(a, 'M69 132l5 7-5 9-5-9Z') +
  P('paper', 'M124 52Q132 18 168 20Q184 26 180 44Q160 40 146 56Q136 66 130 66Z') + P('red', 'M128 56Q138 26 166 24Q178 30 176 40Q154 38 142 54L132 62Z') + P('ink', 'M128 60Q146 34 174 32Q150 40 134 62Z'))

// ---- sheriffs
set('gideon', 'blue', GROUND.fading, (a) =>
  coat() + shirt() + neck() + tie('ink') + P('ink', 'M65 84L60 112L64 134L136 134L140 112L136 84Z') + ear() + FACE.gaunt() + shadow() + EYES.narrow() + NOSE.hooked() + grey(BEARD.walrus()) + wrinkles() + P('bone', 'M61 104L68 102L69 130L63 132Z') + HAT.wide(a) + `<star cx="152" cy="196" r="24,10" fill="ink"/><star cx="152" cy="196" r="18,7.6" fill="gold"/>`)

set('hester', 'slate', GROUND.level, (a) =>
  P('ink', 'M20 234Q26 204 60 190L82 180L120 180Q168 192 180 234Z') + throat() + P('paper', 'M83 172L100 182L121 172V188L101 196L83 188Z') + grey(HAIR.bun()) + FACE.oval() + EYES.fierce() + NOSE.hooked() + P('ink', 'M86 150Q100 146 114 150L110 153Q100 150 90 153Z') + wrinkles() + grey(P('ink', 'M66 108Q70 86 100 78Q92 94 76 100Z M134 106Q130 86 100 78Q108 94 126 100Z')) +
  P('ink', 'M34 84Q60 74 66 66Q72 40 100 38Q128 40 134 66Q140 74 166 84Q140 96 100 92Q60 96 34 84Z') + P(a, 'M66 68Q100 58 134 68L135 80Q100 70 65 80Z') + P('paper', 'M42 85Q62 82 100 80Q140 82 158 85Q140 90 100 86Q60 90 42 85Z') + P('red', 'M120 50a8 8 0 1 0 .1 0Z') + P('ink', 'M120 55a3 3 0 1 0 .1 0Z') + H('ink', 'M58 96H142V132Q100 146 58 132Z', 45, 13, '.8,.8') + H('ink', 'M58 96H142V132Q100 146 58 132Z', -45, 13, '.8,.8'))

set('cyrus', 'ochre', GROUND.hills, (a) =>
  coat() + P('ink', 'M58 108Q60 84 100 80Q140 84 142 108L138 134H62Z') + FACE.gaunt() + EYES.narrow() + NOSE.bulb() + BEARD.long() + P('ink', 'M102 110L128 108Q131 122 116 127Q103 124 102 110Z M66 96L104 110L104 114L64 100Z M126 109L137 100V105L127 113Z') + HAT.turnedUp(a))

set('ruth', 'pine', GROUND.rain, (a) =>
  coat() + shirt() + grey(HAIR.braids()) + neck() + scarf(a) + FACE.gaunt() + EYES.sleepy() + NOSE.hooked() + wrinkles() + P('ink', 'M86 150Q100 147 114 149L112 152.6Q100 150 88 153Z') + shadow() + G('rotate(4 100 80)', HAT.slouch(a)) +
  P('ink', 'M60 150L90 148L90 153L66 156L62 172H42L40 152H58Z') + P(a, 'M44 155H58L56 168H46Z') + G('translate(50 148) scale(.9)', P('paper', 'M0 0Q-8 -10 2 -18Q12 -26 4 -38Q16 -30 12 -18Q6 -10 10 0Z')))

set('mateo', 'orange', (a) => GROUND.rays(a, 100, 60, 26), (a) => flip(
  coat() + shirt() + neck() + scarf(a) + sides() + ear('shade') + FACE.square('shade') + shadow() + EYES.narrow() + NOSE.hooked() + grey(BEARD.handlebar()) + wrinkles() + P('ink', 'M76 118L84 136L82 137L74 120Z') + scarf(a) +
  P('ink', 'M2 66Q10 92 60 98Q100 106 140 98Q190 92 198 66Q176 84 138 82Q134 46 116 30Q100 20 84 30Q66 46 62 82Q24 84 2 66Z') + P(a, 'M64 70Q100 60 136 70L138 82Q100 74 62 82Z') + P('paper', 'M12 80Q30 94 64 93Q100 88 136 93Q170 94 188 80Q172 100 136 98Q100 96 64 98Q28 100 12 80Z M84 36Q92 28 98 28L92 60L82 62Z') + P('gold', 'M72 74l5-4 5 4-5 4Z M95 71l5-4 5 4-5 4Z M118 74l5-4 5 4-5 4Z')))

export default () =>
  Object.entries(all).map(([name, drawn]) => `<symbol id="${name}" viewBox="0 0 96 96"><g transform="translate(-7.8 -12.3) scale(.558)">${drawn}</g></symbol>`).join('\n')
