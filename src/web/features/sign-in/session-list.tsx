import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fingerprint, KeyRound, Laptop } from 'lucide-react'
import { useState } from 'react'
import { passkeys as calls } from '#contract/passkeys.ts'
import { sessions } from '#contract/sessions.ts'
import { SIGN_IN_WAY_LABELS } from '#domain/people/sign-in-way.ts'
import { signInHref } from '#web/lib/address/return-address.ts'
import { call, reasonOf } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { makePasskey, useCanUsePasskeys } from '#web/lib/browser/passkeys.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { forgetEverything } from '#web/lib/offline/forget.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Problem } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { LoadedRevocables } from '#web/ui/revocable-list.tsx'
import './session-list.css'

const nameOf = (device: string, isCurrent: boolean) => (
  <>
    {device} {isCurrent && <Badge look="soft">This browser</Badge>}
  </>
)

/** The browsers that sign in without a code. */
export function DeviceList({ userId }: { userId: number }) {
  const client = useQueryClient()
  const queryKey = ['devices', userId]
  const devices = useAsk(queryKey, sessions.devices, { userId })
  const forget = useMutation({
    mutationFn: (id: number) => call(sessions.forgetDevice, { userId, id }),
    meta: { failed: 'We couldn’t remove the browser' },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return (
    <div className="stack">
      <p className="muted reading">
        These browsers sign in with just your name and email. If you remove one, it needs a code
        from your email again.
      </p>
      <LoadedRevocables
        query={devices}
        empty={<p className="muted">No browsers yet.</p>}
        icon={<Fingerprint aria-hidden />}
        end="Remove"
        ending={forget}
        rowOf={({ device, isRemembered, isCurrent, seenAt }) => ({
          name: nameOf(device, isCurrent),
          about: `${isRemembered ? 'Remembered' : 'Until you log out'}, last used ${formatDay(seenAt)}`,
          endLabel: `Remove ${device}`,
        })}
      />
    </div>
  )
}

/** Passkeys: a fingerprint, a face or a PIN instead of a code. */
export function PasskeyList({ userId }: { userId: number }) {
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
  const canUsePasskeys = useCanUsePasskeys()
  const problem = add.error ?? remove.error
  return (
    <div className="stack">
      <p className="muted reading">
        A passkey lets you sign in with your fingerprint, face or PIN, with no email needed. It
        stays on your device or in your password manager. We never see it.
      </p>
      <LoadedRevocables
        query={passkeys}
        icon={<KeyRound aria-hidden />}
        end="Remove"
        ending={remove}
        rowOf={({ device, createdAt, usedAt }) => ({
          name: `Created in ${device}`,
          about: `Added ${formatDay(createdAt)}, ${usedAt ? `last used ${formatDay(usedAt)}` : 'not used yet'}`,
          endLabel: `Remove the passkey created in ${device}`,
        })}
      />
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

/** Lists past sign-ins, so the owner can check that they were all theirs. */
export function SignInHistory({ userId }: { userId: number }) {
  const history = useAsk(['sign-ins', userId], sessions.signIns, { userId })
  return (
    <details className="session-history">
      <summary>The last 90 days</summary>
      <Loaded query={history}>
        {(list) => (
          <ul>
            {list.map(({ id, way, device, signedInAt }) => (
              <li key={id} className="small muted figures">
                {formatDay(signedInAt)}: {device}, {SIGN_IN_WAY_LABELS[way]}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </details>
  )
}

/** The browsers in which the account is signed in. */
export function SessionList({ userId }: { userId: number }) {
  const client = useQueryClient()
  const queryKey = ['sessions', userId]
  const opened = useQuery({
    queryKey,
    queryFn: () => call(sessions.list, { userId }),
    staleTime: 0,
  })
  const end = useMutation({
    mutationFn: (id: number) => call(sessions.end, { userId, id }),
    meta: { failed: 'We couldn’t log you out on that device' },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  // Also ends this session and redirects to the sign-in page.
  const signOut = useMutation({
    mutationFn: () => call(sessions.endAll, { userId }),
    meta: { failed: 'We couldn’t log you out everywhere', isShownInForm: true },
    async onSuccess() {
      await forgetEverything()
      location.assign(withBase(signInHref()))
    },
  })
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="stack">
      <LoadedRevocables
        query={opened}
        icon={<Laptop aria-hidden />}
        end="Log out"
        ending={end}
        rowOf={({ device, signedInAt, seenAt, isCurrent }) => ({
          name: nameOf(device, isCurrent),
          about: `Signed in ${formatDay(signedInAt)}, last used ${formatDay(seenAt)}`,
          endLabel: isCurrent ? null : `Log out ${device}`,
        })}
      />
      <Button isAlone onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      {reasonOf(signOut.error) === 'fresh_sign_in_required' && (
        <>
          <p className="muted">{signOut.error?.message}</p>
          <ProveIt after={signOut.error} />
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Log out everywhere?"
          text="This logs out every browser, including this one. Access tokens, your calendar address and reminders stop working too. Passkeys and webhooks stay, so check them here if you’re worried. You can sign in again straight away."
          confirmLabel={signOut.isPending ? 'Logging out...' : 'Log out everywhere'}
          isBusy={signOut.isPending}
          onConfirm={() => signOut.mutate(undefined, { onError: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
