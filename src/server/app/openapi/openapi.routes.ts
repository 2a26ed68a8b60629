import { openapi } from '#contract/openapi.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { describeApi } from './describe-api.ts'

export function openapiRoutes(app: App, { config }: Services): void {
  let description: ReturnType<typeof describeApi> | undefined
  serve(app, openapi.get, async () => {
    description ??= describeApi(config)
    return description
  })
}
