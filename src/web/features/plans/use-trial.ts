import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Person } from '#domain/people/person.ts'
import { TRIAL_USER, trialAt } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { KEYS, readStored, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'

/** The trial of this visitor or account. The server says when it began, and the client ages it. */
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

/** True if the server still analyses for this signed-out browser. Ignores the stored account record. */
export function useMayTry() {
  const now = useNow()
  return useQuery({
    ...trialOf(null),
    select: (trial) => agedTo(now, trial).status !== 'expired',
  })
}

/** The trial on an instance without plans. */
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

/** Copies the server's start of the anonymous trial into storage. An account's record replaces it. */
function mirror({ status, startedAt }: Trial): void {
  if (status === 'anonymous' && !readStored(KEYS.accountTrial))
    writeStored(KEYS.visitorTrial, startedAt)
  if (status === 'subscribed') {
    writeStored(KEYS.visitorTrial, null)
    writeStored(KEYS.accountTrial, null)
  }
}

/** Ages a trial to the given time. A trial the server has ended stays ended, whatever the local clock says. */
const agedTo = (now: number, trial: Trial): Trial =>
  trial.startedAt === null || trial.status === 'expired'
    ? trial
    : trialAt(now, {
        isSubscribed: trial.status === 'subscribed',
        accountSince: trial.hasAccount ? Date.parse(trial.startedAt) : null,
        visitorSince: Date.parse(trial.startedAt),
      })

/** If this signed-out browser once made an account, asks it to subscribe instead of signing up again. */
function asVisitorSees(now: number, trial: Trial): Trial {
  const record = readStoredJson(KEYS.accountTrial)
  const created =
    record !== null && typeof record === 'object' && 'created' in record
      ? Date.parse(String(record.created))
      : Number.NaN
  if (Number.isNaN(created)) return agedTo(now, trial)
  return trialAt(now, { isSubscribed: false, accountSince: created, visitorSince: created })
}
