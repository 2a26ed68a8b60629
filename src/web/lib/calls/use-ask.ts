import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { Endpoint, Params, Question } from '#contract/endpoint.ts'
import { callWithQuery } from '../api.ts'

/** Reads one endpoint, and again after a change that makes its key outdated. */
export const useAsk = <E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  params: Params<E>,
  query = {} as Question<E>,
) => useQuery({ queryKey, queryFn: () => callWithQuery(endpoint, params, query) })
