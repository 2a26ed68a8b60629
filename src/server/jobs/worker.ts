import { HOUR } from '#domain/values/duration.ts'
import type { Services } from '#server/outside/services.ts'
import type { JobsByKind } from './job-payloads.ts'
import { runDueJobs } from './run-jobs.ts'

const LOOK_EVERY = 1000
const SWEEP_EVERY = HOUR

/** Looks for jobs every second, in every process. The returned function stops it and awaits the running jobs. */
export function startJobWorker(
  services: Services,
  jobs: JobsByKind,
  sweep: (services: Services) => Promise<void>,
): () => Promise<void> {
  let isStopping = false
  let sweptAt = 0
  let isFailing = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    try {
      await runDueJobs(services, jobs)
      if (services.now() - sweptAt >= SWEEP_EVERY) {
        sweptAt = services.now()
        await sweep(services)
      }
      isFailing = false
    } catch (error) {
      // Logs an unreachable database once, not every second.
      if (!isFailing)
        services.log.fault('worker', error instanceof Error ? error : new Error(String(error)))
      isFailing = true
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
