import { examples } from '#contract/examples.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/examples/self-map.ts'
import { type App, serve } from '#server/http/serve.ts'

export function exampleRoutes(app: App): void {
  serve(app, examples.selfMap, async () => [...EXAMPLE_ITEMS])
  serve(app, examples.relationships, async () => [...EXAMPLE_RELATIONSHIPS])
}
