import { readFileSync } from 'node:fs'
import { CamelCasePlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { ownership } from '#contract/ownership.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { signIn } from '#contract/sign-in.ts'
import { situations } from '#contract/situations.ts'
import { subscription } from '#contract/subscription.ts'
import { usage } from '#contract/usage.ts'
import {
  type ExportFile,
  type RestoredSection,
  ROWS,
  SECTIONS,
  type Section,
} from '#domain/sharing/export-file.ts'
import { DAY } from '#domain/values/duration.ts'
import { addInvitation } from '#server/nouns/sign-in/invitations.ts'
import type { TestApp, TestPerson } from '#test/app.ts'
import type { FakeStripe } from '#test/fakes/fake-stripe.ts'
import { addFullAccount } from '#test/full-account.ts'
import { sendWebhook, startStripeApp } from '#test/stripe.ts'
import { RESTORED, sweep, TABLES } from './tables.ts'

let world: TestApp
let stripe: FakeStripe
beforeAll(async () => {
  const started = await startStripeApp()
  world = started.world
  stripe = started.stripe
})
afterAll(async () => {
  await world.stop()
  await stripe.stop()
})

const exportOf = async (person: TestPerson): Promise<ExportFile> =>
  (await world.send(person, ownership.export, { userId: person.id })).json()
const bringIn = (person: TestPerson, file: unknown) =>
  world.sendRaw(person, `/api/users/${person.id}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  })
const remove = (person: TestPerson, email = person.email) =>
  world.send(person, ownership.deleteAccount, { userId: person.id }, { email })

type Column = { table: string; column: string }

/** The database as it is, not as the code thinks it is; in the code's way of writing names. */
async function listColumns(): Promise<Column[]> {
  const camel = new (class extends CamelCasePlugin {
    write = (name: string) => this.camelCase(name)
  })()
  const tables = await world.db.introspection.getTables()
  const here = world.dialect === 'postgres' ? await currentSchema() : undefined
  return tables
    .filter(({ schema }) => schema === here)
    .filter(({ name }) => !name.startsWith('sqlite_'))
    .flatMap(({ name, columns }) =>
      columns.map((column) => ({
        table: camel.write(name),
        column: camel.write(column.name),
      })),
    )
}

async function currentSchema(): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
    world.db,
  )
  return rows[0]!.schema
}

const rowsOf = async (table: string): Promise<Record<string, unknown>[]> =>
  world.db
    .selectFrom(table as 'user')
    .selectAll()
    .execute()

describe('every table', () => {
  it('that has an end is swept when it has come, and not before', async () => {
    const ending = Object.entries(TABLES).filter(([, { endsAt }]) => endsAt)
    const named = (await listColumns())
      .filter(({ column }) => /^(expires|resets)At$|Until$/.test(column))
      // Who is at work on a job says nothing about how long the job is needed.
      .filter(({ table }) => table !== 'job')
    expect(named.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
      ending.map(([table, { endsAt }]) => `${table}.${endsAt}`).sort(),
    )
    await exportOf(await addFullAccount(world, stripe))
    await addInvitation(world, null)
    const counts = async () =>
      Promise.all(ending.map(async ([table]) => (await rowsOf(table)).length))
    const before = await counts()
    expect(Math.min(...before), ending.map(([table]) => table).join(' ')).toBeGreaterThan(0)
    await sweep({ db: world.db, now: () => 0 })
    expect(await counts()).toEqual(before)
    await sweep({ db: world.db, now: () => world.clock.now + 400 * DAY })
    expect(await counts()).toEqual(before.map(() => 0))
  })

  it('is accounted for, column by column', async () => {
    const columns = await listColumns()
    expect(new Set(columns.map(({ table }) => table))).toEqual(new Set(Object.keys(TABLES)))
    const ada = await addFullAccount(world, stripe)
    const { data } = await exportOf(ada)
    const wrong = columns.filter(({ table, column }) => {
      const rule = TABLES[table as keyof typeof TABLES]
      if ('leftOut' in rule) return false
      const isExported = data[rule.exportedAs].some((row) => column in row)
      return isExported === column in rule.without
    })
    expect(wrong).toEqual([])
  })

  it('comes back whole where it is brought in again, or is known not to', async () => {
    const columns = await listColumns()
    const lost = RESTORED.flatMap(([table, section]) => {
      const rule = TABLES[table]
      const kept = { ...ROWS[section].shape, ...('without' in rule && rule.without), id: true }
      const gone = columns.filter((it) => it.table === table && !(it.column in kept))
      return gone.map(({ column }) => `${table}.${column}`)
    })
    // The files a note came from are not brought along, so it belongs to none of them.
    expect(lost).toEqual(['situation.importId'])
  })

  it('that names a person has a row in the test account, and none after its deletion', async () => {
    const ada = await addFullAccount(world, stripe)
    const columns = await listColumns()
    const naming = columns
      .filter(({ table, column }) => column === 'userId' || table === 'user')
      .map(({ table }) => table)
    const countIn = async (table: string) => {
      const key = table === 'user' ? 'id' : 'userId'
      return (await rowsOf(table)).filter((row) => row[key] === ada.id).length
    }
    for (const table of new Set(naming)) expect([table, await countIn(table)]).not.toContain(0)

    expect((await remove(ada)).status).toBe(204)
    for (const table of new Set(naming)) expect([table, await countIn(table)]).toEqual([table, 0])
    for (const table of new Set(columns.map(({ table }) => table))) {
      const left = (await rowsOf(table)).filter((row) => JSON.stringify(row).includes(ada.canary))
      expect([table, left]).toEqual([table, []])
    }
  })
})

describe('the export', () => {
  it('holds every part, readable, and no secret', async () => {
    const ada = await addFullAccount(world, stripe)
    const reply = await world.send(ada, ownership.export, { userId: ada.id })
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="innermap-export-\d{4}-\d\d-\d\d\.json"$/,
    )
    const file = (await reply.json()) as ExportFile
    expect(file).toMatchObject({ format: 'innermap-export', version: 1 })
    const empty = SECTIONS.filter((section) => file.data[section].length === 0)
    expect(empty).toEqual([])
    expect(file.data.account[0]).toMatchObject({
      firstName: 'Ada',
      email: ada.email,
      subscriptionTier: 'premium',
      createdAt: new Date(world.clock.now).toISOString(),
    })
    expect(file.data.consents).toMatchObject([{ name: 'mails' }])
    expect(file.data.analyses[0]).toMatchObject({
      isCounted: true,
      findings: { engine: 'embedded' },
    })
    expect(JSON.stringify(file)).not.toMatch(/hash/i)
  })

  it('holds nothing of anybody else', async () => {
    const ada = await addFullAccount(world, stripe)
    const bo = await world.addPerson('Bo')
    expect(JSON.stringify(await exportOf(bo))).not.toContain(ada.canary)
  })
})

it('is told part by part to whoever wants to read such a file', () => {
  const told = readFileSync('docs/export.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]!.match(/\w+/g))
  expect(told.toSorted()).toEqual(SECTIONS.toSorted())
})

describe('the import', () => {
  /** What a person sees, without the numbers that change. */
  async function seenBy(person: TestPerson) {
    const userId = person.id
    const get = async (reply: Promise<Response>) => (await reply).json()
    const items: { id: number; name: string }[] = await get(
      world.send(person, selfMap.list, { userId }),
    )
    const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? 'gone'
    const links: { sourceItemId: number; targetItemId: number }[] = await get(
      world.send(person, relationships.list, { userId }),
    )
    const told: { id: number }[] = await get(world.send(person, situations.list, { userId }))
    const found: unknown[] = []
    for (const { id } of told) found.push(await get(world.send(person, analyses.list, { id })))
    const counts = await get(world.send(person, usage.get, { userId }))
    return JSON.parse(
      JSON.stringify({
        items: items.map((item) => ({ ...item, userId: null })),
        links: links.map((it) => [nameOf(it.sourceItemId), nameOf(it.targetItemId), it]),
        told,
        found,
        counts,
      }),
      (key, value) => {
        if (['id', 'situationId', 'sourceItemId', 'targetItemId'].includes(key)) return 0
        if (['itemIds', 'selfMapItemIds'].includes(key)) return value.map(Number).map(nameOf)
        return key === 'itemId' ? nameOf(value) : value
      },
    )
  }

  it('gives a new account the same map, situations and analyses', async () => {
    const ada = await addFullAccount(world, stripe)
    const [before, file] = [await seenBy(ada), await exportOf(ada)]
    await remove(ada)
    await world.addPerson('Cy').then((cy) => bringIn(cy, file))
    const bo = await world.addPerson('Bo')
    const reply = await bringIn(bo, file)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ items: 2, relationships: 1, situations: 2, analyses: 2 })
    expect(await seenBy(bo)).toEqual(before)

    const parts: Section[] = [
      'items',
      'examples',
      'situations',
      'situationItems',
      'analysisEmotions',
    ]
    const again = await exportOf(bo)
    for (const part of parts) expect(again.data[part]).toHaveLength(file.data[part].length)
    const plan = await world.send(bo, subscription.get, { userId: bo.id })
    expect(await plan.json()).toMatchObject({ tier: 'free' })
  })

  it('fills only an empty account, once', async () => {
    const ada = await addFullAccount(world, stripe)
    const file = await exportOf(ada)
    expect((await bringIn(ada, file)).status).toBe(409)
    const bo = await world.addPerson('Bo')
    const replies = await Promise.all([bringIn(bo, file), bringIn(bo, file), bringIn(bo, file)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await exportOf(bo)).data.items).toHaveLength(2)
  })

  it('brings a copy back as often as somebody empties their account', async () => {
    const ada = await addFullAccount(world, stripe)
    const file = await exportOf(ada)
    for (let time = 1; time <= 2; time += 1) {
      for (const table of ['selfMapRelationship', 'selfMapItem', 'situation'] as const)
        await world.db.deleteFrom(table).where('userId', '=', ada.id).execute()
      expect((await bringIn(ada, file)).status).toBe(200)
      const again = await exportOf(ada)
      for (const part of Object.keys(ROWS) as RestoredSection[])
        expect([part, again.data[part].length]).toEqual([part, file.data[part].length])
      expect(file.data.forecasts).not.toEqual([])
      expect(file.data.tosses).not.toEqual([])
      expect(again.data.letters).toEqual(file.data.letters)
    }
  })

  it('refuses anything that is not such a file, and keeps nothing of it', async () => {
    const file = await exportOf(await addFullAccount(world, stripe))
    const bo = await world.addPerson('Bo')
    const { data } = file
    const change = (section: Section, changes: object) => ({
      ...file,
      data: { ...data, [section]: [...data[section], { ...data[section][0], ...changes }] },
    })
    const wrong: unknown[] = [
      {},
      [],
      'text',
      { ...file, format: 'another' },
      { ...file, version: 2 },
      { ...file, data: { ...data, items: 'x' } },
      change('items', { id: 999, name: '' }),
      change('items', { id: 999, name: 'x'.repeat(81) }),
      change('items', { id: 999, name: 'new', attachmentPower: 7 }),
      change('items', { id: 999, name: 'nul \u0000' }),
      change('items', { name: 'same number' }),
      change('items', { id: 999 }),
      change('items', { id: 99_999_999_999, name: 'far' }),
      change('situations', { id: 999, draftId: null, title: 'x' }),
      change('situations', { id: 999, draftId: null, createdAt: 'yesterday' }),
      change('situationItems', { situationId: 12345 }),
      change('situationItems', {}),
      change('analyses', { id: 999, situationId: 12345 }),
      change('analyses', { id: 999, findings: { engine: 'embedded' } }),
      change('analyses', {
        id: 999,
        findings: { ...(data.analyses[0]!.findings as object), reading: '\ud800' },
      }),
      change('relationships', { sourceItemId: 1, targetItemId: 1 }),
      change('examples', { itemId: 5 }),
    ]
    for (const body of wrong) {
      await world.db.deleteFrom('rateCounter').execute()
      const reply = await bringIn(bo, body)
      expect([JSON.stringify(body).slice(-200), reply.status]).toEqual([expect.anything(), 400])
    }
    expect((await exportOf(bo)).data.items).toEqual([])
    expect((await exportOf(bo)).data.situations).toEqual([])
  })

  it('refuses more than 20 MB', async () => {
    const bo = await world.addPerson('Bo')
    const reply = await bringIn(bo, { pad: 'x'.repeat(20 * 1024 * 1024) })
    expect(reply.status).toBe(413)
  })
})

describe('deleting an account', () => {
  it('asks for the email, and does nothing without it', async () => {
    const ada = await world.addPerson('Ada')
    for (const typed of ['', 'somebody@else.example', 'Ada']) {
      const reply = await remove(ada, typed)
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        message: 'Please type the email of your account to delete it.',
      })
    }
    expect((await world.send(ada, signIn.user, {})).status).toBe(200)
    expect((await remove(ada, ` ${ada.email.toUpperCase()} `)).status).toBe(204)
  })

  it('ends every session, frees the email, and tells the payment provider until it has heard', async () => {
    const ada = await addFullAccount(world, stripe)
    const stolen = { jar: { ...ada.jar, header: () => cookie } }
    const cookie = ada.jar.header()
    const [customer] = [...stripe.customers.values()].filter(({ email }) => email === ada.email)
    const paid = [...stripe.subscriptions.values()].find((it) => it.customer === customer!.id)
    stripe.mood.state = 'down'
    expect((await remove(ada)).status).toBe(204)
    expect((await world.send(stolen, signIn.user, {})).status).toBe(401)
    await world.runJobs()
    expect(customer!.isDeleted).toBe(false)

    stripe.mood.state = 'well'
    world.clock.advance(60_000)
    await world.runJobs()
    expect(customer!.isDeleted).toBe(true)
    expect(paid!.status).toBe('canceled')

    const late = stripe.sent.at(-1)!.body
    expect((await sendWebhook(world, late, stripe.sign(late))).status).toBe(200)
    const again = await world.send(
      null,
      signIn.register,
      {},
      { firstName: 'Ada', email: ada.email },
    )
    expect(again.status).toBe(201)
    expect(await again.json()).toMatchObject({ subscriptionTier: 'free' })
  })

  it('leaves everybody else as they were', async () => {
    const [ada, bo] = [await addFullAccount(world, stripe), await addFullAccount(world, stripe)]
    const before = await exportOf(bo)
    await remove(ada)
    expect((await exportOf(bo)).data).toEqual(before.data)
  })
})
