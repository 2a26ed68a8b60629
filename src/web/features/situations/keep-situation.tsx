import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { analyses } from '#contract/analyses.ts'
import type { Person } from '#domain/people/person.ts'
import { call } from '#web/lib/api.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'
import { tell } from '#web/ui/toast.tsx'
import {
  correctionOf,
  isOfNewAccount,
  readKept,
  type StoredSituation,
  saveFailed,
  submissionOf,
  writeKept,
} from './stored-situation.ts'
import { useTell } from './use-tell.ts'

/** After sign-up: saves the visitor's situation with its corrections and answers, and opens its page. */
export function KeepSituation({ person }: { person: Person }) {
  const [, navigate] = useLocation()
  const { mutateAsync } = useTell(person.id)
  const client = useQueryClient()
  const isAsked = useRef(false)

  const keep = useCallback(
    async (kept: StoredSituation) => {
      const { situation, analysis, isCrisis } = await mutateAsync(submissionOf(kept))
      const word = analysis && correctionOf(kept, situation.items)
      // If the correction can't be sent, the situation is still saved.
      const reread =
        word && (await call(analyses.reread, { id: analysis.id }, word).catch(() => null))
      if (reread && !('crisis' in reread)) {
        client.setQueryData(analysesKey(situation.id), [reread])
        void afterChange(client, 'analysis')
      }
      for (const { question, answer } of kept.answers ?? [])
        await call(analyses.answer, { id: situation.id }, { question, answer, anyway: true }).catch(
          () => null,
        )
      writeKept(null)
      navigate(withDevUser(`/analyze-situation?situation=${situation.id}`), {
        replace: true,
        state: { isHeldBack: isCrisis, isKept: true },
      })
    },
    [mutateAsync, client, navigate],
  )

  useEffect(() => {
    const kept = readKept()
    if (!kept || isAsked.current) return
    isAsked.current = true
    // The mutation shows a failure, and the text stays on this device.
    const save = () => void keep(kept).catch(() => saveFailed.set(true))
    if (isOfNewAccount(kept, person)) return save()
    tell({
      title: `You wrote “${kept.title}” before you signed in.`,
      action: { label: 'Save it', run: save },
      lasts: 20_000,
    })
  }, [keep, person])
  return null
}
