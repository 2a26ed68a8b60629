import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { emotionOf } from '#domain/emotion/equation.ts'
import { Findings } from '#domain/situation/analysis.ts'
import { createLog } from '#server/base/log.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import { type Behaviour, startFakeProvider } from '#test/fakes/fake-ai-provider.ts'
import { plainEngine } from '#test/plain-engine.ts'
import { createExternalEngine } from './external-engine.ts'

let provider: Awaited<ReturnType<typeof startFakeProvider>>
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterEach(() => provider.behaveAs('well'))
afterAll(() => provider.stop())

const SECRET = 'A word that must stay private'
const question: Question = {
  title: 'A hard day',
  description: `My boss took my idea and sold it as his own. ${SECRET}.`,
  chosen: [
    { itemId: -5, name: 'Professional Success', category: 'ideas', attachmentPower: 0.85 },
    { itemId: 7, name: 'Fairness', category: 'ideas', attachmentPower: 0.5 },
  ],
  others: [{ itemId: -2, name: 'Spouse', category: 'people', attachmentPower: 0.95 }],
  relationships: [
    { sourceItemId: -5, targetItemId: -2, relationshipType: 'conflicts', strength: 8 },
  ],
  depth: 'premium',
}

const ENGINES = ['openai-compatible', 'anthropic'] as const

const MODELS = { 'openai-compatible': 'a-model', anthropic: 'claude-sonnet-4-5' }

function createWorld(
  engine: (typeof ENGINES)[number] = 'openai-compatible',
  model = MODELS[engine],
) {
  const clock = { now: 0 }
  const logged: string[] = []
  const embedded = plainEngine()
  const external = createExternalEngine({
    settings: { engine, baseUrl: provider.url, apiKey: 'a-key', model },
    embedded,
    now: () => clock.now,
    log: createLog((text) => void logged.push(text)),
    patience: 400,
  })
  return { clock, logged, embedded, external }
}

