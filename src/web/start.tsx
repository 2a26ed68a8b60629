import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Person } from '#domain/people/person.ts'
import { App } from './app/app.tsx'
import { fetchPlace, wakePlace } from './app/places.ts'
import { createClient, Providers } from './app/providers.tsx'
import { withoutBase } from './lib/base.ts'
import { startTheme } from './lib/browser/theme.ts'
import { SESSION_KEY } from './lib/calls/session-key.ts'
import { forgetAnswers } from './lib/offline/names.ts'
import { tellDaysOf } from './lib/place-of-days.ts'
import { zoneOf } from './lib/time-zone.ts'
import { restoreAnswers, takeAnswers } from './lib/waking/answers.ts'
import { checkWhoCameBack } from './lib/waking/came-back.ts'
import { stopCollecting } from './lib/waking/early-presses.ts'

startTheme()

/** Hydrates the server's HTML, or renders from scratch if there is none. */
async function start(root: HTMLElement): Promise<void> {
  const client = createClient()
  const answers = takeAnswers()
  if (answers) restoreAnswers(client, answers)
  if (answers && client.getQueryData(SESSION_KEY) === null) forgetAnswers()
  checkWhoCameBack(client)
  if (answers) tellDaysOf(zoneOf(answers.drawn), answers.drawn.languages)
  const isDrawn = answers !== null && root.firstElementChild !== null
  const app = (
    <StrictMode>
      <Providers client={client} drawn={answers?.drawn ?? null}>
        <App />
      </Providers>
    </StrictMode>
  )
  const person = client.getQueryData<Person | null>(SESSION_KEY) ?? null
  const { search } = location
  const pathname = withoutBase(location.pathname)
  if (!isDrawn) {
    stopCollecting()
    void fetchPlace(pathname, search, person).catch(() => undefined)
    return void createRoot(root).render(app)
  }
  // Hydrate only after the page's code has loaded. Partial hydration would flicker.
  await wakePlace(pathname, search, person).catch(() => undefined)
  // A transition hydrates in small steps, so a slow phone can respond in between.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: noteRedrawn })
  })
}

/** Marks a hydration mismatch, after which React has rendered again. Only tests look for it. */
const noteRedrawn = () => {
  document.documentElement.dataset.redrawn = ''
}

const root = document.getElementById('root')
if (root) void start(root)
