import { due } from '#contract/due.ts'
import { type Endpoint, hrefOf } from '#contract/endpoint.ts'
import { examples } from '#contract/examples.ts'
import { type AtHand, offlineSnapshot } from '#contract/offline-snapshot.ts'
import { sentence } from '#contract/sentence.ts'
import { settings } from '#contract/settings.ts'
import { signIn } from '#contract/sign-in.ts'
import { subscription } from '#contract/subscription.ts'
import { trial } from '#contract/trial.ts'
import { usage } from '#contract/usage.ts'
import { withBase } from '../base.ts'
import { hasPlans } from '../instance.ts'
import { placeOfDays } from '../place-of-days.ts'
import { timeZone } from '../time-zone.ts'
import { rejectHtmlReply } from './reject-html.ts'
import { answersShelf } from './shelf.ts'

/** Everything readable offline. One record with one owner, so two people's data never mix. */
export type OfflineSnapshot = {
  /** Null for a visitor, who gets only public data. */
  owner: number | null
  /** Raw reply bodies by path. */
  answers: Record<string, string>
  atHand: AtHand | null
  /** Milliseconds since 1970. */
  savedAt: number
}

const KEY = 'kept'

export const readKeptAnswers = (): Promise<OfflineSnapshot | undefined> =>
  answersShelf<OfflineSnapshot>().get(KEY)

const endpointsFor = (owner: number | null): readonly Endpoint[] => [
  ...[settings.get, examples.selfMap, examples.relationships],
  ...(hasPlans() ? [trial.get] : []),
  ...(owner === null ? [examples.situations] : [due.get, sentence.get]),
  ...(owner !== null && hasPlans() ? [usage.get, subscription.get] : []),
]

/** Downloads the snapshot. Saves it only if the same person is still signed in. */
export async function saveSnapshot(owner: number | null): Promise<void> {
  const params = { userId: owner ?? 0 }
  const asked = endpointsFor(owner).map((endpoint) => hrefOf(endpoint, params))
  const replies = await Promise.all(asked.map((path) => textOf(path)))
  const hand = owner === null ? null : await textOf(hrefOf(offlineSnapshot.get, { userId: owner }))
  // Skip this request for visitors: it would be refused and reported, and they store only public data.
  const person = owner === null ? null : await textOf(signIn.user.path)
  if (idIn(person) !== owner) return
  const answers = Object.fromEntries(
    [...asked, signIn.user.path].flatMap((path, at) => {
      const text = [...replies, person][at]
      return text ? [[path, text]] : []
    }),
  )
  const atHand = hand === null ? null : (JSON.parse(hand) as AtHand)
  await answersShelf<OfflineSnapshot>().put(KEY, { owner, answers, atHand, savedAt: Date.now() })
}

/** Uses the zone the page already shows, because reading the time zone is slow just after load. */
async function textOf(path: string): Promise<string | null> {
  const zone = path.endsWith('/due')
    ? `?${new URLSearchParams({ zone: placeOfDays() ?? timeZone() })}`
    : ''
  const reply = rejectHtmlReply(await fetch(withBase(path + zone), { credentials: 'include' }))
  return reply.ok ? reply.text() : null
}

const idIn = (person: string | null): number | null =>
  person === null ? null : (JSON.parse(person) as { id: number }).id
