// npm run dev: the server with development mode, started again when its code changes, and Vite in
// front of it. Ends when either of the two ends.
import { spawn } from 'node:child_process'
import {
  ensureInstalled,
  findNode,
  onStop,
  ROOT,
  settingsFile,
  toolOf,
  withNode,
} from './environment.mjs'

ensureInstalled({ needsTools: true })
const node = findNode()
const port = process.env.PORT ?? '5000'
const env = withNode(node, {
  DEV_MODE: '1',
  BASE_PATH: '',
  PORT: port,
  API_URL: `http://127.0.0.1:${port}`,
})

const started = [
  [...settingsFile(), '--watch', '--watch-preserve-output', 'src/server/app/main.ts'],
  [toolOf('vite/bin/vite.js')],
].map((args) => spawn(node, args, { cwd: ROOT, stdio: 'inherit', env }))

const stop = () => {
  for (const child of started) child.kill('SIGTERM')
}
onStop(stop)
for (const child of started) child.once('exit', stop)
