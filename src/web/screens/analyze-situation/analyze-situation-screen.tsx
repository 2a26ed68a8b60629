import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { consents } from '#contract/consents.ts'
import { PAGES } from '#domain/content/pages.ts'
import type { Person } from '#domain/people/person.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { externalText } from '#domain/situation/external-text.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { HelpBelow } from '#web/crisis/crisis-watch.tsx'
import type { Compared } from '#web/features/analyses/naming/named-beside.tsx'
import { useChangeConsents } from '#web/features/consents/use-consents.ts'
import { comingWords, dropComingWords } from '#web/features/forecasts/use-forecast-draft.ts'
import { useMayTry, useTrial } from '#web/features/plans/use-trial.ts'
import { useItemsToChoose } from '#web/features/self-map/use-self-map.ts'
import { ReadingWords } from '#web/features/situations/analysing-progress.tsx'
import { useDraft } from '#web/features/situations/draft.ts'
import { proposalsForPerson } from '#web/features/situations/proposals.ts'
import { refuseDay } from '#web/features/situations/refused-days.ts'
import { type SendSituation, SituationForm } from '#web/features/situations/situation-form.tsx'
import {
  isOfNewAccount,
  readKept,
  type StoredSituation,
  saveFailed,
  writeKept,
} from '#web/features/situations/stored-situation.ts'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { isBusy, useTell } from '#web/features/situations/use-tell.ts'
import { call } from '#web/lib/api.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useStore } from '#web/lib/store.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { later, onDemand } from '#web/lib/waking/later.tsx'
import { OPENED } from '#web/results/later-opened.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { CHOSEN, fetchResultPage, VISITORS, WAITING } from './result-pages.tsx'
import { SignUpPitch } from './sign-up-pitch.tsx'
import { VisitorForm } from './visitor-form.tsx'
import './analyze-situation.css'

type Question = { provider: string; text: string; decided: (isAnswered: boolean) => void }

/** Asks for consent before the first analysis by an external engine, once per provider. */
function useEngineConsent(person: Person) {
  const client = useQueryClient()
  const options = useSettings()
  const change = useChangeConsents(person.id)
  const [question, setQuestion] = useState<Question | null>(null)

  /** True once the person has decided, false if they closed the question. */
  async function ask(text: string): Promise<boolean> {
    if (!options.data || options.data.engine === 'embedded') return true
    const { externalEngine } = await client.fetchQuery({
      queryKey: ['consents', person.id],
      queryFn: () => call(consents.get, { userId: person.id }),
    })
    const { provider, isGiven } = externalEngine
    if (!provider || isGiven || readStored(KEYS.engineAsked) === `${person.id} ${provider}`)
      return true
    return new Promise((decided) => setQuestion({ provider, text, decided }))
  }

  function decide(isGiven: boolean) {
    if (!question) return
    const { provider, decided } = question
    const settle = () => {
      writeStored(KEYS.engineAsked, `${person.id} ${provider}`)
      setQuestion(null)
      decided(true)
    }
    if (!isGiven) return settle()
    change.mutate({ externalEngine: true }, { onSuccess: settle })
  }

  function close() {
    question?.decided(false)
    setQuestion(null)
  }

  const isBusy = change.isPending
  return { ask, dialog: question && { ...question, isBusy, onDecide: decide, onClose: close } }
}

const EngineConsentDialog = onDemand(
  () => import('#web/features/consents/engine-consent-dialog.tsx'),
  'EngineConsentDialog',
)

/** The form, with the latest result below it. */
function PersonAnalysis({ person }: { person: Person }) {
  const map = useItemsToChoose(person.id)
  const latest = useSituationList(person.id, {}, 1).data?.pages[0]?.[0]
  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => (
        <>
          <PersonForm person={person} items={items} />
          {latest && (
            <OPENED.Quiet person={person} situationId={latest.id} eyebrow="Your latest situation" />
          )}
        </>
      )}
    </Loaded>
  )
}

function PersonForm({ person, items }: { person: Person; items: readonly SelfMapItem[] }) {
  const [, navigate] = useLocation()
  const drafting = useDraft(person.id, () => comingWords(person.id))
  const { draft } = drafting
  const chosenItems = [...items, ...draft.ownItems].filter(({ id }) => draft.itemIds.includes(id))
  const tell = useTell(person.id)
  const consent = useEngineConsent(person)

  const handleSend: SendSituation = async (sent, chosen, isSent) => {
    const isSettled = await consent.ask(externalText({ ...sent, items: chosen })).catch(() => true)
    if (!isSettled) return false
    fetchResultPage(CHOSEN)
    return tell.mutateAsync(sent).then(
      (told) => {
        const { situation, isCrisis: isHeldBack } = told
        // The person chose today, so don't ask about a day named in the text.
        if (draft.happenedOn && !situation.happenedAt) refuseDay(situation.id)
        drafting.clear()
        if (situation.description.includes(comingWords(person.id).trim()))
          dropComingWords(person.id)
        navigate(withDevUser(`/analyze-situation?situation=${situation.id}`), {
          state: { isHeldBack, isBusy: isBusy(told) },
          // Submitted from another page: replace the history entry, so Back skips the form.
          replace: isSent,
        })
        return true
      },
      () => false,
    )
  }

  return (
    <div className="analyze-column print-not">
      <SituationForm
        items={items}
        drafting={drafting}
        isBusy={tell.isPending}
        propose={proposalsForPerson(items)}
        mayBeToCome
        onSend={handleSend}
        help={<HelpBelow texts={wordsToWatch({ ...draft, items: chosenItems })} />}
        belowItems={
          items.length === 0 && (
            <p>
              No self-map items found. Please create some first.{' '}
              <Link href="/self-map">Open my Self-Map</Link>
            </p>
          )
        }
      />
      {consent.dialog && <EngineConsentDialog {...consent.dialog} />}
    </div>
  )
}

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
