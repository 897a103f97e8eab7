// The engraver's tools: what a source may say that SVG cannot, turned into plain paths.
//
//   <hatch d angle gap w bend/>   lines cut across the area d; w gives their width from one end to the other ("2,0" tapers)
//   <rays cx cy r n w from to/>   wedges from radius r[0] to r[1] around a point; w their widths at both ends, in units
//   <star cx cy r n turn/>        a star of n points; r = "outer,inner"
//   <part href transform/>        another symbol of the same folder, as it is; ids that begin with _ are parts only
//
// Everything is worked out here and lands in the sprite as path data: symbols fetched by <use> from another file cannot
// lean on clip paths, patterns or gradients.

const round = (n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.')
const tenth = (n) => Math.round(n * 10) / 10
const at = (x, y) => `${round(x)} ${round(y)}`

/** The points of a path, curves broken into straight pieces: one list for each subpath. */
export function outline(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []
  const paths = []
  let points = []
  let i = 0
  let command = ''
  let [x, y, x0, y0, cx, cy] = [0, 0, 0, 0, 0, 0]
  const next = () => Number(tokens[i++])
  const curve = (...p) => {
    for (let step = 1; step <= 8; step++) points.push(bezier(p, step / 8))
  }
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i])) command = tokens[i++]
    const relative = command === command.toLowerCase()
    const [dx, dy] = relative ? [x, y] : [0, 0]
    switch (command.toUpperCase()) {
      case 'M':
        if (points.length) paths.push(points)
        ;[x, y] = [next() + dx, next() + dy]
        ;[x0, y0] = [x, y]
        points = [[x, y]]
        command = relative ? 'l' : 'L'
        break
      case 'L': [x, y] = [next() + dx, next() + dy]; points.push([x, y]); break
      case 'H': x = next() + dx; points.push([x, y]); break
      case 'V': y = next() + dy; points.push([x, y]); break
      case 'Q': {
        const [ax, ay, bx, by] = [next() + dx, next() + dy, next() + dx, next() + dy]
        curve([x, y], [ax, ay], [bx, by])
        ;[cx, cy, x, y] = [ax, ay, bx, by]
        break
      }
      case 'T': {
        const [ax, ay, bx, by] = [2 * x - cx, 2 * y - cy, next() + dx, next() + dy]
        curve([x, y], [ax, ay], [bx, by])
        ;[cx, cy, x, y] = [ax, ay, bx, by]
        break
      }
      case 'C': {
        const [ax, ay, bx, by, ex, ey] = [next() + dx, next() + dy, next() + dx, next() + dy, next() + dx, next() + dy]
        curve([x, y], [ax, ay], [bx, by], [ex, ey])
        ;[cx, cy, x, y] = [bx, by, ex, ey]
        break
      }
      case 'Z': [x, y] = [x0, y0]; break
      default: throw new Error(`cannot follow ${command} in ${d}`)
    }
  }
  if (points.length) paths.push(points)
  return paths
}

function bezier(p, t) {
  while (p.length > 1) p = p.slice(1).map((b, i) => [p[i][0] + (b[0] - p[i][0]) * t, p[i][1] + (b[1] - p[i][1]) * t])
  return p[0]
}

function inside(paths, x, y) {
  let odd = false
  for (const points of paths)
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [ax, ay] = points[i]
      const [bx, by] = points[j]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    }
  return odd
}

/** A hand that is never quite even, and always the same. */
function hand(seed) {
  let n = 2166136261
  for (const c of seed) n = Math.imul(n ^ c.charCodeAt(0), 16777619)
  return () => {
    n = Math.imul(n ^ (n >>> 15), 2246822519) + 0x9e3779b9
    return ((n ^ (n >>> 13)) >>> 0) / 4294967296 - 0.5
  }
}

/** Lines as wide at one end as at the other are drawn as strokes, the rest as wedges. */
export const isEven = (widths) => widths.length === 2 && widths[0] === widths[1]

/** Lines cut across an area. */
export function hatch({ d, angle = 0, gap = 3, w = '1.4,0', bend = 0, loose = 0.12 }) {
  const widths = String(w).split(',').map(Number)
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const paths = outline(d).map((points) => points.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin]))
  const us = paths.flat().map((p) => p[0])
  const vs = paths.flat().map((p) => p[1])
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
  const [middle, half] = [(u0 + u1) / 2, (u1 - u0) / 2 || 1]
  const jitter = hand(d + angle)
  const back = (u, v) => [u * cos - v * sin, u * sin + v * cos]
  let out = ''
  for (let v = v0 - Math.abs(bend) + gap / 2; v < v1 + Math.abs(bend); v += gap) {
    const line = v + jitter() * gap * loose * 2
    const on = (u) => line + bend * (1 - ((u - middle) / half) ** 2)
    const step = Math.max(half / 60, 0.4)
    let start = null
    for (let u = u0; u <= u1 + step; u += step) {
      const is = u <= u1 && inside(paths, u, on(u))
      if (is && start === null) start = u
      if (!is && start !== null) {
        const end = u - step
        if (end - start > gap * 0.6) out += stroke(start, end + jitter() * gap * loose * 4, on, widths, back)
        start = null
      }
    }
  }
  return out
}

