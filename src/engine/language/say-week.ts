/** What ran through a week, for the letter about it: over what was counted and settled before, and without a number of its own. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { maskPrivate } from '#domain/situation/external-text.ts'
import { checkLine, type DangerIn } from './check-line.ts'
import { groundsOf } from './grounds.ts'
import { readModelJson } from './model-json.ts'
import { type AskModel, UnfitAnswerError } from './model-request.ts'
import { lineSchema, readLine } from './page-lines.ts'
import { LONGEST, marked, WEEK } from './prompts.ts'
import { joinPieces } from './task.ts'

const TOKENS = 400
/** In characters: enough to know what a day was about. */
const PER_DAY = 400

export type WeekTold = {
  /** The sentences of the letter that count something. */
  facts: readonly string[]
  days: readonly {
    day: string
    description: string
    items: readonly string[]
    felt: readonly EmotionCategory[]
  }[]
}

/** Empty where it has nothing to say that may be shown. */
export async function sayWeek(
  { ask, dangerIn }: { ask: AskModel; dangerIn: DangerIn },
  { facts, days }: WeekTold,
): Promise<string> {
  const told = days.map(({ day, description, items, felt }) =>
    [
      `${day}, about ${items.join(', ') || 'nothing named'}, felt: ${felt.join(', ') || 'open'}`,
      description.slice(0, PER_DAY),
    ].join('\n'),
  )
  const text = await joinPieces(
    ask({
      name: 'week',
      instructions: WEEK,
      message: [
        marked('facts', facts.map(maskPrivate).join('\n')),
        marked('days', told.map(maskPrivate).join('\n\n')),
      ].join('\n'),
      schema: lineSchema,
      mostTokens: TOKENS,
    }),
  )
  const json = readModelJson(text)
  if (!json) throw new UnfitAnswerError('It is no JSON.')
  const { text: said, basis, quote } = readLine(json.value)
  const grounds = groundsOf({
    words: [
      ...facts,
      ...days.flatMap(({ day, description, items }) => [day, description, ...items]),
    ],
    felt: days.flatMap(({ felt }) => felt),
    isGrief: false,
    hasHarm: false,
  })
  const line = { text: said, place: 'claim', basis, quote, longest: LONGEST.depth } as const
  return (await checkLine(line, grounds, dangerIn)).text
}
