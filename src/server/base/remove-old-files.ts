import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes the files of a folder that were last changed before this moment. */
export async function removeOldFiles(folder: string, before: number): Promise<void> {
  for (const name of await filesIn(folder)) {
    const file = join(folder, name)
    const found = await unlessGone(stat(file))
    if (found && found.mtimeMs < before) await unlessGone(unlink(file))
  }
}

/** None where there is no such folder yet. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await unlessGone(readdir(folder))) ?? []

/** Undefined where somebody else removed it first, which stops nobody from going on with the rest. */
export const unlessGone = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
