import { analyses } from '#contract/analyses.ts'
import { ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { type App, serve } from '#server/http/serve.ts'
import { findExampleSituation } from '#server/nouns/situations/find-example.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { analyseAnonymously, readAnewAnonymously } from './analyse-anonymously.ts'
import { analyseSituation } from './analyse-situation.ts'
import { answerQuestion } from './answer-question.ts'
import { correctAnalysis, readAnew } from './correct-analysis.ts'
import { decideProposal } from './decide-proposal.ts'
import { analyseExample } from './example-analyses.ts'
import { knownSoFar } from './known-so-far.ts'
import { namePart } from './name-part.ts'
import { offerWishes } from './offer-wishes.ts'
import { openAnalyses } from './open-analyses.ts'
import { readByModel } from './read-by-model.ts'
import { tellSituation } from './tell-situation.ts'

export function analysisRoutes(app: App, services: Services): void {
  const { db } = services
  serve(app, analyses.list, async ({ user, params }) => {
    const example = findExampleSituation(params.id)
    if (example) return [await analyseExample(services.engines, example)]
    const owner = ownerOf(user)
    const { id } = (await findSituation(db, owner, { id: params.id })) ?? refuseAsMissing()
    return openAnalyses(services, owner, id)
  })
  serve(app, analyses.tell, ({ user, owner, body, browser }) =>
    tellSituation(services, user, owner, body, browser.hasLeft),
  )

  serve(app, analyses.analyze, ({ user, owner, params, body, browser }) => {
    const wish = { ...body, askedAt: browser.askedAt, signal: browser.hasLeft }
    return analyseSituation(services, user, owner, params.id, wish)
  })
  serve(app, analyses.analyzeAnonymous, ({ body, browser }) =>
    analyseAnonymously(services, browser, body),
  )
  serve(app, analyses.correct, ({ owner, params, body }) =>
    correctAnalysis(services, owner, params.id, body.equations),
  )
  serve(app, analyses.reread, ({ owner, params, body }) =>
    readAnew(services, owner, params.id, body),
  )
  serve(app, analyses.read, ({ owner, params, body, browser }) =>
    readByModel(services, owner, params.id, body ?? {}, browser.hasLeft),
  )
  serve(app, analyses.answer, ({ owner, params, body }) =>
    answerQuestion(services, owner, params.id, body),
  )
  serve(app, analyses.decide, ({ owner, params, body }) =>
    decideProposal(db, owner, params.id, body.state, services.now()),
  )
  serve(app, analyses.name, ({ owner, params, body }) => namePart(services, owner, params.id, body))
  serve(app, analyses.known, ({ body, browser, owner }) =>
    knownSoFar(services, browser, owner, body),
  )
  serve(app, analyses.suggest, ({ body, browser, owner }) =>
    offerWishes(services, owner, body, browser.hasLeft),
  )
  serve(app, analyses.rereadAnonymous, ({ body, browser }) =>
    readAnewAnonymously(services, browser, body),
  )
}
