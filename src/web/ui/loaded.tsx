import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemCard } from './problem-card.tsx'
import { Spinner } from './spinner.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** Shown while pending, in the shape of the content. */
  waiting?: ReactNode
  /** Shown instead of `children` if the reply is an empty list. `null` shows nothing. */
  empty?: ReactNode
  /** Shown instead of the error's message. */
  failed?: string
  children: (data: Data) => ReactNode
}

/** Renders the four states of a query: pending, failed, empty and loaded. */
export function Loaded<Data>({ query, waiting, empty, failed, children }: LoadedProps<Data>) {
  if (query.isPending) return waiting ?? <Spinner />
  if (query.isError && query.data === undefined) {
    return (
      <ProblemCard message={failed ?? query.error.message} onRetry={() => void query.refetch()} />
    )
  }
  if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0) return empty
  return children(query.data as Data)
}