function stroke(a, b, on, widths, back) {
  if (isEven(widths) && Math.abs(on((a + b) / 2) - on(a)) < 0.3) return `M${at(...back(a, on(a)))}L${at(...back(b, on(b)))}`
  const m = (a + b) / 2
  const [first, mid, last] = widths.length === 3 ? widths : [widths[0], (widths[0] + widths[1]) / 2, widths[1]]
  const control = 2 * on(m) - (on(a) + on(b)) / 2
  const extra = widths.length === 3 ? mid - (first + last) / 2 : 0
  const bent = Math.abs(control - (on(a) + on(b)) / 2) > 0.3 || extra
  const above = [back(a, on(a) - first / 2), back(m, control - (first + last) / 4 - extra), back(b, on(b) - last / 2)]
  const below = [back(b, on(b) + last / 2), back(m, control + (first + last) / 4 + extra), back(a, on(a) + first / 2)]
  let [x, y] = above[0].map(tenth)
  const by = (points) => points.map((p) => {
    const [px, py] = p.map(tenth)
    const text = `${round(px - x)} ${round(py - y)}`
    return [text, px, py]
  })
  const draw = (letter, points) => {
    const steps = by(points)
    ;[, x, y] = steps.at(-1)
    return letter + steps.map(([text]) => text).join(' ').replace(/ -/g, '-')
  }
  let out = `M${at(x, y)}` + (bent ? draw('q', above.slice(1)) : draw('l', above.slice(2)))
  if (last) out += draw('l', below.slice(0, 1))
  if (bent) out += draw('q', below.slice(1))
  else if (first) out += draw('l', below.slice(2))
  return out + 'z'
}

export function rays({ cx, cy, r, n, w = '0,4', from = 0, to = 360 }) {
  const [near, far] = r.split(',').map(Number)
  const [w0, w1] = String(w).split(',').map(Number)
  const whole = to - from >= 360
  let out = ''
  for (let k = 0; k < n; k++) {
    const a = ((from + ((to - from) * k) / (whole ? n : n - 1)) * Math.PI) / 180
    const [x, y] = [Math.sin(a), -Math.cos(a)]
    const p = (radius, side) => at(+cx + x * radius + y * side, +cy + y * radius - x * side)
    const corners = [p(near, w0 / 2), p(far, w1 / 2), ...(w1 ? [p(far, -w1 / 2)] : []), ...(w0 ? [p(near, -w0 / 2)] : [])]
    out += `M${corners.join('L')}z`
  }
  return out
}

export function star({ cx, cy, r, n = 5, turn = 0 }) {
  const [outer, inner] = r.split(',').map(Number)
  const corners = []
  for (let k = 0; k < 2 * n; k++) {
    const a = (turn * Math.PI) / 180 + (Math.PI * k) / n
    const radius = k % 2 ? inner : outer
    corners.push(at(+cx + Math.sin(a) * radius, +cy - Math.cos(a) * radius))
  }
  return `M${corners.join('L')}z`
}

const ARITY = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 }

/** The same path in fewer characters: relative steps, tenths, no needless letters. */
export function shorten(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []
  let out = ''
  let last = ''
  let [x, y, x0, y0, i] = [0, 0, 0, 0, 0]
  let command = ''
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i])) command = tokens[i++]
    let letter = command.toUpperCase()
    const relative = command !== letter
    const n = ARITY[letter]
    if (n === undefined) throw new Error(`cannot follow ${command} in ${d}`)
    if (letter === 'Z') {
      ;[x, y] = [x0, y0]
      out += 'z'
      last = 'z'
      continue
    }
    const given = tokens.slice(i, i + n).map(Number)
    i += n
    const isX = (k) => (letter === 'H' ? true : letter === 'V' ? false : letter === 'A' ? k === 5 : k % 2 === 0)
    const isPlace = (k) => letter !== 'A' || k > 4
    let whole = given.map((v, k) => (!isPlace(k) ? v : tenth(relative ? v + (isX(k) ? x : y) : v)))
    let steps = whole.map((v, k) => (!isPlace(k) ? v : tenth(v - (isX(k) ? x : y))))
    const [straight] = letter === 'L' && out ? (steps[1] === 0 ? ['H'] : steps[0] === 0 ? ['V'] : []) : []
    if (straight) {
      const k = straight === 'H' ? 0 : 1
      ;[letter, whole, steps] = [straight, [whole[k]], [steps[k]]]
    }
    const join = (numbers) => numbers.map(round).join(' ').replace(/ -/g, '-').replace(/(\.\d) (?=\.)/g, '$1')
    const [abs, rel] = [join(whole), join(steps)]
    const use = out && rel.length <= abs.length ? [letter.toLowerCase(), rel] : [letter, abs]
    const follows = last === 'M' ? 'L' : last === 'm' ? 'l' : last
    out += use[0] === follows && use[0].toUpperCase() !== 'M' ? (use[1].startsWith('-') ? use[1] : ' ' + use[1]) : use.join('')
    last = use[0]
    if (letter === 'H') x = whole[0]
    else if (letter === 'V') y = whole[0]
    else [x, y] = whole.slice(-2)
    if (letter === 'M') {
      ;[x0, y0] = [x, y]
      command = relative ? 'l' : 'L'
    }
  }
  return out
}

/** Do the boxes around two paths lie apart? (Arcs are not followed: then no.) */
export function areApart(a, b) {
  if (/a/i.test(a + b)) return false
  const [p, q] = [box(a), box(b)]
  return p.right < q.left || q.right < p.left || p.bottom < q.top || q.bottom < p.top
}

function box(d) {
  const points = outline(d).flat()
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
