import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { experiments } from '#contract/experiments.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, EXPERIMENTS } from '#web/lib/query-keys.ts'

export const useExperiments = (userId: number) =>
  useQuery({
    queryKey: [...EXPERIMENTS, userId],
    queryFn: () => call(experiments.list, { userId }),
  })

export const useTossOffer = (situationId: number) =>
  useQuery({
    queryKey: [...EXPERIMENTS, 'toss', situationId],
    queryFn: () => call(experiments.offer, { id: situationId }),
  })

export function useBegin(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Sent<typeof experiments.add>) => call(experiments.add, { userId }, wish),
    meta: { failed: 'The experiment was not begun' },
    onSuccess: () => afterChange(client, 'experiments'),
  })
}

function useExperimentChange(change: (id: number) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta: { failed: 'That did not work' },
    onSuccess: () => afterChange(client, 'experiments'),
  })
}

export const useEndExperiment = () => useExperimentChange((id) => call(experiments.end, { id }))
export const useRemoveExperiment = () =>
  useExperimentChange((id) => call(experiments.remove, { id }))

export function useToss(situationId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Sent<typeof experiments.toss>) =>
      call(experiments.toss, { id: situationId }, wish),
    meta: { failed: 'The coin was not tossed' },
    onSuccess: () => afterChange(client, 'experiments'),
  })
}

/** The card stays until its answer was seen. */
export function useAnswerToss(id: number) {
  return useMutation({
    mutationFn: (answer: Sent<typeof experiments.answer>) =>
      call(experiments.answer, { id }, answer),
    meta: { failed: 'Your answer was not kept' },
  })
}
