import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { PAGES } from '#domain/content/pages.ts'
import { EMOTION_CATEGORIES, EMOTION_LABELS, EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Person } from '#domain/people/person.ts'
import { type SelfMapItem, withoutExamples } from '#domain/self-map/self-map.ts'
import { WaitingCard } from '#web/features/offline/waiting-card.tsx'
import { useItemsToChoose } from '#web/features/self-map/use-self-map.ts'
import { SituationDays, SituationTable } from '#web/features/situations/situation-table.tsx'
import {
  type SituationFilter,
  useExampleSituations,
  useRemoveSituation,
  useSituationList,
} from '#web/features/situations/use-situations.ts'
import { signUpHref } from '#web/lib/address/return-address.ts'
import { useChoice } from '#web/lib/browser/choices.ts'
import { createAccount, hasPlans } from '#web/lib/instance.ts'
import { later } from '#web/lib/waking/later.tsx'
import { OPENED } from '#web/results/later-opened.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { ProblemCard } from '#web/ui/problem-card.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import './situation-history.css'

type Changes = Record<string, string | number | null | undefined>

export const HISTORY = '/situation-history'

const numberIn = (text: string | null) => (text && /^-?\d{1,10}$/.test(text) ? Number(text) : null)

/** Stores filter and open situation in the address, so links and reloads preserve them. */
export function useHistoryAddress() {
  const [params, setParams] = useSearchParams()
  const filter: SituationFilter = {
    q: params.get('q') || undefined,
    emotion: EmotionCategory.safeParse(params.get('emotion')).data,
    itemId: numberIn(params.get('item')) ?? undefined,
    order: params.get('order') === 'oldest' ? 'oldest' : undefined,
  }
  const chosen = numberIn(params.get('situation'))

  const changed = (now: URLSearchParams, changes: Changes) => {
    const next = new URLSearchParams(now)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next
  }
  const replace = (changes: Changes) => setParams((now) => changed(now, changes), { replace: true })

  return {
    filter,
    chosen,
    hrefOf: (id: number) => `${HISTORY}?${changed(params, { situation: id })}`,
    /** Opening adds a history entry, so Back closes it. Searching and closing replace the entry. */
    view: (id: number) => setParams((now) => changed(now, { situation: id })),
    close: () => replace({ situation: null }),
    search: ({ q, emotion, itemId, order }: SituationFilter) =>
      replace({ q, emotion, item: itemId, order }),
  }
}

/** The other views of the history, loaded lazily. */
const WAITING = <Skeleton height={320} />
const LETTERS_PART = later(() => import('./letters-part.tsx'), 'LettersPart', WAITING)
const FORECASTS_PART = later(() => import('./forecasts-part.tsx'), 'ForecastsPart', WAITING)

/** In milliseconds: debounces the search. */
const PAUSE = 250

/** The search, which follows what is typed after a pause, and the choice of an emotion or an item. */
function SituationFilters({ items }: { items: readonly SelfMapItem[] }) {
  const { filter, search } = useHistoryAddress()
  const [typed, setTyped] = useState({ text: filter.q ?? '', isWaiting: false })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function handleType(text: string) {
    setTyped({ text, isWaiting: true })
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      search({ ...filter, q: text.trim() })
      setTyped({ text, isWaiting: false })
    }, PAUSE)
  }
  // The address may change without typing, by Back for example. Then it overrides the typed text.
  const isCurrent = typed.isWaiting || typed.text.trim() === (filter.q ?? '')
  return (
    <search className="situation-filters">
      <TextField
        label="Search"
        type="search"
        value={isCurrent ? typed.text : (filter.q ?? '')}
        placeholder="Words in a situation"
        onChange={(event) => handleType(event.target.value)}
      />
      <SelectField
        label="Emotion"
        value={filter.emotion ?? ''}
        onChange={(event) =>
          search({ ...filter, emotion: EmotionCategory.safeParse(event.target.value).data })
        }
        options={[
          ['', 'All feelings'],
          ...EMOTION_CATEGORIES.map((category) => [category, EMOTION_LABELS[category]] as const),
        ]}
      />
      <SelectField
        label="Item"
        value={filter.itemId ?? ''}
        onChange={(event) =>
          search({
            ...filter,
            itemId: event.target.value === '' ? undefined : Number(event.target.value),
          })
        }
        options={[
          ['', 'All items'],
          ...withoutExamples(items).map(({ id, name }) => [id, name] as const),
        ]}
      />
    </search>
  )
}

