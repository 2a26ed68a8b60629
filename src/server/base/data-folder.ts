import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './config.ts'

const FOR_OTHERS = 0o077
const OURS =
  /^(innermap\.sqlite(-\w+)?|session-secret|\.secret-.*|outbox|backups|pages|has-database|in-use\.lock(-\w+)?)$/

/**
 * Creates the data folder, readable by its owner only. Closes an open folder if it holds only our files, and refuses
 * one that others use too.
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (process.platform !== 'win32' && isOpen(folder)) close(folder)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError([`DATA_DIR ${folder} can’t be used: ${(error as Error).message}.`])
  }
}

const isOpen = (path: string): boolean => (statSync(path).mode & FOR_OTHERS) !== 0

function close(folder: string): void {
  const names = readdirSync(folder)
  if (!names.every((name) => OURS.test(name)))
    throw new StartError([
      `DATA_DIR ${folder} is open to other users of this machine and holds other files too. Choose a separate folder, or close it with chmod 700.`,
    ])
  chmodSync(folder, 0o700)
  for (const name of names.filter((it) => it.startsWith('innermap.sqlite')))
    chmodSync(join(folder, name), 0o600)
}
