import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Checks } from '#engine/language/check-line.ts'
import { PROBES } from '#engine/language/probe.ts'
import { askedFor } from '#test/fakes/fake-ai-answers.ts'
import { probeAnswer } from '#test/fakes/probe-answers.ts'
import { findReader } from './find-reader.ts'
import { modelsOf, runnersAt } from './local-runners.ts'

type World = { right: number; models: string[]; tags: object[] | null; isDead: boolean }
const world: World = { right: 10, models: ['a-model'], tags: null, isDead: false }
let asked = 0

/** A runner of language models that reads so many of the texts right. */
const runner = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  if (request.url === '/v1/models')
    return send(response, { data: world.models.map((id) => ({ id })) })
  if (request.url === '/api/tags' && world.tags) return send(response, { models: world.tags })
  if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
  asked += 1
  if (world.isDead) return void request.socket.destroy()
  const { messages, response_format } = JSON.parse(body)
  const at = PROBES.findIndex(({ text }) => String(messages.at(-1).content).includes(text))
  const content = probeAnswer(at, askedFor(response_format.json_schema.schema), world.right)
  send(response, { choices: [{ message: { content } }] })
})
const send = (response: ServerResponse, value: object) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

let url = ''
let folder = ''
beforeAll(async () => {
  runner.listen(0, '127.0.0.1')
  await new Promise((resolve) => runner.once('listening', resolve))
  url = `http://127.0.0.1:${(runner.address() as AddressInfo).port}/v1`
})
afterAll(() => new Promise((resolve) => runner.close(resolve)))
beforeEach(async () => {
  Object.assign(world, { right: 10, models: ['a-model'], tags: null, isDead: false })
  asked = 0
  folder = await mkdtemp(join(tmpdir(), 'models-'))
  return () => rm(folder, { recursive: true })
})

const checks: Checks = {
  dangerIn: async (sentences) => sentences.map(() => 0),
  carriedBy: async () => null,
}

async function find(model: string | null = null, engine: 'auto' | 'openai-compatible' = 'auto') {
  const told: string[] = []
  const reader = await findReader({
    analysis: {
      engine,
      baseUrl: url,
      model,
      apiKey: null,
      verdictsFile: join(folder, 'kept', 'models.json'),
    },
    checks,
    now: () => 0,
    tell: (line) => void told.push(line),
    timeout: { firstWord: 10_000, beforeRetry: 0 },
  })
  return { reader, told }
}

it('lets a model on this machine read that reads the texts right', async () => {
  const { reader, told } = await find()
  expect(reader).toMatchObject({ name: 'a-model', where: 'server', engine: 'local' })
  expect(told[0]).toMatch(/read 10 of 10 texts right and reads along\.$/)
})

it('tries a model once, and asks for one text, in both calls, from then on', async () => {
  await find()
  asked = 0
  expect((await find()).reader?.name).toBe('a-model')
  expect(asked).toBe(2)
})

it.each([
  [7, false],
  [8, true],
])('reads %i of 10 right: used is %s', async (right, isUsed) => {
  world.right = right
  const { reader, told } = await find()
  expect(told[0]).toContain(`read ${right} of 10`)
  expect(reader !== null).toBe(isUsed)
  asked = 0
  expect((await find()).reader !== null).toBe(isUsed)
  expect(asked).toBe(isUsed ? 2 : 0)
})

it('says nothing for ever about a model that does not answer', async () => {
  world.isDead = true
  const { reader, told } = await find()
  expect(reader).toBeNull()
  expect(told[0]).toContain('doesn’t answer')
  await expect(readFile(join(folder, 'kept', 'models.json'))).rejects.toThrow('ENOENT')
  world.isDead = false
  expect((await find()).reader).not.toBeNull()
})

it('refuses a model that hands words on, and takes the next', async () => {
  world.models = ['big:480b-cloud', 'relayed', 'own']
  world.tags = [
    { name: 'relayed', digest: 'a', remote_host: 'https://far.example' },
    { name: 'own', digest: 'b' },
  ]
  const { reader, told } = await find()
  expect(told[0]).toMatch(/^big:480b-cloud .* sends words to another machine/)
  expect(told[1]).toMatch(/^relayed .* sends words to another machine/)
  expect(reader?.name).toBe('own')
})

it('tries a model anew whose file is another one', async () => {
  world.tags = [{ name: 'a-model', digest: 'old' }]
  const [before] = await modelsOf(runnersAt(url)[0]!)
  world.tags = [{ name: 'a-model', digest: 'new' }]
  const [after] = await modelsOf(runnersAt(url)[0]!)
  expect(after?.hash).not.toBe(before?.hash)
})

it('takes only the model that was named', async () => {
  expect(await find('another')).toEqual({ reader: null, told: [] })
})

it('tries a model elsewhere, too, before anybody’s words are sent there', async () => {
  world.right = 7
  const { reader, told } = await find('named', 'openai-compatible')
  expect(reader).toBeNull()
  expect(told[0]).toContain('read 7 of 10 texts right and isn’t used')
  world.right = 9
  expect((await find('another', 'openai-compatible')).reader).toMatchObject({
    where: 'elsewhere',
    mark: { right: 9, of: 10 },
  })
})

it('asks nothing more of a model that reads neither Spanish nor German', async () => {
  world.right = 0
  const { reader, told } = await find()
  expect(reader).toBeNull()
  expect(told[0]).toContain('read 0 of 2 texts right and isn’t used')
})
