import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerError } from './answer-error.ts'
import type { App } from './serve.ts'

const log = { line: () => {}, request: () => {}, fault: () => {} }
async function answerTo(fault: object): Promise<string> {
  const app: App = new Hono()
  app.get('/', () => {
    throw Object.assign(new Error('broken'), fault)
  })
  app.onError(answerError(log))
  return (await (await app.request('/')).json()).message
}

it('says that a statement took too long, and that storage is away only where it is', async () => {
  for (const fault of [{ errcode: 9 }, { code: '57014' }, { message: 'Query read timeout' }])
    expect(await answerTo(fault)).toBe('That took too long. Please try again in a moment.')
  for (const fault of [{ errcode: 5 }, { code: '57P01' }, { code: 'ECONNREFUSED' }])
    expect(await answerTo(fault)).toContain('can’t reach our storage')
})
