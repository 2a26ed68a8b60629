/** Suggests wishes in the first person for a card of the guided questions. */
import { externalText } from '#domain/situation/external-text.ts'
import { type Checks, checkLine, shownWhole } from './check-line.ts'
import { listOf, objectOf, textOf } from './model-json.ts'
import { type AskModel, askJson } from './model-request.ts'
import { list, shape } from './model-understanding.ts'
import { LONGEST, marked, WISHES } from './prompts.ts'
import { groundsFor, type Task } from './task.ts'

const MAX = 3
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
  const answer = await askJson(ask, {
    name: 'wishes',
    instructions: WISHES,
    message,
    schema: shape({ wishes: list({ type: 'string' }) }),
    mostTokens: TOKENS,
  })
  const grounds = groundsFor(told, [], told.chosen)
  const wishes = new Set<string>()
  for (const wish of listOf(objectOf(answer).wishes).slice(0, MAX)) {
    const line = { text: textOf(wish), place: 'offer', longest: LONGEST.expected } as const
    const shown = shownWhole(await checkLine(line, grounds, checks))
    if (shown) wishes.add(shown.replace(/\.$/, ''))
  }
  return [...wishes]
}
