/** Writes the weekly letter's common thread from settled facts, without adding a number. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { maskPrivate } from '#domain/situation/external-text.ts'
import { type Checks, checkLine, shownOf } from './check-line.ts'
import { type AskModel, askJson } from './model-request.ts'
import { shape } from './model-understanding.ts'
import { readLine } from './page-lines.ts'
import { LONGEST, marked, WEEK } from './prompts.ts'
import { groundsOf } from './supported-facts.ts'

const TOKENS = 400
/** Maximum characters of a day's text in the prompt. */
const PER_DAY = 400

export type WeekTold = {
  /** The letter's sentences with counts. */
  facts: readonly string[]
  days: readonly {
    day: string
    description: string
    items: readonly string[]
    felt: readonly EmotionCategory[]
  }[]
}

/** Returns the sentences that passed the checks, or an empty string. */
export async function sayWeek(
  { ask, ...checks }: Checks & { ask: AskModel },
  { facts, days }: WeekTold,
): Promise<string> {
  const told = days.map(({ day, description, items, felt }) =>
    [
      `${day}, about ${items.join(', ') || 'nothing named'}, felt: ${felt.join(', ') || 'open'}`,
      description.slice(0, PER_DAY),
    ].join('\n'),
  )
  const answer = await askJson(ask, {
    name: 'week',
    instructions: WEEK,
    message: [
      marked('facts', facts.map(maskPrivate).join('\n')),
      marked('days', told.map(maskPrivate).join('\n\n')),
    ].join('\n'),
    schema: shape({ text: { type: 'string' } }),
    mostTokens: TOKENS,
  })
  const grounds = groundsOf({
    text: days.map(({ description }) => description).join('\n'),
    words: [...facts, ...days.flatMap(({ day, items }) => [day, ...items])],
    felt: days.flatMap(({ felt }) => felt),
  })
  const line = { text: readLine(answer), place: 'claim', longest: LONGEST.depth } as const
  return shownOf(await checkLine(line, grounds, checks))
}
