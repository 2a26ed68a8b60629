import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { SelfMapItem } from '#domain/self-map.ts'
import { NewSituation } from '#domain/situation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AnalysingProgress } from './analysing-progress.tsx'
import type { Draft, useDraft } from './draft.ts'
import { ItemPicker } from './item-picker.tsx'
import { type Problems, WrittenFields } from './written-fields.tsx'
import './situation-form.css'

type Props = {
  /** What there is to choose from. */
  items: readonly SelfMapItem[]
  drafting: ReturnType<typeof useDraft>
  isBusy: boolean
  onSend: (situation: NewSituation, draft: Draft) => void
  /** Under the items: a way to add something, or why there are none. */
  belowItems?: ReactNode
}

const PARTS: readonly string[] = ['title', 'description', 'selfMapItemIds']

function problemsIn(draft: Draft): { problems: Problems; situation: NewSituation | null } {
  const { title, description, itemIds, draftId } = draft
  const parsed = NewSituation.safeParse({ title, description, selfMapItemIds: itemIds, draftId })
  if (parsed.success) return { problems: {}, situation: parsed.data }
  const found = parsed.error.issues
    .map(({ path, message }) => [String(path[0]), message] as const)
    .filter(([part]) => PARTS.includes(part))
  return { problems: Object.fromEntries(found.reverse()), situation: null }
}

/** Three steps on one page: what happened, what it touched, analyze. Nothing typed is ever lost. */
export function SituationForm({ items, drafting, isBusy, onSend, belowItems }: Props) {
  const { draft, change } = drafting
  const [problems, setProblems] = useState<Problems>({})

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const known = draft.itemIds.filter((id) => items.some((item) => item.id === id))
    const { problems, situation } = problemsIn({ ...draft, itemIds: known })
    setProblems(problems)
    if (situation) return onSend(situation, draft)
    const first = PARTS.find((part) => part in problems)
    form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form className="situation-form" noValidate onSubmit={handleSubmit} aria-busy={isBusy}>
      <fieldset disabled={isBusy} className="stack">
        <legend className="sr-only">Your situation</legend>
        <Card title="What happened">
          <WrittenFields draft={draft} problems={problems} onChange={change} />
        </Card>
        <Card title="What it touched">
          <p className="small muted situation-form-hint">
            Which parts of you were involved? Choose all that fit.
          </p>
          <ItemPicker
            items={items}
            chosen={draft.itemIds}
            onChange={(itemIds) => change({ itemIds })}
            problem={problems.selfMapItemIds ?? null}
          >
            {belowItems}
          </ItemPicker>
        </Card>
        <Button type="submit" look="primary" size="large" isWide disabled={isBusy}>
          {isBusy ? 'Analyzing...' : 'Analyze'}
        </Button>
      </fieldset>
      {isBusy && <AnalysingProgress />}
    </form>
  )
}
