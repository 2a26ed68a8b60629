import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { useState } from 'react'
import { sessions } from '#contract/sessions.ts'
import { signInHref } from '#web/lib/address/return-address.ts'
import { call, reasonOf } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { forgetEverything } from '#web/lib/offline/forget.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { RevocableList } from '#web/ui/revocable-list.tsx'

/** The browsers in which the account is signed in. */
export function SessionList({ userId }: { userId: number }) {
  const sessions = useSessions(userId)
  const signOut = useSignOutEverywhere(userId)
  const end = useEndSession(userId)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="stack">
      <Loaded query={sessions}>
        {(list) => (
          <RevocableList
            icon={<Laptop aria-hidden />}
            end="Log out"
            ending={end}
            list={list.map(({ id, device, signedInAt, seenAt, isCurrent }) => ({
              id,
              name: (
                <>
                  {device} {isCurrent && <Badge look="soft">This browser</Badge>}
                </>
              ),
              about: `Signed in ${formatDay(signedInAt)}, last used ${formatDay(seenAt)}`,
              endLabel: isCurrent ? null : `Log out ${device}`,
            }))}
          />
        )}
      </Loaded>
      <div>
        <Button onClick={() => setAsking(true)}>Log out everywhere</Button>
      </div>
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

const useSessions = (userId: number) =>
  useQuery({
    queryKey: ['sessions', userId],
    queryFn: () => call(sessions.list, { userId }),
    staleTime: 0,
  })

function useEndSession(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(sessions.end, { userId, id }),
    meta: { failed: 'We couldn’t log you out on that device' },
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions', userId] }),
  })
}

/** Also ends this session and redirects to the sign-in page. */
const useSignOutEverywhere = (userId: number) =>
  useMutation({
    mutationFn: () => call(sessions.endAll, { userId }),
    meta: { failed: 'We couldn’t log you out everywhere', isShownInForm: true },
    async onSuccess() {
      await forgetEverything()
      location.assign(withBase(signInHref()))
    },
  })
