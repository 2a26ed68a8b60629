import { useMutation, useQueryClient } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import { situations } from '#contract/situations.ts'
import { proposalOf } from '#domain/situation/proposal.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, analysesKey, situationKey } from '#web/lib/query-keys.ts'
import type { AnswerQuestion, NameItem, PlaceItem } from './reading-actions.ts'

/** Saves the person's answer to the question of a result with the situation. */
export function useAnswerQuestion({ id, answers = [] }: Situation): AnswerQuestion {
  const client = useQueryClient()
  const keep = useMutation({
    mutationFn: (sent: Sent<typeof analyses.answer>) => call(analyses.answer, { id }, sent),
    meta: { failed: 'We couldn’t save your answer' },
    onError: () => client.invalidateQueries({ queryKey: situationKey(id) }),
    onSuccess(reply) {
      if ('crisis' in reply) return
      client.setQueryData(situationKey(id), reply)
      void afterChange(client, 'letter')
    },
  })
  const answerTo = (asked: string) =>
    answers.find(({ question }) => question === asked)?.answer ?? null
  return {
    answers,
    keep: (asked, answer) =>
      keep.mutateAsync({ question: asked, answer, seen: answerTo(asked) }).then(
        (reply) => !('crisis' in reply),
        () => false,
      ),
    isCrisis: keep.data !== undefined && 'crisis' in keep.data,
  }
}

/** Puts an item the situation names on the map. The situation then refers to that item. */
export function usePlaceItem({ id }: Situation): PlaceItem {
  const client = useQueryClient()
  const place = useMutation({
    mutationFn: (itemId: number) =>
      call(analyses.decide, { id: proposalOf(itemId) ?? 0 }, { state: 'kept' as const }),
    meta: { failed: 'We couldn’t put it on your map' },
    async onSuccess() {
      const situation = await call(situations.get, { id })
      await client.invalidateQueries({ queryKey: analysesKey(id) })
      client.setQueryData(situationKey(id), situation)
      void afterChange(client, 'map')
    },
  })
  return (itemId) => place.mutateAsync(itemId).catch(() => null)
}

/** Names what the situation is about if it isn't on the map, and saves it with the situation. */
export function useNameItem({ id }: Situation): NameItem {
  const client = useQueryClient()
  const name = useMutation({
    mutationFn: (part: Parameters<NameItem>[0]) => call(analyses.name, { id }, part),
    meta: { failed: 'We couldn’t save it' },
    onSuccess: (reply) =>
      'situation' in reply && client.setQueryData(situationKey(id), reply.situation),
  })
  return (part) =>
    name.mutateAsync(part).then(
      (reply) => ('itemId' in reply ? reply.itemId : null),
      () => null,
    )
}
