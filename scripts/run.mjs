// node scripts/run.mjs <script> [arguments]: one of our scripts with the Node it needs, which is installed first where
// nothing is yet: an account or a copy comes before the first start.
import { ensureInstalled, findNode, runToEnd, withNode } from './environment.mjs'

ensureInstalled()
const node = findNode()
process.exit(runToEnd(node, process.argv.slice(2), { env: withNode(node) }))
