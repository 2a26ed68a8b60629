import { experiments } from '#contract/experiments.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend, useSendFor } from '#web/lib/calls/use-send.ts'
import { EXPERIMENTS } from '#web/lib/query-keys.ts'

export const useExperiments = (userId: number) =>
  useAsk([...EXPERIMENTS, userId], experiments.list, { userId })

export const useFeelingsToTry = (userId: number) =>
  useAsk([...EXPERIMENTS, 'feelings', userId], experiments.feelings, { userId })

export const useTossOffer = (situationId: number) =>
  useAsk([...EXPERIMENTS, 'toss', situationId], experiments.offer, { id: situationId })

export const useBegin = (userId: number) =>
  useSend(experiments.add, { userId }, 'We couldn’t start the experiment', 'experiments')

export const useEndExperiment = () =>
  useSendFor(experiments.end, {}, 'Something went wrong', 'experiments')
export const useRemoveExperiment = () =>
  useSendFor(experiments.remove, {}, 'Something went wrong', 'experiments')

export const useToss = (situationId: number) =>
  useSend(experiments.toss, { id: situationId }, 'We couldn’t toss the coin', 'experiments')

/** Invalidates nothing, so the card stays until the answer was seen. */
export const useAnswerToss = (id: number) =>
  useSend(experiments.answer, { id }, 'We couldn’t save your answer')
