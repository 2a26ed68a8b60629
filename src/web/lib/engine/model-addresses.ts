/** Addresses of the model's files, on our origin next to the scripts, with a content hash in the name. */
export const MODEL_ADDRESSES = {
  manifest: new URL('../../../../models/model.json', import.meta.url).href,
  encoder: new URL('../../../../models/encoder.onnx', import.meta.url).href,
  vocabulary: new URL('../../../../models/vocab.txt', import.meta.url).href,
  lexical: new URL('../../../../models/lexical.bin', import.meta.url).href,
  runtime: new URL(
    '../../../../vendor/onnxruntime-web/ort-wasm-simd-threaded.wasm',
    import.meta.url,
  ).href,
  crisis: new URL('../../../../models/crisis.bin', import.meta.url).href,
  library: new URL('../../../../models/library.json', import.meta.url).href,
  moments: new URL('../../../../models/moments.bin', import.meta.url).href,
  wishes: new URL('../../../../models/wishes.bin', import.meta.url).href,
} as const

async function reply(address: string): Promise<Response> {
  // Read downloaded files from the cache, also on pages without a service worker.
  const response = (await globalThis.caches?.match(address)) ?? (await fetch(address))
  if (!response.ok) throw new Error(`We couldn’t read a file of the model (${response.status}).`)
  return response
}

export const bytesOf = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await reply(address)).arrayBuffer())
export const fetchText = async (address: string): Promise<string> => (await reply(address)).text()
export const jsonOf = async (address: string): Promise<unknown> => (await reply(address)).json()
