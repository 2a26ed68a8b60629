import type { Person } from '#domain/person.ts'
import { involvedIn } from '#web/features/analysis/result-head.tsx'
import { useSituation } from '#web/features/analysis/use-analyses.ts'
import { useMapItems } from '#web/features/situations/use-map-items.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { OwnResult } from './own-result.tsx'

/** One result has the page to itself, headed by what it is about. */
export function ChosenSituation({ person, situationId }: { person: Person; situationId: number }) {
  const situation = useSituation(situationId)
  const map = useMapItems(person.id)
  return (
    <Page
      title={situation.data?.title ?? 'Analyze a Situation'}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro={situation.data && involvedIn(situation.data)}
      actions={
        <LinkButton href="/analyze-situation" look="primary">
          New situation
        </LinkButton>
      }
    >
      <OwnResult situationId={situationId} map={map.data ?? []} head="none" />
    </Page>
  )
}
