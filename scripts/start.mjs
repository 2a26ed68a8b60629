// npm start: installs and builds what is missing or old, then serves, and goes on serving.
import { ensureBuilt, ensureInstalled, findNode, stopWith } from './environment.mjs'
import { keepServing } from './keep-serving.mjs'

ensureInstalled()
const node = findNode()
if (!ensureBuilt(node, { compressMeanwhile: true }))
  stopWith('The pages could not be built; see above.')
await keepServing(node)
