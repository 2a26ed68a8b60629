// npm start of a built server, which has nothing left to install or build. Runs one of its scripts if one is named.
import { isNodeNewEnough, runToEnd, settingsFile, stopWith, WANTED_NODE } from './environment.mjs'
import { keepServing } from './keep-serving.mjs'

if (!isNodeNewEnough(process.version))
  stopWith(
    `This server needs Node ${WANTED_NODE} or newer, and this is Node ${process.version.slice(1)}. Get it from https://nodejs.org and try again.`,
  )
const script = process.argv.slice(2)
if (script.length > 0) process.exit(runToEnd(process.execPath, [...settingsFile(), ...script]))
await keepServing(process.execPath)
