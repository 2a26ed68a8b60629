import { ownerOf } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Services } from '#server/outside/services.ts'
import { hasConsented, withdrawConsent } from './consents.repository.ts'

const PURPOSE = 'unsubscribe'

/** Optional mails need consent to their current wording. */
export const wantsOptionalMails = (services: Services, userId: number): Promise<boolean> =>
  hasConsented({ ...services, owner: ownerOf({ id: userId }) }, 'mails')

/** The mark of a token that stops the weekly letter only. */
export const LETTER = 'letter:'

/** Never expires and needs no sign-in, because it can only stop mails. */
export const stopAddress = ({ config, seal }: Services, userId: number, mark = ''): string =>
  `${config.siteUrl}/unsubscribe?token=${encodeURIComponent(seal.sign(PURPOSE, `${mark}${userId}`))}`

export async function stopOptionalMails(services: Services, token: string): Promise<void> {
  const signed = services.seal.open(PURPOSE, token)
  const isLetter = signed?.startsWith(LETTER) === true
  const userId = isLetter ? signed.slice(LETTER.length) : signed
  if (!userId)
    return refuse('invalid', 'This link isn’t complete. Please open it from the email again.')
  const own = { ...services, owner: ownerOf({ id: Number(userId) }) }
  await withdrawConsent(own, isLetter ? 'letter' : 'mails')
}
