import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hrefOf } from '#contract/endpoint.ts'
import { selfMap } from '#contract/self-map.ts'
import { usage } from '#contract/usage.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const freePerson = () => world.addPerson('Ada', { createdAt: 0 })
const send = (person: TestPerson, body: unknown) =>
  world.sendRaw(person, hrefOf(selfMap.add, { userId: person.id }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const add = (person: TestPerson, name: string, category = 'people') =>
  send(person, { category, name, attachmentPower: 0.5 })
const countsOf = async (person: TestPerson) =>
  (await world.send(person, usage.get, { userId: person.id })).json()
const statusesOf = (replies: Response[]) => replies.map(({ status }) => status).sort()
const listed = async (person: TestPerson) =>
  (await (await world.send(person, selfMap.list, { userId: person.id })).json()) as SelfMapItem[]

describe('the free plan', () => {
  it('takes five items; twenty at once at four of five let exactly one through', async () => {
    const ada = await freePerson()
    for (const name of ['1', '2', '3', '4']) await add(ada, name)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => add(ada, `race ${n}`)))
    expect(statusesOf(replies)).toEqual([201, ...Array(19).fill(403)])
    const refused = replies.find(({ status }) => status === 403)!
    expect(await refused.json()).toMatchObject({ reason: 'limit_reached', limit: 'items' })
    expect(await countsOf(ada)).toMatchObject({ items: 5 })
  })

  it('takes two own categories; twenty new ones at once let exactly one through', async () => {
    const ada = await freePerson()
    await add(ada, 'Chess', 'Hobbies')
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add(ada, `race ${n}`, `Category ${n}`)),
    )
    expect(statusesOf(replies)).toEqual([201, ...Array(19).fill(403)])
    const refused = replies.find(({ status }) => status === 403)!
    expect(await refused.json()).toMatchObject({ limit: 'customCategories' })
    expect((await add(ada, 'Go', 'hobbies')).status).toBe(201)
    expect(await countsOf(ada)).toMatchObject({ items: 3, customCategories: 2 })
  })

  it('counts an adopted example, and still allows edits and deletes when full', async () => {
    const ada = await freePerson()
    for (const name of ['1', '2', '3', '4', '5']) await add(ada, name)
    const body = { name: 'Mum and Dad', attachmentPower: 0.9 }
    expect((await world.send(ada, selfMap.change, { id: -1 }, body)).status).toBe(403)
    expect((await add(ada, 'Parents')).status).toBe(403)
    expect(await listed(ada)).toHaveLength(14)
    const own = (await listed(ada)).find(({ id }) => id > 0)!
    expect((await world.send(ada, selfMap.change, { id: own.id }, body)).status).toBe(200)
    expect((await world.send(ada, selfMap.remove, { id: -1 })).status).toBe(200)
    expect((await world.send(ada, selfMap.remove, { id: own.id })).status).toBe(200)
    expect((await add(ada, 'again')).status).toBe(201)
  })

  it('does not bind an account in its trial', async () => {
    const ada = await world.addPerson('Ada')
    for (const n of [1, 2, 3, 4, 5, 6])
      expect((await add(ada, `${n}`, `Own ${n}`)).status).toBe(201)
  })
})

