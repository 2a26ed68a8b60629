import type { Person } from '#domain/people/person.ts'
import { useSituation } from '#web/features/analyses/use-analyses.ts'
import { OwnResult } from '#web/results/own-result.tsx'
import { ShareSituation, SituationFacts } from '#web/results/situation-head.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'

/** One result has the page to itself, headed by what it is about. */
export function ChosenSituation({ person, situationId }: { person: Person; situationId: number }) {
  const situation = useSituation(situationId).data
  return (
    <Page
      title={situation?.title ?? 'Analyze a Situation'}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      isLow
      intro={situation && <SituationFacts situation={situation} owner={person.id} />}
      actions={
        <>
          {situation && <ShareSituation situation={situation} />}
          <LinkButton href="/analyze-situation">Write</LinkButton>
        </>
      }
    >
      <OwnResult person={person} situationId={situationId} />
    </Page>
  )
}
