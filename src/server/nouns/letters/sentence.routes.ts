import { sentence } from '#contract/sentence.ts'
import { routesOf } from '#server/http/serve.ts'
import { denySentence, findDailyFinding } from './daily-finding.ts'

export const sentenceRoutes = routesOf(sentence, (services) => ({
  get: ({ owner, query }) => findDailyFinding(services, owner, query.zone ?? 'UTC'),
  deny: ({ owner, body }) => denySentence(services, owner, body),
}))
