import { mails } from '#contract/mails.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { stopOptionalMails } from './optional-mails.ts'

/**
 * The page behind the link calls the first route; mail programs post to the link itself (RFC 8058). Opening the link
 * changes nothing, because mail scanners open links too.
 */
export function mailsRoutes(app: App, services: Services): void {
  serve(app, mails.unsubscribe, ({ query }) => stopOptionalMails(services, query.token))

  app.post('/unsubscribe', async (c) => {
    await stopOptionalMails(services, c.req.query('token') ?? '')
    return c.body(null, 204)
  })
}
