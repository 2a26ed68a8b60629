import { useQuery } from '@tanstack/react-query'
import { trial as contract } from '#contract/trial.ts'
import type { Person } from '#domain/person.ts'
import { type Trial, trialAt } from '#domain/trial.ts'
import { call } from '#web/lib/api.ts'
import { KEYS, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'
import { useNow } from '#web/lib/use-now.ts'

/** Where this visitor or account stands. The server says when it began; time passes here as there. */
export function useTrial(person: Person | null) {
  const now = useNow()
  return useQuery({
    queryKey: ['trial', person?.id ?? null],
    queryFn: async () => {
      const trial = await call(contract.get, {})
      mirror(trial)
      return trial
    },
    select: (trial) => (person ? agedTo(now, trial) : asVisitorSees(now, trial)),
  })
}

/** The browser's marker of the anonymous trial follows the server's. */
function mirror({ status, startedAt }: Trial): void {
  if (status === 'anonymous') writeStored(KEYS.visitorTrial, startedAt)
  if (status === 'subscribed') {
    writeStored(KEYS.visitorTrial, null)
    writeStored(KEYS.accountTrial, null)
  }
}

const agedTo = (now: number, trial: Trial): Trial =>
  trial.startedAt === null
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
