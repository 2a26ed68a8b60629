import type { Database } from '#server/db/database.ts'
import type { App } from '#server/http/serve.ts'
import { refuse } from '#server/refuse.ts'
import type { Services } from '#server/services.ts'

const PURPOSE = 'unsubscribe'
const CONSENT = 'mails'

/** Mails nobody needs to get go only to those who agreed to them in their profile. */
export async function wantsOptionalMails(db: Database, userId: number): Promise<boolean> {
  const given = await db
    .selectFrom('consent')
    .select('givenAt')
    .where('userId', '=', userId)
    .where('name', '=', CONSENT)
    .executeTakeFirst()
  return given !== undefined
}

/** Works for ever and without a sign-in; all it can do is stop mails. */
export const unsubscribeAddress = ({ config, seal }: Services, userId: number): string =>
  `${config.siteUrl}/unsubscribe?token=${encodeURIComponent(seal.sign(PURPOSE, String(userId)))}`

/**
 * Stops optional mails. The page behind the link calls it, and mail programs do by their own button
 * (RFC 8058). A link that is only opened changes nothing, because mail scanners open links too.
 */
export function unsubscribeRoutes(app: App, { db, seal }: Services): void {
  for (const path of ['/api/unsubscribe', '/unsubscribe']) {
    app.post(path, async (c) => {
      c.set('pattern', path)
      const userId = seal.open(PURPOSE, c.req.query('token') ?? '')
      if (!userId)
        refuse('invalid', 'This link is not complete. Please open it from the mail again.')
      await db
        .deleteFrom('consent')
        .where('userId', '=', Number(userId))
        .where('name', '=', CONSENT)
        .execute()
      return c.body(null, 204)
    })
  }
}
