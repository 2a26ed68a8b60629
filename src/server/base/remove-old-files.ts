import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes files of a folder that were modified before `before`. */
export async function removeOldFiles(folder: string, before: number): Promise<void> {
  for (const name of await filesIn(folder)) {
    const file = join(folder, name)
    const found = await unlessGone(stat(file))
    if (found && found.mtimeMs < before) await unlessGone(unlink(file))
  }
}

/** Empty if the folder doesn't exist. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await unlessGone(readdir(folder))) ?? []

/** Resolves to undefined if the file no longer exists, so that a concurrent removal doesn't stop the rest. */
export const unlessGone = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
