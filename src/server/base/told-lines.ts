/** What some work tells on its way, one thing after the other, for whoever listens; its failure ends the telling. */
export async function* toldBy<Told>(
  work: (tell: (told: Told) => void) => Promise<void>,
): AsyncGenerator<Told> {
  const waiting: Told[] = []
  let wake = Promise.withResolvers<void>()
  let isOver = false
  const tell = (told: Told) => {
    waiting.push(told)
    wake.resolve()
  }
  const done = work(tell).finally(() => {
    isOver = true
    wake.resolve()
  })
  // It is awaited below; until then nobody is to be surprised by it.
  done.catch(() => {})
  while (!isOver || waiting.length > 0) {
    if (waiting.length === 0) await wake.promise
    wake = Promise.withResolvers<void>()
    while (waiting.length > 0) yield waiting.shift()!
  }
  await done
}
