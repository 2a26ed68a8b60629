import { usage } from '#contract/usage.ts'
import { FREE_LIMITS } from '#domain/people/plan.ts'
import { type App, serve } from '#server/http/serve.ts'
import { countAnalyses } from '#server/nouns/analyses/claim.repository.ts'
import { countOwnItems, listOwnCategories } from '#server/nouns/self-map/self-map.repository.ts'
import type { Services } from '#server/outside/services.ts'

export function usageRoutes(app: App, { db, now }: Services): void {
  serve(app, usage.get, async ({ owner }) => ({
    analyses: await countAnalyses(db, owner, now()),
    items: await countOwnItems(db, owner),
    customCategories: (await listOwnCategories(db, owner)).length,
    limits: FREE_LIMITS,
  }))
}
