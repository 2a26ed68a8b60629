import { useSearchParams } from 'wouter'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { SituationFilter } from '#web/features/situations/use-situations.ts'

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
