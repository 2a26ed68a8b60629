import { useMutation } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { experiments } from '#contract/experiments.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { EXPERIMENTS } from '#web/lib/query-keys.ts'

export const useExperiments = (userId: number) =>
  useAsk([...EXPERIMENTS, userId], experiments.list, { userId })

export const useFeelingsToTry = (userId: number) =>
  useAsk([...EXPERIMENTS, 'feelings', userId], experiments.feelings, { userId })

export const useTossOffer = (situationId: number) =>
  useAsk([...EXPERIMENTS, 'toss', situationId], experiments.offer, { id: situationId })

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
