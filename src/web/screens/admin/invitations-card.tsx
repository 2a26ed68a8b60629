import { useMutation } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { admin, type InstanceState } from '#contract/admin.ts'
import { call } from '#web/lib/api.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { KeptList, ShownOnce } from '#web/ui/kept-list.tsx'
import { INSTANCE } from './instance-key.ts'

const WHO_MAY_COME = {
  open: 'Anyone can create an account here, even without an invitation.',
  invite: 'An account here needs an invitation.',
  closed: 'No one can create an account here, even with an invitation.',
} as const

type Props = Pick<InstanceState, 'registration' | 'invitations'>

export function InvitationsCard({ registration, invitations }: Props) {
  const invite = useMutation({
    mutationFn: (email: string) => call(admin.invite, {}, email ? { email } : {}),
    meta: { failed: 'We couldn’t create the invitation', isShownInForm: true, changes: [INSTANCE] },
  })
  const withdraw = useMutation({
    mutationFn: (id: number) => call(admin.withdraw, { id }),
    meta: { failed: 'We couldn’t remove it', changes: [INSTANCE] },
  })

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    invite.mutate(String(new FormData(event.currentTarget).get('email') ?? '').trim())
  }

  return (
    <Card title="Invitations">
      <div className="stack">
        <p className="muted">{WHO_MAY_COME[registration]}</p>
        {invitations.length > 0 && (
          <KeptList
            icon={null}
            end="Remove"
            ending={withdraw}
            list={invitations.map(({ id, email, expiresAt }) => ({
              id,
              name: `For ${email ?? 'anyone'}`,
              about: `until ${formatDay(expiresAt)}`,
              endLabel: `Remove invitation ${id} for ${email ?? 'anyone'}`,
            }))}
          />
        )}
        {invite.data ? (
          <ShownOnce
            label="The link. You’ll only see it once, and we don’t email it"
            value={invite.data.link}
            onDone={() => invite.reset()}
          />
        ) : (
          <form className="stack" noValidate aria-label="New invitation" onSubmit={handleSubmit}>
            <TextField
              label="Email it is for"
              hint="If you leave it empty, anyone can use the link once."
              name="email"
              type="email"
              autoComplete="off"
              problem={invite.error?.message ?? null}
            />
            <div>
              <Button type="submit" disabled={invite.isPending}>
                Create a link
              </Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  )
}
