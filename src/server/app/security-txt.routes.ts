import { DAY } from '#domain/values/duration.ts'
import type { App } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'

/** Serves the contact for security reports (RFC 9116), if one is configured. */
export function securityTxtRoutes(app: App, { config, now }: Services): void {
  if (!config.contact) return
  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(now() + 180 * DAY).toISOString()
    return c.text(
      `Contact: mailto:${config.contact}\nExpires: ${expires}\nPreferred-Languages: en\n`,
    )
  })
}
