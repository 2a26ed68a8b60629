import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawIcons } from '../scripts/icon-drawings.ts'
import { DRAWINGS } from '../scripts/icon-imports.ts'

it('has every icon the pages show, as its library draws it (npm run icons)', async () => {
  expect(readFileSync(DRAWINGS, 'utf8')).toBe(await drawIcons())
})
