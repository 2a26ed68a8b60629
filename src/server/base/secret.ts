import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Config, SHORTEST_SECRET, StartError } from './config.ts'

/** The configured secret, or one made once for this data folder and kept there for its owner alone. */
export function readSecret({ sessionSecret, dataDir }: Config): string {
  if (sessionSecret) return sessionSecret
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) makeSecret(dataDir, file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SHORTEST_SECRET)
    throw new StartError([
      `The secret in ${file} is empty or too short to protect anyone. Restore the right one from a backup, or remove the file to get a new one.`,
    ])
  return secret
}

/** The file appears whole or not at all, a power cut included, and of two processes that start at once one makes it. */
function makeSecret(dataDir: string, file: string): void {
  const draft = join(dataDir, `.secret-${randomUUID()}`)
  onDisk(draft, 'wx', (it) => writeSync(it, randomBytes(48).toString('base64url')))
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  if (process.platform !== 'win32') onDisk(dataDir, 'r', () => {})
}

function onDisk(path: string, flags: string, write: (opened: number) => void): void {
  const opened = openSync(path, flags, 0o600)
  try {
    write(opened)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
