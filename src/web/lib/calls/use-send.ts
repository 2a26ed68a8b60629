import {
  type MutationMeta,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { BodyArgument, Endpoint, Params, Question, Sent } from '#contract/endpoint.ts'
import { call, callWithQuery } from '../api.ts'
import { afterChange, type Change } from '../query-keys.ts'

type Changes = (Change | QueryKey)[]

/** The title of the toast if sending fails, or its whole text. */
type Said = string | MutationMeta
const metaOf = (said: Said, changes: Changes): MutationMeta => ({
  ...(typeof said === 'string' ? { failed: said } : said),
  changes,
})
/** For a form, which shows invalid input itself. */
export const inForm = (failed: string): MutationMeta => ({ failed, isShownInForm: true })

/** Sends to one endpoint. */
export const useSend = <E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  said: Said,
  ...changes: Changes
) =>
  useMutation({
    mutationFn: (body: Sent<E>) => call(endpoint, params, ...([body] as BodyArgument<E>)),
    meta: metaOf(said, changes),
  })

/** The same for one of several, given by its `id`. */
export const useSendFor = <E extends Endpoint>(
  endpoint: E & { body?: undefined },
  params: Omit<Params<E>, 'id'>,
  said: Said,
  ...changes: Changes
) =>
  useMutation({
    mutationFn: (id: number) =>
      callWithQuery<E>(endpoint, { ...params, id } as Params<E>, {} as Question<E>),
    meta: metaOf(said, changes),
  })

/** Refreshes what a change made outdated, once the person has seen its answer. */
export function useAfterChange(change: Change) {
  const client = useQueryClient()
  return () => void afterChange(client, change)
}
