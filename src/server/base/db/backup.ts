import { chmodSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { filesIn } from '#server/base/remove-old-files.ts'

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
