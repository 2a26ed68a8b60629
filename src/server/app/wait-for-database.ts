import { setTimeout as pause } from 'node:timers/promises'
import { describeFailure } from './describe-failure.ts'

/** Error codes of a database server that isn't up yet. Any other error needs the operator. */
const NOT_YET = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', '57P01', '57P02', '57P03', '53300', '25006'],
])
/** In milliseconds. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5000
const SAY_AFTER = 20

const isNotYet = ({ code, syscall }: { code?: string; syscall?: string }): boolean =>
  NOT_YET.has(code ?? '') || (code === 'ENOENT' && syscall === 'connect')

/**
 * Retries until the database accepts connections, because after a reboot it may start later than we do. Logs the
 * wait.
 */
export async function waitForDatabase<Opened>(
  open: () => Promise<Opened>,
  say: (line: string) => void,
  firstPause = FIRST_PAUSE,
): Promise<Opened> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await open()
    } catch (error) {
      if (!isNotYet(error as { code?: string })) throw error
      if (tries % SAY_AFTER === 0) say(`${describeFailure(error)} Waiting for it.`)
      await pause(Math.min(firstPause * 2 ** tries, LONGEST_PAUSE))
    }
  }
}
