import { letters } from '#contract/letters.ts'
import { sentence } from '#contract/sentence.ts'
import { readyWeek } from '#domain/findings/letter.ts'
import { EMAIL_UNCONFIRMED } from '#domain/people/person.ts'
import { saveOwn } from '#server/base/db/own-row.ts'
import { refuse } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { giveConsent, withdrawConsent } from '#server/nouns/consents/consents.repository.ts'
import { denySentence, findDailyFinding } from './daily-finding.ts'
import { answerLetter, letterState, putLetterAway } from './letters.ts'

const letterRoutes = routesOf(letters, () => ({
  get: ({ own, query }) => letterState(own, query.zone ?? 'UTC', query.week),
  answer: ({ own, body }) => answerLetter(own, body),
  putAway: ({ own, body }) => putLetterAway(own, body.week),
  mail: async ({ own, user, body: { isWanted, zone } }) => {
    if (!isWanted) {
      await withdrawConsent(own, 'letter')
      return { isMailed: false }
    }
    if (user.emailConfirmedAt === null) refuse('email_unconfirmed', EMAIL_UNCONFIRMED)
    await giveConsent(own, 'letter')
    // The first mail is the next letter, because the current one can already be read.
    const from = { zone, mailedWeek: readyWeek(own.now(), zone) }
    await saveOwn(own, 'letterMail', {}, from, { createdAt: own.now() })
    return { isMailed: true }
  },
}))

const sentenceRoutes = routesOf(sentence, () => ({
  get: ({ own, query }) => findDailyFinding(own, query.zone ?? 'UTC'),
  deny: ({ own, body }) => denySentence(own, body),
}))

export const findingRoutes = [letterRoutes, sentenceRoutes]
