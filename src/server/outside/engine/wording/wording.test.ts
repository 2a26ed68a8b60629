import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/base/log.ts'
import type { Answer, Question } from '#server/outside/engine/analysis-engine.ts'
import { type Behaviour, startFakeProvider } from '#test/fakes/fake-ai-provider.ts'
import { inOtherWords } from '#test/fakes/fake-ai-wording.ts'
import { fakeLlama } from '#test/fakes/fake-llama.ts'
import { plainEngine } from '#test/plain-engine.ts'
import { askFile } from './ask-file.ts'
import { askNeighbour } from './ask-neighbour.ts'
import { finishedPairs } from './finished-pairs.ts'
import { type AskModel, createWording } from './wording.ts'

const SECRET = 'A word that must stay private'
const question: Question = {
  title: 'A hard day',
  description: `My boss took my idea and sold it as his own. ${SECRET}.`,
  chosen: [{ itemId: -5, name: 'Professional Success', category: 'ideas', attachmentPower: 0.85 }],
  others: [],
  relationships: [],
  depth: 'premium',
}
const embedded = plainEngine()
let ours: Answer
let provider: Awaited<ReturnType<typeof startFakeProvider>>
beforeAll(async () => {
  ours = await embedded.analyse(question)
  provider = await startFakeProvider()
})
afterEach(() => provider.behaveAs('well'))
afterAll(() => provider.stop())

const folder = mkdtempSync(join(tmpdir(), 'innermap-wording-'))
const MODEL = join(folder, 'small.gguf')
writeFileSync(MODEL, 'GGUF and more')

const logged: string[] = []
const log = createLog((text) => void logged.push(text))
afterEach(() => void logged.splice(0))

const wordingOf = (ask: AskModel) => createWording({ ask, now: () => 0, log, patience: 300 })

/** With what it says once it has started, or has not. */
async function startFile(path: string, load?: Parameters<typeof askFile>[2], hurry = 100) {
  const said: string[] = []
  const ask = askFile(
    path,
    createLog((text) => void said.push(text)),
    load,
    hurry,
  )
  await expect.poll(() => said).toHaveLength(1)
  return { ask, said }
}

const ollamaAt = (url: string, list = '/api/tags') => [
  { name: 'Nobody', origin: 'http://127.0.0.1:9', list: '/v1/models' },
  { name: 'Ollama', origin: new URL(url).origin, list },
]
const neighbour = (model: string | null = null, list?: string) =>
  askNeighbour({ model, log }, ollamaAt(provider.url, list))

const WAYS: [way: string, make: (behaviour: Behaviour) => Promise<AskModel>][] = [
  [
    'a file',
    async (behaviour) => (await startFile(MODEL, async () => fakeLlama(behaviour).library)).ask,
  ],
  [
    'a neighbour',
    async (behaviour) => {
      provider.behaveAs(behaviour)
      return neighbour()
    },
  ],
]

describe.each(WAYS)('a language model in %s', (way, make) => {
  it('words what our engine found, and changes nothing else', async () => {
    const answer = await wordingOf(await make('well')).word(question, ours)
    const { findings } = ours
    const describe = <Part extends { description: string }>(part: Part) => ({
      ...part,
      description: inOtherWords(part.description),
    })
    expect(answer).toEqual({
      ...ours,
      findings: {
        ...findings,
        engine: 'local',
        reading: inOtherWords(findings.reading),
        emotions: findings.emotions.map(describe),
        perceptions: findings.perceptions.map(describe),
        expectations: findings.expectations.map(describe),
        recommendations: findings.recommendations.map((it) => ({
          ...it,
          text: inOtherWords(it.text),
        })),
        questions: findings.questions.map(inOtherWords),
      },
    })
  })

  const useless: Behaviour[] = [
    'wrong schema',
    'refusal',
    'script',
    'links',
    'diagnosis',
    'gives itself away',
    'invents',
    'silence',
    'hang up',
    'error 500',
    ...(way === 'a neighbour'
      ? (['error 429', 'drip', 'html', 'half json', 'redirect', 'ten megabytes'] as const)
      : []),
  ]
  it.each(useless)('leaves our own words at: %s', async (behaviour) => {
    expect(await wordingOf(await make(behaviour)).word(question, ours)).toEqual(ours)
    expect(logged.join('')).not.toContain(SECRET)
  })

  it('adds no part and takes none away', async () => {
    const { findings, isCrisis } = await wordingOf(await make('adds parts')).word(question, ours)
    expect(isCrisis).toBe(false)
    expect(findings.engine).toBe('local')
    expect(Object.keys(findings)).toEqual(Object.keys(ours.findings))
    expect(findings.equations).toEqual(ours.findings.equations)
    expect(findings).not.toHaveProperty('care')
  })
})

