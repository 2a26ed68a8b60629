import { letters } from '#contract/letters.ts'
import { readyWeek } from '#domain/findings/letter.ts'
import { EMAIL_UNCONFIRMED } from '#domain/people/person.ts'
import { saveOwn } from '#server/base/db/own-row.ts'
import { refuse } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { giveConsent, withdrawConsent } from '#server/nouns/consents/consents.repository.ts'
import { answerLetter, letterState, putLetterAway } from './letters.ts'

export const letterRoutes = routesOf(letters, (services) => ({
  get: ({ owner, query }) => letterState(services, owner, query.zone ?? 'UTC', query.week),
  answer: ({ owner, body }) => answerLetter(services, owner, body),
  putAway: ({ owner, body }) => putLetterAway(services, owner, body.week),
  mail: async ({ owner, user, body: { isWanted, zone } }) => {
    if (!isWanted) {
      await withdrawConsent(services, owner, 'letter')
      return { isMailed: false }
    }
    if (user.emailConfirmedAt === null) refuse('email_unconfirmed', EMAIL_UNCONFIRMED)
    await giveConsent(services, owner, 'letter')
    // The first mail is the next letter, because the current one can already be read.
    const from = { zone, mailedWeek: readyWeek(services.now(), zone) }
    await saveOwn(services.db, 'letterMail', owner, {}, from, { createdAt: services.now() })
    return { isMailed: true }
  },
}))
