import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { usage } from '#contract/usage.ts'
import { LADDERS } from '#domain/emotion/emotion.ts'
import { type Analysis, isDirect } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { CHANGED_ELSEWHERE } from '#domain/values/merge-lines.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { embeddedEngine } from '#test/embedded-engine.ts'

/** With the real engine: a correction is only worth something if every sentence follows it. */
const log = { line: () => {}, request: () => {}, fault: () => {} }
const engine = asEmbedded(embeddedEngine, log)
let world: TestApp
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: engine, external: null } })
})
afterAll(() => world.stop())

const FORGOTTEN = {
  title: 'My birthday',
  description:
    'My sister forgot my birthday. I waited the whole day for her to call. She never did.',
  selfMapItemIds: [-1],
}

async function read(person: TestPerson, situation = FORGOTTEN) {
  const told = await world.send(person, situations.add, { userId: person.id }, situation)
  const { id } = (await told.json()) as { id: number }
  const reply = await world.send(person, analyses.analyze, { id }, {})
  return { situation: id, analysis: (await reply.json()) as Analysis }
}

const say = (
  person: TestPerson,
  id: number,
  body: { said?: Correction; seen?: Correction; fits?: 'yes' | 'almost' | 'no'; anyway?: boolean },
) => world.send(person, analyses.reread, { id }, body)

const wordsOf = (analysis: Analysis) =>
  JSON.stringify([analysis.reading, analysis.emotions, analysis.recommendations]).toLowerCase()

describe('a reading that is not sure', () => {
  const NOTHING = {
    title: 'Inventory',
    description:
      'I counted the screws in box four and wrote the number on the list. Then I counted box five.',
    selfMapItemIds: [-1],
  }
  const OPEN = {
    title: 'A letter',
    description: 'I told him about the letter and he said nothing.',
    selfMapItemIds: [-1],
  }
  const made = async (person: TestPerson) =>
    (
      (await (await world.send(person, usage.get, { userId: person.id })).json()) as {
        analyses: number
      }
    ).analyses
  const felt = (person: TestPerson) =>
    world.db.selectFrom('analysisEmotion').selectAll().where('userId', '=', person.id).execute()

  it('tells what it may be, with steps for all of it, and counts as an analysis but not as felt', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada, OPEN)
    expect(analysis.certainty).toBe('asks')
    expect(analysis.emotions.length).toBeGreaterThanOrEqual(2)
    expect(analysis.emotions.every(({ share = 0 }) => share > 0)).toBe(true)
    expect(analysis.perceptions).toHaveLength(1)
    expect(analysis.recommendations.length).toBeGreaterThanOrEqual(1)
    expect(analysis.asks?.feelings.map(({ category }) => category).toSorted()).toEqual(
      analysis.emotions.map(({ category }) => category).toSorted(),
    )
    expect([await made(ada), await felt(ada)]).toEqual([1, []])
    await say(ada, analysis.id, { said: { feelings: [{ category: 'pride' }] } })
    expect((await felt(ada)).map(({ category }) => category)).toEqual(['pride'])
  })

  it('says so kindly where nothing is told, keeps it and does not count it', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada, NOTHING)
    expect(analysis).toMatchObject({ certainty: 'asks', tellsNothing: true, emotions: [] })
    expect(analysis.reading).toContain('that’s fine')
    expect(await made(ada)).toBe(0)
  })
})

