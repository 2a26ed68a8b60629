import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { DESCRIPTION } from '#domain/situation/situation-limits.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { embeddedEngine } from '#test/embedded-engine.ts'

/** With the real engine: what is danger is for it to say. */
const log = { line: () => {}, request: () => {}, fault: () => {} }
const engine = asEmbedded(embeddedEngine, log)
let world: TestApp
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: engine, external: null } })
})
afterAll(() => world.stop())

const DANGER = 'I want to die tonight, I have the pills ready.'
const whole = { title: 'Tonight', description: DANGER, selfMapItemIds: [-5] }
const item = { id: -5, name: 'Work', category: 'accomplishments', attachmentPower: 0.8 }

/** Each cannot be taken as it is. */
const UNFIT: Record<string, object> = {
  'too short': { ...whole, items: [item], description: 'kms' },
  'too short, where ten signs are a sentence': { ...whole, items: [item], description: '死にたい' },
  'too long': { ...whole, items: [item], description: DANGER.padEnd(DESCRIPTION.max + 1, ' so') },
  'too long, and said last': {
    ...whole,
    items: [item],
    description: `${'It was a day. '.repeat(1000)}${DANGER}`,
  },
  'without a list of items': { ...whole, selfMapItemIds: 'none', items: 'none' },
  'with a title of one letter': { ...whole, title: 'x', items: 'none' },
  'without a title': { ...whole, title: undefined, items: 'none' },
}

describe.each(['tell', 'known', 'analyzeAnonymous'] as const)('words sent to %s', (name) => {
  const send = async (body: object) => {
    const ada = await world.addPerson('Ada')
    const endpoint = analyses[name]
    const reply = await world.sendRaw(ada, hrefOf(endpoint, { userId: ada.id }), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return [reply.status, await reply.json()]
  }

  it.each(Object.entries(UNFIT))('are answered with help: %s', async (_, body) => {
    expect(await send(body)).toMatchObject([200, { crisis: true, refusal: { reason: 'invalid' } }])
  })

  it('are answered with help however deep they lie', async () => {
    expect(await send([[[[[[[DANGER]]]]]]])).toMatchObject([200, { crisis: true }])
  })

  it('are refused as before where they speak of nothing of the kind', async () => {
    const body = { title: 'x', description: 'Short', selfMapItemIds: [], items: 'none' }
    expect(await send(body)).toMatchObject([400, { reason: 'invalid' }])
  })

  it('keep nothing', async () => {
    expect(await world.db.selectFrom('situation').select('id').execute()).toEqual([])
  })
})
