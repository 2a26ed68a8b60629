import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ownership } from '#contract/ownership.ts'
import { situations } from '#contract/situations.ts'
import { runAdmin } from '#server/app/admin.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

const CANARY = 'canaryglockenspiel'

/** Where this database keeps its tables, if it is on this machine and can be looked into. */
async function tablesOf({ db, dialect }: TestApp): Promise<string | null> {
  if (dialect === 'sqlite') return null
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder
    from pg_database where datname = current_database()`.execute(db)
  const folder = rows[0]?.folder ?? ''
  return existsSync(folder) ? folder : null
}

/** A file of a table written anew disappears with the next checkpoint, whenever that is. */
function isIn(file: string): boolean {
  try {
    return readFileSync(file).includes(CANARY)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

const traces = (folder: string) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter(isIn)

it('leaves no word of a deleted account in the tables once they are written anew', async () => {
  const world = await startTestApp()
  const ada = await world.addPerson('Ada')
  for (let n = 0; n < 40; n += 1)
    await world.send(
      ada,
      situations.add,
      { userId: ada.id },
      { title: `${CANARY} ${n}`, description: `${CANARY} `.repeat(90), selfMapItemIds: [-1] },
    )
  const folder = await tablesOf(world)
  if (folder) {
    await sql`checkpoint`.execute(world.db)
    expect(traces(folder)).not.toEqual([])
  }
  const gone = await world.send(
    ada,
    ownership.deleteAccount,
    { userId: ada.id },
    { email: ada.email },
  )
  expect(gone.status).toBe(204)
  // While anybody else's transaction is open, PostgreSQL keeps what that one could still see.
  const left = async () => {
    const [told] = await runAdmin(world, ['overwrite'])
    expect(told).toBe('Nothing deleted is left in the tables.')
    return folder ? traces(folder) : []
  }
  await expect.poll(left).toEqual([])
  expect(await world.db.selectFrom('situation').selectAll().execute()).toEqual([])
  await world.stop()
})