describe.each(ENGINES)('an engine that speaks %s', (engine) => {
  it('turns a good answer into findings by our own rule', async () => {
    const { external } = createWorld(engine)
    const { findings, isCrisis } = await external.analyse(question)
    expect(isCrisis).toBe(false)
    expect(findings.engine).toBe(engine)
    expect(Findings.parse(findings)).toEqual(findings)
    for (const equation of findings.equations) expect(equation).toMatchObject(emotionOf(equation))
    const [career, fairness, spouse] = findings.equations
    expect(career).toMatchObject({ itemId: -5, power: 0.85, category: 'anger' })
    expect(career!.evidence).toEqual([{ start: 0, end: 20 }])
    expect(fairness).toMatchObject({ itemId: 7, power: 0.5 })
    expect(spouse).toMatchObject({
      itemId: -2,
      through: true,
      via: 'Professional Success',
      shift: 0.38,
    })
    expect(findings.emotions.map(({ category }) => category)).toEqual(['anger'])
    expect(findings.emotions[0]!.description).toBe('You may be angry because it was yours.')
    expect(findings.cognitivePatterns?.map(({ pattern }) => pattern)).toEqual(['mind reading'])
  })

  it('gives the basic parts only where premium is not given', async () => {
    const { external } = createWorld(engine)
    const { findings } = await external.analyse({ ...question, depth: 'basic' })
    expect(findings.engine).toBe(engine)
    for (const part of ['personalConnections', 'psychologicalInsights', 'cognitivePatterns'])
      expect(findings).not.toHaveProperty(part)
  })

  it('takes an answer in a code fence', async () => {
    provider.behaveAs('fenced')
    expect((await createWorld(engine).external.analyse(question)).findings.engine).toBe(engine)
  })

  const failures: Behaviour[] = [
    'error 500',
    'error 429',
    'hang up',
    'silence',
    'drip',
    'ten megabytes',
    'html',
    'half json',
    'wrong schema',
    'unknown category',
    'refusal',
    'redirect',
    'diagnosis',
    'urges death',
    'gives itself away',
    'unknown items',
  ]
  it.each(failures)('is replaced by the embedded one at: %s', async (behaviour) => {
    provider.behaveAs(behaviour)
    const { external, embedded, logged } = createWorld(engine)
    const { findings } = await external.analyse(question)
    expect(findings.engine).toBe('embedded')
    expect(embedded.asked).toEqual([question])
    expect(logged.join('')).toMatch(/did not answer: \w+\n/)
    expect(logged.join('')).not.toContain(SECRET)
  })

  it('is replaced where nobody listens', async () => {
    const gone = await startFakeProvider()
    await gone.stop()
    const embedded = plainEngine()
    const external = createExternalEngine({
      settings: { engine, baseUrl: gone.url, apiKey: null, model: null },
      embedded,
      now: () => 0,
      log: createLog(() => {}),
      patience: 400,
    })
    expect((await external.analyse(question)).findings.engine).toBe('embedded')
  })

  it.each(['script', 'links'] as const)('shows plain text only: %s', async (behaviour) => {
    provider.behaveAs(behaviour)
    const { findings } = await createWorld(engine).external.analyse(question)
    expect(findings.engine).toBe(engine)
    expect(findings.reading).toContain('matters')
    expect(JSON.stringify(findings)).not.toMatch(/[<>]|https?:|www\.|evil|onclick|alert|!\[|\]\(/)
  })

  it('can add to what the embedded engine sees of danger', async () => {
    provider.behaveAs('risk')
    expect((await createWorld(engine).external.analyse(question)).isCrisis).toBe(true)
  })

  it('is sent the words and the item names, masked, and nothing else', async () => {
    const description = 'My boss (jo@mail.test, +1 555 010 9999) put it on https://evil.test/a.'
    await createWorld(engine).external.analyse({ ...question, description })
    const { body, headers } = provider.asked.at(-1)!
    expect(body).toContain('My boss ([email], [phone]) put it on [link]')
    expect(body).not.toMatch(/jo@mail|010 9999|evil\.test|0\.85|Spouse|"-5"|itemId/)
    expect(JSON.stringify(headers)).not.toMatch(/cookie|forwarded/i)
    if (engine === 'openai-compatible') expect(JSON.parse(body).store).toBe(false)
  })
})

it('asks an older model through a tool', async () => {
  const { external } = createWorld('anthropic', 'an-older-model')
  expect((await external.analyse(question)).findings.engine).toBe('anthropic')
  expect(JSON.parse(provider.asked.at(-1)!.body)).toHaveProperty('tools')
})

describe('a provider that keeps failing', () => {
  it('is left alone for a minute after five failures in half a minute, then tried once', async () => {
    const { external, clock } = createWorld()
    provider.behaveAs('error 500')
    const before = provider.asked.length
    const askedSince = () => provider.asked.length - before
    for (let n = 0; n < 8; n++) await external.analyse(question)
    expect(askedSince()).toBe(5)
    clock.now += 59_999
    await external.analyse(question)
    expect(askedSince()).toBe(5)
    clock.now += 1
    await Promise.all([external.analyse(question), external.analyse(question)])
    expect(askedSince()).toBe(6)
    await external.analyse(question)
    expect(askedSince()).toBe(6)
    provider.behaveAs('well')
    clock.now += 60_000
    expect((await external.analyse(question)).findings.engine).toBe('openai-compatible')
    expect((await external.analyse(question)).findings.engine).toBe('openai-compatible')
  })

  it('now and then is asked again each time', async () => {
    const { external, clock } = createWorld()
    provider.behaveAs('error 429')
    const before = provider.asked.length
    for (let n = 0; n < 8; n++) {
      await external.analyse(question)
      clock.now += 8000
    }
    expect(provider.asked.length - before).toBe(8)
  })
})
