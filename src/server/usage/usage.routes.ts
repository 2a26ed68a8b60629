import { usage } from '#contract/usage.ts'
import { FREE_LIMITS } from '#domain/plan.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { countUsed } from './count-used.ts'

export function usageRoutes(app: App, { db, now }: Services): void {
  serve(app, usage.get, async ({ owner }) => ({
    analyses: await countUsed.analyses(db, owner, now()),
    items: await countUsed.items(db, owner, now()),
    customCategories: await countUsed.customCategories(db, owner, now()),
    limits: FREE_LIMITS,
  }))
}
