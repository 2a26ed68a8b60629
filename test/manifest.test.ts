import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PUBLIC = join(import.meta.dirname, '../src/web/public')
type Manifest = { id: string; start_url: string; icons: { src: string }[] }

it('stays the same product on a device, wherever it begins, with icons that are there', () => {
  const text = readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')
  const { id, start_url: start, icons } = JSON.parse(text) as Manifest
  expect([id, start]).toEqual(['./', './'])
  expect(icons.filter(({ src }) => !existsSync(join(PUBLIC, src)))).toEqual([])
})
