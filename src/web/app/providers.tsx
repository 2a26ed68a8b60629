import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { SESSION } from '#web/features/session/use-session.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { signInHref } from '#web/lib/return-address.ts'
import { offerUpgrade } from '#web/lib/upgrade-offer.ts'
import { tell } from '#web/ui/toast.tsx'

/** A session that ended elsewhere leads to the sign-in page, and back here afterwards. */
function createClient() {
  const client = createQueryClient({
    tell,
    offerUpgrade,
    sessionEnded(text = 'Your session has ended.') {
      if (!client.getQueryData(SESSION)) return
      client.setQueryData(SESSION, null)
      tell({ title: 'Please sign in again', text })
      navigate(keepDevUser(signInHref(location.pathname)))
    },
  })
  return client
}

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
