import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usage } from '#contract/usage.ts'
import type { Person } from '#domain/person.ts'
import { mayUse } from '#domain/plan.ts'
import type { NewSituation, Situation } from '#domain/situation.ts'
import { hasPremiumAccess } from '#domain/trial.ts'
import { useAnalyse } from '#web/features/analysis/use-analyses.ts'
import { useAddSituation } from '#web/features/situations/use-situations.ts'
import { useTrial } from '#web/features/trial/use-trial.ts'
import { call } from '#web/lib/api.ts'
import { situationKey } from '#web/lib/query-keys.ts'
import { offerUpgrade } from '#web/lib/upgrade-offer.ts'
import { tell } from '#web/ui/toast.tsx'

type Sent = { situation: Situation; isCrisis: boolean }

/**
 * Keeps a situation, then has it analysed. The plan is asked first, so that nobody writes into a wall;
 * words that speak of danger are never held up by a plan. Every failure has been told when this answers
 * null, and nothing typed is lost.
 */
export function useSendSituation(person: Person) {
  const client = useQueryClient()
  const trial = useTrial(person)
  const add = useAddSituation(person.id)
  const analyse = useAnalyse()
  const [isBusy, setBusy] = useState(false)

  async function isAllowed(): Promise<boolean> {
    if (trial.data && hasPremiumAccess(trial.data)) return true
    const { analyses } = await call(usage.get, { userId: person.id })
    return mayUse('analyses', analyses, false)
  }

  async function run(situation: NewSituation, isUrgent: boolean): Promise<Sent | null> {
    if (!isUrgent && !(await isAllowed().catch(() => true))) {
      offerUpgrade('analyses')
      return null
    }
    const kept = await add.mutateAsync(situation)
    client.setQueryData(situationKey(kept.id), kept)
    const reply = await analyse.mutateAsync({ situationId: kept.id })
    if ('crisis' in reply) return { situation: kept, isCrisis: true }
    tell({ title: 'Analysis complete', text: 'Your situation has been analyzed successfully.' })
    return { situation: kept, isCrisis: false }
  }

  async function send(situation: NewSituation, isUrgent = false): Promise<Sent | null> {
    setBusy(true)
    try {
      return await run(situation, isUrgent)
    } catch {
      return null
    } finally {
      setBusy(false)
    }
  }

  return { send, isBusy }
}
