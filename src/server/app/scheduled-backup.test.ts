import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUR } from '#domain/values/duration.ts'
import { readConfig } from '#server/base/config.ts'
import { prepareDatabase } from '#server/base/db/prepare-database.ts'
import { startTestApp } from '#test/app.ts'
import { tidy } from './tidy.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'innermap-scheduled-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('takes a copy when one is due, and removes those that are too old or left behind', async () => {
  const world = await startTestApp()
  const env = { DATA_DIR: folder, BACKUP_EVERY: '6', BACKUP_KEEP_DAYS: '2' }
  const config = readConfig(env)
  const db = await prepareDatabase(config.databaseSource)
  const instance = { ...world, config, db, dialect: 'sqlite' as const }
  const copies = () => readdirSync(join(folder, 'backups')).sort()

  const stray = `${config.databaseSource}-restoring`
  for (const part of ['', '-wal']) writeFileSync(stray + part, 'left behind by a power cut')
  await tidy(instance)
  expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([])
  expect(copies()).toHaveLength(1)
  world.clock.advance(5 * HOUR)
  await tidy(instance)
  expect(copies()).toHaveLength(1)
  world.clock.advance(HOUR)
  await tidy(instance)
  const [first = '', second] = copies()
  expect(second).toBeDefined()

  const old = (world.clock.now - 49 * HOUR) / 1000
  utimesSync(join(folder, 'backups', first), old, old)
  await tidy(instance)
  expect(copies()).toEqual([second])

  await tidy({
    ...instance,
    config: { ...config, backupEvery: null },
    now: () => world.clock.now + 30 * HOUR,
  })
  expect(copies()).toEqual([second])
  await db.destroy()
  await world.stop()
})
