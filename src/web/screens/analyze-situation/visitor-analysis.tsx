import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { EXAMPLE_ITEMS } from '#domain/examples/self-map.ts'
import type { SelfMapItem } from '#domain/self-map.ts'
import { type NewSituation, toSnapshot, wordsToWatch } from '#domain/situation.ts'
import { KindWords } from '#web/features/analysis/kind-words.tsx'
import { fetchResultView, LaterResult } from '#web/features/analysis/later-result.tsx'
import { ResultHead } from '#web/features/analysis/result-head.tsx'
import { CrisisWatch, HelpBelow } from '#web/features/crisis/crisis-watch.tsx'
import { useExampleMap } from '#web/features/self-map/use-self-map.ts'
import { useDraft } from '#web/features/situations/draft.ts'
import { type KeptSituation, readKept } from '#web/features/situations/kept-situation.ts'
import { OwnItemField } from '#web/features/situations/own-item-field.tsx'
import { proposalsForVisitor, settled } from '#web/features/situations/proposals.ts'
import { SituationForm } from '#web/features/situations/situation-form.tsx'
import { useAnalyseAsVisitor } from '#web/features/situations/use-analyse-as-visitor.ts'
import { reasonOf } from '#web/lib/api.ts'
import { afterChange } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { tell } from '#web/ui/toast.tsx'
import { DeeperOffer } from './deeper-offer.tsx'
import { SignUpPitch } from './sign-up-pitch.tsx'
import { useRereadAsVisitor } from './use-reread-as-visitor.ts'

/** The first analysis, before any account. What is written stays in this browser. */
export function VisitorAnalysis() {
  const map = useExampleMap()
  const [params, setParams] = useSearchParams()
  const [kept, setKept] = useState(readKept)
  const show = (isShown: boolean) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (isShown) next.set('result', '1')
      else next.delete('result')
      return next
    })

  // The address says whether the result or the form is shown, so that a reload and the back button work.
  return kept && params.has('result') ? (
    <VisitorResult kept={kept} onKept={setKept} onAgain={() => show(false)} />
  ) : (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => (
        <VisitorForm
          examples={items}
          onDone={(done) => {
            setKept(done)
            show(true)
          }}
        />
      )}
    </Loaded>
  )
}

type FormProps = { examples: readonly SelfMapItem[]; onDone: (kept: KeptSituation) => void }

function VisitorForm({ examples, onDone }: FormProps) {
  const client = useQueryClient()
  const drafting = useDraft(null)
  const { draft, change } = drafting
  const items = [...examples, ...draft.ownItems]
  const analyse = useAnalyseAsVisitor()

  // Said by whoever led here: it was sent off from the first page.
  const state = useHistoryState<{ isSent?: boolean } | null>()

  const handleSend = ({ title, description }: NewSituation, chosen: readonly SelfMapItem[]) => {
    fetchResultView()
    analyse.mutate(
      { title, description, items: chosen.map(toSnapshot) },
      {
        onSuccess(kept) {
          drafting.clear()
          if (kept.analysis)
            tell({ title: 'Analysis complete', text: 'Your emotional analysis is ready.' })
          onDone(kept)
        },
        onError(error) {
          if (reasonOf(error) === 'trial_expired') void afterChange(client, 'trial')
        },
      },
    )
  }

  return (
    <div className="analyze-with-pitch">
      <div>
        <SituationForm
          items={items}
          drafting={drafting}
          isBusy={analyse.isPending}
          propose={proposalsForVisitor}
          isSent={state?.isSent === true}
          onSend={handleSend}
          help={<HelpBelow texts={wordsToWatch({ ...draft, items: draft.ownItems })} />}
          belowItems={
            <OwnItemField
              own={draft.ownItems}
              onAdd={(item) =>
                change({
                  ownItems: [...draft.ownItems, item],
                  itemIds: [...settled(draft, proposalsForVisitor(draft)).itemIds, item.id],
                  hasOwnItems: true,
                })
              }
            />
          }
        />
      </div>
      <SignUpPitch />
    </div>
  )
}

type ResultProps = {
  kept: KeptSituation
  onKept: (kept: KeptSituation) => void
  onAgain: () => void
}

function VisitorResult({ kept, onKept, onAgain }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const analyse = useAnalyseAsVisitor()
  useEffect(() => heading.current?.focus(), [])
  const putting = useRereadAsVisitor(kept, onKept)
  const { analysis } = kept

  return (
    <article className="stack">
      <CrisisWatch texts={wordsToWatch(kept)} isKnown={analysis === null} />
      <ResultHead
        ref={heading}
        situation={kept}
        actions={
          <Button look="primary" onClick={onAgain}>
            New situation
          </Button>
        }
      />
      {analysis ? (
        <LaterResult
          analysis={analysis}
          told={kept}
          map={EXAMPLE_ITEMS}
          {...(kept.facts && { putting })}
          help={<CrisisWatch texts={[]} isKnown />}
          deeperOffer={<DeeperOffer hasAccount={false} />}
        />
      ) : (
        <KindWords
          isBusy={analyse.isPending}
          onAsk={() => analyse.mutate({ ...kept, anyway: true }, { onSuccess: onKept })}
        />
      )}
      <SignUpPitch />
    </article>
  )
}