describe('bad input', () => {
  const valid = { category: 'people', name: 'Ana', attachmentPower: 0.5 }

  it.each(['1e999', '-0.1', '10.1', '"0.5"', 'null', '[]', 'true', '5e-324', '{}'])(
    'refuses the power %s',
    async (power) => {
      const ada = await world.addPerson('Ada')
      const reply = await send(ada, `{"category":"people","name":"Ana","attachmentPower":${power}}`)
      expect(reply.status).toBe(400)
      expect(await countsOf(ada)).toMatchObject({ items: 0 })
    },
  )

  it.each([0, 0.01, 1, 1.1, 10])('takes the power %s', async (attachmentPower) => {
    const ada = await world.addPerson('Ada')
    expect((await send(ada, { ...valid, attachmentPower })).status).toBe(201)
  })

  it.each(['', '   ', '\u200b', '\u3164', '\u202e', '\u200b \u202e'])(
    'refuses a name that nobody can see: %j',
    async (name) => {
      const ada = await world.addPerson('Ada')
      const reply = await send(ada, { ...valid, name })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ message: 'Item name cannot be empty.' })
    },
  )

  it.each(['a\u0000b', 'a\u0007', 'a\nb', 'half \ud83d'])(
    'refuses what cannot be saved: %j',
    async (name) => {
      const ada = await world.addPerson('Ada')
      for (const body of [
        { ...valid, name },
        { ...valid, category: name },
      ]) {
        const reply = await send(ada, body)
        expect(reply.status).toBe(400)
        expect(await reply.json()).toMatchObject({
          message: 'Some characters in your text can’t be saved. Please remove them.',
        })
      }
    },
  )

  it.each(['👩‍👩‍👧‍👦 us', 'العائلة', 'e\u0301toile', 'o'.padEnd(11, '\u0308'), '家族'.repeat(40)])(
    'keeps %s as written',
    async (name) => {
      const ada = await world.addPerson('Ada')
      const item = (await (await send(ada, { ...valid, name })).json()) as SelfMapItem
      expect(item.name).toBe(name.normalize('NFC'))
      expect((await listed(ada)).find(({ id }) => id === item.id)?.name).toBe(item.name)
    },
  )

  it.each(['x'.repeat(81), `z${'\u0336'.repeat(5000)}`])(
    'refuses a name too long',
    async (name) => {
      const ada = await world.addPerson('Ada')
      expect((await send(ada, { ...valid, name })).status).toBe(400)
    },
  )

  it('ignores fields that are not the person’s to set', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const reply = await send(ada, { ...valid, id: 1, userId: bo.id, createdAt: 0, isDev: 1 })
    const item = (await reply.json()) as SelfMapItem
    expect(item).toMatchObject({ userId: ada.id })
    const body = { name: 'Ana', attachmentPower: 0.1, userId: bo.id, id: 7 }
    const changed = await world.send(ada, selfMap.change, { id: item.id }, body)
    expect(await changed.json()).toMatchObject({ id: item.id, userId: ada.id })
  })

  it.each(['-10', '0', '2147483648', '1e3', '01', '1.5', 'abc', '%00', '1'.repeat(40), '1;drop'])(
    'finds nothing under the id %s',
    async (id) => {
      const ada = await world.addPerson('Ada')
      for (const method of ['PUT', 'DELETE']) {
        const reply = await world.sendRaw(ada, `/api/self-map/${id}`, {
          method,
          ...(method === 'PUT' && {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(valid),
          }),
        })
        expect([400, 404]).toContain(reply.status)
      }
    },
  )
})

describe('somebody else', () => {
  it('finds no item of mine, and changes none', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    await add(ada, 'Mine')
    const before = await listed(ada)
    const { id } = before.at(-1)!
    const body = { name: 'Theirs', attachmentPower: 0.1 }
    for (const target of [id, id + 1000]) {
      for (const reply of [
        await world.send(bo, selfMap.change, { id: target }, body),
        await world.send(bo, selfMap.remove, { id: target }),
      ]) {
        expect(reply.status).toBe(404)
        expect(await reply.json()).toEqual({ reason: 'not_found', message: 'Not found.' })
      }
    }
    expect(await listed(ada)).toEqual(before)
  })
})

describe('the development call', () => {
  const item = { category: 'people', name: 'Dev', attachmentPower: 0.5 }

  it('is not there outside development', async () => {
    const ada = await world.addPerson('Ada')
    expect((await world.send(ada, selfMap.devAdd, {}, item)).status).toBe(404)
  })

  it('adds an item for the test account', async () => {
    const dev = await startTestApp({ DEV_MODE: '1' })
    const tester = await dev.addPerson('Tess', { isDev: true })
    const reply = await dev.sendRaw(null, `${selfMap.devAdd.path}?dev-user-id=${tester.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(item),
    })
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({ success: true, item: { name: 'Dev' }, error: null })
    await dev.stop()
  })
})
