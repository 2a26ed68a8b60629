import { examples } from '#contract/examples.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import { routesOf } from '#server/http/serve.ts'
import { analyseExamples } from './example-analyses.ts'

export const exampleRoutes = routesOf(examples, ({ engines }) => ({
  selfMap: async () => [...EXAMPLE_ITEMS],
  relationships: async () => [...EXAMPLE_RELATIONSHIPS],
  situations: async () => {
    const analyses = await analyseExamples(engines)
    return EXAMPLE_SITUATIONS.map((example, at) => ({ ...example, analysis: analyses[at]! }))
  },
}))
