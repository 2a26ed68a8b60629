import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { MODELS_FOLDER } from './embedded-engine.ts'
import { openEncoder } from './onnx-runtime.ts'

const encoder = new Uint8Array(readFileSync(join(MODELS_FOLDER, 'encoder.onnx')))
const INPUTS = ['ids', 'positions', 'groups', 'spans']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runtime-'))
})

/** A package of this name that answers with `session`, or cannot start. */
function installed(create: string): string {
  const file = join(folder, 'runtime.mjs')
  writeFileSync(
    file,
    `export class Tensor {}\nexport const InferenceSession = { create: async () => ${create} }\n`,
  )
  return file
}

it('reads with WASM where nothing else is installed', async () => {
  const { session } = await openEncoder(encoder, 'not-installed-anywhere')
  expect(session.inputNames).toEqual(INPUTS)
})

it('reads with the native runtime where it is installed', async () => {
  const { session } = await openEncoder(encoder, installed("({ inputNames: ['native'] })"))
  expect(session.inputNames).toEqual(['native'])
})

it('reads with WASM where the native runtime cannot start', async () => {
  const broken = installed("Promise.reject(new Error('no such processor'))")
  const { session } = await openEncoder(encoder, broken)
  expect(session.inputNames).toEqual(INPUTS)
})
