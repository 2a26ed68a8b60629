import { useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { SituationFilter } from '#web/features/situations/use-situations.ts'

type Changes = Record<string, string | number | null | undefined>

export const HISTORY = '/situation-history'

const numberIn = (text: string | null) => (text && /^-?\d{1,10}$/.test(text) ? Number(text) : null)

/** Said by the list to what it opens: one step back leads to where one was in it. */
type FromList = { isFromList?: boolean }

/** What is looked for and what is open stand in the address, so that a link or a reload keeps them. */
export function useHistoryAddress() {
  const [params, setParams] = useSearchParams()
  const state = useHistoryState<FromList | null>()
  const filter: SituationFilter = {
    q: params.get('q') || undefined,
    emotion: EmotionCategory.safeParse(params.get('emotion')).data,
    itemId: numberIn(params.get('item')) ?? undefined,
    order: params.get('order') === 'oldest' ? 'oldest' : undefined,
  }
  const chosen = numberIn(params.get('situation'))
  const isTable = params.get('view') === 'table'

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
    isTable,
    showTable: (isShown: boolean) => replace({ view: isShown ? 'table' : null }),
    /** Opening one is a step, and Back takes it back. Searching is not. */
    view: (id: number) =>
      setParams((now) => changed(now, { situation: id }), {
        state: { isFromList: true } satisfies FromList,
      }),
    search: ({ q, emotion, itemId, order }: SituationFilter) =>
      replace({ q, emotion, item: itemId, order }),
    /** From what is open to the list it stands in. */
    back: {
      href: `${HISTORY}?${changed(params, { situation: null })}`.replace(/\?$/, ''),
      label: 'History',
      isStepBack: state?.isFromList === true,
    },
  }
}
