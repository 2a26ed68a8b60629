import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { UNSAVABLE_TEXT } from '#domain/values/text.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (body: BodyInit | null, headers: Record<string, string> = JSON_TYPE) =>
  world.sendRaw(null, '/api/auth/register', { method: 'POST', headers, body })
const register = (firstName: string, email: string) =>
  world.send(world.addVisitor(), signIn.register, {}, { firstName, email })
const UNREADABLE = 'We couldn’t read that request.'

describe('a body', () => {
  it('is JSON, or it is not taken', async () => {
    const types = [
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/xml',
      'text/json',
    ]
    for (const type of types) {
      const reply = await post('{"firstName":"Ada"}', { 'content-type': type })
      expect(reply.status).toBe(415)
      expect(await reply.json()).toEqual({ reason: 'unsupported', message: 'Please send JSON.' })
    }
    expect((await post(new Uint8Array([123, 125]), {})).status).toBe(415)
  })

  it('is never compressed', async () => {
    const reply = await post('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' })
    expect(reply.status).toBe(415)
  })

  it.each([
    ['broken', '{"firstName":'],
    ['empty', ''],
    ['missing', null],
    ['with a byte order mark', '\ufeff{"firstName":"Ada","email":"a@example.test"}'],
    ['a list', '[]'],
    ['a number', '1'],
    ['deeply nested', '['.repeat(30_000)],
    ['deeply nested and closed', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['not UTF-8', new Uint8Array([123, 34, 255, 34, 125])],
    [
      'with a prototype',
      '{"firstName":"A","email":"a@example.test","__proto__":{"tier":"premium"}}',
    ],
    ['with a spelled prototype', '{"\\u005f_proto__":{"tier":"premium"}}'],
    ['with a constructor', '{"constructor":{"prototype":{"tier":"premium"}}}'],
    ['with a key twice', '{"firstName":"A","firstName":"B","email":"a@example.test"}'],
  ])('that is %s is not read', async (_, body) => {
    const reply = await post(body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ reason: 'invalid', message: UNREADABLE })
    expect(({} as { tier?: string }).tier).toBeUndefined()
  })

  it('has a limit', async () => {
    for (const size of [65 * 1024, 10 * 1024 * 1024]) {
      const reply = await post(JSON.stringify({ firstName: 'x'.repeat(size) }))
      expect(reply.status).toBe(413)
      expect((await reply.json()).reason).toBe('too_large')
    }
  })

  it('says nothing about who one is: extra fields fall away', async () => {
    const visitor = world.addVisitor()
    const reply = await world.sendRaw(visitor, '/api/auth/register', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({
        firstName: 'Ada',
        email: 'mass@example.test',
        id: 1,
        subscriptionTier: 'premium',
        subscriptionStatus: 'active',
        createdAt: '2000-01-01',
        isDev: true,
        is_dev: 1,
        emailConfirmed: true,
      }),
    })
    expect(reply.status).toBe(201)
    const row = await world.db
      .selectFrom('user')
      .selectAll()
      .where('email', '=', 'mass@example.test')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      subscriptionTier: 'free',
      isDev: 0,
      emailConfirmedAt: null,
      createdAt: world.clock.now,
    })
  })
})

describe('a name', () => {
  it.each(['A\0da', 'A\u0007da', 'Ada\r\nBcc: x@example.test', '\ud800', 'A\u0085'])(
    'with signs that cannot be saved is refused: %j',
    async (firstName) => {
      const reply = await register(firstName, 'name@example.test')
      expect(reply.status).toBe(400)
      expect((await reply.json()).message).toBe(UNSAVABLE_TEXT)
    },
  )

  it.each(['\u200b', '\u3164', '   ', '\u202e', '\u2066\u2069', '\ufeff\u00ad'])(
    'that nobody can see is no name: %j',
    async (firstName) => {
      const reply = await register(firstName, 'unseen@example.test')
      expect(reply.status).toBe(400)
      expect((await reply.json()).message).toBe('First name is required')
    },
  )

  it('comes back as it was written, without marks that turn the text around', async () => {
    const names = [
      '<svg onload=alert(1)>',
      '</script>{{7*7}}',
      "Robert'); drop table",
      'Zoë',
      '👩‍👩‍👧',
      'عائشة',
    ]
    for (const [index, firstName] of names.entries()) {
      const reply = await register(`\u202e${firstName}`, `written-${index}@example.test`)
      expect(reply.headers.get('content-type')).toBe('application/json')
      expect((await reply.json()).firstName).toBe(firstName.normalize('NFC'))
    }
  })
})

describe('an email', () => {
  it.each([
    'a@example.test\r\nBcc: b@example.test',
    'a@example.test,b@example.test',
    '"a b"@example.test',
    'a@b@example.test',
    'a＠example.test',
    'a@localhost',
    'a@127.0.0.1',
    '<a@example.test>',
    'a@exa mple.test',
    '.a@example.test',
    `${'a'.repeat(65)}@example.test`,
    `${'a'.repeat(50_000)}@example.test`,
    `a@${'b.'.repeat(25_000)}test`,
    'a\0@example.test',
  ])('that could reach somebody else is refused: %j', async (email) => {
    const reply = await register('Ada', email)
    expect(reply.status).toBe(400)
    expect((await reply.json()).message).toBe('Please enter a valid email')
  })

  it('is one, however it was typed', async () => {
    expect((await register('Ada', ' Ada@Example.TEST ')).status).toBe(201)
    expect((await register('Ada', 'ada@example.test')).status).toBe(409)
  })
})

describe('words of danger in a body that cannot be read', () => {
  const CRY = 'I want to die, I think.'
  const told = { title: 'A night', description: CRY, selfMapItemIds: [-2] }
  it.each([
    ['too large', JSON.stringify({ ...told, more: 'x '.repeat(40_000) }), JSON_TYPE],
    ['of another type', JSON.stringify(told), { 'content-type': 'text/plain' }],
    ['broken', `{"title":"A night","description":"${CRY}"`, JSON_TYPE],
    ['with a key twice', `{"title":"${CRY}","title":"A night"}`, JSON_TYPE],
    [
      'in other letters',
      Buffer.from(`{"title":"café","description":"${CRY}"}`, 'latin1'),
      JSON_TYPE,
    ],
    [
      'with a yes nobody asked for',
      JSON.stringify({ ...told, title: '', anyway: true }),
      JSON_TYPE,
    ],
  ])('get help: %s', async (_, body, headers) => {
    const ada = await world.addPerson('Ada')
    const path = `/api/users/${ada.id}/situations/tell`
    const reply = await world.sendRaw(ada, path, { method: 'POST', headers, body })
    expect(await reply.json()).toMatchObject({ crisis: true })
  })
})
