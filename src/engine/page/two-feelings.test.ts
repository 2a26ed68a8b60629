import { beforeAll, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'

let engine: Awaited<ReturnType<typeof embeddedEngine>>
beforeAll(async () => {
  engine = await embeddedEngine()
})

it('gives the heavier of two feelings its step and question where the pleasant one has no moment', async () => {
  const description =
    'My best friend got the flat in Lisbon and leaves in June. I helped her write the application and I am so happy for her. On the way home I cried on the tram.'
  const input = { title: '', description, items: [], relationships: [], depth: 'basic' as const }
  const facts = await engine.readFacts(input)
  const { emotions, recommendations, questions } = engine.write(input, facts).findings
  const glad = engine.write(input, facts, { feelings: [{ category: 'happiness' }] }).findings
  expect(emotions.map(({ category }) => category)).toEqual(['happiness', 'sadness'])
  expect(recommendations[0]?.text).not.toBe(glad.recommendations[0]?.text)
  expect(questions[0]).not.toBe(glad.questions[0])
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

it('takes a rejected moment from both feelings', async () => {
  const description =
    'Got the letter today, 61. Pass is 65. Four points. I am crushed, I keep adding the marks again. My mother is making jollof and I feel guilty, I told her the results are delayed.'
  const input = { title: '', description, items: [], relationships: [], depth: 'basic' as const }
  const facts = await engine.readFacts(input)
  const momentsIn = (said = {}) =>
    engine.write(input, facts, said).findings.equations.map(({ moment }) => moment?.name)
  expect(momentsIn()).toHaveLength(2)
  expect(momentsIn().some(Boolean)).toBe(true)
  expect(momentsIn({ moment: 'none' })).toEqual([undefined, undefined])
})

it('offers the second feeling no wish that the first one has', async () => {
  const description =
    'Our eldest defended her thesis today. I sat at the back with the flowers. Doctor! From our family!'
  const input = { title: '', description, items: [], relationships: [], depth: 'basic' as const }
  const feelings = [{ category: 'pride' as const }, { category: 'happiness' as const }]
  const facts = await engine.readFacts(input)
  const [first, second] = engine.write(input, facts, { feelings }).findings.equations
  const wished = [second?.wish?.own, ...(second?.wish?.suggestions ?? [])]
  expect(wished).not.toContain(first?.wish?.own)
  expect(second?.moment?.name).toBe(first?.moment?.name)
})