describe('what a person says about a reading', () => {
  it('is believed: everything is written anew, and the first reading comes back after any number of corrections', async () => {
    const ada = await world.addPerson('Ada')
    const { situation, analysis } = await read(ada)
    const said = { feelings: [{ category: 'happiness' as const, level: 4 }] }
    const corrected = (await (await say(ada, analysis.id, { said })).json()) as Analysis
    expect(corrected.emotions.map(({ category }) => category)).toEqual(['happiness'])
    expect(corrected.emotions[0]).toMatchObject({ name: 'joy', level: 4 })
    expect(corrected.equations.every(({ shift }) => shift > 0)).toBe(true)
    expect(corrected).toMatchObject({ isCorrected: true, said })
    for (const { name } of analysis.emotions) expect(wordsOf(corrected)).not.toContain(name)
    const listed = await world.send(ada, analyses.list, { id: situation })
    expect(await listed.json()).toEqual([corrected])

    // A second word takes the place of the first word, never of the first reading.
    const again = { feelings: [{ category: 'pride' as const, level: 3 }] }
    expect((await say(ada, analysis.id, { said: again })).status).toBe(200)
    const back = (await (await say(ada, analysis.id, { said: {} })).json()) as Analysis
    expect(back).toEqual({ ...analysis, isCorrected: false })
  })

  it('is merged by line with what another device said, and refused where both said one line', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada)
    const feelings = [{ category: 'anger' as const }]
    await say(ada, analysis.id, { said: { feelings }, seen: {} })
    const merged = await say(ada, analysis.id, { said: { saw: 'She forgot.' }, seen: {} })
    expect(((await merged.json()) as Analysis).said).toMatchObject({ feelings, saw: 'She forgot.' })
    const torn = { said: { feelings: [{ category: 'sadness' as const }] }, seen: {} }
    const refused = await say(ada, analysis.id, torn)
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { reason: 'conflict', message: CHANGED_ELSEWHERE },
    ])
    // Without it the newest word stands alone, as ever.
    const alone = await say(ada, analysis.id, { said: { saw: 'She was late.' } })
    expect(((await alone.json()) as Analysis).said).toEqual({ saw: 'She was late.' })
  })

  it('may say how strong it was, which is kept, taken along and told', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada)
    const said = { feelings: [{ category: 'sadness' as const, strength: 9 }], ownWord: 'forlorn' }
    const corrected = (await (await say(ada, analysis.id, { said })).json()) as Analysis
    expect(corrected.emotions).toMatchObject([{ category: 'sadness', intensity: 0.9 }])
    expect(corrected.said).toEqual(said)
    const file = await world.sendRaw(ada, `/api/users/${ada.id}/export`)
    expect(await file.text()).toContain('"strength":9')
  })

  it('is called by the word for the number that was said', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada)
    const [first] = analysis.emotions
    expect(first).toMatchObject({ category: 'sadness', name: 'hurt', level: 4 })
    for (const strength of [3, 7, 9]) {
      const said = { feelings: [{ category: 'sadness' as const, strength }] }
      const corrected = (await (await say(ada, analysis.id, { said })).json()) as Analysis
      const level = Math.ceil(strength / 2)
      // A number of the step that was read keeps the finer word the story tells.
      const name = level === first?.level ? first.name : LADDERS.sadness[level - 1]
      expect(corrected.emotions).toMatchObject([{ name, intensity: strength / 10 }])
    }
  })

  it('keeps the word that was chosen, however strong it is', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada)
    const said = { feelings: [{ category: 'sadness' as const, level: 2, strength: 7 }] }
    const corrected = (await (await say(ada, analysis.id, { said })).json()) as Analysis
    expect(corrected.emotions).toMatchObject([{ name: 'low spirits', level: 2, intensity: 0.7 }])
  })

  it('may be put in their own words, which are told as they stand', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada)
    const said = {
      expected: 'a call from her before noon',
      saw: 'she had my day on no list of hers',
    }
    const corrected = (await (await say(ada, analysis.id, { said })).json()) as Analysis
    expect(corrected.expectations[0]!.description).toBe('A call from her before noon.')
    expect(corrected.perceptions[0]!.description).toBe('She had my day on no list of hers.')
  })

  it('may say which part of the map it touches, chosen then or not, and keeps the feeling', async () => {
    const ada = await world.addPerson('Ada')
    const added = await world.send(
      ada,
      selfMap.add,
      { userId: ada.id },
      { name: 'My place in the family', category: 'ideas', attachmentPower: 0.7 },
    )
    const { id: place } = (await added.json()) as { id: number }
    const { analysis } = await read(ada, {
      title: 'My birthday',
      description: 'My parents forgot my birthday. I am so angry at my parents.',
      selfMapItemIds: [-2],
    })
    expect(analysis.certainty).not.toBe('asks')
    const said = { about: place }
    const corrected = (await (await say(ada, analysis.id, { said })).json()) as Analysis
    expect(corrected.equations.filter(isDirect).map(({ itemId }) => itemId)).toEqual([place])
    expect(corrected.emotions[0]!.category).toBe(analysis.emotions[0]!.category)
    expect(corrected).toMatchObject({ isCorrected: true, said })
    expect(wordsOf(corrected)).not.toContain('family (')
    expect((await say(ada, analysis.id, { said: { about: 987654 } })).status).toBe(400)
  })

  it('may name two feelings at once', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada)
    const feelings = [{ category: 'happiness' as const }, { category: 'sadness' as const }]
    const corrected = (await (
      await say(ada, analysis.id, { said: { feelings } })
    ).json()) as Analysis
    expect(corrected.emotions.map(({ category }) => category).toSorted()).toEqual([
      'happiness',
      'sadness',
    ])
  })

  it('leaves open what is felt where it only says what it touches', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada, {
      title: 'A weird day',
      description: 'Dont know. Just a weird day. Everything is kind of grey.',
      selfMapItemIds: [-1],
    })
    expect(analysis.certainty).toBe('asks')
    const reply = await say(ada, analysis.id, { said: { about: -5 } })
    expect(await reply.json()).toMatchObject({ certainty: 'asks', said: { about: -5 } })
  })

  it('counts against no limit, is kept with its answer, and is nobody else’s to give', async () => {
    const ada = await world.addPerson('Ada')
    const bo = await world.addPerson('Bo')
    const { analysis } = await read(ada)
    const reply = await say(ada, analysis.id, { fits: 'almost' })
    expect(await reply.json()).toEqual({ ...analysis, fits: 'almost' })
    expect((await say(bo, analysis.id, { fits: 'no' })).status).toBe(404)
    const foreign = { said: { feelings: [{ category: 'pride' as const, itemId: 4711 }] } }
    expect((await say(ada, analysis.id, foreign)).status).toBe(400)
  })

  it('brings help first where it speaks of danger, and is kept where that is wished for', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada)
    const said = { saw: 'I want to kill myself tonight' }
    const reply = await say(ada, analysis.id, { said })
    expect(await reply.json()).toEqual({ crisis: true })
    const kept = await say(ada, analysis.id, { said, anyway: true })
    expect(await kept.json()).toMatchObject({ isCorrected: true, said })
  })
})

