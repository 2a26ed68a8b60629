import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { everyEndpoint } from '#contract/all.ts'
import { isForDevelopers } from '#contract/endpoint.ts'
import { openapi } from '#contract/openapi.ts'
import { MCP_PATH } from '#server/nouns/mcp/mcp.routes.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

it('describes every call of the contract and the one of assistants, and nothing else', async () => {
  const description = await (await world.send(null, openapi.get, {})).json()
  const described = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const promised = everyEndpoint()
    .filter((endpoint) => !isForDevelopers(endpoint))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.sort()).toEqual([...promised, `POST ${MCP_PATH}`].sort())
  expect(description.paths[MCP_PATH].post.security).toEqual([{ token: [] }])
})

it('says what a call takes, what it answers and who may ask', async () => {
  const { paths } = await (await world.send(null, openapi.get, {})).json()
  const register = paths['/api/auth/register'].post
  expect(register.security).toEqual([])
  expect(register.requestBody.required).toBe(true)
  expect(register.requestBody.content['application/json'].schema.required).toEqual([
    'firstName',
    'email',
  ])
  expect(register.responses['201'].content['application/json'].schema.properties.username).toEqual({
    type: 'string',
  })
  expect(paths['/api/users/{userId}/usage'].get.security).toEqual([{ session: [] }, { token: [] }])
  expect(paths['/api/users/{userId}/tokens'].get.security).toEqual([{ session: [] }])
})

it('says how long a text, how large a number and which ids are taken', async () => {
  const { paths } = await (await world.send(null, openapi.get, {})).json()
  const bodyOf = (path: string) =>
    paths[path].post.requestBody.content['application/json'].schema.properties
  const { title } = bodyOf('/api/users/{userId}/situations')
  const { attachmentPower } = bodyOf('/api/users/{userId}/self-map')
  const description = '3 to 120 characters, not counting spaces at the ends.'
  expect(title).toEqual({ type: 'string', minLength: 1, description })
  // Whatever is taken fits: an email may have dots, digits and letters of any alphabet.
  const { email } = bodyOf('/api/auth/register')
  expect(email).toEqual({ type: 'string', maxLength: 320, format: 'idn-email' })
  expect(attachmentPower.anyOf).toEqual([{ const: 0 }, { minimum: 0.0001, maximum: 10 }])
  const [id] = paths['/api/self-map/{id}'].put.parameters
  expect(new RegExp(id.schema.pattern).test('-5')).toBe(true)
  for (const strange of ['0', '01', 'abc', '1e3'])
    expect(new RegExp(id.schema.pattern).test(strange)).toBe(false)
})

it('is written once, however many ask', async () => {
  await world.send(null, openapi.get, {})
  const write = vi.spyOn(JSON, 'stringify')
  const crowd = await Promise.all(
    Array.from({ length: 20 }, () => world.send(null, openapi.get, {})),
  )
  const written = write.mock.calls.filter(([it]) => it && typeof it === 'object' && 'openapi' in it)
  write.mockRestore()
  expect([new Set(crowd.map(({ status }) => status)), written]).toEqual([new Set([200]), []])
})

it('has no address that is also a numbered thing of another one', () => {
  const shapes = everyEndpoint().map(({ path }) => path.split('/'))
  const isHidden = (one: string[], other: string[]) =>
    one.length === other.length &&
    one.join() !== other.join() &&
    one.every((part, at) => part === other[at] || other[at]?.startsWith(':'))
  const hidden = shapes.filter((one) => shapes.some((other) => isHidden(one, other)))
  expect(hidden.map((parts) => parts.join('/'))).toEqual([])
})
