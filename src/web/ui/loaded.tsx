import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemCard } from './problem-card.tsx'
import { Spinner } from './spinner.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** Shown while waiting, in the shape of what comes. */
  waiting?: ReactNode
  /** Shown instead of `children` when the answer is an empty list; `null` shows nothing then. */
  empty?: ReactNode
  /** Shown instead of the error's own words. */
  failed?: string
  children: (data: Data) => ReactNode
}

/** The four faces of every server answer: waiting, failed, empty, here. */
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
