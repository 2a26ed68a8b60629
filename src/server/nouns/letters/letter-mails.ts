import { PRODUCT_NAME } from '#domain/content/product.ts'
import { IDLE_DAYS, type Letter, mailableWeek, quoteLead } from '#domain/findings/letter.ts'
import { CONSENT_VERSION } from '#domain/people/consent.ts'
import { letterReaderLine } from '#domain/situation/reader-words.ts'
import { inTransaction, ownerOf } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads } from '#server/jobs/job-payloads.ts'
import { hasConsented, withdrawConsent } from '#server/nouns/consents/consents.repository.ts'
import { LETTER, stopAddress } from '#server/nouns/consents/optional-mails.ts'
import { type MailLine, mailPage } from '#server/outside/mail/mail-page.ts'
import type { Services } from '#server/outside/services.ts'
import { findMailable } from '#server/people/account.repository.ts'
import { isIdle } from '#server/people/session.ts'
import { readLetter } from './letters.ts'

/** Hourly: adds a job for every subscriber whose Monday morning has come since their last letter. */
export async function leaveLetterMails(services: Services): Promise<void> {
  const { db, now } = services
  const wanting = await db
    .selectFrom('letterMail')
    .innerJoin('consent', 'consent.userId', 'letterMail.userId')
    .select(['letterMail.userId', 'zone', 'mailedWeek', 'letterMail.createdAt'])
    .where('consent.name', '=', 'letter')
    .where('consent.version', '=', CONSENT_VERSION)
    .execute()
  for (const { userId, zone, mailedWeek } of wanting) {
    const week = mailableWeek(now(), zone)
    if (mailedWeek !== null && mailedWeek >= week) continue
    await inTransaction(services, async (tx) => {
      const { numUpdatedRows } = await tx.db
        .updateTable('letterMail')
        .set({ mailedWeek: week })
        .where('userId', '=', userId)
        .where((where) =>
          where.or([where('mailedWeek', 'is', null), where('mailedWeek', '<', week)]),
        )
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await addJob(tx, 'mail_letter', { userId, week, zone })
    })
  }
}

/** Mails the letter with a neutral subject, one link and a one-click stop. An idle account loses its subscription. */
export async function mailLetter(
  services: Services,
  { userId, week, zone }: JobPayloads['mail_letter'],
): Promise<void> {
  const { db, mailer, config } = services
  const own = { ...services, owner: ownerOf({ id: userId }) }
  const account = await findMailable(db, userId)
  if (!account || !(await hasConsented(own, 'letter'))) return
  if (await isIdle(own)) return withdrawConsent(own, 'letter')
  const letter = await readLetter(own, week, zone)
  if (!letter) return
  const unsubscribe = stopAddress(services, userId, LETTER)
  const mail = mailPage(account.email, 'Your week is ready to read', [
    `Dear ${account.firstName},`,
    ...linesOf(letter),
    ...(letter.reader ? [letterReaderLine(letter.reader)] : []),
    {
      label: `Read it in ${PRODUCT_NAME}`,
      link: `${config.siteUrl}/situation-history?show=letters&week=${week}`,
    },
    `You asked for this letter. We’ll stop sending it after ${IDLE_DAYS} days without a visit.`,
    { label: 'Stop the letter', link: unsubscribe },
  ])
  await mailer.send({ ...mail, unsubscribe })
}

function linesOf({ paragraphs, quote, question }: Letter): MailLine[] {
  const [first = [], ...rest] = paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''))
  return [
    String(first),
    ...(quote ? [`${quoteLead(quote.day)}: “${quote.text}”`] : []),
    ...rest,
    ...(question ? [question] : []),
  ].filter(Boolean)
}
