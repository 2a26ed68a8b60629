import { useMutation } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { ItemSnapshot } from '#domain/situation.ts'
import { call, reasonOf } from '#web/lib/api.ts'
import { type KeptSituation, writeKept } from './kept-situation.ts'

type Told = {
  title: string
  description: string
  items: readonly ItemSnapshot[]
  anyway?: boolean
}

/** An analysis without an account. The server stores nothing; this device keeps it until it is taken over. */
export function useAnalyseAsVisitor() {
  return useMutation({
    async mutationFn({ title, description, items, anyway = false }: Told): Promise<KeptSituation> {
      const reply = await call(
        analyses.analyzeAnonymous,
        {},
        {
          title,
          description,
          selfMapItemIds: items.map(({ itemId }) => itemId),
          exampleSelfMapItems: items.map(({ itemId, name, category, attachmentPower }) => ({
            id: itemId,
            name,
            category,
            attachmentPower,
          })),
          anyway,
        },
      )
      const analysis = 'crisis' in reply ? null : reply
      const createdAt = analysis?.createdAt ?? new Date().toISOString()
      const kept = { title, description, items: [...items], createdAt, analysis }
      writeKept(kept)
      return kept
    },
    meta: {
      failed: (_sent, error) => ({
        title: 'Analysis failed',
        // Trying later would not help here; the server says what would.
        text:
          reasonOf(error) === 'trial_expired'
            ? error.message
            : 'Unable to analyze the situation. Please try again later.',
      }),
    },
  })
}
