import { type ReactNode, useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { PAGES } from '#domain/content/pages.ts'
import type { Person } from '#domain/people/person.ts'
import type { Compared } from '#web/features/analyses/naming/named-beside.tsx'
import { useMayTry, useTrial } from '#web/features/plans/use-trial.ts'
import { ReadingWords } from '#web/features/situations/analysing-progress.tsx'
import {
  isOfNewAccount,
  readKept,
  type StoredSituation,
  saveFailed,
  writeKept,
} from '#web/features/situations/stored-situation.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useStore } from '#web/lib/store.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { later, onDemand } from '#web/lib/waking/later.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { PersonAnalysis } from './person-analysis.tsx'
import { CHOSEN, VISITORS, WAITING } from './result-pages.tsx'
import { SignUpPitch } from './sign-up-pitch.tsx'
import { VisitorForm } from './visitor-form.tsx'
import './analyze-situation.css'

const PersonWalk = onDemand(() => import('./person-walk.tsx'), 'PersonWalk', WAITING)
const VisitorWalk = onDemand(() => import('./visitor-walk.tsx'), 'VisitorWalk', WAITING)

/** Alternatives to the form, loaded lazily. */
const FOUR_TAPS = later(() => import('./four-taps.tsx'), 'FourTaps', WAITING)
const NOT_YET = later(() => import('./new-forecast.tsx'), 'NotYet', WAITING)
const EXERCISE_PAGE = later(() => import('./exercise-page.tsx'), 'ExercisePage', WAITING)

const MODES = [
  { name: null, label: 'It happened', href: '/analyze-situation', intro: null },
  {
    name: 'taps',
    label: 'Check in',
    href: '/analyze-situation?mode=taps',
    intro: 'How you feel right now, in four taps.',
  },
  {
    name: 'not-yet',
    label: 'Coming up',
    href: '/analyze-situation?mode=not-yet',
    intro: 'Look at what’s coming while there’s still time to change it.',
  },
] as const

/** Write about a situation and read its analysis. Open to visitors for their first day. */
export function AnalyzeSituationScreen({ person }: { person: Person | null }) {
  const [params] = useSearchParams()
  const chosen = Number(params.get('situation'))
  const isChosen = Number.isInteger(chosen) && chosen > 0
  const isExercise = params.get('mode') === 'exercise'
  // Just signed up: the text written before is being saved, and its page opens next.
  const isAsleep = useDrawn() !== null
  const written = isAsleep || !person ? null : readKept()
  const hasFailed = useStore(saveFailed)
  if (!person) return <ForVisitor />
  if (isExercise && !isChosen) return <Redirect to={withDevUser('/situation-history')} replace />
  if (isChosen && isExercise) return <EXERCISE_PAGE.Quiet person={person} situationId={chosen} />
  if (isChosen) return <CHOSEN.Quiet key={chosen} person={person} situationId={chosen} />
  if (params.has('walk')) return <PersonWalk person={person} />
  const mode = MODES.find(({ name }) => name === params.get('mode')) ?? MODES[0]
  if (written && isOfNewAccount(written, person) && !hasFailed)
    return (
      <NewPage>
        <ReadingWords text={written.description} />
      </NewPage>
    )
  return (
    <NewPage intro={mode.intro}>
      <LinkTabs
        label="Ways to write"
        tabs={MODES.map((tab) => ({ ...tab, isHere: tab === mode }))}
      />
      {mode.name === null && <PersonAnalysis person={person} />}
      {mode.name === 'taps' && <FOUR_TAPS.Quiet person={person} />}
      {mode.name === 'not-yet' && <NOT_YET.Quiet person={person} />}
    </NewPage>
  )
}

type NewPageProps = { intro?: string | null; children: ReactNode }

const NewPage = ({ intro, children }: NewPageProps) => (
  <Page
    key="new"
    title={PAGES['/analyze-situation'].title}
    back={{ href: '/dashboard', label: 'Dashboard' }}
    intro={
      intro ?? (
        <>
          Tell us what happened.
          <span className="page-intro-more">
            {' '}
            What you feel has a lot to do with what you expected. Let’s find out what that was.
          </span>
        </>
      )
    }
  >
    {children}
  </Page>
)

/** The visitor's form or result. The address decides which, so reload and Back work. */
function ForVisitor() {
  const trial = useTrial(null)
  const mayTry = useMayTry()
  const [params, setParams] = useSearchParams()
  const [kept, setKept] = useState(readKept)
  const keep = (next: StoredSituation) => {
    writeKept(next)
    setKept(next)
  }
  type How = { state?: { compared: Compared | undefined }; replace?: boolean }
  const isWaiting = trial.isPending || mayTry.isPending
  const isOver = trial.data?.status === 'expired' || mayTry.data === false
  if (!isWaiting && !isOver && kept && params.has('result'))
    return <VISITORS.Quiet kept={kept} onKept={keep} />
  const done = (read: StoredSituation, how: How) => {
    keep(read)
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.delete('walk')
      next.set('result', '1')
      return next
    }, how)
  }
  if (!isWaiting && !isOver && params.has('walk'))
    return <VisitorWalk onDone={(read, compared) => done(read, { state: { compared } })} />
  return (
    <NewPage>
      {isWaiting ? (
        <Skeleton height={420} />
      ) : isOver && trial.data ? (
        <SignUpPitch trial={trial.data} />
      ) : (
        <VisitorForm onDone={(read, replace) => done(read, { replace })} />
      )}
    </NewPage>
  )
}
