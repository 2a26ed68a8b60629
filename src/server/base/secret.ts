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

/** Returns the configured secret, or creates one in the data folder, readable by its owner only. */
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

/** Creates the file atomically, even across a power cut. If two processes start at once, one of them creates it. */
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
