import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { biasOf } from '#domain/findings/forecast-stats.ts'
import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { ForecastForm } from '#web/features/forecasts/forecast-form.tsx'
import { asLine } from '#web/features/forecasts/use-forecast-draft.ts'
import { useForecasts } from '#web/features/forecasts/use-forecasts.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { useItemsToChoose } from '#web/features/self-map/use-self-map.ts'
import { ItemPicker } from '#web/features/situations/item-picker.tsx'
import { proposalsForPerson, useProposals } from '#web/features/situations/proposals.ts'
import { ProposedItems } from '#web/features/situations/proposed-rows.tsx'
import { begunDraft, begunWords, startDraft } from '#web/features/situations/start-draft.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { Problem } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import '#web/features/situations/situation-form.css'

/** A new forecast, made while the person can still change something. */
export function NotYet({ person }: { person: Person }) {
  const map = useItemsToChoose(person.id)
  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => <WithProposals person={person} items={items} />}
    </Loaded>
  )
}

function WithProposals({ person, items }: { person: Person; items: readonly SelfMapItem[] }) {
  const [, navigate] = useLocation()
  const trial = useTrial(person).data
  const answered = (useForecasts(person.id).data ?? []).filter(({ state }) => state === 'answered')
  const bias = trial && hasPremiumAccess(trial) ? biasOf(answered) : null
  const [text, setText] = useState('')
  const draft = useMemo(() => ({ description: text }), [text])
  const { shown } = useProposals(draft, proposalsForPerson(items))
  const all = useRef<HTMLDetailsElement>(null)
  const known = [...items, ...shown.items.filter(({ id }) => !items.some((it) => it.id === id))]
  return (
    <ForecastForm
      userId={person.id}
      items={items}
      proposed={shown.items}
      otherWords={begunWords(person.id)}
      onText={setText}
      bias={bias}
      picker={({ chosen, isProposed, onToggle, problem }) => (
        <div className="before-touches">
          <ProposedItems
            shown={known.filter((it) => shown.items.includes(it) || chosen.includes(it.id))}
            chosen={chosen}
            isProposed={isProposed}
            onToggle={onToggle}
            onSeeAll={() => {
              if (!all.current) return
              all.current.open = true
              all.current.querySelector('input')?.focus()
            }}
          />
          {text === '' && chosen.length === 0 && (
            <p className="small muted">It comes from your words, or you choose it.</p>
          )}
          <Problem>{problem}</Problem>
          <details ref={all}>
            <summary>Everything on your map</summary>
            <ItemPicker items={items} chosen={chosen} onToggle={onToggle} problem={null} />
          </details>
        </div>
      )}
      onKept={(title) => {
        const begun = begunDraft(person.id)
        // Clear the draft only if the forecast contains all of it.
        if (begun && !begun.title && title.includes(asLine(begun.description.trim())))
          startDraft(person.id, '')
        navigate(withDevUser('/situation-history?show=forecasts'))
      }}
    />
  )
}
