import { useMutation } from '@tanstack/react-query'
import { selfMap } from '#contract/self-map.ts'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { call } from '#web/lib/api.ts'
import { offerUndo } from '#web/ui/toast.tsx'

type Move = { itemId: number; name: string; from: number; to: number; isBack?: boolean }

/** Moves an item on the map from a finding, and offers undo. */
export function useMoveItem() {
  const move = useMutation({
    mutationFn: ({ itemId, name, from, to }: Move) =>
      call(
        selfMap.change,
        { id: itemId },
        { name, attachmentPower: to, seen: { name, attachmentPower: from } },
      ),
    meta: { failed: 'We couldn’t move it', changes: ['map', 'sentence'] },
    onSuccess: (_, { isBack, from, to, ...it }) => {
      if (!isBack)
        offerUndo(`Moved: ${powerWord(to)}`, () =>
          move.mutate({ ...it, from: to, to: from, isBack: true }),
        )
    },
  })
  return move
}
