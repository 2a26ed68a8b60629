import { useMutation, useQuery } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { experiments } from '#contract/experiments.ts'
import { call } from '#web/lib/api.ts'
import { EXPERIMENTS } from '#web/lib/query-keys.ts'

export const useExperiments = (userId: number) =>
  useQuery({
    queryKey: [...EXPERIMENTS, userId],
    queryFn: () => call(experiments.list, { userId }),
  })

export const useFeelingsToTry = (userId: number) =>
  useQuery({
    queryKey: [...EXPERIMENTS, 'feelings', userId],
    queryFn: () => call(experiments.feelings, { userId }),
  })

export const useTossOffer = (situationId: number) =>
  useQuery({
    queryKey: [...EXPERIMENTS, 'toss', situationId],
    queryFn: () => call(experiments.offer, { id: situationId }),
  })

export const useBegin = (userId: number) =>
  useMutation({
    mutationFn: (wish: Sent<typeof experiments.add>) => call(experiments.add, { userId }, wish),
    meta: { failed: 'We couldn’t start the experiment', changes: ['experiments'] },
  })

const useExperimentChange = (change: (id: number) => Promise<unknown>) =>
  useMutation({
    mutationFn: change,
    meta: { failed: 'Something went wrong', changes: ['experiments'] },
  })

export const useEndExperiment = () => useExperimentChange((id) => call(experiments.end, { id }))
export const useRemoveExperiment = () =>
  useExperimentChange((id) => call(experiments.remove, { id }))

export const useToss = (situationId: number) =>
  useMutation({
    mutationFn: (wish: Sent<typeof experiments.toss>) =>
      call(experiments.toss, { id: situationId }, wish),
    meta: { failed: 'We couldn’t toss the coin', changes: ['experiments'] },
  })

/** Invalidates nothing, so the card stays until the answer was seen. */
export const useAnswerToss = (id: number) =>
  useMutation({
    mutationFn: (answer: Sent<typeof experiments.answer>) =>
      call(experiments.answer, { id }, answer),
    meta: { failed: 'We couldn’t save your answer' },
  })
