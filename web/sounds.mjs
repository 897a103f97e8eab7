// Writes every sound as a WAV file and prints what can be measured of it: node web/sounds.mjs FOLDER [NAME…]
// Effects by their cues, music by its game. For who makes sounds: hear them, look at their spectra, compare.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('node web/sounds.mjs FOLDER [NAME…]')
mkdirSync(folder, { recursive: true })

const vite = await createServer({ root: new URL('.', import.meta.url).pathname, configFile: false, appType: 'custom', server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true }, logLevel: 'error' })
const { CUES, effect } = await vite.ssrLoadModule('/src/lib/sound/effects.ts')
const { layers } = await vite.ssrLoadModule('/src/lib/sound/music/render.ts')
const { RATE } = await vite.ssrLoadModule('/src/lib/sound/music/score.ts')
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

for (const name of CUES.filter(isWanted)) told(name, [effect(name, 44_100)], 44_100)
for (const game of readdirSync(new URL('src/games/', import.meta.url)).filter(isWanted)) {
  const { piece } = await vite.ssrLoadModule(`/src/games/${game}/music.ts`)
  const begun = performance.now()
  const made = layers(piece, RATE)
  console.log(`${game}: made in ${Math.round(performance.now() - begun)} ms`)
  made.forEach((channels, i) => told(`${game}-${i + 1}`, channels, RATE))
  const whole = made[0].map((_, ear) => made.reduce((sum, layer) => sum.map((sample, i) => sample + layer[ear][i]), new Float32Array(made[0][0].length)))
  told(`${game}-together`, whole, RATE)
}
await vite.close()

function told(name, channels, rate) {
  writeFileSync(`${folder}/${name}.wav`, wav(channels, rate))
  const wave = channels[0]
  const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const loud = Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length)
  const mean = wave.reduce((sum, sample) => sum + sample, 0) / wave.length
  const silent = wave.findIndex((sample) => Math.abs(sample) > peak / 100) / rate
  console.log(`${name.padEnd(22)} ${(wave.length / rate).toFixed(2)} s  peak ${peak.toFixed(2)}  rms ${decibels(loud)} dB  first heard ${(1000 * silent).toFixed(0)} ms  mean ${mean.toFixed(4)}`)
}

function decibels(loud) {
  return (20 * Math.log10(loud)).toFixed(1)
}

function wav(channels, rate) {
  const [n, width] = [channels[0].length, channels.length]
  const bytes = Buffer.alloc(44 + 2 * n * width)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  ;[[16, 16, 4], [20, 1, 2], [22, width, 2], [24, rate, 4], [28, rate * width * 2, 4], [32, width * 2, 2], [34, 16, 2]].forEach(([at, value, size]) => bytes.writeUIntLE(value, at, size))
  bytes.write('data', 36)
  bytes.writeUInt32LE(2 * n * width, 40)
  for (let i = 0; i < n; i++) channels.forEach((channel, ear) => bytes.writeInt16LE(Math.round(32767 * Math.max(-1, Math.min(1, channel[i]))), 44 + 2 * (i * width + ear)))
  return bytes
}
