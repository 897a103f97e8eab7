// Photos: each outlaw without the backdrop, in an oval on a cabinet card.
import { readFileSync } from 'node:fs'

const OUTLAWS = ['belle-starr', 'billy-the-kid', 'bob-dalton', 'butch-cassidy', 'jesse-james', 'sundance-kid', 'wes-hardin']
const OVAL = 'M100 16C152 16 180 58 180 106C180 160 148 200 100 200C52 200 20 160 20 106C20 58 52 16 100 16Z'

export default function photos() {
  return OUTLAWS.map((outlaw) => {
    const source = readFileSync(new URL(`${outlaw}.svg`, import.meta.url), 'utf8')
    const figure = source.slice(source.indexOf('<!--'), source.indexOf('</symbol>'))
    return `<symbol id="photo-${outlaw}" viewBox="0 0 200 240">
      <path fill="shade" d="M18 14H182V202H18Z"/>
      <g transform="translate(14 18) scale(.86)">${figure}</g>
      <path fill="ink" fill-rule="evenodd" d="M0 0H200V240H0Z ${OVAL}"/>
      <path fill="paper" fill-rule="evenodd" d="M5 5H195V235H5Z M100 12C155 12 184 56 184 106C184 163 151 204 100 204C49 204 16 163 16 106C16 56 45 12 100 12Z"/>
      <path fill="gold" fill-rule="evenodd" d="M9 9H191V231H9Z M11 11V229H189V11Z"/>
      <path fill="ink" d="M60 216H140V218H60Z M76 222H124V223H76Z M48 217l4-4 4 4-4 4Z M144 217l4-4 4 4-4 4Z M16 16L34 16Q22 22 16 34Z M184 16L166 16Q178 22 184 34Z M16 204L16 190Q22 200 32 204Z M184 204L184 190Q178 200 168 204Z"/>
    </symbol>`
  }).join('\n')
}
