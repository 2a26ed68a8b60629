// The last step of both ways to start: reads the settings and runs the servers until they are stopped.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { onStop, ROOT, withNode } from './environment.mjs'
import { supervise } from './supervise.mjs'

export async function keepServing(node) {
  // Variables of the environment win over the file.
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))

  /** Enough for everything we do; a server that wants more has run away, and is started again. */
  const memory = Number(process.env.MEMORY_MB || 1024)
  if (!(Number.isInteger(memory) && memory >= 128 && memory <= 1_000_000)) {
    console.error(
      `MEMORY_MB=${process.env.MEMORY_MB} cannot be used. It may be a whole number from 128 to 1000000.`,
    )
    process.exit(1)
  }
  const processes = Number(process.env.PROCESSES || 1)
  // A small nursery: a fifth less memory at rest, and no more work for a call.
  const args = [
    `--max-old-space-size=${memory}`,
    '--max-semi-space-size=4',
    'src/server/app/main.ts',
  ]
  const { stop, roll, ended } = supervise(node, args, withNode(node, { NODE_ENV: 'production' }), {
    processes: processes >= 1 && processes <= 64 ? processes : 1,
  })
  onStop(stop)
  process.on('SIGHUP', roll)
  process.exit(await ended)
}
