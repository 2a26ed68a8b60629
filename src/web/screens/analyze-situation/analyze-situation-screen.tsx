import { useSearchParams } from 'wouter'
import type { Person } from '#domain/person.ts'
import { useTrial } from '#web/features/trial/use-trial.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { PersonAnalysis } from './person-analysis.tsx'
import { SignUpPitch } from './sign-up-pitch.tsx'
import { VisitorAnalysis } from './visitor-analysis.tsx'
import './analyze-situation.css'

/** Where something that happened becomes something understood; open to visitors for their first day. */
export function AnalyzeSituationScreen({ person }: { person: Person | null }) {
  const [params] = useSearchParams()
  const chosen = Number(params.get('situation')) || null
  const isShowing = person !== null && chosen !== null

  return (
    <Page
      title="Analyze a Situation"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      {...(isShowing
        ? {
            actions: (
              <LinkButton href="/analyze-situation" look="primary">
                New situation
              </LinkButton>
            ),
          }
        : {
            intro:
              'Write what happened and what it touched. A feeling is the answer to something you expected; let us look for it.',
          })}
    >
      {person ? (
        <PersonAnalysis key={chosen ?? 'new'} person={person} chosen={chosen} />
      ) : (
        <ForVisitor />
      )}
    </Page>
  )
}

function ForVisitor() {
  const trial = useTrial(null)
  if (trial.isPending) return <Skeleton height={420} />
  if (trial.data?.status === 'expired') return <SignUpPitch trial={trial.data} />
  return <VisitorAnalysis />
}
