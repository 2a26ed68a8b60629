import { openapi } from '#contract/openapi.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { describeApi } from './describe-api.ts'

/** Encodes the description once and reuses the bytes, because they are half a megabyte and the same for everyone. */
export function openapiRoutes(app: App, { config }: Services): void {
  let bytes: Uint8Array<ArrayBuffer> | undefined
  serve(app, openapi.get, async ({ c }) => {
    bytes ??= new TextEncoder().encode(JSON.stringify(describeApi(config)))
    return c.body(bytes, 200, { 'Content-Type': 'application/json' })
  })
}
