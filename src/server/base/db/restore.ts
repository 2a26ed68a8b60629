import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { filesIn } from '#server/base/remove-old-files.ts'
import { prepareDatabase } from './prepare-database.ts'

/** Thrown if a backup wasn't restored. Nothing has changed. */
export class RestoreError extends Error {}

/**
 * Replaces the embedded database with a backup, and saves the replaced file among the backups. The rename is atomic,
 * so a power cut leaves one of the two.
 */
export async function restoreDatabase(
  copy: string,
  file: string,
  backups: string,
  now: number,
): Promise<{ before: string | null }> {
  if (!existsSync(copy)) throw new RestoreError(`File not found: ${copy}`)
  if (!statSync(copy).isFile())
    throw new RestoreError(`${copy} isn’t a file. Name the copy itself, not its folder.`)
  refuseWhileInUse(file)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = draftOf(file)
  try {
    copyFileSync(copy, draft)
    // A backup from elsewhere may be readable by others.
    chmodSync(draft, OWNER_ONLY)
    await makeOurs(draft, copy)
    const before = setAside(file, backups, now)
    syncFile(draft)
    renameSync(draft, file)
    for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true })
    return { before }
  } finally {
    removeDraft(file)
  }
}

const draftOf = (file: string): string => `${file}-restoring`

/**
 * Removes the draft that a power cut may leave behind. It holds everyone's data, outside the folder whose old files
 * are deleted.
 */
export function removeDraft(file: string): void {
  for (const part of ['', '-wal', '-shm']) rmSync(draftOf(file) + part, { force: true })
}

/** Checks the backup and migrates it before it replaces the database. */
async function makeOurs(draft: string, copy: string): Promise<void> {
  try {
    checkOurs(draft)
    await (await prepareDatabase(draft)).destroy()
    checkOurs(draft)
  } catch (error) {
    throw new RestoreError(
      `${copy} isn’t a complete Innermap database: ${(error as Error).message}`,
    )
  }
}

function checkOurs(file: string): void {
  checkCopy(file)
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.prepare('select count(*) from "user"').get()
    database.prepare('select count(*) from migration').get()
  } finally {
    database.close()
  }
}

function setAside(file: string, backups: string, now: number): string | null {
  // A server may have started since the first check.
  refuseWhileInUse(file)
  if (!existsSync(file)) return null
  mkdirSync(backups, { recursive: true, mode: 0o700 })
  const before = join(
    backups,
    `before-restore-${new Date(now).toISOString().replaceAll(':', '-')}.sqlite`,
  )
  copyFileSync(file, before)
  return before
}

/** Leaving WAL mode fails while another connection is open. If it succeeds, the journal is merged into the file. */
export function refuseWhileInUse(file: string): void {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { timeout: 500 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch {
    throw new RestoreError('The database is in use. Stop the server first.')
  } finally {
    database.close()
  }
}

function syncFile(file: string): void {
  const opened = openSync(file, 'r+')
  fsyncSync(opened)
  closeSync(opened)
}

/** The mode of every copy of people's data. */
export const OWNER_ONLY = 0o600

/**
 * Copies the embedded database while it is in use, and checks the copy. Renames it only when complete, so every file
 * in the folder can replace the database.
 */
export async function backupDatabase(file: string, folder: string, now: number): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `innermap-${new Date(now).toISOString().replaceAll(':', '-')}.sqlite`
  const [unfinished, finished] = [join(folder, `.${name}`), join(folder, name)]
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, unfinished)
  } finally {
    source.close()
  }
  checkCopy(unfinished)
  chmodSync(unfinished, OWNER_ONLY)
  renameSync(unfinished, finished)
  return finished
}

const NAME = /^innermap-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d+Z)\.sqlite$/

/** Finds the newest backup of a folder; null if there is none. */
export async function newestBackup(
  folder: string,
): Promise<{ file: string; takenAt: number } | null> {
  const newest = (await filesIn(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1)
  if (!newest) return null
  const takenAt = Date.parse(newest.replace(NAME, '$1$2:$3:$4'))
  return { file: join(folder, newest), takenAt }
}

/** Throws if a file isn't a complete database. */
export function checkCopy(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    // WAL mode would need extra files beside the copy.
    copy.exec('pragma journal_mode = delete')
    const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get() ?? {}
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${verdict}`)
  } finally {
    copy.close()
  }
}
