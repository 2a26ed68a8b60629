import { useQueryClient } from '@tanstack/react-query'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { toSnapshot, wordsToWatch } from '#domain/situation/situation.ts'
import { HelpBelow } from '#web/crisis/crisis-watch.tsx'
import { EngineHere } from '#web/features/offline/engine-here.tsx'
import { useExampleMap } from '#web/features/self-map/use-self-map.ts'
import { useDraft } from '#web/features/situations/draft.ts'
import { OwnItemField } from '#web/features/situations/own-item-field.tsx'
import { proposalsForVisitor } from '#web/features/situations/proposals.ts'
import { type SendSituation, SituationForm } from '#web/features/situations/situation-form.tsx'
import type { StoredSituation } from '#web/features/situations/stored-situation.ts'
import { useAnalyseAsVisitor } from '#web/features/situations/use-analyse-as-visitor.ts'
import { reasonOf } from '#web/lib/api.ts'
import { afterChange } from '#web/lib/query-keys.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { tell } from '#web/ui/toast.tsx'
import { fetchResultPage, VISITORS } from './result-pages.tsx'
import { SignUpPitch } from './sign-up-pitch.tsx'
import { UsedUp } from './used-up.tsx'

type Props = {
  /** `isUnseen` is true if the text was submitted on another page, so the form was never seen. */
  onDone: (kept: StoredSituation, isUnseen: boolean) => void
}

/** The form for visitors. Their text stays in this browser. */
export function VisitorForm({ onDone }: Props) {
  const map = useExampleMap()
  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => <Form examples={items} onDone={onDone} />}
    </Loaded>
  )
}

type FormProps = Props & { examples: readonly SelfMapItem[] }

function Form({ examples, onDone }: FormProps) {
  const client = useQueryClient()
  const drafting = useDraft(null)
  const { draft, change } = drafting
  const items = [...examples, ...draft.ownItems]
  const analyse = useAnalyseAsVisitor()

  const handleSend: SendSituation = (told, chosen, isSent) => {
    fetchResultPage(VISITORS)
    return analyse.mutateAsync({ ...told, items: chosen.map(toSnapshot) }).then(
      (kept) => {
        drafting.clear()
        // If the analysis has questions, it isn't complete yet.
        if (kept.analysis && !kept.analysis.asks)
          tell({
            title: 'Analysis complete',
            text: 'Your emotional analysis is ready.',
            isSpoken: true,
          })
        onDone(kept, isSent)
        return true
      },
      (error: Error) => {
        if (reasonOf(error) === 'trial_expired') void afterChange(client, 'trial')
        return false
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
          onSend={handleSend}
          help={
            <>
              <HelpBelow texts={wordsToWatch({ ...draft, items: draft.ownItems })} />
              <UsedUp error={analyse.error} />
            </>
          }
          belowItems={
            <OwnItemField
              own={draft.ownItems}
              onAdd={(item) =>
                change({
                  ownItems: [...draft.ownItems, item],
                  itemIds: [...draft.itemIds, item.id],
                  hasOwnItems: true,
                })
              }
            />
          }
        />
      </div>
      <div className="stack">
        <SignUpPitch />
        <EngineHere
          offer="Want your words to stay in this browser? Download the engine once, and nothing you write here is sent anywhere."
          here="Analysis now runs on this device. What you write here is read in this browser and isn’t sent anywhere."
        />
      </div>
    </div>
  )
}
