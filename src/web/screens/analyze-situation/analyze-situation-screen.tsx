import { useSearchParams } from 'wouter'
import type { Person } from '#domain/person.ts'
import { useMayTry, useTrial } from '#web/features/trial/use-trial.ts'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { ChosenSituation } from './chosen-situation.tsx'
import { PersonAnalysis } from './person-analysis.tsx'
import { SignUpPitch } from './sign-up-pitch.tsx'
import { VisitorAnalysis } from './visitor-analysis.tsx'
import './analyze-situation.css'

/** Where something that happened becomes something understood; open to visitors for their first day. */
export function AnalyzeSituationScreen({ person }: { person: Person | null }) {
  const [params] = useSearchParams()
  const chosen = Number(params.get('situation'))
  if (person && Number.isInteger(chosen) && chosen > 0) {
    return <ChosenSituation key={chosen} person={person} situationId={chosen} />
  }
  return (
    <Page
      key="new"
      title="Analyze a Situation"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Write what happened and what it touched. A feeling is the answer to something you expected; let us look for it."
    >
      {person ? <PersonAnalysis person={person} /> : <ForVisitor />}
    </Page>
  )
}

function ForVisitor() {
  const trial = useTrial(null)
  const mayTry = useMayTry()
  if (trial.isPending || mayTry.isPending) return <Skeleton height={420} />
  if (trial.data && (trial.data.status === 'expired' || mayTry.data === false))
    return <SignUpPitch trial={trial.data} />
  return <VisitorAnalysis />
}
