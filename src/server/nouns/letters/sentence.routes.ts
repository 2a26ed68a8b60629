import { sentence } from '#contract/sentence.ts'
import { routesOf } from '#server/http/serve.ts'
import { denySentence, findDailyFinding } from './daily-finding.ts'

export const sentenceRoutes = routesOf(sentence, (_services) => ({
  get: ({ own, query }) => findDailyFinding(own, query.zone ?? 'UTC'),
  deny: ({ own, body }) => denySentence(own, body),
}))
