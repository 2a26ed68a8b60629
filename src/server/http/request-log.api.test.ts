import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp } from '#test/app.ts'

const CANARY = 'canary'

it('logs id, method, pattern, status and time, and nothing a person wrote', async () => {
  const world = await startTestApp({ SIGN_IN: 'email-code' })
  const typed = { firstName: `${CANARY}-name`, email: `${CANARY}@example.test` }
  const browser = world.addVisitor()
  await world.send(browser, signIn.register, {}, typed)
  const code = await world.latestCode(typed.email)
  await world.send(browser, signIn.login, {}, { ...typed, code, firstName: `${CANARY}-wrong` })
  await world.send(browser, signIn.register, {}, { ...typed, email: `${CANARY} nowhere` })
  await world.sendRaw(browser, `/api/${CANARY}?share=${CANARY}`)
  await world.sendRaw(browser, `/self-map/${CANARY}`)
  await world.sendRaw(browser, `/api/users/${CANARY}/usage?q=${CANARY}`)
  await sql`drop table rate_counter`.execute(world.db)
  const broken = await world.send(null, signIn.login, {}, typed)

  expect(broken.status).toBe(500)
  expect(await broken.json()).toEqual({
    reason: 'failed',
    message: 'Something went wrong on our side.',
  })
  const lines = world.logged.join('')
  expect(lines).toMatch(/^[0-9a-f-]{36} POST \/api\/auth\/register 201 [\d.]+ms -$/m)
  expect(lines).toMatch(/^[0-9a-f-]{36} GET \/api\/users\/:userId\/usage 404 [\d.]+ms [\w-]{12}$/m)
  expect(lines).toMatch(/^fault [0-9a-f-]{36} /m)
  for (const secret of [CANARY, code, code.replace(' ', ''), browser.jar.get('sid') ?? '']) {
    expect(lines).not.toContain(secret)
  }
  await world.stop()
})
