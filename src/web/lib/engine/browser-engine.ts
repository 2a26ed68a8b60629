/**
 * The engine in the browser, single-threaded, with model and runtime from our origin, loaded only on request. Import
 * this file lazily, because it includes the runtime.
 */

import { createEngine, type Engine } from '#engine/engine.ts'
import type { RunModel } from '#engine/model/sequence.ts'
import { sessionRunner } from '#engine/model/session-runner.ts'
import { env, InferenceSession, Tensor } from '#vendor/onnxruntime-web/ort.wasm.bundle.min.mjs'
import { loadOnce } from '../calls/load-once.ts'
import { bytesOf, fetchText, jsonOf, MODEL_ADDRESSES } from './model-addresses.ts'

async function createRunner(): Promise<RunModel> {
  const [runtime, encoder] = await Promise.all([
    bytesOf(MODEL_ADDRESSES.runtime),
    bytesOf(MODEL_ADDRESSES.encoder),
  ])
  env.wasm.numThreads = 1
  env.wasm.wasmBinary = runtime.buffer as ArrayBuffer
  const session = await InferenceSession.create(encoder, { executionProviders: ['wasm'] })
  return sessionRunner({ Tensor, session })
}

async function load(): Promise<Engine> {
  const [manifest, vocabulary, lexical, crisis, library, moments, wishes, run] = await Promise.all([
    jsonOf(MODEL_ADDRESSES.manifest),
    fetchText(MODEL_ADDRESSES.vocabulary),
    bytesOf(MODEL_ADDRESSES.lexical),
    bytesOf(MODEL_ADDRESSES.crisis),
    jsonOf(MODEL_ADDRESSES.library),
    bytesOf(MODEL_ADDRESSES.moments),
    bytesOf(MODEL_ADDRESSES.wishes),
    createRunner(),
  ])
  return createEngine({ manifest, vocabulary, lexical, crisis, library, moments, wishes }, run)
}

/** Loads the engine once. After a failure the next call tries again. */
export const loadBrowserEngine = loadOnce(load)
