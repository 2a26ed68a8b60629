import type { ConsentName } from '#domain/people/consent.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Checks } from '#engine/language/check-line.ts'
import type { AskModel } from '#engine/language/model-request.ts'
import { isForeign } from '#engine/rules/text-rules.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { hasConsented } from '#server/nouns/consents/consents.repository.ts'
import type { LanguageReader, Reading } from '#server/outside/engine/model/language-reader.ts'
import { callOutcome } from '#server/outside/engine/model/model-fault.ts'
import { countUse } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'

/** Elsewhere only with the person's consent. Words that leave a doubt about danger stay here. */
async function maySee(
  services: Services,
  owner: OwnerId,
  { where }: Pick<LanguageReader, 'where'>,
  words: readonly string[],
  consent: ConsentName = 'externalEngine',
): Promise<boolean> {
  if (where === 'elsewhere' && !(await hasConsented(services, owner, consent))) return false
  return !(await services.engines.embedded.checkWithSmallModel(words, 'care'))
}

/** Null where the words stay here; what a model says in another language than English can't be checked. */
export const whetherRead = async (
  ...asked: Parameters<typeof maySee>
): Promise<'waiting' | 'not english' | null> => {
  if (!(await maySee(...asked))) return null
  return asked[3].some(isForeign) ? 'not english' : 'waiting'
}

/** Counts one more time it is asked; false where that is more than a day has. */
export const isWithinDay = async (services: Services, owner: OwnerId): Promise<boolean> => {
  const most = services.config.analysis.dailyLimit
  const rate = { name: 'language model', most, within: DAY }
  const { fits } = await countUse(services, rate, String(owner))
  if (!fits) countOutcome(services, 'used up')
  return fits
}

export type Asked<Made> = { made: Made; outcome: string }

/** Lets the model do one thing; null where it did not. What came of it is counted, and logged without a word of anybody. */
export async function withModel<Made>(
  services: Services,
  model: LanguageReader,
  signal: AbortSignal,
  work: (needs: Checks & { ask: AskModel }) => Promise<Asked<Made>>,
): Promise<Made | null> {
  let reading: Reading | undefined
  try {
    reading = model.begin(signal)
    const { dangerIn, carriedBy } = services.engines.embedded
    const { made, outcome } = await work({ ask: reading.ask, dangerIn, carriedBy })
    reading.end()
    countOutcome(services, outcome)
    return made
  } catch (error) {
    reading?.end(error)
    const outcome = callOutcome(error)
    // The kind of failure only: the message may quote what a person wrote.
    services.log.line(`${model.engine} did not answer: ${outcome}`)
    countOutcome(services, outcome)
    return null
  } finally {
    countTokens(services, reading?.usage)
  }
}

const countOutcome = ({ metrics }: Services, outcome: string) =>
  metrics?.count('innermap_model_answers_total', 'What came of asking the language model.', outcome)

function countTokens({ metrics }: Services, usage = { input: 0, output: 0 }): void {
  for (const [kind, tokens] of Object.entries(usage))
    metrics?.count(
      'innermap_model_tokens_total',
      'Tokens the language model counted.',
      kind,
      tokens,
    )
}
