// The 29 adventurers, set from parts: who they are is one line each.
import { BEARDS, EYES, HAIR_BEFORE, HAIR_BEHIND, HEADS, MOUTHS, NOSES } from './faces.mjs'
import { CLOTHES, HATS, PROPS } from './wardrobe.mjs'

// The backdrop tells what somebody is best at: gold, revolver or cards.
const GROUNDS = {
  gold: ['ochre', '<rays fill="paper" cx="100" cy="120" r="62,130" n="13" w="0,8" from="-112" to="112"/>'],
  revolver: ['oxblood', '<hatch fill="paper" d="M24 30H60L50 90L54 168H24Z M140 30H176V168H148L152 90Z" gap="10" w="3,3" loose=".2"/>'],
  cards: ['indigo', '<hatch fill="paper" d="M24 26H176V70L148 160H52L24 70Z" angle="45" gap="24" w="2,2"/><hatch fill="paper" d="M24 26H176V70L148 160H52L24 70Z" angle="-45" gap="24" w="2,2"/>'],
}

//            best        tone       head     hair behind, before   eyes       nose     mouth     beard        hat          clothes        holds
const PEOPLE = {
  harrow:    ['gold',     'pine',    'lady',   'braids', 'parted',  'lady',    'small', 'smile',  'none',      'slouch',    'braces',      'nugget'],
  lund:      ['gold',     'oxblood', 'square', 'short',  'none',    'steady',  'plain', 'set',    'full',      'miner',     'braces',      'pickaxe'],
  barnaby:   ['gold',     'slate',   'gaunt',  'white',  'none',    'squint',  'big',   'set',    'long',      'slouch',    'braces',      'pan'],
  dan:       ['gold',     'indigo',  'long',   'shaggy', 'fringe',  'steady',  'plain', 'grin',   'stubble',   'none',      'neckerchief', 'shovel'],
  celestine: ['gold',     'plum',    'lady',   'bun',    'updo',    'lady',    'small', 'lips',   'none',      'feather',   'gown',        'fan'],
  moran:     ['gold',     'oxblood', 'round',  'short',  'none',    'squint',  'big',   'cigar',  'chops',     'bowler',    'scarf',       'none'],
  brannigan: ['gold',     'slate',   'broad',  'bun',    'parted',  'lady',    'small', 'set',    'none',      'veil',      'dress',       'pistol'],
  delaroche: ['cards',    'plum',    'long',   'short',  'none',    'steady',  'plain', 'set',    'thin',      'top',       'coat',        'cards'],
  tuttle:    ['gold',     'slate',   'gaunt',  'short',  'none',    'steady',  'big',   'frown',  'none',      'flat',      'preacher',    'bible'],
  pemberley: ['gold',     'pine',    'long',   'bald',   'dome',    'glasses', 'plain', 'set',    'goatee',    'none',      'waistcoat',   'bag'],
  malone:    ['revolver', 'orange',  'lady',   'long',   'none',    'lady',    'small', 'cigar',  'none',      'stetson',   'neckerchief', 'pistol'],
  orson:     ['gold',     'pine',    'round',  'shaggy', 'none',    'steady',  'big',   'set',    'full',      'fur',       'poncho',      'none'],
  fontaine:  ['cards',    'ochre',   'gaunt',  'short',  'none',    'squint',  'plain', 'smile',  'thin',      'boater',    'waistcoat',   'cards'],
  quill:     ['cards',    'pine',    'lady',   'bun',    'parted',  'glasses', 'small', 'set',    'none',      'feather',   'dress',       'book'],
  percy:     ['gold',     'indigo',  'round',  'short',  'fringe',  'wide',    'small', 'smile',  'none',      'boater',    'waistcoat',   'none'],
  otto:      ['gold',     'oxblood', 'round',  'bald',   'dome',    'steady',  'big',   'set',    'handlebar', 'none',      'apron',       'bottle'],
  valdez:    ['revolver', 'blue',    'lady',   'long',   'parted',  'lady',    'small', 'set',    'none',      'sombrero',  'neckerchief', 'badge'],
  augustin:  ['cards',    'pine',    'long',   'short',  'combed',  'squint',  'plain', 'smile',  'thin',      'visor',     'waistcoat',   'ace'],
  harlan:    ['revolver', 'slate',   'long',   'short',  'none',    'squint',  'plain', 'set',    'bandana',   'flat',      'coat',        'pistol'],
  redfern:   ['revolver', 'orange',  'lady',   'curls',  'none',    'lady',    'small', 'lips',   'none',      'plumed',    'dress',       'pistol'],
  voss:      ['revolver', 'gold',    'broad',  'braids', 'fringe',  'steady',  'plain', 'grin',   'none',      'bonnet',    'braces',      'rifle'],
  willi:     ['cards',    'orange',  'square', 'shaggy', 'none',    'steady',  'big',   'set',    'walrus',    'crushed',   'scarf',       'whip'],
  marchetti: ['cards',    'oxblood', 'long',   'short',  'combed',  'patch',   'plain', 'smile',  'stubble',   'none',      'coat',        'cards'],
  baroness:  ['cards',    'oxblood', 'broad',  'bun',    'updo',    'monocle', 'small', 'lips',   'none',      'none',      'furs',        'ace'],
  rufus:     ['cards',    'slate',   'square', 'short',  'none',    'steady',  'big',   'pipe',   'chops',     'captain',   'uniform',     'none'],
  wendell:   ['cards',    'pine',    'gaunt',  'shaggy', 'none',    'closed',  'big',   'smile',  'stubble',   'crushed',   'coat',        'bottle'],
  bess:      ['revolver', 'ochre',   'lady',   'long',   'none',    'steady',  'small', 'smile',  'none',      'coyote',    'poncho',      'none'],
  akers:     ['revolver', 'pine',    'square', 'short',  'none',    'squint',  'plain', 'set',    'walrus',    'stetson',   'coat',        'rifle'],
  hollis:    ['revolver', 'ochre',   'round',  'short',  'wild',    'wide',    'big',   'oh',     'none',      'none',      'neckerchief', 'spark'],
}

export default () => Object.entries(PEOPLE).map(([id, person]) => `<symbol id="${id}" viewBox="20 22 160 192">${drawn(person)}</symbol>`).join('\n')

function drawn([best, tone, head, behind, before, eyes, nose, mouth, beard, hat, clothes, holds]) {
  const [colour, lines] = GROUNDS[best]
  const layers = [
    HAIR_BEHIND[behind], CLOTHES[clothes], HEADS[head], EYES[eyes], NOSES[nose], beard === 'full' || beard === 'bandana' ? '' : MOUTHS[mouth],
    BEARDS[beard], HAIR_BEFORE[before], HATS[hat], PROPS[holds],
  ]
  return `<path fill="${colour}" d="M20 22H180V214H20Z"/>${lines}${layers.join('').replaceAll('"tone"', `"${tone}"`)}`
}
