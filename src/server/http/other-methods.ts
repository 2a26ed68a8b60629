import { everyEndpoint } from '#contract/all.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { App } from './serve.ts'

/** An address that is ours but does not do what was asked says what it does. Called when all of them are mounted. */
export function refuseOtherMethods(app: App): void {
  const calls = app.routes.filter(
    ({ path, method }) => path.startsWith('/api/') && !path.includes('*') && method !== 'ALL',
  )
  for (const [path, found] of Map.groupBy(calls, (call) => call.path)) {
    const allowed = [...new Set(found.map(({ method }) => method))].join(', ')
    const hidden = everyEndpoint().filter((it) => it.path === path)
    app.all(path, (c) => {
      // What is for developers does not exist elsewhere, not even as a method that is not allowed.
      if (hidden.some(({ method }) => method === c.req.method)) refuseAsMissing()
      c.header('Allow', allowed)
      return refuse('wrong_method', 'This address doesn’t support that method.')
    })
  }
}
