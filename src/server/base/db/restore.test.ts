import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { insertAccount } from '#server/people/account.repository.ts'
import { prepareDatabase } from './prepare-database.ts'
import { backupDatabase, newestBackup, restoreDatabase } from './restore.ts'

let folder: string
let file: string
let backups: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'innermap-restore-'))
  file = join(folder, 'innermap.sqlite')
  backups = join(folder, 'backups')
})
afterEach(() => rmSync(folder, { recursive: true }))

const add = async (...names: string[]) => {
  const db = await prepareDatabase(file)
  for (const name of names) {
    const email = `${name}@example.test`
    await insertAccount(db, { firstName: name, email, claimedEmail: email }, 1)
  }
  return db
}
const names = async (source = file) => {
  const db = await prepareDatabase(source)
  const rows = await db.selectFrom('user').select('firstName').orderBy('id').execute()
  await db.destroy()
  return rows.map(({ firstName }) => firstName)
}
/** Whole diaries that would be left lying about. */
const drafts = () => readdirSync(folder).filter((name) => name.includes('restoring'))

it('puts the newest copy back, and keeps what was there', async () => {
  await (await add('ada', 'bo')).destroy()
  await backupDatabase(file, backups, Date.UTC(2026, 0, 1, 2, 3))
  await (await add('cy')).destroy()
  await backupDatabase(file, backups, Date.UTC(2026, 0, 2))
  await (await add('di')).destroy()
  const newest = await newestBackup(backups)
  expect(newest?.takenAt).toBe(Date.UTC(2026, 0, 2))

  const { before } = await restoreDatabase(newest?.file ?? '', file, backups, 5)
  expect(await names()).toEqual(['ada', 'bo', 'cy'])
  expect(await names(before ?? '')).toEqual(['ada', 'bo', 'cy', 'di'])
})

it('keeps copies and what is restored from nobody’s eyes but its own', async () => {
  await (await add('ada')).destroy()
  const copy = await backupDatabase(file, backups, 0)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  chmodSync(copy, 0o644)
  await restoreDatabase(copy, file, backups, 5)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('restores into an empty instance too', async () => {
  await (await add('ada')).destroy()
  const copy = await backupDatabase(file, backups, 0)
  rmSync(file)
  expect(await restoreDatabase(copy, file, backups, 5)).toEqual({ before: null })
  expect(await names()).toEqual(['ada'])
})

it('changes nothing while somebody uses the database', async () => {
  const db = await add('ada')
  const copy = await backupDatabase(file, backups, 0)
  await insertAccount(db, { firstName: 'bo', email: null, claimedEmail: null }, 1)
  await expect(restoreDatabase(copy, file, backups, 5)).rejects.toThrow('Stop the server first')
  expect(drafts()).toEqual([])
  await db.destroy()
  expect(await names()).toEqual(['ada', 'bo'])
})

it('changes nothing where the file is missing, cut off, or something else', async () => {
  await (await add('ada')).destroy()
  const copy = await backupDatabase(file, backups, 0)
  truncateSync(copy, 6000)
  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'Dear database. '.repeat(500))
  for (const [wrong, why] of [
    [join(folder, 'nothing'), 'File not found'],
    [copy, 'isn’t a complete Innermap database'],
    [letter, 'isn’t a complete Innermap database'],
    [backups, 'isn’t a file'],
  ] as const)
    await expect(restoreDatabase(wrong, file, backups, 5)).rejects.toThrow(why)
  expect(await names()).toEqual(['ada'])
  expect(drafts()).toEqual([])
})
