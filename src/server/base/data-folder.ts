import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './config.ts'

const FOR_OTHERS = 0o077
const OURS =
  /^(innermap\.sqlite(-\w+)?|session-secret|\.secret-.*|outbox|backups|pages|has-database|in-use\.lock(-\w+)?)$/

/**
 * The folder with everything people wrote is for its owner alone. One that is open to others is closed where
 * it holds nothing but ours; a folder that others use too is not ours to close.
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
