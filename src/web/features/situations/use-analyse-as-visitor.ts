import { useMutation } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import { ANALYSIS_FAILED } from '#domain/situation/analysis-words.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { type SituationWords, situationWords } from '#domain/situation/situation-words.ts'
import { call, reasonOf } from '#web/lib/api.ts'
import { isEngineHere } from '#web/lib/engine/engine-here.ts'
import { type StoredSituation, sentBy, writeKept } from './stored-situation.ts'

type VisitorText = SituationWords &
  Pick<StoredSituation, 'happenedAt'> & { items: readonly ItemSnapshot[]; anyway?: boolean }

/** Analyses in this browser if the engine is on this device, so nothing is sent. Otherwise calls the server. */
async function analyse(sent: ReturnType<typeof sentBy>, anyway: boolean) {
  if (!(await isEngineHere())) return call(analyses.analyzeAnonymous, {}, { ...sent, anyway })
  const { analyseVisitorHere } = await import('#web/lib/engine/analyse-here.ts')
  return analyseVisitorHere(sent, anyway)
}

/** True if the daily limit is reached. The message stays on the page, with a way to continue. */
export const isTrialUsedUp = (error: Error | null): boolean => reasonOf(error) === 'too_many'

/** Analyses without an account. Only this device stores the result, until an account takes it over. */
export function useAnalyseAsVisitor() {
  return useMutation({
    async mutationFn(text: VisitorText): Promise<StoredSituation> {
      const { items, happenedAt, anyway = false, ...words } = text
      const told = { ...situationWords(words), items: [...items] }
      const reply = await analyse(sentBy(told), anyway)
      const createdAt = 'crisis' in reply ? new Date().toISOString() : reply.createdAt
      let kept: StoredSituation = { ...told, createdAt, happenedAt, analysis: null }
      if (!('crisis' in reply)) {
        const { facts, ...analysis } = reply
        kept = { ...kept, analysis, ...(facts && { facts }) }
      }
      writeKept(kept)
      return kept
    },
    meta: {
      failed: (_sent, error) =>
        isTrialUsedUp(error)
          ? null
          : {
              title: 'Analysis failed',
              // Retrying wouldn't help here, so show the server's advice.
              text: reasonOf(error) === 'trial_expired' ? error.message : ANALYSIS_FAILED,
            },
    },
  })
}
