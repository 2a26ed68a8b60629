import { experiments } from '#contract/experiments.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { listResults } from './experiments.repository.ts'
import {
  answerToss,
  beginExperiment,
  endExperiment,
  feelingsToTry,
  toss,
  tossOffer,
} from './run-experiment.ts'

/**
 * Starting an experiment and reading its result need Premium. A running one may always be finished, ended or deleted.
 */
export function experimentRoutes(app: App, services: Services): void {
  const { db, now } = services
  serve(app, experiments.list, ({ user, owner }) => {
    requirePremium(user, now())
    return listResults(db, owner, now())
  })
  serve(app, experiments.feelings, ({ owner }) => feelingsToTry(services, owner))
  serve(app, experiments.add, ({ user, owner, body }) => {
    requirePremium(user, now())
    return beginExperiment(services, owner, body)
  })
  serve(app, experiments.end, ({ owner, params }) => endExperiment(services, owner, params.id))
  serve(app, experiments.remove, ({ owner, params }) =>
    removeOwn(db, 'experiment', owner, params.id),
  )
  serve(app, experiments.offer, ({ owner, params }) => tossOffer(services, owner, params.id))
  serve(app, experiments.toss, ({ owner, params, body }) => toss(services, owner, params.id, body))
  serve(app, experiments.answer, ({ owner, params, body }) =>
    answerToss(services, owner, params.id, body),
  )
}
