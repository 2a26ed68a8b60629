import { sentence } from '#contract/sentence.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { denySentence, tellSentence } from './tell-sentence.ts'

export function sentenceRoutes(app: App, services: Services): void {
  serve(app, sentence.get, ({ owner, query }) => tellSentence(services, owner, query.zone ?? 'UTC'))
  serve(app, sentence.deny, ({ owner, body }) => denySentence(services, owner, body))
}
