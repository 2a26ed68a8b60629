import type { Services } from '#server/services.ts'
import { claimJob, type Job, postponeJob, removeJob } from './job.repository.ts'
import { JOB_KINDS, type JobKind } from './job-kinds.ts'

const MINUTE = 60_000
/** Three more tries within ten minutes; after that the moment for the mail has passed. */
const RETRY_AFTER = [1 * MINUTE, 3 * MINUTE, 6 * MINUTE]
/** What must not be given up: minutes at first, then every hour for two weeks. */
const MUST_BE_DONE: readonly JobKind[] = ['forget_customer']
const RETRY_LONG = [...RETRY_AFTER, ...Array<number>(14 * 24).fill(60 * MINUTE)]

/** Does all work that is due, one after the other, and says how much it was. */
export async function runDueJobs(services: Services): Promise<number> {
  let done = 0
  for (;;) {
    const job = await claimJob(services.db, services.now())
    if (!job) return done
    await runJob(services, job)
    done += 1
  }
}

async function runJob(services: Services, job: Job): Promise<void> {
  const { db, log, now } = services
  const run = JOB_KINDS[job.kind as JobKind] as
    | ((services: Services, payload: unknown) => Promise<void>)
    | undefined
  try {
    await run?.(services, JSON.parse(job.payload))
    await removeJob(db, job.id)
  } catch (error) {
    log.fault(`job-${job.kind}`, error instanceof Error ? error : new Error(String(error)))
    const waits = MUST_BE_DONE.includes(job.kind as JobKind) ? RETRY_LONG : RETRY_AFTER
    const wait = waits[job.tries - 1]
    if (wait) await postponeJob(db, job.id, now() + wait)
    else await removeJob(db, job.id)
  }
}
