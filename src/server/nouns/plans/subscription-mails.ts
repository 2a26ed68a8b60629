import { PRODUCT_NAME } from '#domain/content/product.ts'
import { mailPage } from '#server/outside/mail/mail-page.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, findMailable } from '#server/people/account.repository.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type About = { userId: number }

export async function mailSubscriptionStarted(services: Services, about: About): Promise<void> {
  await mailTo(services, about, ({ subscriptionExpiresAt: until }) => [
    `You now have Premium: unlimited analyses, Self-Map items and categories, and Premium Analytics.`,
    ...(until ? [`It’s paid until ${DAY.format(until)}.`] : []),
    'You can cancel at any time under Subscription, with two clicks.',
  ])
}

export async function mailSubscriptionCancelled(services: Services, about: About): Promise<void> {
  await mailTo(
    services,
    about,
    ({ subscriptionExpiresAt: until }) => [
      'Your Premium subscription is cancelled. You won’t be charged again.',
      ...(until
        ? [`You have Premium until ${DAY.format(until)}. After that the free plan applies.`]
        : []),
      'Everything you wrote stays yours: your Self-Map, your situations and their analyses.',
    ],
    true,
  )
}

async function mailTo(
  { db, mailer }: Services,
  { userId }: About,
  linesFor: (account: Account) => string[],
  isEnd = false,
): Promise<void> {
  const account = await findMailable(db, userId)
  if (!account) return
  const subject = `Your ${PRODUCT_NAME} Premium ${isEnd ? 'is cancelled' : 'has started'}`
  await mailer.send(mailPage(account.email, subject, linesFor(account)))
}
