import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { analyses } from '#contract/analyses.ts'
import type { Person } from '#domain/person.ts'
import { isNothing } from '#domain/said.ts'
import type { SelfMapItem } from '#domain/self-map.ts'
import { saidIn, type WalkAnswers } from '#domain/walk.ts'
import { fetchResultView } from '#web/features/analysis/later-result.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { isOnlyProposed, newItemOf, proposalsForPerson } from '#web/features/situations/proposals.ts'
import { useTell } from '#web/features/situations/use-tell.ts'
import { toldIn } from '#web/features/situations/walk/told-in.ts'
import { call } from '#web/lib/api.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { analysesKey } from '#web/lib/query-keys.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { WalkPage } from './walk-page.tsx'

/** Told card by card, kept like every other situation; the answers are the person's own word about it. */
export function PersonWalk({ person }: { person: Person }) {
  const map = useSelfMap(person.id)
  const client = useQueryClient()
  const tell = useTell(person.id)
  const [, navigate] = useLocation()

  async function finish(answers: WalkAnswers, items: readonly SelfMapItem[]) {
    fetchResultView()
    const { title, description, item } = await toldIn(answers, items, proposalsForPerson(items))
    const { situation, analysis, isCrisis } = await tell.mutateAsync({
      title,
      description,
      ...(isOnlyProposed(item)
        ? { ownItems: [newItemOf(item)] }
        : { selfMapItemIds: [item.id] }),
    })
    const said = saidIn(answers)
    if (analysis && !isNothing(said)) {
      const reply = await call(analyses.reread, { id: analysis.id }, { said })
      if (!('crisis' in reply)) client.setQueryData(analysesKey(situation.id), [reply])
    }
    navigate(keepDevUser(`/analyze-situation?situation=${situation.id}`), {
      state: { isHeldBack: isCrisis },
    })
  }

  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => (
        <WalkPage
          owner={person.id}
          items={items}
          isBusy={tell.isPending}
          onFinish={(answers) => finish(answers, items)}
        />
      )}
    </Loaded>
  )
}
