import type { QueryClient } from '@tanstack/react-query'
import type { Drawn } from './drawn.ts'

/** Everything a page was drawn from: it travels with the page, so that nothing is asked twice. */
export type Answers = {
  drawn: Drawn
  kept: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

export const ANSWERS_ID = 'answers'

/** In milliseconds: what came with the page is not asked for again while it wakes up. */
const FRESH_FOR = 10_000

export const keptIn = (client: QueryClient): Answers['kept'] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

/** As a block of data, which no browser takes for a script; nothing in it can end the block. */
export const writeAnswers = (answers: Answers): string =>
  `<script type="application/json" id="${ANSWERS_ID}">${asText(answers)}</script>`

const asText = (answers: Answers): string =>
  JSON.stringify(answers).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Takes the block out of the page: what it says is kept by the data client alone. */
export function takeAnswers(): Answers | null {
  const block = document.getElementById(ANSWERS_ID)
  block?.remove()
  return block?.textContent ? (JSON.parse(block.textContent) as Answers) : null
}

export function keepAnswers(client: QueryClient, { kept }: Answers): void {
  const updatedAt = Date.now() + FRESH_FOR
  for (const [key, data] of kept) client.setQueryData(key, revived(data), { updatedAt })
}

/** Lists that grow name their first page by nothing at all, which JSON cannot say. */
function revived(data: unknown): unknown {
  if (data === null || typeof data !== 'object' || !('pageParams' in data)) return data
  const { pageParams } = data as { pageParams: unknown[] }
  return { ...data, pageParams: pageParams.map((param) => param ?? undefined) }
}
