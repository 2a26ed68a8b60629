// npm start: installs and builds what is missing or old, then serves.
import {
  ensureBuilt,
  ensureInstalled,
  findNode,
  runAlong,
  settingsFile,
  stopWith,
  withNode,
} from './house.mjs'

ensureInstalled()
const node = findNode()
if (!ensureBuilt(node)) stopWith('The pages could not be built; see above.')
const args = [...settingsFile(), 'src/server/app/main.ts']
process.exit(await runAlong(node, args, withNode(node, { NODE_ENV: 'production' })))
