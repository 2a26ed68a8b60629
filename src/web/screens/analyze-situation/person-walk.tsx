import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { analyses } from '#contract/analyses.ts'
import type { Person } from '#domain/person.ts'
import { isNothing } from '#domain/said.ts'
import { saidIn } from '#domain/walk.ts'
import { fetchResultView } from '#web/features/analysis/later-result.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { isOnlyProposed, proposalsForPerson } from '#web/features/situations/proposals.ts'
import { useTell } from '#web/features/situations/use-tell.ts'
import { call } from '#web/lib/api.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { type Walked, WalkPage } from './walk-page.tsx'

/** Told card by card, kept like every other situation; the answers are the person's own word about it. */
export function PersonWalk({ person }: { person: Person }) {
  const map = useSelfMap(person.id)
  const client = useQueryClient()
  const tell = useTell(person.id)
  const [, navigate] = useLocation()

  const finish = useMutation({
    async mutationFn({ title, description, item, draftId, answers, known }: Walked) {
      fetchResultView()
      const { name, category, attachmentPower } = item
      const told = await tell.mutateAsync({
        title,
        description,
        draftId,
        ...(isOnlyProposed(item)
          ? { ownItems: [{ name, category, attachmentPower }] }
          : { selfMapItemIds: [item.id] }),
      })
      const said = saidIn(answers, known)
      if (!told.analysis || isNothing(said)) return told
      const reply = await call(analyses.reread, { id: told.analysis.id }, { said })
      if ('crisis' in reply) return { ...told, isCrisis: true }
      client.setQueryData(analysesKey(told.situation.id), [reply])
      return told
    },
    onSuccess({ situation, isCrisis: isHeldBack }) {
      void afterChange(client, 'analysis')
      navigate(keepDevUser(`/analyze-situation?situation=${situation.id}`), {
        state: { isHeldBack },
      })
    },
  })

  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => (
        <WalkPage
          owner={person.id}
          items={items}
          propose={proposalsForPerson(items)}
          isBusy={finish.isPending}
          onFinish={finish.mutateAsync}
        />
      )}
    </Loaded>
  )
}
