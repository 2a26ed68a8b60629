/** Yields the data of each server-sent event. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const chunk of body) {
    waiting += decoder.decode(chunk, { stream: true })
    const lines = waiting.split(/\r?\n/)
    waiting = lines.pop() ?? ''
    for (const line of lines) yield* dataIn(line)
  }
  yield* dataIn(waiting)
}

function* dataIn(line: string): Generator<unknown> {
  if (!line.startsWith('data:')) return
  const data = line.slice('data:'.length).trim()
  if (!data || data === '[DONE]') return
  try {
    yield JSON.parse(data)
  } catch {
    // Skip an incomplete event. Earlier pieces stay valid.
  }
}
