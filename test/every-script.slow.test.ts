import { beforeAll, describe, expect, it } from 'vitest'
import { DESCRIPTION } from '#domain/situation/situation-limits.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { checkLine } from '#engine/language/check-line.ts'
import { readModelJson } from '#engine/language/model-json.ts'
import { isQuoted } from '#engine/language/proof.ts'
import { placeOfQuote } from '#engine/language/quote-place.ts'
import { groundsOf } from '#engine/language/supported-facts.ts'
import { namedIn, proposeTitle, rankItems } from '#engine/rules/propose.ts'
import {
  createEmbeddedEngine,
  type GlancingEngine,
} from '#server/outside/engine/embedded-engine.ts'

/** As long as a description may be, in characters as people count them. */
const full = (piece: string): string =>
  [...piece.repeat(DESCRIPTION.max)].slice(0, DESCRIPTION.max).join('')

const ENGLISH = full('I told my brother that nobody ever asks me what I want and ')

/** As one endless word, which is how texts without spaces come, and as nobody would write it. */
const OTHERS = {
  Polish: 'ł',
  Turkish: 'kıll',
  Russian: 'ж',
  'Russian and Latin': 'kіll',
  Greek: 'α',
  Arabic: 'ا',
  'Arabic ligatures': '\uFDFA',
  Hebrew: 'א',
  Hindi: 'हि',
  Chinese: '死',
  Korean: '죽',
  Japanese: 'のか',
  marks: 'e\u0301\u0302',
  quotes: '“',
} as const

/** Four times a linear one's spread, and a hundredth of what a quadratic one takes. */
const AT_MOST = 8
/** In milliseconds: below this the clock of a thread tells nothing. */
const SMALLEST = 3
const item = { id: 1, name: 'My brother', category: 'people', attachmentPower: 0.5 }

let engine: GlancingEngine
beforeAll(async () => {
  engine = await createEmbeddedEngine()
})

/** The least of several tries, in milliseconds of this thread alone: a busy machine does not count. */
async function work(act: () => unknown, tries = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < tries; at += 1) {
    const before = process.threadCpuUsage()
    await act()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return Math.max(SMALLEST, least)
}

/** Whether it is shown does not matter here. */
const nothingKnown = groundsOf({ text: '', felt: [] })
const check = (text: string) =>
  checkLine({ text, place: 'claim', longest: DESCRIPTION.max }, nothingKnown, {
    dangerIn: async (sentences) => sentences.map(() => 0),
    carriedBy: async () => null,
  })

const READERS: Record<string, (text: string) => unknown> = {
  'the detector': (text) => detectCrisis([text]),
  'the small model': (text) => engine.checkWithSmallModel([text]),
  'the checking of a model’s lines': check,
  'the proposing': (text) => [proposeTitle(text), rankItems(text, [item]), namedIn(text, [item])],
}

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it('takes no script of the world much longer than English', async () => {
    const usual = await work(() => read(ENGLISH))
    for (const [script, piece] of Object.entries(OTHERS)) {
      const text = full(piece)
      expect((await work(() => read(text))) / usual, script).toBeLessThan(AT_MOST)
    }
  })
})

it('reads no answer of a model much longer than plain text', async () => {
  const long = (piece: string) => piece.repeat(200_000 / piece.length)
  const usual = await work(() => readModelJson(`{{{{{{{{"a": [${long('"my brother", ')}`))
  for (const answer of [
    `{{{{{{{{"a":${'['.repeat(99_000)}${'1,'.repeat(50_000)}`,
    `{{{{{{{{"a":${'['.repeat(20)}${long('1,')}`,
    `{"a":${long('[1,')}`,
    `{"a":${long('"",')}`,
    `{"a":[${long('{},')}`,
    long('{ , '),
  ])
    expect((await work(() => readModelJson(answer))) / usual, answer.slice(0, 40)).toBeLessThan(
      AT_MOST,
    )
})

it('looks for no quote much longer than for plain words', async () => {
  const look = (quote: string) => [isQuoted(quote, nothingKnown), placeOfQuote(quote, ENGLISH)]
  const long = (piece: string) => `a${piece.repeat(40_000 / piece.length)}a`
  const usual = await work(() => look(long('my brother ')))
  for (const piece of [',.', '!', ' ', '"\''])
    expect((await work(() => look(long(piece)))) / usual, piece).toBeLessThan(AT_MOST)
})

it('reads and writes no script of the world much longer than English', {
  timeout: 600_000,
}, async () => {
  const read = async (description: string) => {
    const items = [{ id: 1, name: item.name, category: 'people', power: 0.8 }]
    await engine.report({ title: '', description, items, relationships: [], depth: 'premium' })
  }
  const usual = await work(() => read(ENGLISH), 2)
  for (const [script, piece] of Object.entries(OTHERS)) {
    const text = full(piece)
    expect((await work(() => read(text), 1)) / usual, script).toBeLessThan(AT_MOST)
  }
})