it('lets visitors put it right without storing anything', async () => {
  const situation = { ...FORGOTTEN, exampleSelfMapItems: [] }
  const made = await world.send(null, analyses.analyzeAnonymous, {}, situation)
  const { facts } = (await made.json()) as { facts: object }
  expect(JSON.stringify(facts)).not.toMatch(/sister|birthday/)
  const said = { feelings: [{ category: 'anger' as const }] }
  const body = { ...situation, facts, said } as never
  const reply = await world.send(null, analyses.rereadAnonymous, {}, body)
  const corrected = (await reply.json()) as Analysis
  expect(corrected.emotions.map(({ category }) => category)).toEqual(['anger'])
})

it('follows an expectation that was typed, for a visitor and for an account, until it is taken back', async () => {
  const description = 'I cried into the dishes tonight. Ana was out with her colleagues.'
  const situation = {
    title: 'That day',
    description,
    selfMapItemIds: [-5],
    exampleSelfMapItems: [],
  }
  const said = { expected: 'her to remember my birthday', expectedFrom: 'typed' as const }
  const made = await world.send(null, analyses.analyzeAnonymous, {}, situation)
  const { facts, ...first } = (await made.json()) as Analysis & { facts: object }
  const body = { ...situation, facts, said } as never
  const reply = await world.send(null, analyses.rereadAnonymous, {}, body)
  const anew = (await reply.json()) as Analysis
  expect([first.moment, anew.moment?.name]).toEqual([null, 'forgotten/own-day'])
  expect(anew.recommendations[0]).not.toEqual(first.recommendations[0])

  const ada = await world.addPerson('Ada')
  const { analysis } = await read(ada, situation)
  const kept = (await (await say(ada, analysis.id, { said })).json()) as Analysis
  expect(kept.moment?.name).toBe('forgotten/own-day')
  const back = (await (await say(ada, analysis.id, { said: {} })).json()) as Analysis
  expect([back.moment, back.questions]).toEqual([null, analysis.questions])
})

describe('two feelings', () => {
  const SIGNED = {
    title: 'Signed',
    description:
      'I signed the contract for the shop today. I am proud, I did that alone. And I am scared stiff of the rent.',
    selfMapItemIds: [-5, -8],
  }
  const beside = [
    {
      category: 'fear' as const,
      expected: 'to pay it every month',
      saw: 'the number on page four',
    },
  ]

  it('have each their own lines: those about the second change nothing else', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada, SIGNED)
    const felt = (one: Analysis) => one.emotions.map(({ category }) => category).toSorted()
    expect(felt(analysis)).toEqual(['fear', 'pride'])
    const reply = await say(ada, analysis.id, { said: { beside } })
    const anew = (await reply.json()) as Analysis
    expect(felt(anew)).toEqual(felt(analysis))
    const linesOf = (one: Analysis, category: string) =>
      one.equations
        .filter((equation) => isDirect(equation) && equation.category === category)
        .map(({ expectation, perception }) => [expectation, perception])
    expect(linesOf(anew, 'pride')).toEqual(linesOf(analysis, 'pride'))
    expect(linesOf(anew, 'fear')[0]).toEqual(['To pay it every month.', 'The number on page four.'])
    const wishes = await world.db
      .selectFrom('analysisEquation')
      .select(['category', 'wish', 'wishFrom'])
      .where('analysisId', '=', analysis.id)
      .where('wish', 'is not', null)
      .execute()
    expect(wishes).toEqual([{ category: 'fear', wish: 'to pay it every month', wishFrom: 'typed' }])
    const back = (await (await say(ada, analysis.id, { said: {} })).json()) as Analysis
    expect(linesOf(back, 'fear')).toEqual(linesOf(analysis, 'fear'))
  })

  it('put help first where a line about the second speaks of danger', async () => {
    const ada = await world.addPerson('Ada')
    const { analysis } = await read(ada, SIGNED)
    const said = { beside: [{ category: 'pride' as const, saw: 'I want to die' }] }
    expect(await (await say(ada, analysis.id, { said })).json()).toEqual({ crisis: true })
  })
})
