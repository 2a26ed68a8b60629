import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { analyses } from '#contract/analyses.ts'
import { analytics } from '#contract/analytics.ts'
import { type Endpoint, hrefOf } from '#contract/endpoint.ts'
import { ownership } from '#contract/ownership.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { shares } from '#contract/shares.ts'
import { situations } from '#contract/situations.ts'
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  IMPORT_LIMIT,
  MAX_ROWS,
} from '#domain/sharing/export-file.ts'
import { LIST_LIMIT } from '#domain/situation/situation.ts'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import type { TestApp } from '#test/app.ts'

/** Real words, because the patterns match words. */
const words = (length: number) =>
  'I want to tell my brother that nobody ever '.repeat(length / 20).slice(0, length)
const now = new Date().toISOString()

const story = {
  title: words(TITLE.max).trim().padEnd(TITLE.max, 'x'),
  description: words(DESCRIPTION.max).trim().padEnd(DESCRIPTION.max, 'x'),
}
const file = JSON.stringify({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  exportedAt: now,
  data: {
    items: Array.from({ length: MAX_ROWS.items }, (_, n) => ({
      id: n + 1,
      category: 'people',
      name: `Item ${n}`,
      attachmentPower: 0.5,
      angle: n % 360,
      xOffset: null,
      yOffset: null,
      createdAt: now,
    })),
    situations: Array.from({ length: 3500 }, (_, n) => ({
      id: n + 1,
      ...story,
      draftId: null,
      createdAt: now,
    })),
  },
})

type Call = [name: string, endpoint: Endpoint, body?: unknown, query?: string]

/** The endpoints with large inputs, at their maximum. After the import, responses are as long as possible. */
const CALLS: Call[] = [
  ['a file brought in', ownership.import, file.slice(0, IMPORT_LIMIT)],
  ['the whole map', selfMap.list],
  ['the longest list', situations.list, undefined, `?limit=${LIST_LIMIT}`],
  ['the longest search', situations.list, undefined, `?q=${encodeURIComponent(words(200))}`],
  ['a situation', situations.add, { ...story, selfMapItemIds: Array(200).fill(-1) }],
  [
    'an analysis without account',
    analyses.analyzeAnonymous,
    { ...story, selfMapItemIds: [-1, -2, -3], exampleSelfMapItems: [] },
  ],
  ['a situation told', analyses.tell, { ...story, selfMapItemIds: [-1, -2, -3] }],
  [
    'a map arranged',
    selfMap.arrange,
    Array.from({ length: 2000 }, (_, n) => ({ itemId: -1, angle: n % 360 })),
  ],
  [
    'a relationship',
    relationships.add,
    { sourceItemId: -1, targetItemId: -4, description: words(500) },
  ],
  ['a share looked at', shares.preview, { shareType: 'self-map' }],
  ['a share', shares.create, { shareType: 'self-map' }],
  ['analytics', analytics.get, undefined, '?zone=Europe/Berlin'],
  ['everything taken along', ownership.export],
]

/** Measures how long each request blocks the event loop, in milliseconds. */
export async function holdUps(world: TestApp): Promise<Record<string, number>> {
  const person = await world.addPerson('Ada', { isPremium: true })
  const longest: Record<string, number> = {}
  for (const [name, endpoint, body, query = ''] of CALLS) {
    const path = hrefOf(endpoint, { userId: person.id, id: 1 }) + query
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await pause(20)
    const reply = await world.sendRaw(person, path, {
      method: endpoint.method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
    await reply.arrayBuffer()
    // The delay is recorded on the next turn of the event loop.
    await pause(20)
    delay.disable()
    longest[`${name} (${reply.status})`] = Math.round(delay.max / 1e5) / 10
  }
  return longest
}
