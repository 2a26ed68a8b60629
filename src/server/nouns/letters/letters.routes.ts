import { letters } from '#contract/letters.ts'
import { readyWeek } from '#domain/findings/letter.ts'
import { EMAIL_UNCONFIRMED } from '#domain/people/person.ts'
import { refuse } from '#server/base/refuse.ts'
import { type App, serve } from '#server/http/serve.ts'
import { giveConsent, withdrawConsent } from '#server/nouns/consents/consents.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { answerLetter, letterState, putLetterAway } from './letters.ts'

export function letterRoutes(app: App, services: Services): void {
  const { db, now } = services
  serve(app, letters.get, ({ owner, query }) =>
    letterState(services, owner, query.zone ?? 'UTC', query.week),
  )
  serve(app, letters.answer, ({ owner, body }) => answerLetter(services, owner, body))
  serve(app, letters.putAway, ({ owner, body }) => putLetterAway(services, owner, body.week))
  serve(app, letters.mail, async ({ owner, user, body: { isWanted, zone } }) => {
    if (!isWanted) {
      await withdrawConsent(services, owner, 'letter')
      return { isMailed: false }
    }
    if (user.emailConfirmedAt === null) refuse('email_unconfirmed', EMAIL_UNCONFIRMED)
    await giveConsent(services, owner, 'letter')
    // The first mail is the next letter, because the current one can already be read.
    const from = { zone, mailedWeek: readyWeek(now(), zone) }
    await db
      .insertInto('letterMail')
      .values({ userId: owner, ...from, createdAt: now() })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(from))
      .execute()
    return { isMailed: true }
  })
}
