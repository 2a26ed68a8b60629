import { AsyncLocalStorage } from 'node:async_hooks'
import { type Query, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { DrawPage, PageAsked } from '#contract/page.ts'
import { hourIn } from '#domain/values/time-zone.ts'
import { RESULT } from '#web/features/analysis/later-result.tsx'
import { EXERCISE_CARD } from '#web/features/exercises/later-exercise.tsx'
import { TOSS_CARD } from '#web/features/experiments/later-toss.tsx'
import { STEP_PLAN, WEIGHING } from '#web/features/steps/later-steps.tsx'
import { reachBy } from '#web/lib/api.ts'
import { basePath, drawBelow, withBase } from '#web/lib/base.ts'
import { type Drawn, DrawnContext } from '#web/lib/drawn.ts'
import { tellDaysOf } from '#web/lib/place-of-days.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { SESSION_KEY } from '#web/lib/session-key.ts'
import { type Sheet, SheetContext } from '#web/lib/sheet.ts'
import { zoneOf } from '#web/lib/time-zone.ts'
import { CHOSEN } from '#web/screens/analyze-situation/result-pages.ts'
import { EXERCISE_PAGE, FOUR_TAPS, NOT_YET } from '#web/screens/analyze-situation/writing-modes.ts'
import { DUE_CARD } from '#web/screens/dashboard/person-top.tsx'
import { EXPIRED_CARD } from '#web/screens/landing/landing-screen.tsx'
import { ONE_PAGE, OVER_TIME } from '#web/screens/premium-analytics/own-parts.tsx'
import { FORECASTS_PART, LETTERS_PART } from '#web/screens/situation-history/history-parts.ts'
import { keptIn, writeAnswers } from './answers.ts'
import { App } from './app.tsx'
import { SHELL } from './places.ts'
import { AUTH, LANDING, NOT_FOUND, ROUTES, SHARED } from './routes.tsx'
import { fillSheet, type PageFiles } from './sheet-html.ts'

/** Who is signed in, then what their page asks for, then what follows from that, and what can be done about it. */
const ROUNDS = 6

/** Many pages are drawn at once; whose calls these are goes along with each of them. */
const asking = new AsyncLocalStorage<PageAsked['ask']>()
reachBy((address, { method }) => {
  const ask = asking.getStore()
  if (!ask || method !== 'GET') throw new Error('Drawing a page only reads')
  return ask(address)
})

const silent = () => undefined

/** Draws pages into the built document. Everything is fetched first, so that a page is drawn in one go. */
export async function createDrawPage(
  page: string,
  files: PageFiles,
  base: string,
): Promise<DrawPage> {
  drawBelow(base)
  const cards = [
    CHOSEN,
    DUE_CARD,
    EXPIRED_CARD,
    RESULT,
    STEP_PLAN,
    WEIGHING,
    EXERCISE_CARD,
    ONE_PAGE,
    TOSS_CARD,
  ]
  const modes = [FOUR_TAPS, NOT_YET, EXERCISE_PAGE]
  const parts = [LETTERS_PART, FORECASTS_PART, OVER_TIME]
  const places = [...ROUTES, ...cards, ...modes, ...parts, AUTH, LANDING, NOT_FOUND, SHARED, SHELL]
  await Promise.all(places.map(({ preload }) => preload()))
  return async (asked) => {
    const client = createQueryClient({ tell: silent, offerUpgrade: silent, sessionEnded: silent })
    const { address, now, isPhone, zone, languages, theme, ask } = asked
    const drawn: Drawn = { now, hour: hourIn(now, zone ?? 'UTC'), isPhone, zone, languages }
    let round = draw(client, address, drawn)
    for (let count = 1; count < ROUNDS && unasked(client).length > 0; count += 1) {
      await asking.run(ask, () => Promise.allSettled(unasked(client).map((query) => query.fetch())))
      round = draw(client, address, drawn)
    }
    const isPersonal = client.getQueryData(SESSION_KEY) != null
    const kept = keptIn(client)
    // What could not be answered is asked again by the browser, which can say so and try once more.
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

function draw(client: QueryClient, address: string, drawn: Drawn) {
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
