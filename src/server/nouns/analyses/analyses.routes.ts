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
    const owner = ownerOf(user)
    const { id } = (await findSituation(services.db, owner, { id: params.id })) ?? refuseAsMissing()
    return openAnalyses(services, owner, id)
  },
  tell: ({ user, owner, body, browser }) =>
    submitSituation(services, user, owner, body, browser.hasLeft),
  analyze: ({ user, owner, params, body, browser }) => {
    const wish = { ...body, askedAt: browser.askedAt, signal: browser.hasLeft }
    return analyseSituation(services, user, owner, params.id, wish)
  },
  analyzeAnonymous: ({ body, browser }) => analyseAnonymously(services, browser, body),
  correct: ({ owner, params, body }) => correctAnalysis(services, owner, params.id, body.equations),
  reread: ({ owner, params, body }) => readAnew(services, owner, params.id, body),
  read: ({ owner, params, body, browser }) =>
    readByModel(services, owner, params.id, body ?? {}, browser.hasLeft),
  answer: ({ owner, params, body }) => answerQuestion(services, owner, params.id, body),
  decide: ({ owner, params, body }) =>
    decideProposal(services.db, owner, params.id, body.state, services.now()),
  name: ({ owner, params, body }) => namePart(services, owner, params.id, body),
  known: ({ body, browser, owner }) => knownSoFar(services, browser, owner, body),
  suggest: ({ body, browser, owner }) => offerWishes(services, owner, body, browser.hasLeft),
  rereadAnonymous: ({ body, browser }) => readAnewAnonymously(services, browser, body),
}))
