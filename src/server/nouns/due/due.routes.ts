import { due } from '#contract/due.ts'
import type { Due, StepDue } from '#domain/due.ts'
import { dueRound, ROUNDS } from '#domain/step.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { type App, serve } from '#server/http/serve.ts'
import { listSteps, toStep } from '#server/nouns/steps/steps.repository.ts'
import type { Services } from '#server/outside/services.ts'

export function dueRoutes(app: App, { db, now }: Services): void {
  serve(app, due.get, ({ owner }) => dueFor(db, owner, now()))
}

async function dueFor(db: Database, owner: OwnerId, now: number): Promise<Due> {
  return { due: await stepDue(db, owner, now) }
}

/** The plan that waits longest; what is older than the last question has faded. */
async function stepDue(db: Database, owner: OwnerId, now: number): Promise<StepDue | null> {
  for (const step of await listSteps(db, owner, { since: now - ROUNDS[2].until })) {
    const round = dueRound(step, now)
    if (round) return { kind: 'step', round, step: toStep(step) }
  }
  return null
}
