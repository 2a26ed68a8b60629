import { everyEndpoint } from '#contract/all.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { App } from './serve.ts'

/** Answers 405 with `Allow` on known paths. Call it after all routes are mounted. */
export function refuseOtherMethods(app: App): void {
  const calls = app.routes.filter(
    ({ path, method }) => path.startsWith('/api/') && !path.includes('*') && method !== 'ALL',
  )
  for (const [path, found] of Map.groupBy(calls, (call) => call.path)) {
    const allowed = [...new Set(found.map(({ method }) => method))].join(', ')
    const hidden = everyEndpoint().filter((it) => it.path === path)
    app.all(path, (c) => {
      // Endpoints for developers answer 404 elsewhere, not 405.
      if (hidden.some(({ method }) => method === c.req.method)) refuseAsMissing()
      c.header('Allow', allowed)
      return refuse('wrong_method', 'This address doesn’t support that method.')
    })
  }
}
