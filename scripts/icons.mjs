// npm run icons: draws the icons of the installed product from the mark of its pages, favicon.svg.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { ROOT } from './environment.mjs'

const PUBLIC = join(ROOT, 'src/web/public')
const MARK = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(
  /^<svg[^>]*>|<\/svg>\s*$/g,
  '',
)
const PAPER = '#fbfaf6'
/** Of the mark's own field of 32: how much of the icon it fills. Systems cut a maskable icon to a circle of 80 %. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.86, corner: 7 },
  { name: 'icon-512', size: 512, share: 0.86, corner: 7 },
  { name: 'maskable-512', size: 512, share: 0.82, corner: 0 },
  { name: 'apple-180', size: 180, share: 0.78, corner: 0 },
]

const require = createRequire(import.meta.url)
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
for (const { name, size, share, corner } of ICONS) {
  const edge = 16 * (1 - share)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${PAPER}"/><g transform="translate(${edge} ${edge}) scale(${share})">${MARK}</g></svg>`
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render()
  writeFileSync(join(PUBLIC, 'icons', `${name}.png`), picture.asPng())
}
