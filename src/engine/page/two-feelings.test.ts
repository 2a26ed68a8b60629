import { beforeAll, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'

let engine: Awaited<ReturnType<typeof embeddedEngine>>
beforeAll(async () => {
  engine = await embeddedEngine()
})

it('names two feelings with two nouns where one of them has no adjective', async () => {
  const input = {
    title: '',
    description: 'I got the prize. Nobody from home was there.',
    items: [],
    relationships: [],
    depth: 'basic' as const,
  }
  const read = async (...words: string[]) => {
    const feelings = [
      { category: 'pride' as const, word: words[0]! },
      { category: 'happiness' as const, word: words[1]! },
    ]
    return engine.write(input, await engine.readFacts(input), { feelings }).findings.reading
  }
  expect(await read('great pride', 'joy')).toMatch(/You feel great pride and joy, both at once\./)
  expect(await read('pride', 'joy')).toMatch(/You feel proud and joyful, both at once\./)
})
