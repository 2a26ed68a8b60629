import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkFile, holdAlone, markOpened, refuseEmptied } from './own-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'innermap-file-'))
  file = join(folder, 'innermap.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

function fill(): void {
  const db = new DatabaseSync(file)
  db.exec('create table told (id integer primary key, words text)')
  db.exec('create index told_by_words on told (words)')
  const insert = db.prepare('insert into told (words) values (?)')
  for (let n = 0; n < 2000; n += 1) insert.run(`words ${n} `.repeat(20))
  db.close()
}

describe('a database file', () => {
  it('may be made in a new folder', () => {
    expect(() => refuseEmptied(file)).not.toThrow()
  })

  it('is refused where it is empty or gone and was there before', () => {
    fill()
    markOpened(file)
    expect(() => refuseEmptied(file)).not.toThrow()
    truncateSync(file)
    expect(() => refuseEmptied(file)).toThrow(/is empty, but there was a database before/)
    rmSync(file)
    expect(() => refuseEmptied(file)).toThrow(/is gone, but there was a database before/)
  })

  it('is refused where it is empty in a folder of an earlier release', () => {
    writeFileSync(file, '')
    writeFileSync(join(folder, 'session-secret'), 'x'.repeat(64))
    expect(() => refuseEmptied(file)).toThrow(/is empty/)
  })

  it('is read through, and said to be damaged where bytes in its middle were overwritten', async () => {
    fill()
    expect(await checkFile(file)).toBe('well')
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc(20_000, 0x5a), 0, 20_000, Math.floor(statSync(file).size / 2))
    await handle.close()
    expect(await checkFile(file)).toBe('damaged')
  })
})

it('is used by one server alone, unless another takes over', () => {
  holdAlone(file, false)
  expect(() => holdAlone(file, false)).toThrow(/Another server uses/)
  expect(() => holdAlone(file, true)).not.toThrow()
})
