/** In bytes. A normal answer has a few thousand. */
const MAX = 256 * 1024

class TooLongError extends Error {
  override name = 'TooLongError'
}

/** `fetch` that rejects redirects and aborts when the response is larger than `MAX`. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (Number(response.headers.get('content-length') ?? 0) > MAX) {
    await response.body?.cancel()
    throw new TooLongError('The answer is too long.')
  }
  let size = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > MAX) controller.error(new TooLongError('The answer is too long.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(counted ?? null, { status, statusText, headers })
}
