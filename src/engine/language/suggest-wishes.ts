/** Suggests wishes in the first person for a card of the guided questions. */
import { externalText } from '#domain/situation/external-text.ts'
import { type Checks, checkLine, shownWhole } from './check-line.ts'
import { listOf, objectOf, readModelJson, textOf } from './model-json.ts'
import type { AskModel } from './model-request.ts'
import { LONGEST, marked, WISHES } from './prompts.ts'
import { groundsFor, joinPieces, type Task } from './task.ts'
import { list, shape } from './understood.ts'

const MOST = 3
const TOKENS = 200

type About = Pick<Task, 'title' | 'description' | 'chosen' | 'today'>

export async function suggestWishes(
  { ask, ...checks }: Checks & { ask: AskModel },
  { today, ...told }: About,
): Promise<string[]> {
  const message = [
    marked('today', today),
    marked('situation', externalText({ ...told, items: told.chosen })),
  ].join('\n')
  const text = await joinPieces(
    ask({
      name: 'wishes',
      instructions: WISHES,
      message,
      schema: shape({ wishes: list({ type: 'string' }) }),
      mostTokens: TOKENS,
    }),
  )
  const grounds = groundsFor(told, [], told.chosen)
  const wishes = new Set<string>()
  for (const wish of listOf(objectOf(readModelJson(text)?.value).wishes).slice(0, MOST)) {
    const line = { text: textOf(wish), place: 'offer', longest: LONGEST.expected } as const
    const shown = shownWhole(await checkLine(line, grounds, checks))
    if (shown) wishes.add(shown.replace(/\.$/, ''))
  }
  return [...wishes]
}
