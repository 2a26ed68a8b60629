import { useQueryClient } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Analysis, Reader } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { callLines } from '#web/lib/api.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'
import type { ReadInBrowser } from './browser-reading.tsx'

/** Asks for a reading; its lines take the place of ours in the analysis as they come. */
export type SendToModel = (
  body: Sent<typeof analyses.read>,
  signal: AbortSignal,
) => Promise<Analysis>

const load = () => import('#web/lib/engine/read-here.ts')

/**
 * A person's own situation, read by a model. Where it is the browser's, it answers here, and whoever keeps the situation
 * checks every sentence before one is shown.
 */
export function useModelCalls(situation: Situation, analysis: Analysis) {
  const client = useQueryClient()
  const { id } = analysis

  const send: SendToModel = async (body, signal) => {
    let last = analysis
    for await (const line of callLines(analyses.read, { id }, body, signal)) {
      last = line.analysis
      client.setQueryData<Analysis[]>(analysesKey(situation.id), (known = []) =>
        known.map((one) => (one.id === id ? line.analysis : one)),
      )
    }
    void afterChange(client, 'analysis')
    return last
  }

  const readInBrowser: ReadInBrowser = async ({ ask, by, signal }) => {
    const given = await (await load()).answersHere(ask, situation, analysis)
    const { reader } = await send({ answers: { by, given } }, signal)
    if (reader?.status === 'failed') throw new Error('We can’t show this answer.')
  }

  async function deepen({ name: by, where }: Reader, signal: AbortSignal): Promise<void> {
    const { reader } = await send({ part: 'depth', ...(await answers()) }, signal)
    if (!reader?.isDeep) throw new Error('It didn’t answer.')

    async function answers() {
      if (where !== 'browser') return {}
      const { askHere, deepAnswersHere } = await load()
      const given = await deepAnswersHere(askHere(signal), situation, analysis)
      return { answers: { by, given } }
    }
  }

  return { send, readInBrowser, deepen }
}
