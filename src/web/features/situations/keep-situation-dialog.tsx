import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { readKept, saidAgain, toldAgain, writeKept } from './kept-situation.ts'
import { useTell } from './use-tell.ts'

/** After signing up: what was written as a visitor is offered, never taken. */
export function KeepSituationDialog({ userId }: { userId: number }) {
  const [kept, setKept] = useState(readKept)
  const [, navigate] = useLocation()
  const keep = useTell(userId)
  const reread = useKeepWord()
  if (!kept) return null

  const forget = () => {
    writeKept(null)
    setKept(null)
  }

  return (
    <Dialog title="Save this situation?" onClose={() => setKept(null)}>
      <p className="muted">
        Before you had an account you wrote “<bdi>{kept.title}</bdi>”. It is still on this device
        only. Save it in your history?
      </p>
      <DialogActions>
        <Button look="quiet" disabled={keep.isPending} onClick={forget}>
          No, delete it
        </Button>
        <Button
          look="primary"
          disabled={keep.isPending}
          onClick={() =>
            keep.mutate(toldAgain(kept), {
              async onSuccess({ situation, analysis, isCrisis: isHeldBack }) {
                const word = analysis && saidAgain(kept, situation.items)
                if (word) await reread(situation.id, analysis.id, word)
                forget()
                const page = `/analyze-situation?situation=${situation.id}`
                navigate(keepDevUser(page), { state: { isHeldBack } })
              },
            })
          }
        >
          {keep.isPending ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What was said about a reading before there was an account. Without it the situation is kept all the same. */
function useKeepWord() {
  const client = useQueryClient()
  return async (situationId: number, id: number, word: Sent<typeof analyses.reread>) => {
    const reply = await call(analyses.reread, { id }, word).catch(() => null)
    if (!reply || 'crisis' in reply) return
    client.setQueryData(analysesKey(situationId), [reply])
    void afterChange(client, 'analysis')
  }
}
