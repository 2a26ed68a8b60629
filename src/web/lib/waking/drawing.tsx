import { AsyncLocalStorage } from 'node:async_hooks'
import { type Query, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { DrawPage, PageAsked } from '#contract/page.ts'
import { hourIn } from '#domain/values/time-zone.ts'
import { reachBy } from '#web/lib/api.ts'
import { basePath, drawBelow, withBase } from '#web/lib/base.ts'
import { createQueryClient } from '#web/lib/calls/query-client.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { tellDaysOf } from '#web/lib/place-of-days.ts'
import { zoneOf } from '#web/lib/time-zone.ts'
import { answersIn, writeAnswers } from './answers.ts'
import { type Drawn, DrawnContext } from './drawn.ts'
import { PRELOADS } from './later.tsx'
import { type Sheet, SheetContext } from './sheet.ts'
import { fillSheet, type PageFiles } from './sheet-html.ts'

/** Rounds of requests per page: session, the page's data, data that depends on it, and the steps for it. */
const ROUNDS = 6

/** The requests of the page being rendered. Each page has its own store, because many render at once. */
const asking = new AsyncLocalStorage<PageAsked['ask']>()
reachBy((address, { method }) => {
  const ask = asking.getStore()
  if (!ask || method !== 'GET') throw new Error('Drawing a page only reads')
  return ask(address)
})

const silent = () => undefined

/** Renders pages into the built document. Loads all parts first, so rendering is synchronous. */
export async function createDrawing(
  App: ComponentType,
  page: string,
  files: PageFiles,
  base: string,
): Promise<DrawPage> {
  drawBelow(base)
  for (const preload of PRELOADS) await preload()
  return async (asked) => {
    const client = createQueryClient({ tell: silent, offerUpgrade: silent, sessionEnded: silent })
    const { address, now, isPhone, zone, languages, choices, theme, ask } = asked
    const hour = hourIn(now, zone ?? 'UTC')
    const drawn: Drawn = { now, hour, isPhone, zone, languages, choices }
    let round = draw(App, client, address, drawn)
    for (let count = 1; count < ROUNDS && unasked(client).length > 0; count += 1) {
      await asking.run(ask, () => Promise.allSettled(unasked(client).map((query) => query.fetch())))
      round = draw(App, client, address, drawn)
    }
    const isPersonal = client.getQueryData(SESSION_KEY) != null
    const kept = answersIn(client)
    // If any request failed, leave rendering to the browser, which asks again and can show the failure.
    const isWhole = kept.length === client.getQueryCache().getAll().length
    client.clear()
    const words = isWhole ? round.words : ''
    const html = fillSheet(page, files, {
      ...round.sheet,
      theme,
      words,
      answers: writeAnswers({ drawn, kept }),
    })
    return { html, isPersonal, redirectTo: round.redirectTo }
  }
}

function draw(App: ComponentType, client: QueryClient, address: string, drawn: Drawn) {
  const sheet: Sheet = { title: '', parts: new Set() }
  const context: { redirectTo?: string } = {}
  tellDaysOf(zoneOf(drawn), drawn.languages)
  const words = renderToString(
    <Router base={basePath()} ssrPath={withBase(address)} ssrContext={context}>
      <QueryClientProvider client={client}>
        <DrawnContext value={drawn}>
          <SheetContext value={sheet}>
            <App />
          </SheetContext>
        </DrawnContext>
      </QueryClientProvider>
    </Router>,
  )
  return { words, sheet, redirectTo: context.redirectTo ?? null }
}

const unasked = (client: QueryClient): Query[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && options.queryFn !== undefined)
