import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { CRISIS_TITLE } from '#domain/content/helplines.ts'
import { NOTHING_SEEN } from '#domain/findings/pattern-words.ts'
import { TOKEN_SCOPES, type TokenScope } from '#domain/people/token.ts'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { addToken } from '#server/nouns/doors/doors.repository.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { plainEngine } from '#test/plain-engine.ts'
import { HelpFirst, TOOLS } from './tools.ts'

const looked: string[] = []
const embedded = plainEngine()
const watched: typeof embedded = {
  ...embedded,
  checkWithSmallModel(texts, from) {
    looked.push(...texts)
    return embedded.checkWithSmallModel(texts, from)
  },
}
let world: TestApp
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: watched, external: null } })
})
afterAll(() => world.stop())

async function tokenOf(person: TestPerson, scopes: readonly TokenScope[] = TOKEN_SCOPES) {
  const wish = { name: 'Assistant', scopes: [...scopes], days: 30 }
  return (await addToken({ ...world, owner: person.id as OwnerId }, wish)).token
}

const post = (token: string | null, message: unknown, as: TestPerson | null = null) =>
  world.sendRaw(as, '/api/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(message),
  })
const ask = async (token: string, method: string, params: object = {}) =>
  (await post(token, { jsonrpc: '2.0', id: 1, method, params })).json()
/** Whatever a tool answers is what it promises, with nothing beside it, or help. */
async function callTool(token: string, name: string, given: object = {}) {
  const { result } = await ask(token, 'tools/call', { name, arguments: given })
  const promised = z.union([TOOLS[name]!.output, HelpFirst])
  const { isError, structuredContent: sent } = result
  if (!isError) expect(promised.parse(sent)).toEqual(sent)
  return result
}

