import { openapi } from '#contract/openapi.ts'
import { type App, serve } from '#server/http/serve.ts'
import { describeApi } from './describe-api.ts'

export function openapiRoutes(app: App): void {
  let description: ReturnType<typeof describeApi> | undefined
  serve(app, openapi.get, async () => {
    description ??= describeApi()
    return description
  })
}
