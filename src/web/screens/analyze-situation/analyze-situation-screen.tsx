import { type ReactNode, Suspense, useState } from 'react'
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
} from '#web/features/situations/stored-situation.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useStore } from '#web/lib/store.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { PersonAnalysis } from './person-analysis.tsx'
import { CHOSEN, VISITORS } from './result-pages.ts'
import { SignUpPitch } from './sign-up-pitch.tsx'
import { VisitorForm } from './visitor-form.tsx'
import { EXERCISE_PAGE, FOUR_TAPS, NOT_YET } from './writing-modes.ts'
import './analyze-situation.css'

const WAITING = <Skeleton height={420} />
const PersonWalk = onDemand(() => import('./person-walk.tsx'), 'PersonWalk', WAITING)
const VisitorWalk = onDemand(() => import('./visitor-walk.tsx'), 'VisitorWalk', WAITING)

/** Suspense for the result and the walk, which are loaded on demand. */
const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height={420} />}>{children}</Suspense>
)

const MODES = [
  { name: null, label: 'It happened', href: '/analyze-situation' },
  { name: 'taps', label: 'Check in', href: '/analyze-situation?mode=taps' },
  { name: 'not-yet', label: 'Coming up', href: '/analyze-situation?mode=not-yet' },
] as const

const INTROS = {
  taps: 'How you feel right now, in four taps.',
  'not-yet': 'Look at what’s coming while there’s still time to change it.',
} as const
type Mode = keyof typeof INTROS

const modeIn = (query: URLSearchParams): Mode | null => {
  const mode = query.get('mode')
  return mode === 'taps' || mode === 'not-yet' ? mode : null
}

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
  if (isChosen) {
    return (
      <Later>
        {isExercise ? (
          <EXERCISE_PAGE.Part person={person} situationId={chosen} />
        ) : (
          <CHOSEN.Part key={chosen} person={person} situationId={chosen} />
        )}
      </Later>
    )
  }
  if (params.has('walk')) return <PersonWalk person={person} />
  const mode = modeIn(params)
  if (written && isOfNewAccount(written, person) && !hasFailed)
    return (
      <NewPage>
        <ReadingWords text={written.description} />
      </NewPage>
    )
  return (
    <NewPage mode={mode}>
      <LinkTabs
        label="Ways to write"
        tabs={MODES.map(({ name, ...tab }) => ({ ...tab, isHere: name === mode }))}
      />
      {mode === null ? (
        <PersonAnalysis person={person} />
      ) : (
        <Later>
          {mode === 'taps' ? <FOUR_TAPS.Part person={person} /> : <NOT_YET.Part person={person} />}
        </Later>
      )}
    </NewPage>
  )
}

type NewPageProps = { mode?: Mode | null; children: ReactNode }

const NewPage = ({ mode, children }: NewPageProps) => (
  <Page
    key="new"
    title={PAGES['/analyze-situation'].title}
    back={{ href: '/dashboard', label: 'Dashboard' }}
    intro={
      mode ? (
        INTROS[mode]
      ) : (
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
  type How = { state?: { compared: Compared | undefined }; replace?: boolean }
  const show = (isShown: boolean, how: How = {}) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.delete('walk')
      if (isShown) next.set('result', '1')
      else next.delete('result')
      return next
    }, how)
  const isWaiting = trial.isPending || mayTry.isPending
  const isOver = trial.data?.status === 'expired' || mayTry.data === false
  if (!isWaiting && !isOver && kept && params.has('result'))
    return (
      <Later>
        <VISITORS.Part kept={kept} onKept={setKept} />
      </Later>
    )
  const done = (read: StoredSituation, how: How) => {
    setKept(read)
    show(true, how)
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
