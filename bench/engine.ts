/**
 * `node bench/engine.ts`: measures one analysis, eight in parallel, the worst inputs, and the engine's memory. Prints
 * medians, which depend on the machine.
 */
import { performance } from 'node:perf_hooks'
import type { AnalyseInput } from '#engine/input/situation-text.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'

const memory = () => Math.round(process.memoryUsage().rss / 1e6)
const before = memory()
const start = performance.now()
const engine = await createEmbeddedEngine()
const loaded = performance.now() - start

const items: AnalyseInput['items'] = [
  { id: 1, name: 'Career', category: 'accomplishments', power: 0.9 },
  { id: 2, name: 'My sister Ana', category: 'people', power: 0.8 },
]
const input = (description: string): AnalyseInput => ({
  title: 'A day',
  description,
  items,
  relationships: [],
  depth: 'premium',
})

const SENTENCE =
  'My boss presented my idea as his own in the meeting and I sat there with my notes and said nothing. '
const TEXTS: Record<string, string> = {
  'one word': 'tired',
  '100 tokens': `${SENTENCE.repeat(4)}I had expected at least a mention. I feel invisible there.`,
  '500 tokens': SENTENCE.repeat(24),
  '5,000 characters': SENTENCE.repeat(51).slice(0, 5000),
  '5,000 characters without a stop': 'and then '.repeat(555).slice(0, 5000),
  'emoji and code': '😀🔥 if (x < 3) { return `<b>no</b>` } 😀 '.repeat(20),
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

async function timed(run: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = []
  for (let at = 0; at < times; at++) {
    const from = performance.now()
    await run()
    taken.push(performance.now() - from)
  }
  return median(taken)
}

const line = (name: string, value: string) => console.log(`${name.padEnd(44)} ${value}`)
line('loading the engine', `${loaded.toFixed(0)} ms`)
await engine.report(input(TEXTS['100 tokens']!))
for (const [name, text] of Object.entries(TEXTS))
  line(
    `one analysis, ${name}`,
    `${(await timed(() => engine.report(input(text)), 7)).toFixed(1)} ms`,
  )
const eight = () =>
  Promise.all(Array.from({ length: 8 }, () => engine.report(input(TEXTS['100 tokens']!))))
line('eight at once, 100 tokens, until the last', `${(await timed(eight, 5)).toFixed(1)} ms`)
line('memory of the process, before and after', `${before} MB, ${memory()} MB`)
