import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { due } from '#contract/due.ts'
import type { Sent } from '#contract/endpoint.ts'
import { steps } from '#contract/steps.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { StepState } from '#domain/steps/step.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend, useSendFor } from '#web/lib/calls/use-send.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { afterChange, DUE_KEY, STEP, WHAT_HELPS } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { offerUndo } from '#web/ui/toast.tsx'

const stepKey = (situationId: number) => [...STEP, situationId]

export const useStepState = (situationId: number) =>
  useAsk(stepKey(situationId), steps.state, { id: situationId })

/** Refetches when the moment or the part is corrected. */
export const useEarlier = ({ id, situationId, moment, equations }: Analysis) =>
  useQuery({
    queryKey: [...STEP, 'earlier', id, moment?.name, equations[0]?.itemId],
    queryFn: () => call(steps.earlier, { id }),
    enabled: situationId !== null && !isWaitingId(situationId) && Boolean(moment),
  })

export const useWhatHelps = (userId: number) =>
  useAsk([...WHAT_HELPS, userId], steps.whatHelps, { userId })

export function useKeepStep(situationId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: Sent<typeof steps.keep>) =>
      call(steps.keep, { id: situationId }, { ...step, zone: timeZone() }),
    meta: { failed: 'We couldn’t save your step' },
    onSuccess(reply) {
      if ('crisis' in reply) return
      client.setQueryData<StepState>(
        stepKey(situationId),
        (known) => known && { ...known, step: reply },
      )
      return afterChange(client, 'steps')
    },
  })
}

/** Invalidates nothing, so the card stays until the answer was seen. The caller refreshes it then. */
export const useAnswerStep = (stepId: number) =>
  useSend(steps.answer, { id: stepId }, 'We couldn’t save your answer')

export function useEndStep() {
  const resume = useSendFor(steps.resume, {}, 'Something went wrong', 'steps')
  return useMutation({
    mutationFn: (stepId: number) => call(steps.end, { id: stepId }),
    meta: { failed: 'Something went wrong', changes: ['steps'] },
    onSuccess: (_, stepId) => offerUndo('Step removed', () => resume.mutate(stepId)),
  })
}

export const useAskLater = () =>
  useMutation({
    mutationFn: (id: number) => call(steps.later, { id }, { zone: timeZone() }),
    meta: { failed: 'Something went wrong', changes: ['steps'] },
  })

/**
 * `isAsked` doesn't invalidate what is due: the card stays until its answer was seen, the next one waits for another
 * visit.
 */
export function useWeigh(situationId: number, isAsked = false) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (weighed: Sent<typeof steps.weigh>) =>
      call(steps.weigh, { id: situationId }, weighed),
    meta: { failed: 'We couldn’t save it', changes: isAsked ? [] : ['steps'] },
    onSuccess: (state) => client.setQueryData(stepKey(situationId), state),
  })
}

export const useRestWeighing = (userId: number) =>
  useSend(due.rest, { userId }, 'Something went wrong', DUE_KEY)
