import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { NewSituation } from '#domain/situation/situation.ts'
import type { Named } from '#engine/propose.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AnalysingProgress } from './analysing-progress.tsx'
import type { useDraft } from './draft.ts'
import { ItemPicker } from './item-picker.tsx'
import {
  hasOwnItems,
  hasOwnTitle,
  isOnlyProposed,
  type Proposals,
  type Propose,
  settled,
  useProposals,
} from './proposals.ts'
import { NewHere, ProposedItems } from './proposed-rows.tsx'
import { type Problems, WrittenFields } from './written-fields.tsx'
import './situation-form.css'

type Props = {
  /** What there is to choose from. */
  items: readonly SelfMapItem[]
  drafting: ReturnType<typeof useDraft>
  /** What the text suggests for title and items. */
  propose: Propose
  isBusy: boolean
  /** Written elsewhere and sent off from there: it goes on its way at once, unless the map would grow by it. */
  isSent?: boolean
  onSend: (situation: NewSituation, chosen: SelfMapItem[]) => void
  /** Puts on the map what the text names, and answers it; null where there is no map. */
  onAdd?: ((named: Pick<SelfMapItem, 'name' | 'category'>) => Promise<SelfMapItem>) | null
  /** Under the words, where it moves none of them: help. */
  help?: ReactNode
  /** Beside the button: another way to tell it. */
  otherDoor?: ReactNode
  /** Under the items: a way to add something, or why there are none. */
  belowItems?: ReactNode
}

const PARTS = ['description', 'title', 'selfMapItemIds'] as const

type Filled = { title: string; description: string; itemIds: number[]; draftId: string }

function problemsIn({ title, description, itemIds, draftId }: Filled) {
  const parsed = NewSituation.safeParse({ title, description, selfMapItemIds: itemIds, draftId })
  if (parsed.success) return { problems: {}, situation: parsed.data }
  const found = parsed.error.issues
    .map(({ path, message }) => [String(path[0]), message] as const)
    .filter(([part]) => (PARTS as readonly string[]).includes(part))
  const problems: Problems = Object.fromEntries(found.reverse())
  return { problems, situation: null }
}

/** The items as they are on the map, with those put there that were only proposed so far; null where that is refused. */
async function onTheMap(
  meant: readonly SelfMapItem[],
  add: NonNullable<Props['onAdd']>,
): Promise<SelfMapItem[] | null> {
  const added: SelfMapItem[] = []
  for (const item of meant) {
    const there = isOnlyProposed(item) ? await add(item).catch(() => null) : item
    if (!there) return null
    added.push(there)
  }
  return added
}

/** One field first; the rest is proposed from it and can be changed. Nothing typed is ever lost. */
export function SituationForm(props: Props) {
  const { items, drafting, propose, isBusy, isSent = false, onSend, onAdd = null } = props
  const { draft, change } = drafting
  const [problems, setProblems] = useState<Problems>({})
  /** What stands in the way of sending it at once: it would be new on the map. */
  const [isNew, setNew] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const proposals = useProposals(draft, propose)
  const { shown } = proposals
  const { title, itemIds } = settled(draft, shown)

  /** By what the text says now, not by what was shown when the writing last paused. */
  async function finish(now: Proposals, mayAdd: boolean) {
    const known = [...items, ...now.items]
    const chosen = settled(draft, now)
    const meant = known.filter(({ id }) => chosen.itemIds.includes(id))
    if (!mayAdd && onAdd && meant.some(isOnlyProposed))
      return setNew(meant.find(isOnlyProposed)?.name)
    const isSendable = problemsIn({
      ...draft,
      ...chosen,
      itemIds: meant.map(({ id }) => id),
    }).situation
    const sent = onAdd && isSendable ? await onTheMap(meant, onAdd) : meant
    // It was said why it cannot be put there.
    if (!sent) return
    const found = problemsIn({ ...draft, ...chosen, itemIds: sent.map(({ id }) => id) })
    setProblems(found.problems)
    if (found.situation) return onSend(found.situation, sent)
    const first = PARTS.find((part) => part in found.problems)
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const send = (mayAdd: boolean) =>
    void (proposals.isReady
      ? finish(proposals.now(), mayAdd)
      : proposals.later().then((now) => finish(now, mayAdd)))
  const sendOnce = useRef(isSent && draft.description ? send : null)
  useEffect(() => {
    sendOnce.current?.(false)
    sendOnce.current = null
  }, [])

  /** What is only proposed becomes an item of the draft once it is touched. */
  function toggle(id: number) {
    const next = itemIds.includes(id) ? itemIds.filter((one) => one !== id) : [...itemIds, id]
    const fresh = shown.items.filter(
      (item) => next.includes(item.id) && !items.some((known) => known.id === item.id),
    )
    change({
      itemIds: next,
      hasOwnItems: true,
      ...(fresh.length > 0 && { ownItems: [...draft.ownItems, ...fresh] }),
    })
  }
  // Putting something on the map takes a moment, and the writing goes on meanwhile.
  const latest = useRef(drafting)
  latest.current = drafting
  async function handleAdd(named: Named) {
    const added = await onAdd?.(named).catch(() => null)
    if (!added) return
    const { draft, change } = latest.current
    const before = hasOwnItems(draft) ? draft.itemIds : []
    change({ itemIds: [...before, added.id], hasOwnItems: true })
  }
  const chips = [...shown.items, ...items.filter(({ id }) => itemIds.includes(id))]

  return (
    <form
      ref={form}
      className="situation-form"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        send(true)
      }}
    >
      <fieldset disabled={isBusy} className="stack">
        <legend className="sr-only">Your situation</legend>
        <div className="write-box">
          <h2 className="write-heading">What happened?</h2>
          <WrittenFields
            title={title}
            isProposed={!hasOwnTitle(draft)}
            description={draft.description}
            problems={problems}
            onChange={change}
          />
          <ProposedItems
            shown={chips.filter((item, at) => chips.findIndex(({ id }) => id === item.id) === at)}
            chosen={itemIds}
            isProposed={!hasOwnItems(draft)}
            onToggle={({ id }) => toggle(id)}
            onSeeAll={() =>
              form.current?.querySelector<HTMLElement>('[name=selfMapItemIds]')?.focus()
            }
          />
          {onAdd && <NewHere named={shown.named} onAdd={(named) => void handleAdd(named)} />}
        </div>
        {props.help}
        {isNew && (
          <p role="status" className="small">
            “<bdi>{isNew}</bdi>” is not on your map yet. Analyze puts it there; or choose another
            part first.
          </p>
        )}
        <div className="write-send">
          <Button type="submit" look="primary" size="large" disabled={isBusy}>
            {isBusy ? 'Analyzing...' : 'Analyze'}
          </Button>
          {props.otherDoor}
        </div>
        {isBusy && <AnalysingProgress />}
        <Card title="What it touched">
          <p className="small muted situation-form-hint">
            Which parts of you were involved? Choose all that fit.
          </p>
          <ItemPicker
            items={items}
            chosen={itemIds}
            onChange={(next) => {
              const changed = [...next, ...itemIds].find(
                (id) => next.includes(id) !== itemIds.includes(id),
              )
              if (changed !== undefined) toggle(changed)
            }}
            problem={problems.selfMapItemIds ?? null}
          >
            {props.belowItems}
          </ItemPicker>
        </Card>
      </fieldset>
    </form>
  )
}
