import { useMutation } from '@tanstack/react-query'
import { checkIns } from '#contract/check-ins.ts'
import { situations } from '#contract/situations.ts'
import type { NewCheckIn } from '#domain/situation/check-in.ts'
import { call } from '#web/lib/api.ts'

/** Kept on the fourth tap; a line may follow, and it may be taken back. */
export function useCheckIn(userId: number) {
  const keep = useMutation({
    mutationFn: (felt: NewCheckIn) => call(checkIns.add, { userId }, felt),
    meta: { failed: 'We couldn’t save it', isShownInForm: true, changes: ['situations'] },
  })
  const write = useMutation({
    mutationFn: ({ id, line }: { id: number; line: string }) =>
      call(checkIns.write, { id }, { line }),
    meta: { failed: 'We couldn’t save the line', isShownInForm: true, changes: ['situations'] },
  })
  const takeBack = useMutation({
    mutationFn: (id: number) => call(situations.remove, { id }),
    meta: { failed: 'We couldn’t undo that', done: 'Undone', changes: ['situations'] },
  })
  return { keep, write, takeBack }
}
