import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PUBLIC = join(import.meta.dirname, '../src/web/public')
type Picture = { src: string; sizes: string; form_factor: 'narrow' | 'wide' }
type Manifest = { id: string; start_url: string; icons: { src: string }[]; screenshots: Picture[] }
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest

it('stays the same product on a device, wherever it begins, with icons that are there', () => {
  const { id, start_url: start, icons } = manifest
  expect([id, start]).toEqual(['./', './'])
  expect(icons.filter(({ src }) => !existsSync(join(PUBLIC, src)))).toEqual([])
})

/** In bytes: a preview is looked at once. */
const MAX = 120_000

/** As its frame says it: `FF C0`, a length, a depth, height and width. */
function sizeOf(jpeg: Buffer): string {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  return `${jpeg.readUInt16BE(frame + 7)}x${jpeg.readUInt16BE(frame + 5)}`
}

it('shows what it is before it is installed, on phones and on desks, small and as large as it says', () => {
  const { screenshots } = manifest
  expect(new Set(screenshots.map((it) => it.form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { src, sizes, form_factor: form } of screenshots) {
    const picture = readFileSync(join(PUBLIC, src))
    const [width = 0, height = 0] = sizes.split('x').map(Number)
    expect([src, sizeOf(picture), width < height]).toEqual([src, sizes, form === 'narrow'])
    expect(picture.length, src).toBeLessThan(MAX)
  }
})
