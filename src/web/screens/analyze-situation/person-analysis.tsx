import { useState } from 'react'
import { useLocation } from 'wouter'
import { ownCategoriesOf } from '#domain/map-layout/sectors.ts'
import { outsideText } from '#domain/outside-text.ts'
import type { Person } from '#domain/person.ts'
import type { SelfMapItem } from '#domain/self-map.ts'
import type { NewSituation } from '#domain/situation.ts'
import { SituationAnalysis } from '#web/features/analysis/situation-analysis.tsx'
import { EngineConsentDialog } from '#web/features/consent/engine-consent-dialog.tsx'
import { CrisisPanel } from '#web/features/crisis/crisis-panel.tsx'
import { CrisisWatch } from '#web/features/crisis/crisis-watch.tsx'
import { useCrisisWatch } from '#web/features/crisis/use-crisis-watch.ts'
import { useMapItems } from '#web/features/situations/use-map-items.ts'
import { useDraft } from '#web/features/situations/draft.ts'
import { SituationForm } from '#web/features/situations/situation-form.tsx'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { DeeperOffer } from './deeper-offer.tsx'
import { useEngineConsent } from './use-engine-consent.ts'
import { useSendSituation } from './use-send-situation.ts'

type Props = { person: Person; chosen: number | null }

/** The form, and under it the latest result; or one chosen result alone. */
export function PersonAnalysis({ person, chosen }: Props) {
  const map = useMapItems(person.id)
  const latest = useSituationList(person.id, {}, 1)
  const latestId = latest.data?.pages[0]?.[0]?.id ?? null
  const shown = chosen ?? latestId
  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => (
        <>
          {chosen === null && <PersonForm person={person} items={items} />}
          {shown !== null && (
            <section className={chosen === null ? 'latest' : undefined}>
              {chosen === null && <h2 className="latest-title">Your latest situation</h2>}
              <Result situationId={shown} items={items} takesFocus={chosen !== null} />
            </section>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Situations whose analysis the server held back because help comes first. */
const heldBack = new Set<number>()

type ResultProps = { situationId: number; items: readonly SelfMapItem[]; takesFocus: boolean }

function Result({ situationId, items, takesFocus }: ResultProps) {
  return (
    <SituationAnalysis
      key={situationId}
      situationId={situationId}
      isOwn
      isCrisis={heldBack.has(situationId)}
      takesFocus={takesFocus}
      ownCategories={ownCategoriesOf(items)}
      help={({ title, description, items }, isKnown) => (
        <CrisisWatch
          texts={[title, description, ...items.map(({ name }) => name)]}
          isKnown={isKnown}
        />
      )}
      deeperOffer={<DeeperOffer hasAccount />}
    />
  )
}

function PersonForm({ person, items }: { person: Person; items: readonly SelfMapItem[] }) {
  const [, navigate] = useLocation()
  const drafting = useDraft(person.id)
  const { draft } = drafting
  const chosenItems = items.filter(({ id }) => draft.itemIds.includes(id))
  const isCrisis = useCrisisWatch([
    draft.title,
    draft.description,
    ...chosenItems.map(({ name }) => name),
  ])
  const [isSafe, setSafe] = useState(false)
  const { send, isBusy } = useSendSituation(person)
  const consent = useEngineConsent(person)

  async function handleSend(situation: NewSituation) {
    const isSettled = await consent
      .ask(outsideText({ ...situation, items: chosenItems }))
      .catch(() => true)
    if (!isSettled) return
    const sent = await send(situation, isCrisis)
    if (!sent) return
    if (sent.isCrisis) heldBack.add(sent.situation.id)
    drafting.clear()
    navigate(keepDevUser(`/analyze-situation?situation=${sent.situation.id}`))
  }

  return (
    <div className="analyze-column">
      {isCrisis && !isSafe && <CrisisPanel onSafe={() => setSafe(true)} />}
      <SituationForm
        items={items}
        drafting={drafting}
        isBusy={isBusy}
        onSend={(situation) => void handleSend(situation)}
        belowItems={
          items.length === 0 && (
            <p>
              No self-map items found. Please create some first.{' '}
              <Link href="/self-map">Open my Self-Map</Link>
            </p>
          )
        }
      />
      {consent.question && (
        <EngineConsentDialog
          {...consent.question}
          isBusy={consent.isBusy}
          onDecide={consent.decide}
          onClose={consent.close}
        />
      )}
    </div>
  )
}
