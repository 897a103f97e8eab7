// The inks of the shop. A source says fill="ink"; the sprite says fill="var(--ink,#2a1c12)".
export const INKS = {
  ink: '#2a1c12',
  paper: '#f4e9d2',
  shade: '#e4d3b1',
  red: '#9b2d1f',
  blue: '#274b6d',
  gold: '#b9862b',
  bone: '#efe3c6',
  flame: '#ffcf5c',
  plum: '#6d3462',
  ochre: '#b07a1c',
  pine: '#2f6148',
  oxblood: '#7c211d',
  indigo: '#2f4079',
  orange: '#c25a1c',
  slate: '#566670',
}
export const inked = (name) => (name in INKS ? `var(--${name},${INKS[name]})` : name)
