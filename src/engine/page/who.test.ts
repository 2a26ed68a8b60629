import { beforeAll, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'

let engine: Awaited<ReturnType<typeof embeddedEngine>>
beforeAll(async () => {
  engine = await embeddedEngine()
})

const pageOf = async (description: string) => {
  const input = { title: '', description, items: [], relationships: [], depth: 'basic' as const }
  const { equations, recommendations, questions, moments } = await engine.analyse(input)
  const lines = [
    ...equations.map(({ expectation }) => expectation),
    ...recommendations.map(({ text }) => text),
    ...questions,
  ]
  return { lines: lines.join(' '), cards: (moments ?? []).map(({ card }) => card).join(' ') }
}

it('speaks of the person a feeling is about where no moment is recognised', async () => {
  const { lines } = await pageOf(
    'Dario put my cast iron pan in the dishwasher. Again. I told him twice. I’m annoyed.',
  )
  expect(lines).toContain('Dario')
})

it('names no bystander instead of somebody it doesn’t know', async () => {
  const { lines } = await pageOf(
    'A boy I taught reading, twelve years ago in the camp, found me on Facebook. I was so moved. I’ve read the message to my wife three times.',
  )
  expect(lines).not.toContain('wife')
})

it('takes nobody from what others said', async () => {
  const { lines } = await pageOf(
    "I told Lilly to put her phone away at dinner and she said 'you're not my mum'. Jens just kept eating. I was so hurt.",
  )
  expect(lines).not.toContain('mum')
})

it('offers no card about another kind of person', async () => {
  const { cards } = await pageOf(
    'My sister shouted at me in front of the kids because I was ten minutes late. I just stood there. I’m so angry.',
  )
  expect(cards).not.toMatch(/boss|customer|colleague/)
})

it('doesn’t take a funeral that only dates something for grief', async () => {
  const { lines } = await pageOf(
    'I have not spoken to my brother Frank since Ruth’s funeral two years ago. Yesterday I drove past his house and saw him in the garden. I didn’t stop. I regret it.',
  )
  expect(lines).toContain('Frank')
  expect(lines).not.toContain('still to be here')
})
