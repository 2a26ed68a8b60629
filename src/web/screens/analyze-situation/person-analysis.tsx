import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { consents } from '#contract/consents.ts'
import type { Person } from '#domain/people/person.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { externalText } from '#domain/situation/external-text.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { HelpBelow } from '#web/crisis/crisis-watch.tsx'
import { useChangeConsents } from '#web/features/consents/use-consents.ts'
import { comingWords, dropComingWords } from '#web/features/forecasts/use-forecast-draft.ts'
import { useItemsToChoose } from '#web/features/self-map/use-self-map.ts'
import { useDraft } from '#web/features/situations/draft.ts'
import { proposalsForPerson } from '#web/features/situations/proposals.ts'
import { refuseDay } from '#web/features/situations/refused-days.ts'
import { type SendSituation, SituationForm } from '#web/features/situations/situation-form.tsx'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { isBusy, useTell } from '#web/features/situations/use-tell.ts'
import { call } from '#web/lib/api.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { OPENED } from '#web/results/later-opened.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { CHOSEN, fetchResultPage } from './result-pages.tsx'

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
export function PersonAnalysis({ person }: { person: Person }) {
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
