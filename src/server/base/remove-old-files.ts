import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes the files of a folder that were last changed before this moment. */
export async function removeOldFiles(folder: string, before: number): Promise<void> {
  for (const name of await filesIn(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < before) await unlink(file)
  }
}

/** None where there is no such folder yet. */
export const filesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
