import { analyses } from '#contract/analyses.ts'
import { examples } from '#contract/examples.ts'
import { AT_HAND, type AtHand, offlineSnapshot } from '#contract/offline-snapshot.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import { type Own, ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { listSituations } from '#server/nouns/situations/list-situations.ts'
import {
  findExampleSituation,
  findSituation,
} from '#server/nouns/situations/situations.repository.ts'
import { analyseAnonymously, readAnewAnonymously } from './analyse-anonymously.ts'
import { analyseSituation, submitSituation } from './analyse-situation.ts'
import { listNewestOf } from './analyses.repository.ts'
import { mapAndMemory } from './ask-engine.ts'
import { answerQuestion, correctAnalysis, openAnalyses, readAnew } from './correct-analysis.ts'
import { decideProposal, namePart } from './decide-proposal.ts'
import { analyseExample, analyseExamples } from './example-analyses.ts'
import { knownSoFar, offerWishes } from './guide-walk.ts'
import { readByModel } from './read-by-model.ts'

const analysisRoutes = routesOf(analyses, (services) => ({
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
  analyzeAnonymous: ({ visit, body }) => analyseAnonymously(visit, body),
  correct: ({ own, params, body }) => correctAnalysis(own, params.id, body.equations),
  reread: ({ own, params, body }) => readAnew(own, params.id, body),
  read: ({ own, params, body, browser }) =>
    readByModel(own, params.id, body ?? {}, browser.hasLeft),
  answer: ({ own, params, body }) => answerQuestion(own, params.id, body),
  decide: ({ own, params, body }) => decideProposal(own, params.id, body.state),
  name: ({ own, params, body }) => namePart(own, params.id, body),
  known: ({ visit, body, owner }) => knownSoFar(visit, owner, body),
  suggest: ({ own, body, browser }) => offerWishes(own, body, browser.hasLeft),
  rereadAnonymous: ({ visit, body }) => readAnewAnonymously(visit, body),
}))

const exampleRoutes = routesOf(examples, ({ engines }) => ({
  selfMap: async () => [...EXAMPLE_ITEMS],
  relationships: async () => [...EXAMPLE_RELATIONSHIPS],
  situations: async () => {
    const analyses = await analyseExamples(engines)
    return EXAMPLE_SITUATIONS.map((example, at) => ({ ...example, analysis: analyses[at]! }))
  },
}))

const offlineSnapshotRoutes = routesOf(offlineSnapshot, () => ({
  get: ({ own }) => takeInHand(own),
}))

async function takeInHand(own: Own): Promise<AtHand> {
  const situations = await listSituations(own, { limit: AT_HAND })
  const ids = situations.map(({ id }) => id)
  const newest = await listNewestOf(own, ids)
  return {
    ...(await mapAndMemory(own)),
    situations: situations.map((situation) => ({
      situation,
      analysis: newest.get(situation.id) ?? null,
    })),
  }
}

export const readingRoutes = [analysisRoutes, exampleRoutes, offlineSnapshotRoutes]
