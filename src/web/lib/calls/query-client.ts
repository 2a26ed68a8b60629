import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Refusal } from '#contract/refusal.ts'
import type { Change } from '../query-keys.ts'
import { CallError, reasonOf } from './call-error.ts'

export type Notice = {
  title: string
  text?: string
  isBad?: boolean
  /** For screen readers only, because sighted people already see the result. */
  isSpoken?: boolean
}

/** A title, or a title with text. A failure without text shows the error's message. */
type ToastText = string | { title: string; text: string; isSpoken?: boolean }

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      done?: ToastText
      /** Null if the page shows the failure. */
      failed?: ToastText | ((sent: unknown, error: Error) => ToastText | null)
      /** Text for the person if the session has ended. */
      signedOut?: string
      /** No toast for invalid input, because the form shows it. */
      isShownInForm?: boolean
      /** The changes this mutation makes. It is done only after the queries they invalidate are refetched. */
      changes?: readonly (Change | QueryKey)[]
    }
  }
}

export type Reactions = {
  tell: (notice: Notice) => void
  offerUpgrade: (limit: Refusal['limit']) => void
  sessionEnded: (text?: string) => void
}

const noticeOf = (said: ToastText, fallback?: string): Notice =>
  typeof said === 'string' ? { title: said, ...(fallback && { text: fallback }) } : said

/** Invalid input and a required code are shown in the form, not in a toast. */
const isFormMatter = (reason?: Refusal['reason']) =>
  reason === 'invalid' || reason === 'code_required'

/** Handles toasts, plan limits and ended sessions for every call, so no screen does. */
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
        // Imported lazily: the first page changes nothing and doesn't need it.
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
