// npm start of a built server, where nothing is left to install or to build.
import { isNodeNewEnough, stopWith, WANTED_NODE } from './environment.mjs'
import { keepServing } from './keep-serving.mjs'

if (!isNodeNewEnough(process.version))
  stopWith(
    `This server needs Node ${WANTED_NODE} or newer, and this is Node ${process.version.slice(1)}. Get it from https://nodejs.org and start again.`,
  )
await keepServing(process.execPath)
