import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnalyzedSituation, analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import { ANALYSIS_FAILED } from '#domain/situation/analysis-words.ts'
import { SIGN_IN_TO_SAVE } from '#domain/situation/situation.ts'
import { call } from '#web/lib/api.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { afterChange, analysesKey, situationKey } from '#web/lib/query-keys.ts'
import { tell } from '#web/ui/toast.tsx'

const waits = (isAnalysed: boolean): string =>
  isAnalysed
    ? 'It’ll be in your history when you’re back online.'
    : 'We’ll add it to your history and analyze it when you’re back online.'

/** True if the server was too busy. The page then retries automatically. */
export const isBusy = ({ refusal }: Pick<AnalyzedSituation, 'refusal'>): boolean =>
  refusal?.reason === 'unavailable'

/**
 * Saves and analyses a situation in one request. Nothing is saved only if the plan allows no analysis, and then the
 * upgrade offer opens.
 */
export function useTell(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (told: Sent<typeof analyses.tell>) => call(analyses.tell, { userId }, told),
    meta: {
      // Only spoken, because the result is visible.
      done: {
        title: 'Situation created',
        text: 'Your situation has been saved successfully.',
        isSpoken: true,
      },
      failed: 'Failed to create situation',
      signedOut: SIGN_IN_TO_SAVE,
    },
    onSuccess({ situation, analysis, isCrisis, refusal }) {
      client.setQueryData(situationKey(situation.id), situation)
      if (analysis) client.setQueryData(analysesKey(situation.id), [analysis])
      if (isWaitingId(situation.id)) {
        tell({ title: 'Saved on this device', text: waits(analysis !== null) })
      } else if (analysis) {
        // A reading that asks isn't complete yet.
        if (!analysis.asks)
          tell({
            title: 'Analysis complete',
            text: 'Your situation has been analyzed successfully.',
            isSpoken: true,
          })
      } else if (!isCrisis && !isBusy({ refusal })) {
        tell({ title: 'Analysis failed', text: ANALYSIS_FAILED, isBad: true })
      }
      void afterChange(client, 'analysis', 'map')
    },
  })
}
