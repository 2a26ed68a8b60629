import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
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
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(draft, secret, { flag: 'wx', mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  if (process.platform !== 'win32') syncFolder(dataDir)
}

function syncFolder(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
