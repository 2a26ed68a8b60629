import { analyses } from '#contract/analyses.ts'
import { ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { findExampleSituation } from '#server/nouns/situations/find-example.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { analyseAnonymously, readAnewAnonymously } from './analyse-anonymously.ts'
import { analyseSituation } from './analyse-situation.ts'
import { answerQuestion } from './answer-question.ts'
import { correctAnalysis, readAnew } from './correct-analysis.ts'
import { decideProposal, namePart } from './decide-proposal.ts'
import { analyseExample } from './example-analyses.ts'
import { knownSoFar, offerWishes } from './guide-walk.ts'
import { openAnalyses } from './open-analyses.ts'
import { readByModel } from './read-by-model.ts'
import { submitSituation } from './submit-situation.ts'

export const analysisRoutes = routesOf(analyses, (services) => ({
  list: async ({ user, params }) => {
    const example = findExampleSituation(params.id)
    if (example) return [await analyseExample(services.engines, example)]
    const own = { ...services, owner: ownerOf(user) }
    const { id } = (await findSituation(own, { id: params.id })) ?? refuseAsMissing()
    return openAnalyses(own, id)
  },
  tell: ({ own, user, body, browser }) => submitSituation(own, user, body, browser.hasLeft),
  analyze: ({ own, user, params, body, browser }) => {
    const wish = { ...body, askedAt: browser.askedAt, signal: browser.hasLeft }
    return analyseSituation(own, user, params.id, wish)
  },
  analyzeAnonymous: ({ body, browser }) => analyseAnonymously(services, browser, body),
  correct: ({ own, params, body }) => correctAnalysis(own, params.id, body.equations),
  reread: ({ own, params, body }) => readAnew(own, params.id, body),
  read: ({ own, params, body, browser }) =>
    readByModel(own, params.id, body ?? {}, browser.hasLeft),
  answer: ({ own, params, body }) => answerQuestion(own, params.id, body),
  decide: ({ own, params, body }) => decideProposal(own, params.id, body.state, services.now()),
  name: ({ own, params, body }) => namePart(own, params.id, body),
  known: ({ body, browser, owner }) => knownSoFar(services, browser, owner, body),
  suggest: ({ own, body, browser }) => offerWishes(own, body, browser.hasLeft),
  rereadAnonymous: ({ body, browser }) => readAnewAnonymously(services, browser, body),
}))
