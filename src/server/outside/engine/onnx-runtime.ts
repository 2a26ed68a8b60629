/**
 * Runs the encoder: with `onnxruntime-node` if it is installed (optional: ten times as fast, but 288 MB), otherwise
 * with the bundled WASM runtime.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { env, InferenceSession, Tensor } from '#vendor/onnxruntime-web/ort.wasm.bundle.min.mjs'

type Native = { InferenceSession: typeof InferenceSession; Tensor: typeof Tensor }

const WASM = join(
  import.meta.dirname,
  '../../../../vendor/onnxruntime-web/ort-wasm-simd-threaded.wasm',
)

/** Imported through a variable, so neither the compiler nor an install needs this optional package. */
const NATIVE = 'onnxruntime-node'

/** `name` is the package or the path of its folder. */
export async function openNative(encoder: Uint8Array, name = NATIVE) {
  const { InferenceSession: sessions, Tensor: tensors }: Native = await import(name)
  const session = await sessions.create(encoder, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  return { session, Tensor: tensors }
}

export async function openWasm(encoder: Uint8Array) {
  env.wasm.numThreads = 1
  env.wasm.wasmBinary = new Uint8Array(readFileSync(WASM)).buffer
  const session = await InferenceSession.create(encoder, { executionProviders: ['wasm'] })
  return { session, Tensor }
}

const isThere = (name: string): boolean => {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}

/** Falls back to WASM if the native runtime can't start on this machine. */
export const openEncoder = (encoder: Uint8Array, native = NATIVE) =>
  isThere(native) ? openNative(encoder, native).catch(() => openWasm(encoder)) : openWasm(encoder)
