import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses, type BrowserAnswers } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { ASSISTANT } from '#domain/situation/reader-words.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { decentAnswer } from '#test/fakes/fake-ai-answers.ts'
import { plainEngine } from '#test/plain-engine.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: plainEngine(), external: null } })
})
afterAll(() => world.stop())

const items = ['Professional Success']
const answer = (call: 'understand' | 'say' | 'deepen') => ({
  name: call,
  text: JSON.stringify(decentAnswer({ call, items })),
})
const DECENT = [answer('understand'), answer('say')]

async function analysed(description = 'My boss took my idea and sold it as his own.') {
  const ada = await world.addPerson('Ada')
  const body = { title: 'A hard day', description, selfMapItemIds: [-5] }
  const told = await world.send(ada, situations.add, { userId: ada.id }, body)
  const { id } = (await told.json()) as { id: number }
  const reply = await world.send(ada, analyses.analyze, { id })
  return { ada, first: Analysis.parse(await reply.json()) }
}
async function keep(
  ada: TestPerson,
  id: number,
  given: BrowserAnswers['given'],
  part?: 'depth',
  by = 'Chrome’s model',
) {
  const answers = { by, given }
  const reply = await world.send(ada, analyses.read, { id }, { answers, ...(part && { part }) })
  const text = await reply.text()
  return reply.ok
    ? Analysis.parse(JSON.parse(text.trimEnd().split('\n').at(-1)!).analysis)
    : reply.status
}

it('keeps what the model of the person’s own browser said, and says where it ran', async () => {
  const { ada, first } = await analysed()
  expect(first.reader).toBeUndefined()
  const read = (await keep(ada, first.id, DECENT)) as Analysis
  expect(read).toMatchObject({
    engine: 'local',
    reader: { name: 'Chrome’s model', where: 'browser', status: 'read' },
  })
  expect(read.equations[0]?.perception).toBe('You saw your boss take your idea.')
})

it('shows nothing of it that may not be shown', async () => {
  const { ada, first } = await analysed()
  const text = DECENT[1]!.text.replace(
    'You saw your boss take your idea.',
    'You saw your boss take your idea. You are worthless.',
  )
  const read = await keep(ada, first.id, [DECENT[0]!, { name: 'say', text }])
  expect(JSON.stringify(read)).not.toContain('worthless')
  expect(JSON.stringify(read)).toContain('You saw your boss take your idea.')
})

it('leaves our own reading where the answers are nothing', async () => {
  const { ada, first } = await analysed()
  const read = await keep(ada, first.id, [{ name: 'understand', text: 'I cannot help with that.' }])
  expect(read).toMatchObject({ engine: 'embedded', reader: { status: 'failed' } })
})

it('takes nothing about words that leave a doubt', async () => {
  const { ada, first } = await analysed('Another week and the fog never lifts.')
  expect(await keep(ada, first.id, DECENT)).toBe(400)
})

it('says what lies deeper once, and a failure there leaves the reading alone', async () => {
  const { ada, first } = await analysed()
  const read = (await keep(ada, first.id, DECENT)) as Analysis
  expect(await keep(ada, first.id, [], 'depth')).toEqual(read)
  const deeper = (await keep(ada, first.id, [answer('deepen')], 'depth')) as Analysis
  expect(deeper.psychologicalInsights?.[0]?.title).toBe('Whose it is')
  expect(deeper.reader).toMatchObject({ status: 'read', isDeep: true })
})

it('keeps what is still true after a correction, and may be asked again', async () => {
  const { ada, first } = await analysed()
  await keep(ada, first.id, DECENT)
  const said = { expected: 'that my name is on it' }
  const reply = await world.send(ada, analyses.reread, { id: first.id }, { said })
  const patched = Analysis.parse(await reply.json())
  expect(patched.reader).toMatchObject({ where: 'browser', status: 'waiting' })
  expect(patched.equations[0]?.perception).toBe('You saw your boss take your idea.')
  expect(patched.equations[0]?.expectation).toContain('name')
  // It was asked to write the rest; the person's own line stays.
  const again = (await keep(ada, first.id, [DECENT[1]!])) as Analysis
  expect(again.reader).toMatchObject({ status: 'read' })
  expect(again.equations[0]?.expectation).toBe(patched.equations[0]?.expectation)
})

it('keeps what was pasted from an assistant of the person’s own, and patches it after a correction', async () => {
  const { ada, first } = await analysed()
  const read = (await keep(ada, first.id, DECENT, undefined, ASSISTANT.name)) as Analysis
  expect(read.reader).toEqual({ name: ASSISTANT.name, where: 'pasted', status: 'read' })
  const said = { expected: 'that my name is on it' }
  const reply = await world.send(ada, analyses.reread, { id: first.id }, { said })
  const patched = Analysis.parse(await reply.json())
  expect(patched.reader).toEqual(read.reader)
  expect(patched.equations[0]?.perception).toBe('You saw your boss take your idea.')
})

it('leaves out an answer of which a third is made up, keeps ours and says why', async () => {
  const { ada, first } = await analysed()
  const text = DECENT[1]!.text
    .replace('You saw your boss take your idea.', 'Your boss hates you.')
    .replace('You may be angry because the idea was yours.', 'Your brother warned you about him.')
    .replace(/"reading":"[^"]*"/, '"reading":"You may have a personality disorder."')
  const read = (await keep(ada, first.id, [DECENT[0]!, { name: 'say', text }])) as Analysis
  const { reader, ...shown } = read
  expect(reader?.status).toBe('left out')
  expect(shown).toEqual(first)
})

it('is read by nobody but our engine where it is not English', async () => {
  const { ada, first } = await analysed(
    'Meine Chefin hat gestern meine Folien gezeigt und meinen Namen nicht gesagt.',
  )
  expect(await keep(ada, first.id, DECENT)).toBe(400)
})