describe('where the words are heavy', () => {
  const wordsAsked = async (description: string, change: Partial<Answer['findings']> = {}) => {
    const { library, asked } = fakeLlama('well')
    const wording = wordingOf((await startFile(MODEL, async () => library)).ask)
    const findings = { ...ours.findings, ...change }
    await wording.word({ ...question, description }, { ...ours, findings })
    return asked.map(({ grammar }) => (grammar as { required: string[] }).required)
  }
  const ALL = ['reading', 'emotion1', 'perception1', 'expectation1']

  it('nobody rewords what to do after a death or after harm', async () => {
    const advice = ['recommendation1', 'question1']
    expect(await wordsAsked('My boss took my idea.')).toEqual([[...ALL, ...advice]])
    expect(await wordsAsked('He slapped me at the door.')).toEqual([ALL])
    expect(await wordsAsked('My father is gone.', { grief: true })).toEqual([ALL])
  })

  it('nothing is asked of the model at danger, at care, or where we only ask', async () => {
    expect(await wordsAsked('It is a lot.', { care: true })).toEqual([])
    expect(await wordsAsked('It is a lot.', { certainty: 'asks' })).toEqual([])
    const ask = () => expect.unreachable()
    const inDanger = { ...ours, isCrisis: true }
    expect(await wordingOf(ask).word(question, inDanger)).toBe(inDanger)
  })
})

describe('a file', () => {
  it.each([
    ['no file', join(folder, 'missing.gguf'), 'there is no file at '],
    ['a folder', folder, 'is no GGUF file.'],
    ['another file', 'package.json', 'package.json is no GGUF file.'],
  ])('that is %s is told in one line', async (_what, path, line) => {
    const { ask, said } = await startFile(path)
    expect(said[0]).toContain(line)
    expect(await wordingOf(ask).word(question, ours)).toBe(ours)
  })

  it('without the package is told in one line, with what to do', async () => {
    const { said } = await startFile(MODEL, () => import(`no-such-${'package'}`))
    expect(said).toEqual([
      'LOCAL_MODEL: node-llama-cpp is not installed: npm install --no-save --save-prod node-llama-cpp@3. Our own engine words every analysis.\n',
    ])
  })

  it('uses what a slow model has finished in time', async () => {
    const { library, open } = fakeLlama('drip')
    const { ask } = await startFile(MODEL, async () => library, 20)
    const { findings } = await wordingOf(ask).word(question, ours)
    expect(findings.reading).toBe(inOtherWords(ours.findings.reading))
    expect(findings.questions).toEqual(ours.findings.questions)
    expect(open()).toBe(0)
  })

  it('cut short anywhere gives whole texts only', () => {
    const whole = JSON.stringify({ one: 'A "quoted" word.', two: 'Line\nbreak', three: 'x' })
    for (let end = 0; end <= whole.length; end++)
      for (const [key, text] of Object.entries(finishedPairs(whole.slice(0, end))))
        expect(text).toBe(JSON.parse(whole)[key])
    expect({ ...finishedPairs(whole) }).toEqual(JSON.parse(whole))
  })
})

describe('a neighbour', () => {
  it.each([
    ['/api/tags', null, 'small:1b'],
    ['/v1/models', null, 'small:1b'],
    ['/v1/models', 'small:1b', 'small:1b'],
  ])('listed at %s is asked for a model that speaks and runs here', async (list, wanted, name) => {
    await wordingOf(neighbour(wanted, list)).word(question, ours)
    expect(JSON.parse(provider.asked.at(-1)!.body).model).toBe(name)
    expect(logged).toEqual([`Analyses are worded by Ollama (${name}), on this machine.\n`])
  })

  it.each(['a-copy', 'large:cloud', 'unknown'])('is not asked for %s', async (wanted) => {
    const before = provider.asked.filter(({ body }) => body).length
    expect(await wordingOf(neighbour(wanted)).word(question, ours)).toBe(ours)
    expect(provider.asked.filter(({ body }) => body)).toHaveLength(before)
    expect(logged).toEqual([])
  })

  it('that comes later is found then', async () => {
    const neighbours = ollamaAt(provider.url).slice(0, 1)
    const wording = wordingOf(askNeighbour({ model: null, log }, neighbours))
    expect(await wording.word(question, ours)).toBe(ours)
    neighbours.push(...ollamaAt(provider.url).slice(1))
    expect((await wording.word(question, ours)).findings.engine).toBe('local')
  })

  it('gets no more than the text, the parts it touches and our sentences', async () => {
    await wordingOf(neighbour()).word(question, ours)
    const { body, headers } = provider.asked.at(-1)!
    expect(body).not.toMatch(/0\.85|itemId|"-5"|attachment/)
    expect(JSON.stringify(headers)).not.toMatch(/cookie|forwarded|authorization/i)
  })
})
