import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { signInHref } from '#web/lib/address/return-address.ts'
import { basePath, withBase, withoutBase } from '#web/lib/base.ts'
import { createQueryClient } from '#web/lib/calls/query-client.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { offerUpgrade } from '#web/lib/calls/upgrade-offer.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { type Drawn, DrawnContext } from '#web/lib/waking/drawn.ts'
import { tell } from '#web/ui/toast.tsx'

/** Creates the query client. If the session ends, it opens the sign-in page, which then returns here. */
export function createClient(): QueryClient {
  const client = createQueryClient({
    tell,
    offerUpgrade,
    sessionEnded(text = 'Your session has ended.') {
      if (!client.getQueryData(SESSION_KEY)) return
      client.setQueryData(SESSION_KEY, null)
      tell({ title: 'Please sign in again', text })
      navigate(withBase(withDevUser(signInHref(withoutBase(location.pathname)))))
    },
  })
  return client
}

type Props = { client: QueryClient; drawn: Drawn | null; children: ReactNode }

export function Providers({ client, drawn, children }: Props) {
  return (
    <QueryClientProvider client={client}>
      <DrawnContext value={drawn}>
        <Router base={basePath()}>{children}</Router>
      </DrawnContext>
    </QueryClientProvider>
  )
}
