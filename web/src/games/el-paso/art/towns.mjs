// Seven towns, each known by its skyline. A sheet of 200×120; light from the left, as in every print of the shop.
const P = (fill, ...d) => `<path fill="${fill}" d="${d.join(' ')}"/>`
const H = (fill, d, angle = 0, gap = 5, w = '0,2', bend = 0) => `<hatch fill="${fill}" d="${d}" angle="${angle}" gap="${gap}" w="${w}" bend="${bend}"/>`
const G = (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`
/** A dark mass with a rim of paper round it. */
const mass = (d, fill = 'ink') => `<path fill="${fill}" stroke="paper" stroke-width="3" stroke-linejoin="round" paint-order="stroke" d="${d}"/>`
const box = (x, y, w, h) => `M${x} ${y}H${x + w}V${y + h}H${x}Z`
const sheet = (a, sky, ...parts) => P('paper', 'M0 0H200V120H0Z') + P(a, 'M5 6L195 5L196 115L4 115.6Z') + sky + parts.join('') + `<path fill="paper" fill-rule="evenodd" d="M-10 -10H210V130H-10Z M5 6L4 115.6L196 115L195 5Z"/>`
const windows = (lit, ...at) => P('paper', ...at.map(([x, y, w, h]) => box(x - 1.4, y - 1.4, w + 2.8, h + 2.8))) + P(lit, ...at.map(([x, y, w, h]) => box(x, y, w, h))) + P('ink', ...at.map(([x, y, w, h]) => `${box(x + w / 2 - 0.7, y, 1.4, h)} ${box(x, y + h / 2 - 0.7, w, 1.4)}`))
const sign = (a, x, y, w, h) => P('paper', box(x, y, w, h)) + P(a, box(x + 1.6, y + 1.6, w - 3.2, h - 3.2)) + P('paper', ...[0.28, 0.5, 0.72].map((k) => `M${x + w * k} ${y + h / 2 - 1.8}l1.8 1.8-1.8 1.8-1.8-1.8Z`))
const porch = (x, y, w, floor) => P('ink', box(x, y, w, 3)) + P('paper', box(x, y + 3, w, 1.6)) + P('ink', box(x + 1, y + 4, 2.4, floor - y - 4), box(x + w - 3.4, y + 4, 2.4, floor - y - 4)) + P('paper', box(x + 1.4, y + 5, 0.9, floor - y - 6), box(x + w - 3, y + 5, 0.9, floor - y - 6))
const ground = (y = 100, lines = true) => P('paper', `M4 ${y}Q50 ${y - 2} 100 ${y}Q150 ${y + 2} 196 ${y}V115L4 115.6Z`) + (lines ? H('ink', `M8 ${y + 3}H192V112H8Z`, 0, 4, '0,1.8,.2') : '')
const pine = (x, y, s) => G(`translate(${x} ${y}) scale(${s})`, P('ink', 'M0 -30L6 -18L3 -18L9 -9L4 -9L12 1H2V6H-2V1H-12L-4 -9L-9 -9L-3 -18L-6 -18Z'), P('paper', 'M-1 -24L-1 -17L-4 -15Z M-2 -14L-2 -8L-7 -5Z M-2 -5V0L-8 0Z'))

const TOWNS = {
  deadwood: () => sheet('pine', H('paper', 'M8 10H192V60H8Z', 0, 7, '.6,3,.6', -10),
    P('ink', 'M4 30L24 22L44 44L70 66L100 78L130 62L154 40L176 20L196 28V115H4Z') + H('paper', 'M10 36L24 28L44 50L66 70L40 74L20 60Z', 40, 7, '0,2.2,.2') + H('pine', 'M150 50L176 28L190 34V70L150 70Z', 130, 7, '0,2.2,.2') +
    [[16, 40, 0.7], [32, 48, 0.75], [14, 66, 0.9], [184, 38, 0.7], [168, 46, 0.75], [186, 66, 0.9]].map((t) => pine(...t)).join(''),
    mass('M26 104V66H30V58H64V66H68V104Z') + mass('M66 104V54L70 54L76 42H116L122 54H126V104Z') + mass('M124 104V64H128V60L150 50L172 60V64H176V104Z') +
    H('shade', 'M30 70H64V88H30Z M128 68H172V82H128Z M70 62H122V76H70Z', 0, 4, '1,1') + sign('pine', 34, 61, 26, 9) + sign('red', 76, 47, 40, 11) +
    windows('gold', [36, 75, 7, 9], [51, 75, 7, 9], [77, 64, 8, 11], [107, 64, 8, 11], [134, 70, 8, 10], [158, 70, 8, 10]) + P('gold', box(92, 62, 8, 13)) + P('ink', box(95.3, 62, 1.4, 13)) +
    porch(24, 88, 46, 106) + porch(68, 80, 56, 106) + porch(126, 86, 50, 106) + P('gold', box(44, 93, 8, 12), box(90, 88, 12, 17), box(148, 92, 7, 13)) + P('ink', box(95.3, 88, 1.4, 17)),
    ground(105)),

  cheyenne: () => sheet('slate', H('paper', 'M8 10H192V80H8Z', 0, 7, '3,.6'),
    P('paper', 'M130 48Q118 44 122 34Q110 28 120 20Q112 8 130 10Q140 2 152 10Q168 6 172 18Q188 20 182 32Q176 40 164 36Q152 44 146 38Q140 44 138 52Z') + P('ink', 'M128 30Q124 22 132 20Q130 26 136 30Z M146 18Q152 10 160 18Q152 18 150 24Z M164 30Q174 30 174 24Q178 32 168 34Z'),
    // depot with its clock
    mass('M14 104V62L6 62L18 48H30V26L40 14L50 26V48H88L100 62H92V104Z') + P('slate', 'M20 50.6H86L94 60H12Z') + H('ink', 'M20 50.6H86L94 60H12Z', 90, 5, '2,2') + P('paper', 'M32 27L40 17L48 27Z M40 30A8 8 0 1 0 40.1 30Z') + P('ink', 'M40 32A6 6 0 1 0 40.1 32Z M33 25L40 20L47 25Z') + P('paper', box(39.2, 33, 1.6, 5.6), box(40, 37.4, 4, 1.6)) +
    H('shade', 'M17 66H90V78H17Z', 0, 4, '1,1') + sign('red', 32, 64, 42, 10) + windows('gold', [22, 82, 10, 14], [42, 82, 10, 14], [74, 82, 10, 14]) + P('paper', box(57, 79, 13, 24)) + P('red', box(59, 81, 9, 22)),
    // the engine
    mass('M92 100V78H98V58H122V64H126V76H132L134 64H130L128 54H146L144 64H140L141 72H150V66H156V72H172L178 76V90L190 102H92Z') + P('paper', box(102, 63, 7, 9), box(112, 63, 7, 9), 'M126 78H170V80.6H126Z') + P('red', 'M94 86H172V91H94Z M174 92L184 101H172Z') + H('paper', 'M128 81H168V86H128Z', 90, 7, '1.2,1.2') + P('gold', 'M176 79h5v6h-5Z M148 66h3v5h-3Z') +
    `<path fill="paper" d="M106 86A10 10 0 1 0 106.1 86Z M128 86A10 10 0 1 0 128.1 86Z M150 92A7 7 0 1 0 150.1 92Z M166 92A7 7 0 1 0 166.1 92Z"/><path fill="ink" fill-rule="evenodd" d="M106 87.4A8.6 8.6 0 1 0 106.1 87.4Z M106 90A6 6 0 1 1 105.9 90Z M128 87.4A8.6 8.6 0 1 0 128.1 87.4Z M128 90A6 6 0 1 1 127.9 90Z M150 93.4A5.6 5.6 0 1 0 150.1 93.4Z M166 93.4A5.6 5.6 0 1 0 166.1 93.4Z"/><rays fill="ink" cx="106" cy="96" r="0,7" n="8" w="1.2,1.2"/><rays fill="ink" cx="128" cy="96" r="0,7" n="8" w="1.2,1.2"/>` + P('red', 'M104 95H130V97.4H104Z'),
    ground(105, false) + P('ink', 'M4 106H196V108.4H4Z') + H('ink', 'M6 109H194V114H6Z', 90, 9, '4,4')),

  abilene: () => sheet('ochre', `<rays fill="paper" cx="62" cy="64" r="28,150" n="26" w="1,12"/>`,
    P('paper', 'M62 42A24 24 0 1 0 62.1 42Z') + P('ink', 'M4 84L60 78L120 82L196 76V115H4Z') + P('ochre', 'M4 88L60 82L120 86L196 80V100H4Z'),
    // the windmill
    mass('M150 104L157 44H161L168 104H163L159.6 72L155 104Z') + P('paper', 'M154 76H164V78H154Z M153 90H165.6V92H153Z') + `<rays fill="paper" cx="159" cy="36" r="3,26" n="12" w="4,9"/><rays fill="ink" cx="159" cy="36" r="4,24" n="12" w="2,6.4"/>` + P('paper', 'M159 32A4 4 0 1 0 159.1 32Z') + mass('M164 34H178L186 28V46L178 39H164Z', 'red') + P('ink', 'M159 33A3 3 0 1 0 159.1 33Z') +
    // the tank
    mass('M98 104L100 70H96V50L112 42L128 50V70H124L126 104H120L118 88H106L104 104Z') + H('paper', 'M98 53H108V68H98Z', 90, 4, '1.6,.4') + P('ochre', box(112, 53, 13, 15)) + H('ink', 'M112 53H125V68H112Z', 90, 4, '1,1.6') + P('paper', 'M96 60H128V62H96Z M105 72L119 86L118 88L104 74Z M119 72L105 86L106 88L120 74Z') +
    // gate of the yard
    mass('M14 106V56H20V60H76V56H82V106H76V72H20V106Z') + sign('red', 26, 60, 44, 13) + P('paper', box(15.4, 58, 1.4, 46), box(77.4, 58, 1.4, 46)),
    // cattle
    ...[[34, 84, 1], [58, 88, 1.1], [132, 90, 1]].map(([x, y, s]) => G(`translate(${x} ${y}) scale(${s})`, mass('M-14 -8Q-12 0 -5 -1Q0 -3 5 -1Q12 0 14 -8Q16 3 7 4L9 7L5 8Q4 16 0 18Q-4 16 -5 8L-9 7L-7 4Q-16 3 -14 -8Z'), P('paper', 'M-1.4 2H1.4L2 10H-2Z M-4 4L-2 5L-4 6Z M4 4L2 5L4 6Z'))),
    ground(106) + P('ink', 'M84 96H150V98.6H84Z M84 102H150V104.6H84Z M90 92H93V110H90Z M142 92H145V110H142Z')),

  'santa-fe': () => sheet('orange', `<rays fill="paper" cx="146" cy="54" r="24,150" n="24" w="1,12"/>`,
    P('paper', 'M146 34A22 22 0 1 0 146.1 34Z') + P('ink', 'M4 80L40 62L70 74L120 60L160 72L196 58V115H4Z'),
    // the church of clay
    mass('M58 106L60 62L66 58V40L72 36V24L78 20H94L98 24V36L104 40V58L110 62L114 106Z', 'ink') + P('paper', 'M61 104L63 64L69 60V42L75 38V26L79 23H88L84 60L86 104Z') + P('orange', 'M88 23H93L95 26V38L101 42V60L107 64L110 104H86L84 60Z') + H('ink', 'M92 23H93L95 26V38L101 42V60L107 64L110 104H94L92 60Z', 0, 4.4, '0,3') +
    P('ink', 'M79 30Q84 24 89 30V38H79Z M76 46H82V54H76Z M88 46H94V54H88Z') + P('gold', 'M84 30Q88 32 87 37H81Q80 32 84 30Z') + P('ink', 'M76 106V84Q84 74 92 84V106Z') + P('red', 'M78 106V85Q84 78 90 85V106Z') + P('ink', box(83.4, 80, 1.4, 26), 'M82.8 10H85.2V13H88V15.4H85.2V21H82.8V15.4H80V13H82.8Z', 'M64 66h4v3h-4Z M72 66h4v3h-4Z M96 66h4v3h-4Z M103 66h3v3h-3Z') +
    // houses with their beams
    mass('M10 106L12 78L20 74H56L60 106Z') + P('paper', 'M13 104L15 80L21 77H40V104Z') + P('orange', 'M40 77H54L57 104H40Z') + H('ink', 'M46 77H54L57 104H46Z', 0, 4, '0,2.6') + P('ink', 'M18 82h3v4h-3Z M26 82h3v4h-3Z M34 82h3v4h-3Z M42 82h3v4h-3Z M50 82h3v4h-3Z', box(20, 90, 7, 7), box(32, 90, 8, 15)) + P('blue', box(33.4, 91.4, 5.2, 14), box(21.4, 91.4, 4.2, 4.2)) +
    mass('M112 106V72H120V66H156V80H186V106Z') + P('paper', 'M114.6 104V75H122V69H138V104Z') + P('orange', 'M138 69H153.6V82H183.6V104H138Z') + H('ink', 'M146 69H153.6V82H183.6V104H146Z', 0, 4, '0,5') + P('ink', 'M124 73h3v4h-3Z M132 73h3v4h-3Z M140 73h3v4h-3Z M148 73h3v4h-3Z M158 86h3v4h-3Z M167 86h3v4h-3Z M176 86h3v4h-3Z', box(119, 82, 7, 8), box(128, 88, 8, 17)) + P('blue', box(129.4, 89.4, 5.2, 16), box(120.4, 83.4, 4.2, 5.2)) + P('gold', box(150, 90, 6, 8), box(168, 94, 6, 6)) + P('ink', 'M142 106L142 84L143.4 84V82L140.6 80L144 70L144.6 104Z'),
    ground(105)),

  'san-diego': () => sheet('blue', H('paper', 'M8 10H192V70H8Z', 0, 7, '.6,3.2,.6', 8),
    P('ink', 'M4 72H196V115H4Z') + P('blue', 'M4 74H196V100H4Z') + H('paper', 'M6 75H194V98H6Z', 0, 5, '0,2.4,0') +
    // a brig at anchor
    P('ink', 'M150 78H190L184 88H156Z M160 78V40H162V78Z M176 78V46H178V78Z') + P('paper', 'M148 44Q154 52 150 58H159V44Z M163 42H172Q176 50 172 58H163Z M163 60H174Q178 68 174 75H163Z M150 60H159V74H148Q153 68 150 60Z M179 50L190 74H179Z'),
    // the mission and its wall of bells
    mass('M46 106V56L66 34Q84 20 102 34L122 56V70H146V106Z') + P('paper', 'M49 104V57L68 37Q84 25 94 31L88 60V104Z') + P('shade', 'M94 31L101 36L119 57V73H143V104H88V60Z') + H('ink', 'M104 42L119 57V73H143V104H112Z', 0, 4.4, '0,4') +
    P('ink', 'M78 40Q84 32 90 40V50H78Z M64 62Q69 54 74 62V72H64Z M94 62Q99 54 104 62V72H94Z') + P('gold', 'M84 38Q89 42 88 48H80Q79 42 84 38Z M69 60Q73 63 72 70H66Q65 63 69 60Z M99 60Q103 63 102 70H96Q95 63 99 60Z') + P('ink', 'M76 106V86Q84 76 92 86V106Z') + P('red', 'M78 106V87Q84 80 90 87V106Z M120 67H147L150 73H119Z') + H('ink', 'M120 67H147L150 73H119Z', 90, 4, '1.4,1.4') + P('ink', box(83.4, 82, 1.4, 24), 'M82.8 13H85.2V17H89V19.4H85.2V27H82.8V19.4H79V17H82.8Z', 'M54 78h5v8h-5Z M126 82Q130 77 134 82V92H126Z', 'M50 74H118V75.6H50Z'),
    // palms
    ...[[26, 46, 1], [14, 62, 0.75], [134, 52, 0.8]].map(([x, y, s]) => G(`translate(${x} ${y}) scale(${s})`, mass('M-2 0L2 0L5 60H-1Z M0 2Q-10 -10 -22 2Q-12 -2 -8 2Q-18 4 -18 16Q-10 6 -2 6Q-6 14 -2 22Q2 14 2 6Q12 6 18 16Q18 4 8 2Q14 -2 22 2Q12 -12 0 2Q2 -10 10 -14Q-2 -16 -2 0Z'), P('paper', 'M0 20h2l1 3h-3Z M1 30h2l.6 3h-2.4Z M1 40h2l.6 3h-2.4Z'))),
    ground(105)),

  tombstone: () => sheet('oxblood', H('paper', 'M8 10H192V80H8Z', 0, 7, '3.2,.4'),
    P('paper', 'M44 16A22 22 0 1 0 44.1 16Z') + P('shade', 'M50 24q8 2 8 10q-7-2-8-10Z M34 38q8 0 10 8q-9 1-10-8Z') + P('ink', 'M20 28Q26 22 31 27Q36 22 43 26Q36 26 32 33Q27 27 20 28Z M64 14Q68 10 71 14Q75 10 80 13Q75 13 72 18Q69 14 64 14Z') +
    P('ink', 'M4 78L20 76L26 62H58L64 76L90 80H196V115H4Z') + H('paper', 'M22 76L28 65H38L36 78Z', 97, 5, '2,.2'),
    // the court-house
    mass('M80 102V56H98V48H106V36L112 22L118 36V48H126V56H146V102Z') + P('oxblood', 'M108.6 37L112 28L115.6 37Z M82 58H144V64H82Z') + H('shade', 'M83 67H143V78H83Z', 0, 4, '1,1') + P('paper', 'M98 50L112 44L126 50V53H98Z', box(108, 40, 8, 6)) + P('ink', box(110, 41, 4, 4), 'M102 51L112 47L122 51Z') + windows('gold', [87, 68, 7, 11], [101, 68, 7, 11], [116, 68, 7, 11], [132, 68, 7, 11]) + windows('ink', [87, 86, 7, 10], [132, 86, 7, 10]) + P('paper', box(104, 83, 17, 20)) + P('oxblood', box(106, 85, 13, 18)) + P('ink', box(111.8, 85, 1.4, 18)) +
    // undertaker's
    mass('M148 104V70H152V60H188V70H192V104Z') + sign('ink', 156, 64, 28, 10) + windows('ink', [155, 80, 9, 10], [176, 80, 9, 10]) + P('gold', box(166.6, 82, 7, 22)) + porch(146, 75, 48, 105),
    // boot hill
    P('paper', 'M4 106Q30 84 70 100L100 104L196 102V115L4 115.6Z') + H('ink', 'M6 112Q30 94 70 104L192 108V114H8Z', 4, 4.4, '0,1.8,.2') +
    mass('M18 104V92H12V87H18V80H23V87H29V92H23V104Z') + mass('M44 104V84Q50 76 56 84V104Z') + P('paper', 'M46.4 101V85.4Q50 80 53 84V86H48Z') + P('ink', box(47, 89, 6, 1.6), box(47, 93, 6, 1.6)) + G('rotate(12 74 100)', mass('M70 108V94H65V90H70V84H74.6V90H80V94H74.6V108Z')) + G('rotate(-8 34 106)', mass('M30 112V100Q34 94 38 100V112Z'))),

  'el-paso': () => sheet('plum', `<rays fill="gold" cx="100" cy="62" r="30,170" n="30" w="1,13"/>`,
    P('paper', 'M100 30A32 32 0 1 0 100.1 30Z') + P('gold', 'M100 33A29 29 0 1 0 100.1 33Z') +
    // the pass
    mass('M0 84L8 60L24 46L36 28L50 34L62 54L82 74L100 82L118 74L136 52L150 30L164 24L180 44L196 54L200 84V118H0Z') + H('paper', 'M12 64L26 50L38 34L46 38L36 64L20 66Z', 112, 7, '0,2.4,.2') + H('plum', 'M140 54L152 36L164 30L178 48L192 58L150 62Z', 62, 7, '0,2.6,.2'),
    // the mission with two towers
    mass('M62 106V58L66 54V46Q72 36 78 46V54L82 58H118L122 54V46Q128 36 134 46V54L138 58V106Z') + P('paper', 'M64.6 104V60L69 56V47Q72 42 74 46V104Z M84 62H100V104H84Z') + P('shade', 'M74 46L75.6 47V56L80 60V104H74Z M100 62H116V104H100Z M120 104V60L124.4 56V47Q128 42 131.6 47V56L135.6 60V104Z') + H('ink', 'M108 62H116V104H108Z M126 46L131.6 47V56L135.6 60V104H126Z', 0, 4, '0,3') +
    mass('M84 62Q86 50 94 48L96 42Q100 38 104 42L106 48Q114 50 116 62Z') + P('paper', 'M88 59Q90 53 96 51L95 59Z') + P('red', 'M104 59V51Q110 53 112 59Z') + P('ink', box(69, 50, 6, 7), box(125, 50, 6, 7), 'M90 106V86Q100 74 110 86V106Z', box(68, 70, 7, 10), box(125, 70, 7, 10)) + P('gold', 'M72 50Q75 52 74.4 56H69.6Q69 52 72 50Z M128 50Q131 52 130.4 56H125.6Q125 52 128 50Z M100 64A5 5 0 1 0 100.1 64Z') + P('red', 'M92.4 106V87Q100 78 107.6 87V106Z') + P('ink', box(99.3, 80, 1.4, 26), 'M71 28H73V31H76V33H73V38H71V33H68V31H71Z M127 28H129V31H132V33H129V38H127V33H124V31H127Z') +
    // a street on either hand
    mass('M8 106V74H14V66H54V74H60V106Z') + sign('red', 18, 69, 32, 10) + windows('gold', [16, 83, 7, 9], [45, 83, 7, 9]) + P('gold', box(30, 86, 8, 20)) + porch(6, 80, 54, 107) +
    mass('M140 106V70L146 70L152 60H180L186 70H192V106Z') + sign('blue', 152, 65, 28, 10) + windows('gold', [148, 82, 7, 9], [178, 82, 7, 9]) + P('gold', box(162, 84, 8, 22)) + porch(140, 78, 54, 107),
    ground(106)),
}

export default () => Object.entries(TOWNS).map(([name, draw]) => `<symbol id="town-${name}" viewBox="0 0 200 120">${draw()}</symbol>`).join('\n')
