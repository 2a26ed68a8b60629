import { setTimeout as pause } from 'node:timers/promises'
import { describeFailure } from './describe-failure.ts'

/** What a database server says, or nobody, while it is not up yet. All else is for an operator to mend. */
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

/** After a reboot the database may come up later than we do: it is waited for, and the log says so. */
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
