import { Footprints } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { FIRST_UNKEPT_ID, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { NO_ITEMS, SituationSubmission } from '#domain/situation/situation.ts'
import { type SituationWords, situationWords } from '#domain/situation/situation-words.ts'
import { isToCome, pastDay } from '#domain/values/named-day.ts'
import { problemsIn } from '#web/lib/calls/problems.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OnDesk, OnPhone } from '#web/ui/fitting.tsx'
import { focusOnDesk } from '#web/ui/focus-on-desk.ts'
import { Form } from '#web/ui/form.tsx'
import { AnalysingProgress, ReadingWords } from './analysing-progress.tsx'
import { DayChip, DayChoice, formatDayChoice, ToCome, useDays } from './day-choice.tsx'
import { type Draft, happenedAtOf, type useDraft } from './draft.ts'
import { ItemPicker } from './item-picker.tsx'
import {
  hasOwnItems,
  hasOwnTitle,
  type Proposals,
  type Propose,
  settledTitle,
  useProposals,
} from './proposals.ts'
import { ProposedItems } from './proposed-rows.tsx'
import { type Problems, WrittenFields } from './written-fields.tsx'
import './situation-form.css'

type WhenRowProps = {
  /** Undefined until one is chosen, which means the day of writing. */
  day: string | undefined
  /** The text. A day it names is offered, but never applied automatically. */
  text: string
  onChoose: (day: string) => void
  /** True if coming events have a form, which continues with this text. */
  mayBeToCome: boolean
}

/** Chooses the day of the event, today by default. */
function WhenRow({ day, text, onChoose, mayBeToCome }: WhenRowProps) {
  const days = useDays()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = day ?? days.today
  const named = day === undefined ? pastDay(text, days.today) : null
  const isAhead = day === undefined && !named && mayBeToCome && isToCome(text)
  return (
    <div className="write-row write-when" role="group" aria-label="When it happened">
      <span className="write-row-label">When</span>
      <div className={isOpen ? 'write-row-chips day-choice' : 'write-row-chips'}>
        {isOpen ? (
          <DayChoice day={chosen} onChoose={onChoose} />
        ) : (
          <button
            type="button"
            className="day-said"
            aria-expanded={false}
            onClick={() => setIsOpen(true)}
          >
            {formatDayChoice(chosen, days)}
          </button>
        )}
        {isAhead && <ToCome />}
        {named && <DayChip day={named} isProposed onClick={() => onChoose(named)} />}
      </div>
      <p className="sr-only" role="status">
        {named && `${formatDayChoice(named, days)} suggested`}
        {isAhead && 'Hasn’t happened yet?'}
      </p>
    </div>
  )
}

/**
 * True if the text was submitted with "See why" on the previous page: it is analysed at once, and the form only shows
 * if that fails. Cleared at once, so Back and reload show the form.
 */
function useIsSent(): boolean {
  const state = useHistoryState<{ isSent?: boolean } | null>()
  const isSent = state?.isSent === true
  useEffect(() => {
    if (isSent) history.replaceState({ ...state, isSent: false }, '')
  }, [isSent, state])
  return isSent
}

/** `isSent` if it was submitted on another page. Resolves to false if it wasn't sent. */
export type SendSituation = (
  told: SituationSubmission,
  chosen: SelfMapItem[],
  isSent: boolean,
) => Promise<boolean>

type Props = {
  /** The items to choose from. */
  items: readonly SelfMapItem[]
  drafting: ReturnType<typeof useDraft>
  /** Proposes a title and items from the text. */
  propose: Propose
  isBusy: boolean
  onSend: SendSituation
  /** Help below the text, so it doesn't move the text. */
  help?: ReactNode
  /** True if coming events can be submitted, too. */
  mayBeToCome?: boolean
  /** Below the items: a way to add one, or why there are none. */
  belowItems?: ReactNode
}

/** In the order of the form. The first invalid one gets the focus. */
const FIELDS = ['description', 'title', 'selfMapItemIds'] as const satisfies (keyof Problems)[]

/** Validates the form. Items on a map are sent by id, proposed ones by name. */
function checked(
  words: SituationWords,
  draft: Pick<Draft, 'draftId' | 'happenedOn'>,
  chosen: readonly SelfMapItem[],
  mayBeOpen: boolean,
): { problems: Problems; told: SituationSubmission | null } {
  const isNew = ({ id }: SelfMapItem) => id < FIRST_UNKEPT_ID
  const parsed = SituationSubmission.safeParse({
    ...words,
    selfMapItemIds: chosen.filter((item) => !isNew(item)).map(({ id }) => id),
    proposals: chosen.filter(isNew).map(({ name, category }) => ({ name, category })),
    draftId: draft.draftId,
    happenedAt: happenedAtOf(draft),
  })
  const noItems: Problems = chosen.length > 0 || mayBeOpen ? {} : { selfMapItemIds: NO_ITEMS }
  if (parsed.success)
    return { problems: noItems, told: noItems.selfMapItemIds ? null : parsed.data }
  return { problems: { ...noItems, ...problemsIn(parsed.error.issues) }, told: null }
}

/** One field first. The rest is proposed from it and can be changed, and no input is ever lost. */
export function SituationForm(props: Props) {
  const { items, drafting, propose, isBusy, mayBeToCome = false, onSend } = props
  const isSent = useIsSent()
  const { draft, change } = drafting
  /** The fields that were invalid at the last submit. Each is cleared once it is valid. */
  const [wrong, setWrong] = useState<readonly (keyof Problems)[]>([])
  const form = useRef<HTMLFormElement>(null)
  const [isUnseen, setUnseen] = useState(isSent && draft.description !== '')
  const proposals = useProposals(draft, propose)
  const { shown } = proposals
  const title = settledTitle(draft, shown)
  const { itemIds } = draft

  const chosenIn = (now: Proposals): SelfMapItem[] => {
    const known = new Map(
      [...now.items, ...draft.ownItems, ...items].map((item) => [item.id, item]),
    )
    return [...new Set(itemIds)].flatMap((id) => known.get(id) ?? [])
  }
  const check = (now: Proposals, chosen: readonly SelfMapItem[]) =>
    checked(
      situationWords({ ...draft, title: settledTitle(draft, now) }),
      draft,
      chosen,
      isUnseen ||
        (draft.description.trim() !== '' && (now.items.length === 0 || !hasOwnItems(draft))),
    )

  /** Submits with the proposals for the current text, not those shown at the last pause. */
  function finish(now: Proposals) {
    const chosen = chosenIn(now)
    const { problems, told } = check(now, chosen)
    const found = FIELDS.filter((part) => part in problems)
    setWrong(found)
    if (told) return void onSend(told, chosen, isSent).then((isDone) => isDone || setUnseen(false))
    setUnseen(false)
    form.current?.querySelector<HTMLElement>(`[name=${found[0]}]`)?.focus()
  }
  const send = () =>
    void (proposals.isReady ? finish(proposals.now()) : proposals.later().then(finish))
  const sendOnce = useRef(isUnseen ? send : null)
  useEffect(() => {
    sendOnce.current?.()
    sendOnce.current = null
  }, [])

  useEffect(() => {
    const box = form.current?.querySelector<HTMLTextAreaElement>('[name=description]')
    if (box) focusOnDesk(box)
  }, [isUnseen])

  const still = wrong.length > 0 ? check(shown, chosenIn(shown)).problems : {}
  const problems: Problems = Object.fromEntries(
    wrong.filter((part) => part in still).map((part) => [part, still[part]]),
  )

  /** Selects or removes an item. A proposed item becomes part of the draft once it is tapped. */
  function toggle(id: number) {
    const next = itemIds.includes(id) ? itemIds.filter((one) => one !== id) : [...itemIds, id]
    const known = [...items, ...draft.ownItems]
    const fresh = shown.items.filter(
      (item) => next.includes(item.id) && !known.some(({ id }) => id === item.id),
    )
    change({
      itemIds: next,
      hasOwnItems: true,
      ...(fresh.length > 0 && { ownItems: [...draft.ownItems, ...fresh] }),
    })
  }
  const chips = [...shown.items, ...chosenIn(shown)]
  const about = (
    <ProposedItems
      shown={chips.filter((item, at) => chips.findIndex(({ id }) => id === item.id) === at)}
      chosen={itemIds}
      isProposed={!hasOwnItems(draft)}
      onToggle={toggle}
      onSeeAll={() => form.current?.querySelector<HTMLElement>('[name=selfMapItemIds]')?.focus()}
    />
  )

  if (isUnseen) return <ReadingWords text={draft.description} />
  return (
    <Form ref={form} className="situation-form" aria-busy={isBusy} onSubmit={send}>
      <fieldset disabled={isBusy} className="stack">
        <legend className="sr-only">Your situation</legend>
        <div className="write-box">
          <h2 className="write-heading">What happened?</h2>
          <WrittenFields
            words={{ ...draft, title }}
            isProposed={!hasOwnTitle(draft)}
            problems={problems}
            onChange={change}
          >
            <WhenRow
              day={draft.happenedOn}
              text={draft.description}
              onChoose={(happenedOn) => change({ happenedOn })}
              mayBeToCome={mayBeToCome}
            />
          </WrittenFields>
          <OnDesk>{about}</OnDesk>
        </div>
        {props.help}
        <div className="write-foot">
          <OnPhone>{about}</OnPhone>
          <div className="write-send">
            <Button type="submit" look="primary" size="large" disabled={isBusy}>
              {isBusy ? 'Analyzing...' : 'Analyze'}
            </Button>
            <LinkButton look="quiet" href="/analyze-situation?walk=1">
              <Footprints aria-hidden />
              Walk me through it
            </LinkButton>
          </div>
        </div>
        {isBusy && <AnalysingProgress />}
        <Card title="Who or what was involved?">
          <p className="small muted situation-form-hint">Choose all that apply.</p>
          <ItemPicker
            items={items}
            chosen={itemIds}
            onToggle={toggle}
            problem={problems.selfMapItemIds ?? null}
          >
            {props.belowItems}
          </ItemPicker>
        </Card>
      </fieldset>
    </Form>
  )
}
