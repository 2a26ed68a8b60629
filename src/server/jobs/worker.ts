import type { Services } from '#server/services.ts'
import { runDueJobs } from './run-jobs.ts'
import { sweep } from './sweep.ts'

const LOOK_EVERY = 1000
const SWEEP_EVERY = 60 * 60 * 1000

/** Looks for work every second, in every process; the returned function stops after what is under way. */
export function startWorker(services: Services): () => Promise<void> {
  let isStopping = false
  let sweptAt = 0
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    try {
      await runDueJobs(services)
      if (services.now() - sweptAt >= SWEEP_EVERY) {
        sweptAt = services.now()
        await sweep(services)
      }
    } catch (error) {
      services.log.fault('worker', error instanceof Error ? error : new Error(String(error)))
    }
    if (!isStopping) timer = setTimeout(() => (underWay = look()), LOOK_EVERY)
  }

  let underWay = look()
  return async () => {
    isStopping = true
    clearTimeout(timer)
    await underWay
  }
}