function PersonHistory({ person }: { person: Person }) {
  const { filter, chosen, hrefOf, view, close, search } = useHistoryAddress()
  const [isByDay, chooseByDay] = useChoice('history-by-day')
  const map = useItemsToChoose(person.id)
  const list = useSituationList(person.id, filter)
  const remove = useRemoveSituation(person.id)
  const found = list.data?.pages.flat() ?? []
  const { order, ...sought } = filter
  const isFiltered = Object.values(sought).some((value) => value !== undefined)

  useFocusAfterLoss(found.map(({ id }) => id))
  useFocusAfterClosing(chosen)

  const rows = {
    situations: found,
    chosen,
    hrefOf,
    onView: view,
    onDelete(id: number) {
      if (id === chosen) close()
      remove.mutate(id)
    },
  }

  if (list.isPending) return <Skeleton height={280} />
  if (list.isError && !list.data) {
    return <ProblemCard message={list.error.message} onRetry={() => void list.refetch()} />
  }
  if (found.length === 0 && !isFiltered)
    return (
      <Card>
        <EmptyState text="Nothing here yet. Start with something small from today.">
          <LinkButton href="/analyze-situation">Write</LinkButton>
        </EmptyState>
      </Card>
    )

  return (
    <Card className="print-not">
      <SituationFilters items={map.data ?? []} />
      {found.length > 0 ? (
        <>
          <div className="history-look">
            <Button
              look="quiet"
              size="small"
              onClick={() => search({ ...filter, order: order ? undefined : 'oldest' })}
            >
              {order ? 'Show newest first' : 'Show oldest first'}
            </Button>
            <Button look="quiet" size="small" onClick={() => chooseByDay(!isByDay)}>
              {isByDay ? 'Show as a table' : 'Show by day'}
            </Button>
          </div>
          {isByDay ? <SituationDays {...rows} /> : <SituationTable {...rows} />}
        </>
      ) : (
        <p className="muted" role="status">
          No situations match your search.
        </p>
      )}
      {list.hasNextPage && (
        <div className="situation-more">
          <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Moves the focus to the next row, or to the title, after a deleted row took its focused button with it. */
function useFocusAfterLoss(ids: readonly number[]): void {
  const before = useRef(ids)
  useEffect(() => {
    const lost = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    if (lost < 0 || document.activeElement !== document.body) return
    const row = buttonOf(ids[Math.min(lost, ids.length - 1)])
    ;(row ?? document.querySelector('h1'))?.focus({ preventScroll: true })
  })
}

const buttonOf = (id: number | undefined) =>
  document.querySelector<HTMLElement>(`[data-situation="${id}"] button`)

/** Returns the focus to the row whose analysis was closed. */
function useFocusAfterClosing(chosen: number | null): void {
  const before = useRef(chosen)
  useEffect(() => {
    const closed = before.current
    before.current = chosen
    if (chosen === null && closed !== null && document.activeElement === document.body)
      buttonOf(closed)?.focus()
  }, [chosen])
}

/** An example history for visitors. An opened example is shown below the table. */
function ExampleHistory({ children }: { children: ReactNode }) {
  const examples = useExampleSituations()
  const { chosen, hrefOf, view } = useHistoryAddress()
  return (
    <Loaded query={examples} waiting={<Skeleton height={280} />}>
      {(situations) => (
        <div className="stack">
          <Card className="print-not">
            <SituationTable
              situations={situations.map(({ analysis, ...situation }) => ({
                ...situation,
                mainEmotions: analysis.emotions.slice(0, 2),
              }))}
              chosen={chosen}
              hrefOf={hrefOf}
              onView={view}
            />
          </Card>
          {children}
          <Card look="soft" title="Your own history" className="print-not">
            <div className="row history-sign-up">
              <p className="muted">
                {hasPlans() ? 'A free account' : 'An account'} saves what you write. Just your first
                name and email.
              </p>
              <LinkButton look="primary" href={signUpHref('/situation-history')}>
                {createAccount()}
              </LinkButton>
            </div>
          </Card>
        </div>
      )}
    </Loaded>
  )
}

const TABS = [
  {
    name: 'situations',
    label: 'Situations',
    href: HISTORY,
    intro: 'Everything you’ve written, and what came of it.',
  },
  {
    name: 'letters',
    label: 'Letters',
    href: `${HISTORY}?show=letters`,
    intro: 'Your weeks, in your own words and numbers.',
  },
  {
    name: 'forecasts',
    label: 'Forecasts',
    href: `${HISTORY}?show=forecasts`,
    intro: 'What you thought would happen, and what did.',
  },
] as const

export function SituationHistoryScreen({ person }: { person: Person | null }) {
  const [query] = useSearchParams()
  const { chosen, close } = useHistoryAddress()
  const tab = (person && TABS.find(({ name }) => name === query.get('show'))) || TABS[0]
  const shown = tab.name
  const opened = chosen !== null && shown === 'situations' && (
    <OPENED.Quiet
      key={chosen}
      person={person}
      situationId={chosen}
      isAsked
      actions={
        <Button look="quiet" onClick={close}>
          Close
        </Button>
      }
    />
  )
  return (
    <Page
      title={PAGES['/situation-history'].title}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro={person ? tab.intro : 'Three example situations, to see what an analysis looks like.'}
      actions={
        <LinkButton
          look="primary"
          href={shown === 'forecasts' ? '/analyze-situation?mode=not-yet' : '/analyze-situation'}
        >
          Write
        </LinkButton>
      }
    >
      {person ? (
        <>
          <LinkTabs
            label="What to look at"
            tabs={TABS.map((one) => ({ ...one, isHere: one === tab }))}
          />
          {shown === 'letters' && <LETTERS_PART.Quiet person={person} />}
          {shown === 'forecasts' && <FORECASTS_PART.Quiet person={person} />}
          {shown === 'situations' && (
            <>
              <WaitingCard userId={person.id} />
              <PersonHistory person={person} />
            </>
          )}
          {opened}
        </>
      ) : (
        <ExampleHistory>{opened}</ExampleHistory>
      )}
    </Page>
  )
}
