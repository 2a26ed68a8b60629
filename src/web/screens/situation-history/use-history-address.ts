import { useSearchParams } from 'wouter'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { SituationFilter } from '#web/features/situations/use-situations.ts'

const numberIn = (text: string | null) => (text && /^-?\d{1,10}$/.test(text) ? Number(text) : null)

/** What is looked for and what is open stand in the address, so that a link or a reload keeps them. */
export function useHistoryAddress() {
  const [params, setParams] = useSearchParams()
  const filter: SituationFilter = {
    q: params.get('q') || undefined,
    emotion: EmotionCategory.safeParse(params.get('emotion')).data,
    itemId: numberIn(params.get('item')) ?? undefined,
  }
  const chosen = numberIn(params.get('situation'))
  const isTable = params.get('view') === 'table'

  const set = (changes: Record<string, string | number | null | undefined>, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === undefined || value === '') next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace },
    )

  return {
    filter,
    chosen,
    isTable,
    showTable: (isShown: boolean) => set({ view: isShown ? 'table' : null }, true),
    /** Opening one is a step, and Back takes it back. Searching and closing are not. */
    view: (id: number) => id !== chosen && set({ situation: id }, false),
    close: () => set({ situation: null }, true),
    search: ({ q, emotion, itemId }: SituationFilter) => set({ q, emotion, item: itemId }, true),
  }
}
