import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { eraseDeleted } from './erase-deleted.ts'
import { migrate } from './prepare-database.ts'

let folder: string
let file: string
let db: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innermap-dialect-'))
  file = join(folder, 'house.sqlite')
  db = openDatabase(file)
  await migrate(db, 'sqlite')
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const count = (on: Database, name: string) =>
  on.insertInto('rateCounter').values({ key: name, used: 1, resetsAt: 1 }).execute()
const names = async () =>
  (await db.selectFrom('rateCounter').select('key').orderBy('key').execute()).map(({ key }) => key)

/** A transaction that waits in the middle until it is told how to end. */
function holdOne() {
  const { promise: told, resolve, reject } = Promise.withResolvers<void>()
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
  const ended = db.transaction().execute(async (tx) => {
    await count(tx, 'inside')
    open()
    await told
  })
  return { isOpen, ended, commit: resolve, fail: () => reject(new Error('Changed my mind')) }
}

it('lets everybody read what was there before, while somebody writes', async () => {
  await count(db, 'before')
  const held = holdOne()
  await held.isOpen
  expect(await names()).toEqual(['before'])
  held.commit()
  await held.ended
  expect(await names()).toEqual(['before', 'inside'])
})

it('lets one write after the other, in the order they came', async () => {
  const held = holdOne()
  await held.isOpen
  const done: string[] = []
  const waiting = [
    count(db, 'first').then(() => done.push('first')),
    db.transaction().execute(async (tx) => {
      expect(await tx.selectFrom('rateCounter').select('key').execute()).toHaveLength(2)
      await count(tx, 'second')
      done.push('second')
    }),
    count(db, 'third').then(() => done.push('third')),
  ]
  expect(await names()).toEqual([])
  expect(done).toEqual([])
  held.commit()
  await Promise.all([held.ended, ...waiting])
  expect(done).toEqual(['first', 'second', 'third'])
})

it('goes on after a transaction that failed, at its end or in a write that was refused', async () => {
  const held = holdOne()
  await held.isOpen
  held.fail()
  await expect(held.ended).rejects.toThrow('Changed my mind')
  await count(db, 'once')
  const blocked = holdOne()
  await blocked.isOpen
  const twice = count(db, 'once')
  blocked.commit()
  await expect(twice).rejects.toThrow()
  await db.transaction().execute((tx) => count(tx, 'last'))
  expect(await names()).toEqual(['inside', 'last', 'once'])
})

it('leaves nothing in the journal after somebody read aside', async () => {
  const held = holdOne()
  await held.isOpen
  await names()
  held.commit()
  await held.ended
  await eraseDeleted(db, 'sqlite')
  expect(statSync(`${file}-wal`).size).toBe(0)
})
