import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Person } from '#domain/people/person.ts'
import { TRIAL_USER, trialAt } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { KEYS, readStored, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'

/** Where this visitor or account stands. The server says when it began; time passes here as there. */
export function useTrial(person: Person | null) {
  const now = useNow()
  const isAsleep = useDrawn() !== null
  const query = useQuery({
    ...trialOf(person),
    select: (trial) =>
      person || isAsleep || !hasPlans() ? agedTo(now, trial) : asVisitorSees(now, trial),
  })
  const { data } = query
  useEffect(() => {
    if (data) mirror(data)
  }, [data])
  return query
}

/** Whether the server still analyses for this browser while nobody is signed in: it knows of no account. */
export function useMayTry() {
  const now = useNow()
  return useQuery({
    ...trialOf(null),
    select: (trial) => agedTo(now, trial).status !== 'expired',
  })
}

/** Where there are no plans nothing began, and nothing ends. */
const EVERYTHING_OPEN: Trial = {
  status: 'subscribed',
  startedAt: null,
  endsAt: null,
  hasAccount: false,
}

const trialOf = (person: Person | null) => ({
  queryKey: ['trial', person?.id ?? TRIAL_USER],
  queryFn: async () => (hasPlans() ? (await import('./ask-trial.ts')).askTrial() : EVERYTHING_OPEN),
})

/** The browser's marker of the anonymous trial follows the server's; an account's record replaces it. */
function mirror({ status, startedAt }: Trial): void {
  if (status === 'anonymous' && !readStored(KEYS.accountTrial))
    writeStored(KEYS.visitorTrial, startedAt)
  if (status === 'subscribed') {
    writeStored(KEYS.visitorTrial, null)
    writeStored(KEYS.accountTrial, null)
  }
}

/** What the server has ended stays ended, whatever this browser's clock says. */
const agedTo = (now: number, trial: Trial): Trial =>
  trial.startedAt === null || trial.status === 'expired'
    ? trial
    : trialAt(now, {
        isSubscribed: trial.status === 'subscribed',
        accountSince: trial.hasAccount ? Date.parse(trial.startedAt) : null,
        visitorSince: Date.parse(trial.startedAt),
      })

/** A signed-out browser that once made an account is asked to subscribe, not to sign up again. */
function asVisitorSees(now: number, trial: Trial): Trial {
  const record = readStoredJson(KEYS.accountTrial)
  const created =
    record !== null && typeof record === 'object' && 'created' in record
      ? Date.parse(String(record.created))
      : Number.NaN
  if (Number.isNaN(created)) return agedTo(now, trial)
  return trialAt(now, { isSubscribed: false, accountSince: created, visitorSince: created })
}
