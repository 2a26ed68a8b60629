import { experiments } from '#contract/experiments.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { routesOf } from '#server/http/serve.ts'
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
export const experimentRoutes = routesOf(experiments, (services) => ({
  list: ({ user, owner }) => {
    requirePremium(user, services.now())
    return listResults(services.db, owner, services.now())
  },
  feelings: ({ owner }) => feelingsToTry(services, owner),
  add: ({ user, owner, body }) => {
    requirePremium(user, services.now())
    return beginExperiment(services, owner, body)
  },
  end: ({ owner, params }) => endExperiment(services, owner, params.id),
  remove: ({ owner, params }) => removeOwn(services.db, 'experiment', owner, params.id),
  offer: ({ owner, params }) => tossOffer(services, owner, params.id),
  toss: ({ owner, params, body }) => toss(services, owner, params.id, body),
  answer: ({ owner, params, body }) => answerToss(services, owner, params.id, body),
}))
