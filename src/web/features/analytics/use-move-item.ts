import { useMutation, useQueryClient } from '@tanstack/react-query'
import { selfMap } from '#contract/self-map.ts'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { call } from '#web/lib/api.ts'
import { afterChange } from '#web/lib/query-keys.ts'
import { tell } from '#web/ui/toast.tsx'

type Move = { itemId: number; name: string; from: number; to: number; isBack?: boolean }

/** Moves something on the map from where its finding is told, and offers to take that back. */
export function useMoveItem() {
  const client = useQueryClient()
  const move = useMutation({
    mutationFn: ({ itemId, name, to }: Move) =>
      call(selfMap.change, { id: itemId }, { name, attachmentPower: to }),
    meta: { failed: 'It could not be moved' },
    onSuccess: (_, { isBack, from, to, ...it }) => {
      if (!isBack)
        tell({
          title: `Moved: ${powerWord(to)}`,
          action: {
            label: 'Undo',
            run: () => move.mutate({ ...it, from: to, to: from, isBack: true }),
          },
        })
      return afterChange(client, 'map', 'sentence')
    },
  })
  return move
}
