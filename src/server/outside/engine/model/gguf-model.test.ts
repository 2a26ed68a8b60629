import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { PROBES } from '#engine/language/probe-texts.ts'
import { GGUF_FILE, installFakeLlama, llamaSeen } from '#test/fakes/fake-llama.ts'
import { probeAnswer } from '#test/fakes/probe-answers.ts'
import { TIMEOUT } from './call-model.ts'
import { fetchGguf, isGguf } from './fetch-gguf.ts'
import { findReader } from './find-reader.ts'
import { openGguf } from './gguf-model.ts'
import { loadLlamaPackage } from './llama-package.ts'

let folder = ''
let told: string[] = []
beforeEach(async () => {
  told = []
  folder = await mkdtemp(join(tmpdir(), 'gguf-'))
  return () => rm(folder, { recursive: true })
})
const tell = (line: string) => void told.push(line)

const find = () =>
  findReader({
    analysis: {
      ...{ baseUrl: null, model: 'a.gguf', apiKey: null, filesFolder: folder },
      verdictsFile: join(folder, 'verdicts.json'),
    },
    ...{ now: () => 0, tell, timeout: { firstWord: 50, beforeRetry: 0 } },
  })
const put = () => writeFile(join(folder, 'a.gguf'), GGUF_FILE)
const ggufFiles = async () => (await readdir(folder)).filter((name) => name.endsWith('.gguf'))

it('lets a file of the data folder read that reads the texts right', async () => {
  await installFakeLlama(folder)
  await put()
  expect(await find()).toMatchObject({ name: 'a.gguf', where: 'server', engine: 'local' })
  expect(told).toEqual(['a.gguf (in this process) read 15 of 15 texts right and reads.'])
})

it('turns a file down that reads too few, asks no more than it takes to know, and frees its memory', async () => {
  await installFakeLlama(folder, { right: 0 })
  await put()
  expect(await find()).toBeNull()
  expect(told).toEqual(['a.gguf (in this process) read 0 of 4 texts right and is not used.'])
  expect(llamaSeen().disposed).toBe(1)
  expect(await find()).toBeNull()
  expect(told[1]).toMatch(/read 0 of 4 texts right when it was tried/)
})

it.each([
  ['too little memory', { memory: 0 }],
  ['timeout', { isSilent: true }],
])('says %s of a file that cannot be asked, and keeps no verdict', async (why, fake) => {
  await installFakeLlama(folder, fake)
  await put()
  vi.spyOn(process, 'availableMemory').mockReturnValueOnce(0)
  expect(await find()).toBeNull()
  expect(told).toEqual([`a.gguf (in this process) does not answer (${why}) and is not used.`])
  expect(await readdir(folder)).not.toContain('verdicts.json')
})

it('says that what runs files is not installed', async () => {
  await put()
  expect(await find()).toBeNull()
  expect(told[0]).toContain('does not answer (not installed)')
})

it('binds the answer to a grammar that ends, and answers one after another', async () => {
  await installFakeLlama(folder)
  await put()
  const { call } = openGguf({ file: join(folder, 'a.gguf'), folder }, TIMEOUT)
  const used: object[] = []
  const ask = async (at: number) => {
    const request = {
      name: 'understand',
      ...{ instructions: '', mostTokens: 9 },
      message: PROBES[at]!.text,
      schema: {
        type: 'object',
        properties: {
          sure: { type: 'integer', minimum: 1, maximum: 3 },
          quotes: { type: 'array', items: { type: 'string' } },
          side: { type: 'string', enum: ['gain'] },
        },
      },
    } as const
    let text = ''
    for await (const piece of call(request, new AbortController().signal, (it) => used.push(it)))
      text += piece
    return text
  }
  expect(await Promise.all([ask(0), ask(1)])).toEqual([probeAnswer(0), probeAnswer(1)])
  expect(used).toEqual([
    { input: 7, output: 3 },
    { input: 7, output: 3 },
  ])
  expect(llamaSeen().mostAtOnce).toBe(1)
  expect(llamaSeen().schemas[0]).toEqual({
    type: 'object',
    properties: {
      sure: { enum: [1, 2, 3] },
      quotes: { type: 'array', items: { type: 'string', maxLength: 300 }, maxItems: 6 },
      side: { type: 'string', enum: ['gain'] },
    },
  })
})

it('knows a file, an address of one and a name of Hugging Face from the name of a model', () => {
  const wanted = ['a.gguf', 'https://far.example/a.GGUF', 'hf:some/model:Q4_K_M']
  expect(wanted.map(isGguf)).toEqual([true, true, true])
  expect(['auto', 'qwen3:14b', 'http://127.0.0.1:9000/v1'].map(isGguf)).toEqual(
    Array(3).fill(false),
  )
})

const SUM = createHash('sha256').update(GGUF_FILE).digest('hex')
const fetchIt = async (wanted: string, sha256: string | null = null) =>
  fetchGguf(wanted, { folder, found: (await loadLlamaPackage(folder))!, sha256, tell })

it('fetches a file, tells how far it is, and holds it against its sum', async () => {
  await installFakeLlama(folder)
  expect(await fetchIt('hf:some/model', SUM)).toBe('fetched.gguf')
  expect(told).toEqual(['50 % of 0.0 GB', 'Its checksum is right.'])
  await expect(fetchIt('hf:some/model', 'f'.repeat(64))).rejects.toThrow('removed')
  expect(await ggufFiles()).toEqual([])
})

it('asks the address for the sum, and tells it where nobody says one', async () => {
  await installFakeLlama(folder)
  let sum = SUM
  const far = createServer((_, reply) => reply.setHeader('x-linked-etag', `"${sum}"`).end())
  far.listen(0, '127.0.0.1')
  await new Promise((resolve) => far.once('listening', resolve))
  const address = `http://127.0.0.1:${(far.address() as AddressInfo).port}/a.gguf`
  await fetchIt(address)
  expect(told.at(-1)).toBe('Its checksum is right.')
  sum = 'a'.repeat(64)
  await expect(fetchIt(address)).rejects.toThrow('checksum')
  await new Promise((resolve) => far.close(resolve))
  await fetchIt('hf:some/model')
  expect(told.at(-1)).toContain(SUM)
})

it.each([
  ['memory', { memory: 0, size: 2 ** 50 }, 'of memory'],
  ['room', { size: 2 ** 49 }, 'are free'],
])('fetches nothing where there is too little %s', async (_, fake, why) => {
  await installFakeLlama(folder, fake)
  await expect(fetchIt('hf:some/model')).rejects.toThrow(why)
  expect(await ggufFiles()).toEqual([])
})

it('takes a file of this machine, and says where there is none', async () => {
  await installFakeLlama(folder)
  const elsewhere = await mkdtemp(join(tmpdir(), 'mine-'))
  await writeFile(join(elsewhere, 'mine.gguf'), GGUF_FILE)
  expect(await fetchIt(join(elsewhere, 'mine.gguf'), SUM)).toBe('mine.gguf')
  // Once more, from where it lies now.
  expect(await fetchIt(join(folder, 'mine.gguf'), SUM)).toBe('mine.gguf')
  expect(await ggufFiles()).toEqual(['mine.gguf'])
  await expect(fetchIt(join(elsewhere, 'none.gguf'))).rejects.toThrow('There is no file')
  await rm(elsewhere, { recursive: true })
})
