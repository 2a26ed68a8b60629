import { examples } from '#contract/examples.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { analyseExamples } from './example-analyses.ts'

export function exampleRoutes(app: App, { engines }: Services): void {
  serve(app, examples.selfMap, async () => [...EXAMPLE_ITEMS])
  serve(app, examples.relationships, async () => [...EXAMPLE_RELATIONSHIPS])
  serve(app, examples.situations, async () => {
    const analyses = await analyseExamples(engines)
    return EXAMPLE_SITUATIONS.map((example, at) => ({ ...example, analysis: analyses[at]! }))
  })
}
