import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Snapshot } from '#domain/share.ts'
import { analysisPicture } from './analysis-picture.ts'
import { mapPicture } from './map-picture.ts'

/** The size other sites expect of a preview, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

const FONT = '@expo-google-fonts/figtree'
const FACES = ['500Medium/Figtree_500Medium.ttf', '600SemiBold/Figtree_600SemiBold.ttf']

let tools: Promise<Uint8Array[]> | undefined

/** The renderer and its typeface are loaded when the first picture is asked for. */
async function loadTools(): Promise<Uint8Array[]> {
  const require = createRequire(import.meta.url)
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return Promise.all(FACES.map((face) => readFile(require.resolve(`${FONT}/${face}`))))
}

export async function drawPicture(snapshot: Snapshot): Promise<Uint8Array<ArrayBuffer>> {
  tools ??= loadTools()
  const fontBuffers = await tools
  const svg =
    snapshot.shareType === 'self-map'
      ? mapPicture(snapshot, PICTURE)
      : analysisPicture(snapshot, PICTURE)
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Figtree' } }).render()
  const png = new Uint8Array(drawing.asPng())
  drawing.free()
  return png
}
