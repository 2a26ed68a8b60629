import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp } from '#test/app.ts'
import { openDatabase } from './database.ts'

it('never answers from a change that is not made yet', async () => {
  const world = await startTestApp()
  const ada = await world.addPerson('Ada')
  const changing = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const changed = world.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('session').where('userId', '=', ada.id).execute()
    changing.resolve()
    await mayEnd.promise
    throw new Error('taken back')
  })
  await changing.promise
  const asked = world.send(ada, signIn.user, {})
  mayEnd.resolve()
  await expect(changed).rejects.toThrow('taken back')
  expect((await asked).status).toBe(200)
  expect((await world.send(ada, signIn.user, {})).status).toBe(200)

  await world.db.deleteFrom('session').where('userId', '=', ada.id).execute()
  expect((await world.send(ada, signIn.user, {})).status).toBe(401)
  await world.stop()
})

it('names columns as the code does, those of a table that grew too', async () => {
  const db = openDatabase(':memory:')
  await sql`create table thing (id integer, made_at integer, a_long_name_2 text)`.execute(db)
  await sql`insert into thing values (1, 2, 'x')`.execute(db)
  const all = () => sql`select * from thing`.execute(db)
  expect((await all()).rows).toEqual([{ id: 1, madeAt: 2, aLongName2: 'x' }])
  await sql`alter table thing add column new_one text default 'y'`.execute(db)
  await all()
  expect((await all()).rows).toEqual([{ id: 1, madeAt: 2, aLongName2: 'x', newOne: 'y' }])
  await db.destroy()
})
