import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertAccount } from '#server/people/account.repository.ts'
import { prepareDatabase } from './prepare-database.ts'
import { backupDatabase } from './restore.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'innermap-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const person = (number: number) => {
  const email = `${number}@example.test`
  return { firstName: 'Ada', email, claimedEmail: email }
}

it('copies a database in use, and the copy takes its place', async () => {
  const file = join(folder, 'innermap.sqlite')
  const db = await prepareDatabase(file)
  for (let number = 0; number < 50; number += 1) await insertAccount(db, person(number), number)

  const copying = backupDatabase(file, join(folder, 'backups'), 0)
  await insertAccount(db, person(50), 50)
  const copy = await copying
  await insertAccount(db, person(51), 51)
  await db.destroy()

  const restored = join(folder, 'restored.sqlite')
  copyFileSync(copy, restored)
  const again = await prepareDatabase(restored)
  const names = await again.selectFrom('user').select('email').orderBy('id').execute()
  expect(names.length).toBeGreaterThanOrEqual(50)
  expect(names.slice(0, 50)).toEqual(
    Array.from({ length: 50 }, (_, number) => ({ email: `${number}@example.test` })),
  )
  expect(await insertAccount(again, person(99), 99)).toMatchObject({ email: '99@example.test' })
  await again.destroy()
})
