import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import type { AnalyseInput } from '../input/situation-text.ts'
import { HEADLINE_WORDS } from './headline.ts'

let engine: Engine
beforeAll(async () => {
  engine = await embeddedEngine()
}, 300_000)

const input = (description: string, item = 'My friends', more: Partial<AnalyseInput> = {}) => ({
  title: '',
  description,
  items: [{ id: 1, name: item, category: 'people', power: 0.8 }],
  relationships: [],
  depth: 'premium' as const,
  ...more,
})
const FORGOTTEN =
  'It was the day we had waited for. I thought Mark would at least remember. He went to football and came home at eleven. I smiled and said it was fine. I am so sad.'
const SHOUTED =
  'I screamed at the kids for half an hour because they spilled juice on the new sofa. I am so angry.'

describe('an analysis', () => {
  it('says of the one who died what they were called', async () => {
    const spoken = async (description: string, item: string) => {
      const { reading, emotions, questions } = await engine.analyse(input(description, item))
      return [reading, ...emotions.map((one) => one.description), ...questions].join(' ')
    }
    const wife = await spoken(
      'It is two weeks since my wife died. I still boil water for two cups.',
      'My wife',
    )
    expect(wife).not.toMatch(/\b(?:they|them|their)\b/i)
    expect(wife).toMatch(/\bher\b/)
    const kim = await spoken('Kim died on Sunday. I still reach for the phone.', 'Kim')
    expect(kim).toContain('What would you like somebody to know about Kim?')
  })

  it('retells what was wanted and seen, in few words', async () => {
    const { reading, equations, questions } = await engine.analyse(input(FORGOTTEN, 'Mark'))
    expect(reading).toContain('You thought Mark would at least remember')
    expect(reading.split(/\s+/).length).toBeLessThanOrEqual(HEADLINE_WORDS)
    expect(equations[0]).toMatchObject({
      expectation: 'You thought Mark would at least remember.',
      wish: { origin: 'text', own: 'that Mark would at least remember' },
    })
    expect(questions).toEqual(['What would you have said, if not “it was fine”?'])
  })

  it('closes what it quotes, and tells no reason in place of what was seen', async () => {
    const { reading } = await engine.analyse(
      input(
        'Somebody cut my fuel line in the night. A Portuguese driver I never saw before filled me from his own tank with a hose and his mouth, spat, and said next time you do it for a Portuguese. I am so grateful.',
        'My faith in strangers',
      ),
    )
    expect(reading.match(/“/g)?.length ?? 0).toBe(reading.match(/”/g)?.length ?? 0)
    expect(reading).toContain('filled')
    expect(reading.split(/\s+/).length).toBeLessThanOrEqual(HEADLINE_WORDS)
  })

  it('tells relief by what was dreaded', async () => {
    const { reading } = await engine.analyse(
      input(
        'For two weeks I was sure the lump was something bad. Today the doctor looked at the scan and said it is only a cyst. I am so relieved.',
        'My health',
      ),
    )
    expect(reading).toContain('ou were sure the lump was something bad')
  })

  it('gives two stated feelings the reason each was given, and none that names the other', async () => {
    const told = async (text: string) => (await engine.analyse(input(text, 'My daughter'))).reading
    const two = await told(
      'She got the job in Toronto. I am happy for her and heartbroken because she is leaving in May.',
    )
    expect(two).toMatch(/heartbreak.*because she is leaving in May/i)
    expect(two).toMatch(/happiness.*because she got the job/i)
    const breath = await told(
      'I am so proud of her and so sad that she is going. She waved until the escalator took her away.',
    )
    expect(breath).not.toMatch(/because you are so proud/)
    expect(breath).toMatch(/pride/i)
    expect(breath).toMatch(/sadness/i)
  })

  it('leaves a wish open that nobody said, and offers up to three', async () => {
    const { equations, expectations } = await engine.analyse(
      input('My sister did not invite me to her wedding. I am so hurt.', 'My sister'),
    )
    expect(equations[0]).toMatchObject({ expectation: '', wish: { origin: 'open' } })
    expect(equations[0]!.wish!.suggestions.length).toBeGreaterThan(0)
    expect(equations[0]!.wish!.suggestions.length).toBeLessThanOrEqual(3)
    expect(equations[0]!.wish!.suggestions.join(' ')).not.toMatch(/\byour?\b/)
    expect(expectations).toEqual([])
  })

  it('takes the wish of whoever said it since', async () => {
    const asked = input('My sister did not invite me to her wedding. I am so hurt.', 'My sister')
    const facts = await engine.readFacts(asked)
    const { findings } = engine.write(asked, facts, { expected: 'my place at her table' })
    expect(findings.equations[0]!.expectation).toBe('You expected your place at her table.')
  })

  it('tells who does harm the other side, and what to stop', async () => {
    const { recommendations, emotions } = await engine.analyse(input(SHOUTED, 'My kids'))
    expect(emotions[0]!.category).toBe('anger')
    expect(recommendations.map(({ text }) => text).join(' ')).toMatch(
      /Stop at the first raised word/,
    )
  })

  it('tells a verdict on oneself as one, and holds the text against it', async () => {
    const asked = input(
      "I forgot Lea's recital. I was a terrible mother. I drove her to every lesson for six years. I am so ashamed.",
      'Lea',
    )
    const { equations, recommendations } = await engine.analyse(asked)
    const told = JSON.stringify([equations, recommendations])
    expect(told).not.toMatch(/(?<!that )you were a terrible mother/i)
    expect(told).toContain('I drove her to every lesson for six years')
  })

  it('says no step, closing or question again that was read lately, and the same to the same history', async () => {
    const asked = input(FORGOTTEN, 'Mark')
    const facts = await engine.readFacts(asked)
    const { findings, shown = [] } = engine.write(asked, facts)
    expect(shown.length).toBeGreaterThan(1)
    const again = engine.write({ ...asked, shown }, facts)
    const read = new Set(findings.recommendations.map(({ text }) => text))
    expect(again.findings.recommendations.filter(({ text }) => read.has(text))).toEqual([])
    expect(again.findings.reading).not.toBe(findings.reading)
    expect(engine.write({ ...asked, shown }, facts)).toEqual(again)
  })
})
