// npm start: installs and builds what is missing or old, then serves, and goes on serving.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  ensureBuilt,
  ensureInstalled,
  findNode,
  onStop,
  ROOT,
  stopWith,
  withNode,
} from './house.mjs'
import { supervise } from './supervise.mjs'

ensureInstalled()
const node = findNode()
if (!ensureBuilt(node)) stopWith('The pages could not be built; see above.')
// What the environment says already wins over the file.
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))

/** Enough for everything we do; a server that wants more has run away, and is started again. */
const memory = Number(process.env.MEMORY_MB || 1024)
const processes = Number(process.env.PROCESSES || 1)
const args = [`--max-old-space-size=${memory}`, 'src/server/app/main.ts']
const { stop, ended } = supervise(node, args, withNode(node, { NODE_ENV: 'production' }), {
  processes: processes >= 1 && processes <= 64 ? processes : 1,
})
onStop(stop)
process.exit(await ended)
