/** What we use of it. */
export const env: { wasm: { numThreads: number; wasmBinary: ArrayBufferLike } }

export class Tensor {
  constructor(type: 'int32' | 'float32', data: Int32Array | Float32Array, size: number[])
  readonly data: unknown
}

type Session = {
  readonly inputNames: readonly string[]
  run: (feeds: Record<string, Tensor>) => Promise<Record<string, Tensor>>
}
type Options = {
  executionProviders?: string[]
  intraOpNumThreads?: number
  interOpNumThreads?: number
}
export const InferenceSession: {
  create: (model: Uint8Array, options?: Options) => Promise<Session>
}
