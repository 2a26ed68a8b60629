import { experiments } from '#contract/experiments.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { routesOf } from '#server/http/serve.ts'
import { forPremium } from '#server/people/premium-access.ts'
import {
  answerToss,
  beginExperiment,
  endExperiment,
  feelingsToTry,
  listResults,
  toss,
  tossOffer,
} from './run-experiment.ts'

/**
 * Starting an experiment and reading its result need Premium. A running one may always be finished, ended or deleted.
 */
export const experimentRoutes = routesOf(experiments, () => ({
  list: forPremium(({ own }) => listResults(own)),
  feelings: ({ own }) => feelingsToTry(own),
  add: forPremium(({ own, body }) => beginExperiment(own, body)),
  end: ({ own, params }) => endExperiment(own, params.id),
  remove: ({ own, params }) => removeOwn(own, 'experiment', params.id),
  offer: ({ own, params }) => tossOffer(own, params.id),
  toss: ({ own, params, body }) => toss(own, params.id, body),
  answer: ({ own, params, body }) => answerToss(own, params.id, body),
}))
