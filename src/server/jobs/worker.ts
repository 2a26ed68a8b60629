import { HOUR, MINUTE } from '#domain/values/duration.ts'
import type { Services } from '#server/outside/services.ts'
import { claimJob, type Job, postponeJob, removeJob } from './job.repository.ts'
import type { JobKind, JobsByKind } from './job-payloads.ts'

/** Three retries within ten minutes. Later a mail is useless. */
const RETRY_AFTER = [1 * MINUTE, 3 * MINUTE, 6 * MINUTE]
/** Jobs that must not be dropped: retried within minutes, then hourly for two weeks. */
const MUST_BE_DONE: readonly JobKind[] = ['forget_customer']
const RETRY_LONG = [...RETRY_AFTER, ...Array<number>(14 * 24).fill(HOUR)]

/** The number of parallel runners, so that a silent mail server blocks only one. */
const AT_ONCE = 4

/** Runs all due jobs, some in parallel, and returns their number. */
export async function runDueJobs(services: Services, jobs: JobsByKind): Promise<number> {
  const rows = Array.from({ length: AT_ONCE }, () => runInTurn(services, jobs))
  return (await Promise.all(rows)).reduce((sum, done) => sum + done, 0)
}

async function runInTurn(services: Services, jobs: JobsByKind): Promise<number> {
  let done = 0
  for (;;) {
    const job = await claimJob(services.db, services.now())
    if (!job) return done
    await runJob(services, jobs, job)
    done += 1
  }
}

async function runJob(services: Services, jobs: JobsByKind, job: Job): Promise<void> {
  const { db, log, now } = services
  const run = jobs[job.kind as JobKind] as
    | ((services: Services, payload: unknown, jobId: number) => Promise<void>)
    | undefined
  try {
    await run?.(services, JSON.parse(job.payload), job.id)
    await removeJob(db, job.id)
  } catch (error) {
    log.fault(`job-${job.kind}`, error instanceof Error ? error : new Error(String(error)))
    const waits = MUST_BE_DONE.includes(job.kind as JobKind) ? RETRY_LONG : RETRY_AFTER
    const wait = waits[job.tries - 1]
    if (wait) await postponeJob(db, job.id, now() + wait)
    else await removeJob(db, job.id)
  }
}

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
