import { experiments } from '#contract/experiments.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { EXPERIMENTS } from '#web/lib/query-keys.ts'

export const useExperiments = (userId: number) =>
  useAsk([...EXPERIMENTS, userId], experiments.list, { userId })
