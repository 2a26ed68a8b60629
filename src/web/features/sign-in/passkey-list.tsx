import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { passkeys as calls } from '#contract/passkeys.ts'
import { call } from '#web/lib/api.ts'
import { makePasskey, useCanUsePasskeys } from '#web/lib/browser/passkeys.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { RevocableList } from '#web/ui/revocable-list.tsx'
import './session-list.css'

/** Passkeys: a fingerprint, a face or a PIN instead of a code. */
export function PasskeyList({ userId }: { userId: number }) {
  const { passkeys, add, remove } = usePasskeys(userId)
  const canUsePasskeys = useCanUsePasskeys()
  const problem = add.error ?? remove.error
  return (
    <div className="stack">
      <p className="muted reading">
        A passkey lets you sign in with your fingerprint, face or PIN, with no email needed. It
        stays on your device or in your password manager. We never see it.
      </p>
      <Loaded query={passkeys}>
        {(list) => (
          <RevocableList
            icon={<KeyRound aria-hidden />}
            end="Remove"
            ending={remove}
            list={list.map(({ id, device, createdAt, usedAt }) => ({
              id,
              name: `Created in ${device}`,
              about: `Added ${formatDay(createdAt)}, ${usedAt ? `last used ${formatDay(usedAt)}` : 'not used yet'}`,
              endLabel: `Remove the passkey created in ${device}`,
            }))}
          />
        )}
      </Loaded>
      <div className="passkey-new">
        {canUsePasskeys ? (
          <Button disabled={add.isPending} onClick={() => add.mutate()}>
            {add.isPending ? 'Adding...' : 'Add a passkey'}
          </Button>
        ) : (
          <p className="small muted">You can’t add passkeys in this browser.</p>
        )}
      </div>
      <Problem>{problem?.message}</Problem>
      <ProveIt after={problem} />
    </div>
  )
}

function usePasskeys(userId: number) {
  const client = useQueryClient()
  const queryKey = ['passkeys', userId]
  const onSettled = () => client.invalidateQueries({ queryKey })
  const passkeys = useAsk(queryKey, calls.list, { userId })
  const add = useMutation({
    mutationFn: () => makePasskey(userId),
    meta: {
      done: { title: 'Passkey added', text: 'You can sign in with it from now on.' },
      failed: 'We couldn’t add the passkey',
      isShownInForm: true,
    },
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (id: number) => call(calls.remove, { userId, id }),
    meta: { failed: 'We couldn’t remove the passkey', isShownInForm: true },
    onSettled,
  })
  return { passkeys, add, remove }
}
