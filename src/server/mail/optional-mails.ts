import type { Database } from '#server/db/database.ts'
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

export async function stopOptionalMails({ db, seal }: Services, token: string): Promise<void> {
  const userId = seal.open(PURPOSE, token)
  if (!userId)
    return refuse('invalid', 'This link is not complete. Please open it from the mail again.')
  await db
    .deleteFrom('consent')
    .where('userId', '=', Number(userId))
    .where('name', '=', CONSENT)
    .execute()
}
