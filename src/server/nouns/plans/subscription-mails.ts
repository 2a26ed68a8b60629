import { PRODUCT_NAME } from '#domain/content/product.ts'
import { FREE_LIMITS, YEARLY_PRICE } from '#domain/people/plan.ts'
import type { JobsByKind } from '#server/jobs/job-payloads.ts'
import { mailing } from '#server/jobs/mail-person.ts'
import { stopAddress, wantsOptionalMails } from '#server/nouns/consents/optional-mails.ts'
import { mailPage } from '#server/outside/mail/mail-page.ts'
import type { Services } from '#server/outside/services.ts'
import { findMailable } from '#server/people/account.repository.ts'
import { trialOf } from '#server/people/premium-access.ts'

/** Mails two days before the trial ends, if the person wants such mails and hasn't subscribed. */
async function mailTrialEnds(services: Services, { userId }: { userId: number }): Promise<void> {
  const { db, mailer, now } = services
  const account = await findMailable(db, userId)
  if (!account || trialOf(account, now()).status !== 'account_trial') return
  if (!(await wantsOptionalMails(services, userId))) return
  const unsubscribe = stopAddress(services, userId)
  const mail = mailPage(account.email, `Your ${PRODUCT_NAME} trial ends in two days`, [
    'Your free trial ends in two days. You don’t need to do anything.',
    `After that the free plan applies: ${FREE_LIMITS.analyses} analyses, ${FREE_LIMITS.items} Self-Map items and ${FREE_LIMITS.customCategories} categories of your own. What you already have stays yours, even above these limits.`,
    `If you’d like to have Premium, it costs $${YEARLY_PRICE} a year. You’ll find it under Subscription.`,
    { label: 'Stop emails like this one', link: unsubscribe },
  ])
  await mailer.send({ ...mail, unsubscribe })
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The jobs that mail about plans. */
export const SUBSCRIPTION_MAILS = {
  mail_trial_ends: mailTrialEnds,

  mail_subscription_started: mailing((_, { subscriptionExpiresAt: until }) => [
    `Your ${PRODUCT_NAME} Premium has started`,
    `You now have Premium: unlimited analyses, Self-Map items and categories, and Premium Analytics.`,
    ...(until ? [`It’s paid until ${DAY.format(until)}.`] : []),
    'You can cancel at any time under Subscription, with two clicks.',
  ]),

  mail_subscription_cancelled: mailing((_, { subscriptionExpiresAt: until }) => [
    `Your ${PRODUCT_NAME} Premium is cancelled`,
    'Your Premium subscription is cancelled. You won’t be charged again.',
    ...(until
      ? [`You have Premium until ${DAY.format(until)}. After that the free plan applies.`]
      : []),
    'Everything you wrote stays yours: your Self-Map, your situations and their analyses.',
  ]),
} satisfies Partial<JobsByKind>
