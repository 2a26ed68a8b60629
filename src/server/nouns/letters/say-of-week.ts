import { type FrozenLetter, weekdayName, withSaid } from '#domain/findings/letter.ts'
import type { LivedWeek } from '#domain/findings/write-letter.ts'
import { sayWeek } from '#engine/language/say-week.ts'
import { speaksOfDeathOrHarm } from '#engine/rules/death-and-harm.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { isWithinDay, whetherRead, withModel } from '#server/nouns/analyses/use-model.ts'
import type { Services } from '#server/outside/services.ts'

/** In milliseconds: somebody waits to read it, and without the model it is a letter, too. */
const PATIENCE = 20_000
/** One day has nothing in common with another. */
const FEWEST = 2
const MOST = 12

/**
 * What ran through the week, by the language model of this house, behind the sentences that count: those are ours, and so is
 * all that spoke of danger, a death or harm. It tells of several situations at once, so elsewhere it needs the second consent.
 */
export async function sayOfWeek(
  services: Services,
  owner: OwnerId,
  letter: FrozenLetter,
  { told }: LivedWeek,
): Promise<FrozenLetter> {
  const model = services.engines.external
  const moments = told
    .filter(({ emotions, description }) => emotions.length > 0 && !speaksOfDeathOrHarm(description))
    .slice(-MOST)
  if (!model || moments.length < FEWEST) return letter
  const words = moments.map(({ description }) => description)
  const may = await whetherRead(services, owner, model, words, 'externalContext')
  if (may !== 'waiting') return letter
  if (!(await isWithinDay(services, owner))) return letter
  const week = {
    facts: letter.paragraphs.map((pieces) => pieces.map(({ text }) => text).join('')),
    days: moments.map(({ day, description, items, emotions }) => ({
      day: weekdayName(day),
      description,
      items,
      felt: emotions.map(({ category }) => category),
    })),
  }
  const signal = AbortSignal.timeout(PATIENCE)
  const said = await services.limits.outsideEngine.run(String(owner), signal, () =>
    withModel(services, model, signal, async (needs) => ({
      made: await sayWeek(needs, week),
      outcome: 'read',
    })),
  )
  if (!said) return letter
  const { name, where } = model
  const written = moments.map(({ writtenAt }) => writtenAt)
  return withSaid(letter, said, written, { name, where, status: 'read' })
}
