import { useMutation } from '@tanstack/react-query'
import { exercises } from '#contract/exercises.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend } from '#web/lib/calls/use-send.ts'
import { EXERCISE } from '#web/lib/query-keys.ts'
import { offerUndo } from '#web/ui/toast.tsx'

export const useExerciseState = (situationId: number) =>
  useAsk([...EXERCISE, situationId], exercises.state, { id: situationId })

/** Saving doesn't invalidate the offer: it stays on screen until the last step. Leaving the page does. */
export const useKeepExercise = (situationId: number) =>
  useSend(exercises.keep, { id: situationId }, 'We couldn’t save your words')

/** Deletes at once and offers undo. */
export function useRemoveExercise(situationId: number) {
  const failed = 'We couldn’t restore your words'
  const restore = useSend(exercises.restore, { id: situationId }, failed, 'steps')
  return useMutation({
    mutationFn: (id: number) => call(exercises.remove, { id }),
    meta: { failed: 'We couldn’t delete them', changes: ['steps'] },
    onSuccess: ({ undo }) => offerUndo('Your words are deleted', () => restore.mutate({ undo })),
  })
}
