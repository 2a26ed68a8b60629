import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyArgument, Endpoint, Params, Question, Sent } from '#contract/endpoint.ts'
import { call, callWithQuery } from '../api.ts'
import { afterChange, type Change } from '../query-keys.ts'

type Changes = (Change | QueryKey)[]

/** Sends to one endpoint. `failed` is the title of the toast if that fails. */
export const useSend = <E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  failed: string,
  ...changes: Changes
) =>
  useMutation({
    mutationFn: (said: Sent<E>) => call(endpoint, params, ...([said] as BodyArgument<E>)),
    meta: { failed, changes },
  })

/** The same for one of several, given by its `id`. */
export const useSendFor = <E extends Endpoint>(
  endpoint: E & { body?: undefined },
  params: Omit<Params<E>, 'id'>,
  failed: string,
  ...changes: Changes
) =>
  useMutation({
    mutationFn: (id: number) =>
      callWithQuery<E>(endpoint, { ...params, id } as Params<E>, {} as Question<E>),
    meta: { failed, changes },
  })

/** Refreshes what a change made outdated, once the person has seen its answer. */
export function useAfterChange(change: Change) {
  const client = useQueryClient()
  return () => void afterChange(client, change)
}
