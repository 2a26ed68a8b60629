import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyEndpoint } from '#contract/all.ts'
import { openapi } from '#contract/openapi.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

it('describes every call of the contract, and nothing else', async () => {
  const description = await (await world.send(null, openapi.get, {})).json()
  const described = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const promised = everyEndpoint().map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.sort()).toEqual(promised.sort())
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
  expect(paths['/api/users/{userId}/usage'].get.security).toEqual([{ session: [] }])
})