it('says who it is, takes notifications, and lists what the token may do', async () => {
  const token = await tokenOf(await world.addPerson('Ada'))
  const hello = await ask(token, 'initialize', {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  expect(hello.result).toMatchObject({
    protocolVersion: '2025-03-26',
    capabilities: { tools: {} },
    serverInfo: { name: 'Innermap' },
  })
  const noted = await post(token, { jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([noted.status, await noted.text()]).toEqual([202, ''])
  const { tools } = (await ask(token, 'tools/list')).result
  expect(tools.map(({ name }: { name: string }) => name)).toEqual([
    'list_map',
    'list_situations',
    'list_earlier_times',
    'add_situation',
    'analyse',
    'find_patterns',
    'what_helps',
  ])
  const adds = tools.find(({ name }: { name: string }) => name === 'add_situation')
  expect(adds.inputSchema).toMatchObject({ type: 'object', required: expect.any(Array) })
  expect(adds.outputSchema).toMatchObject({
    type: 'object',
    anyOf: [{ required: ['id', 'title'] }, { required: ['help_first'] }],
  })
  const reader = await tokenOf(await world.addPerson('Bo'), ['read'])
  expect((await ask(reader, 'tools/list')).result.tools).toHaveLength(5)
})

it('writes a situation down, has it analysed and finds it again', async () => {
  const ada = await world.addPerson('Ada')
  const token = await tokenOf(ada)
  const map = await callTool(token, 'list_map')
  expect(map.structuredContent.items).toContainEqual(expect.objectContaining({ name: 'Spouse' }))
  const story = { title: 'A meeting', description: 'They took my idea.', selfMapItemIds: [-2] }
  const { structuredContent: kept } = await callTool(token, 'add_situation', story)
  const { structuredContent: found } = await callTool(token, 'analyse', { situation_id: kept.id })
  expect(found).toMatchObject({ situationId: kept.id, equations: [{ item: 'Spouse' }] })
  const list = await callTool(token, 'list_situations', { words: 'meeting' })
  expect(list.structuredContent.situations).toMatchObject([{ title: 'A meeting' }])
  const patterns = await callTool(token, 'find_patterns')
  expect(patterns.structuredContent).toEqual({
    note: NOTHING_SEEN,
    situations: 1,
    patterns: [],
    stays_open: null,
  })
  expect((await callTool(token, 'what_helps')).structuredContent.says).toBe(
    'You haven’t answered for a step yet.',
  )
})

it('chooses no item for a person who chose none, though the map has one of that name', async () => {
  const ada = await world.addPerson('Ada')
  const spouse = { category: 'people', name: 'Spouse', attachmentPower: 0.9 }
  await world.send(ada, selfMap.add, { userId: ada.id }, spouse)
  const token = await tokenOf(ada)
  const story = { title: 'A long evening', description: 'My spouse forgot our evening again.' }
  const { structuredContent: kept } = await callTool(token, 'add_situation', story)
  await callTool(token, 'analyse', { situation_id: kept.id })
  const question = embedded.asked.at(-1)!
  expect([question.chosen, question.others.some(({ name }) => name === 'Spouse')]).toEqual([
    [],
    true,
  ])
})

it('takes what the form takes: words alone, about somebody who is not on the map', async () => {
  const ada = await world.addPerson('Ada')
  const token = await tokenOf(ada)
  const story = { description: 'My sister forgot my birthday and I sat at home.' }
  const { structuredContent: kept } = await callTool(token, 'add_situation', story)
  expect(kept.title.length).toBeGreaterThan(3)
  const [told] = await (await world.send(ada, situations.list, { userId: ada.id })).json()
  expect(told).toMatchObject({ title: kept.title, proposals: [{ name: 'My sister' }] })
  await callTool(token, 'analyse', { situation_id: kept.id })
  const [proposal] = told.proposals
  expect(embedded.asked.at(-1)!.others).toContainEqual(
    expect.objectContaining({ itemId: proposal.itemId, name: 'My sister' }),
  )
})

it('takes the day something happened on, in any zone, and says it', async () => {
  const token = await tokenOf(await world.addPerson('Ada'))
  const told = { title: 'A lunch', description: 'They took my idea.', selfMapItemIds: [-2] }
  const happenedAt = '2024-03-03T12:00:00+01:00'
  await callTool(token, 'add_situation', told)
  await callTool(token, 'add_situation', { ...told, title: 'A walk', happenedAt })
  const { situations: list } = (await callTool(token, 'list_situations')).structuredContent
  expect(list).toMatchObject([
    { title: 'A lunch' },
    { title: 'A walk', happenedAt: '2024-03-03T11:00:00.000Z' },
  ])
  const ahead = { ...told, happenedAt: '2999-03-03T12:00:00Z' }
  expect(await callTool(token, 'add_situation', ahead)).toMatchObject({ isError: true })
})

it('answers words of danger with help and nothing else', async () => {
  const ada = await world.addPerson('Ada')
  const token = await tokenOf(ada)
  const story = { title: 'Tonight', description: 'I want to die, I think.', selfMapItemIds: [-2] }
  const kept = await callTool(token, 'add_situation', story)
  const reply = await world.send(ada, situations.list, { userId: ada.id })
  const [{ id }] = await reply.json()
  const found = await callTool(token, 'analyse', { situation_id: id })
  for (const { content, structuredContent } of [kept, found]) {
    expect(content[0].text).toContain(CRISIS_TITLE)
    expect(structuredContent).toEqual({ help_first: content[0].text })
  }
  expect(
    await world.db.selectFrom('analysis').selectAll().where('userId', '=', ada.id).execute(),
  ).toEqual([])
})

it('answers words of danger with help where the call itself is refused', async () => {
  const ada = await world.addPerson('Ada')
  const story = { title: 'Tonight', description: 'I want to die, I think.' }
  for (const [token, given] of [
    [await tokenOf(ada), story],
    [await tokenOf(ada), { ...story, selfMapItemIds: [4711] }],
    [await tokenOf(ada, ['read']), { ...story, selfMapItemIds: [-2] }],
  ] as const) {
    const { content, isError } = await callTool(token, 'add_situation', given)
    expect(content[0].text).toContain(CRISIS_TITLE)
    expect(isError).toBeUndefined()
  }
})

it('answers words of danger with help where nothing is done with the message', async () => {
  const token = await tokenOf(await world.addPerson('Ada'))
  const params = { name: 'write_note', arguments: { a: { b: { c: { d: ['I want to die'] } } } } }
  const call = { jsonrpc: '2.0', method: 'tools/call', params }
  for (const message of [
    { ...call, id: 1 },
    { ...call, id: 1, method: 'sampling/createMessage' },
    call,
    [{ ...call, id: 1 }],
  ]) {
    const [{ result }] = [await (await post(token, message)).json()].flat()
    expect(result.content[0].text).toContain(CRISIS_TITLE)
  }
})

it('looks for danger in no more of a refused call than a situation may have, and at both its ends', async () => {
  const token = await tokenOf(await world.addPerson('Ada'))
  looked.length = 0
  const { content } = await callTool(token, 'add_situation', {
    title: 'x'.repeat(20_000),
    description: `${'死'.repeat(10_000)} I want to die, I think.`,
  })
  expect(content[0].text).toContain(CRISIS_TITLE)
  expect(looked.join('').length).toBeLessThanOrEqual(TITLE.max + DESCRIPTION.max + 1)
})

it('lets in programs with a token only, and none beyond its scope or into another account', async () => {
  const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  for (const reply of [
    await post(null, message, ada),
    await post('innermap_made-up', message, ada),
  ]) {
    expect(reply.status).toBe(401)
    expect(reply.headers.get('www-authenticate')).toBe('Bearer')
  }
  const reader = await tokenOf(ada, ['read'])
  const story = { title: 'A meeting', description: 'They took my idea.', selfMapItemIds: [-2] }
  expect(await callTool(reader, 'add_situation', story)).toMatchObject({ isError: true })
  const { structuredContent: kept } = await callTool(await tokenOf(ada), 'add_situation', story)
  const foreign = await callTool(await tokenOf(eve), 'analyse', { situation_id: kept.id })
  expect(foreign).toMatchObject({ isError: true, content: [{ text: 'Not found.' }] })
  const evil = await world.sendRaw(null, '/api/mcp', {
    method: 'POST',
    headers: { authorization: `Bearer ${reader}`, origin: 'https://evil.example' },
  })
  expect(evil.status).toBe(403)
  expect((await world.sendRaw(null, '/api/mcp')).status).toBe(405)
})

it('refuses what is no message, no method, no tool or no input, in words a program can read', async () => {
  const token = await tokenOf(await world.addPerson('Ada'))
  expect((await (await post(token, [])).json()).error.code).toBe(-32600)
  expect((await ask(token, 'resources/list')).error.code).toBe(-32601)
  expect((await ask(token, 'tools/call', { name: 'constructor' })).error.code).toBe(-32602)
  const wrong = await callTool(token, 'add_situation', { title: 'x' })
  expect(wrong).toMatchObject({ isError: true })
  expect(wrong.content[0].text).toContain('title: Title must be at least 3 characters')
})

it('answers a batch as its version does, each message apart, and refuses it in a version without batches', async () => {
  const token = await tokenOf(await world.addPerson('Ada'))
  const batch = [
    { jsonrpc: '2.0', id: 1, method: 'ping' },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'resources/list' },
  ]
  expect(await (await post(token, batch)).json()).toMatchObject([
    { id: 1, result: {} },
    { id: 2, error: { code: -32601 } },
  ])
  expect((await post(token, batch.slice(1, 2))).status).toBe(202)
  const many = Array.from({ length: 21 }, () => batch[0])
  expect((await (await post(token, many)).json()).error.code).toBe(-32600)
  const newer = await world.sendRaw(null, '/api/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'mcp-protocol-version': '2025-06-18',
    },
    body: JSON.stringify(batch),
  })
  expect((await newer.json()).error.code).toBe(-32600)
})

it('looks for nothing that no database can hold', async () => {
  const token = await tokenOf(await world.addPerson('Ada'))
  for (const words of ['a\0b', '\ud800', 'x'.repeat(201)])
    expect(await callTool(token, 'list_situations', { words })).toMatchObject({ isError: true })
})
