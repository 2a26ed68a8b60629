import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Refusal } from '#contract/refusal.ts'
import type { Change } from '../query-keys.ts'
import { CallError, reasonOf } from './call-error.ts'

export type Notice = { title: string; text?: string; isBad?: boolean; isSpoken?: boolean }

/** A title alone, or a title with its text. A failure without a text shows the error's own words. */
type Said = string | { title: string; text: string; isSpoken?: boolean }

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      done?: Said
      /** Null where the page itself says it. */
      failed?: Said | ((sent: unknown, error: Error) => Said | null)
      /** What a session that has ended means for this, in the person's words. */
      signedOut?: string
      /** The form shows its own problems; no toast for refused input. */
      isShownInForm?: boolean
      /** What kind of change it is, or a name of what it changes: that is looked at again before it counts as done. */
      changes?: readonly (Change | QueryKey)[]
    }
  }
}

export type Reactions = {
  tell: (notice: Notice) => void
  offerUpgrade: (limit: Refusal['limit']) => void
  sessionEnded: (text?: string) => void
}

const noticeOf = (said: Said, fallback?: string): Notice =>
  typeof said === 'string' ? { title: said, ...(fallback && { text: fallback }) } : said

/** Input that was refused and a code that is asked for belong to the form, not into a toast. */
const isFormMatter = (reason?: Refusal['reason']) =>
  reason === 'invalid' || reason === 'code_required'

/** Every call reports here, so no screen handles toasts, plan limits or ended sessions itself. */
export function createQueryClient({ tell, offerUpgrade, sessionEnded }: Reactions): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError(error, query) {
        if (reasonOf(error) === 'signed_out' && query.queryKey[0] !== 'session') sessionEnded()
      },
    }),
    mutationCache: new MutationCache({
      onSuccess(_reply, _sent, _context, { meta }) {
        if (meta?.done) tell(noticeOf(meta.done))
      },
      async onSettled(_reply, error, _sent, _context, { meta }) {
        if (error || !meta?.changes) return
        // The first page changes nothing; whatever does has this file already.
        const { afterChange } = await import('../query-keys.ts')
        await afterChange(client, ...meta.changes)
      },
      onError(error, sent, _context, { meta }) {
        const refusal = error instanceof CallError ? error.refusal : null
        if (refusal?.reason === 'limit_reached') return offerUpgrade(refusal.limit)
        if (refusal?.reason === 'signed_out' && !meta?.isShownInForm)
          return sessionEnded(meta?.signedOut)
        if (meta?.isShownInForm && isFormMatter(refusal?.reason)) return
        if (meta?.failed) {
          const said = typeof meta.failed === 'function' ? meta.failed(sent, error) : meta.failed
          if (said) tell({ ...noticeOf(said, error.message || 'Please try again'), isBad: true })
        }
      },
    }),
  })
  return client
}
