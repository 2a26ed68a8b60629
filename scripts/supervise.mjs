// Keeps servers running: one, or several with PROCESSES. A server that died comes back after a pause that grows
// while it keeps dying; one that refuses to start ends the whole, because trying again would not help.
import { spawn } from 'node:child_process'
import { ROOT } from './house.mjs'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** Whoever lived this long was well; the next pause is a short one again. */
const WELL_AFTER = 60_000
/** What a server ends with when its settings or its data do not let it start. */
export const WILL_NOT_START = 1

const say = (text) => console.log(`Supervisor: ${text}`)

/** Resolves with the exit status when everything has ended. */
export function supervise(program, args, env, { processes = 1, pause = FIRST_PAUSE } = {}) {
  const children = new Set()
  const hasServed = new Set()
  let isStopping = false
  let status = 0

  function stop(signal = 'SIGTERM') {
    isStopping = true
    for (const child of children) child.kill(signal)
  }

  /** Lives as long as the whole does. */
  async function keep(number) {
    let wait = pause
    for (;;) {
      const began = Date.now()
      const { code, signal } = await run(number)
      if (isStopping) return
      const lived = Date.now() - began
      if (code === 0) return say(`server ${number} ended by itself.`)
      if (code === WILL_NOT_START && !hasServed.has(number)) {
        status = WILL_NOT_START
        say(`server ${number} cannot start; see above. Nothing is tried again.`)
        return stop()
      }
      if (lived > WELL_AFTER) wait = pause
      say(
        `server ${number} died (${signal ?? `status ${code}`}) and is started again in ${wait} ms.`,
      )
      await new Promise((resolve) => setTimeout(resolve, wait))
      wait = Math.min(wait * 2, LONGEST_PAUSE)
      if (isStopping) return
    }
  }

  function run(number) {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...env, PROCESS_NUMBER: String(number) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    children.add(child)
    child.once('message', () => hasServed.add(number))
    return new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        children.delete(child)
        resolve({ code, signal })
      })
    })
  }

  const all = Array.from({ length: processes }, (_, at) => keep(at + 1))
  return { stop, ended: Promise.all(all).then(() => status) }
}
