import type { QueryClient } from '@tanstack/react-query'
import type { Drawn } from './drawn.ts'

/** The data a page was rendered from. It is sent with the page, so the browser doesn't request it again. */
export type Answers = {
  drawn: Drawn
  kept: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

export const ANSWERS_ID = 'answers'

/** In milliseconds. Data sent with the page isn't refetched during hydration. */
const FRESH_FOR = 10_000

export const answersIn = (client: QueryClient): Answers['kept'] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

/** Writes a JSON script block, escaped so no data can close it. */
export function writeAnswers(answers: Answers): string {
  const text = JSON.stringify(answers).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/json" id="${ANSWERS_ID}">${text}</script>`
}

/** Reads the block and removes it from the page, so only the query client holds the data. */
export function takeAnswers(): Answers | null {
  const block = document.getElementById(ANSWERS_ID)
  block?.remove()
  return block?.textContent ? (JSON.parse(block.textContent) as Answers) : null
}

export function restoreAnswers(client: QueryClient, { kept }: Answers): void {
  const updatedAt = Date.now() + FRESH_FOR
  for (const [key, data] of kept) client.setQueryData(key, revived(data), { updatedAt })
}

/** Restores `undefined`, the first page of an infinite query, which JSON turns into null. */
function revived(data: unknown): unknown {
  if (data === null || typeof data !== 'object' || !('pageParams' in data)) return data
  const { pageParams } = data as { pageParams: unknown[] }
  return { ...data, pageParams: pageParams.map((param) => param ?? undefined) }
}
