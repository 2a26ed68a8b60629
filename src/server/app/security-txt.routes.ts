import { DAY } from '#domain/values/duration.ts'
import type { App } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'

/** Where somebody who found a hole writes to (RFC 9116). Without a contact there is nothing to say. */
export function securityTxtRoutes(app: App, { config, now }: Services): void {
  if (!config.contact) return
  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(now() + 180 * DAY).toISOString()
    return c.text(
      `Contact: mailto:${config.contact}\nExpires: ${expires}\nPreferred-Languages: en\n`,
    )
  })
}
