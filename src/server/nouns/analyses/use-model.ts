import type { ConsentName } from '#domain/people/consent.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Checks } from '#engine/language/check-line.ts'
import type { AskModel } from '#engine/language/model-request.ts'
import { whyUnasked } from '#engine/language/orders.ts'
import { hasConsented } from '#server/nouns/consents/consents.repository.ts'
import type { LanguageReader, Reading } from '#server/outside/engine/model/language-reader.ts'
import { callOutcome } from '#server/outside/engine/model/model-fault.ts'
import { countUse } from '#server/outside/rate/rate-limit.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'

/**
 * Null if the words stay here: an external model needs the person's consent, and words that might speak of danger are
 * never sent.
 */
export async function whetherRead(
  own: OwnServices,
  { where }: Pick<LanguageReader, 'where'>,
  words: readonly string[],
  consent: ConsentName = 'externalEngine',
) {
  if (where === 'elsewhere' && !(await hasConsented(own, consent))) return null
  if (await own.engines.embedded.checkWithSmallModel(words, 'care')) return null
  return whyUnasked(words) ?? 'waiting'
}

/** Counts one request against the daily limit; false once the limit is reached. */
export const isWithinDay = async (own: OwnServices): Promise<boolean> => {
  const max = own.config.analysis.dailyLimit
  const rate = { name: 'language model', max, within: DAY }
  const { fits } = await countUse(own, rate, String(own.owner))
  if (!fits) countOutcome(own, 'used up')
  return fits
}

/** Runs one task with the model; null on failure. Counts and logs the outcome without any person's words. */
export async function withModel<Made>(
  services: Services,
  model: LanguageReader,
  signal: AbortSignal,
  work: (needs: Checks & { ask: AskModel }) => Promise<Made>,
  outcomeOf: (made: Made) => string = () => 'read',
): Promise<Made | null> {
  let reading: Reading | undefined
  try {
    reading = model.begin(signal)
    const { dangerIn, carriedBy } = services.engines.embedded
    const made = await work({ ask: reading.ask, dangerIn, carriedBy })
    reading.end()
    countOutcome(services, outcomeOf(made))
    return made
  } catch (error) {
    reading?.end(error)
    const outcome = callOutcome(error)
    // Only the kind of failure, because the message may quote what a person wrote.
    services.log.line(`${model.engine} did not answer: ${outcome}`)
    countOutcome(services, outcome)
    return null
  } finally {
    countTokens(services, reading?.usage)
  }
}

const countOutcome = ({ metrics }: Services, outcome: string) =>
  metrics?.count(
    'innermap_model_answers_total',
    'Requests to the language model, by outcome.',
    outcome,
  )

function countTokens({ metrics }: Services, usage = { input: 0, output: 0 }): void {
  for (const [kind, tokens] of Object.entries(usage))
    metrics?.count(
      'innermap_model_tokens_total',
      'Tokens the language model counted.',
      kind,
      tokens,
    )
}
