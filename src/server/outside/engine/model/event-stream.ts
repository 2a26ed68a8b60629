/** The data of each event of a server-sent stream, as it comes. */
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
    // Half an event is none; what was said before it stands.
  }
}
