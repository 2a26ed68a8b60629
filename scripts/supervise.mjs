// Keeps servers running: one, or several with PROCESSES. A server that ended comes back after a pause that grows while
// it keeps ending; one that refuses to start ends the whole, because trying again would not help. When asked to (SIGHUP)
// each is followed by a new one that serves before it ends.
import { spawn } from 'node:child_process'
import { ROOT } from './environment.mjs'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** A server that ran this long was healthy, so the next restart comes soon again. */
const WELL_AFTER = 60_000
/** The exit code of a server that can't start with its settings or data. */
export const WILL_NOT_START = 1

// A log on a full disk loses lines. It must not end the whole.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const say = (text) =>
  console.log(
    process.env.LOG_FORMAT === 'json'
      ? JSON.stringify({ time: new Date().toISOString(), kind: 'supervisor', text })
      : `Supervisor: ${text}`,
  )

/** `ended` resolves with the exit status when everything has ended. */
export function supervise(program, args, env, { processes = 1, pause = FIRST_PAUSE } = {}) {
  const children = new Set()
  const current = new Map()
  const hasServed = new Set()
  let isStopping = false
  let isRolling = false
  let status = 0

  function stop(signal = 'SIGTERM') {
    isStopping = true
    for (const { process } of children) process.kill(signal)
  }

  /** Lives as long as the whole does. */
  async function keep(number) {
    let wait = pause
    let child = run(number)
    for (;;) {
      current.set(number, child)
      const began = Date.now()
      const { code, signal } = await child.ended
      if (child.successor) {
        child = child.successor
        continue
      }
      if (isStopping) return
      const lived = Date.now() - began
      if (code === WILL_NOT_START && !hasServed.has(number)) {
        status = WILL_NOT_START
        say(`server ${number} cannot start; see above. Nothing is tried again.`)
        return stop()
      }
      if (lived > WELL_AFTER) wait = pause
      say(
        `server ${number} ended (${signal ?? `status ${code}`}) and is started again in ${wait} ms.`,
      )
      await new Promise((resolve) => setTimeout(resolve, wait))
      wait = Math.min(wait * 2, LONGEST_PAUSE)
      if (isStopping) return
      child = run(number)
    }
  }

  function run(number, port) {
    const process = spawn(program, args, {
      cwd: ROOT,
      env: { ...env, PROCESS_NUMBER: String(number), ...(port && { TAKES_OVER: String(port) }) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    const child = { process, port, successor: null }
    children.add(child)
    child.serving = new Promise((resolve) => {
      process.once('message', (message) => {
        hasServed.add(number)
        child.port = message?.port
        resolve(true)
      })
    })
    child.ended = new Promise((resolve) => {
      process.once('exit', (code, signal) => {
        children.delete(child)
        resolve({ code, signal })
      })
    })
    return child
  }

  /** One after the other; where a new one does not come to serve, the old ones go on. */
  async function roll() {
    if (isRolling || isStopping) return
    isRolling = true
    for (const number of current.keys()) {
      const old = current.get(number)
      const next = run(number, old.port)
      const isServing = await Promise.race([next.serving, next.ended.then(() => false)])
      if (isStopping) break
      if (!isServing) {
        say(`the new server ${number} cannot start; see above. The old one goes on.`)
        break
      }
      if (!children.has(old)) {
        // It has already ended and been restarted.
        next.process.kill('SIGTERM')
        continue
      }
      old.successor = next
      old.process.kill('SIGTERM')
      await old.ended
      say(`server ${number} was followed by a new one.`)
    }
    isRolling = false
  }

  const all = Array.from({ length: processes }, (_, at) => keep(at + 1))
  return { stop, roll, ended: Promise.all(all).then(() => status) }
}
