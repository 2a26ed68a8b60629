import { useMutation } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { ItemSnapshot } from '#domain/situation.ts'
import { call, reasonOf } from '#web/lib/api.ts'
import { type KeptSituation, sentBy, writeKept } from './kept-situation.ts'

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
      const told = { title, description, items: [...items] }
      const reply = await call(analyses.analyzeAnonymous, {}, { ...sentBy(told), anyway })
      if ('crisis' in reply) {
        const kept = { ...told, createdAt: new Date().toISOString(), analysis: null }
        writeKept(kept)
        return kept
      }
      const { facts, ...analysis } = reply
      const kept = {
        ...told,
        createdAt: analysis.createdAt,
        analysis,
        ...(facts && { facts }),
      }
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
