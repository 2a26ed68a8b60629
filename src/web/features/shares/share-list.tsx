import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shares as calls } from '#contract/shares.ts'
import type { ShareListing } from '#domain/sharing/share.ts'
import { call } from '#web/lib/api.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { SHARES } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import './share.css'

/** Everything a person has published, each with a button to revoke it. */
export function ShareList({ userId }: { userId: number }) {
  const list = useQuery({
    queryKey: [...SHARES, userId],
    queryFn: () => call(calls.list, { userId }),
    refetchOnMount: 'always',
  })
  const revoke = useMutation({
    mutationFn: (id: string) => call(calls.revoke, { shareId: id }),
    meta: {
      done: 'No longer shared',
      failed: 'We couldn’t stop sharing this',
      changes: ['shares'],
    },
  })
  const [asked, setAsked] = useState<ShareListing | null>(null)

  return (
    <>
      <Loaded query={list} empty={<p className="muted">You haven’t shared anything.</p>}>
        {(shares) => (
          <ul className="share-list">
            {shares.map((share) => (
              <li key={share.id}>
                <div>
                  <p>
                    <bdi>{share.title}</bdi>
                  </p>
                  <p className="small muted">
                    Shared {formatDay(share.createdAt)}, ends {formatDay(share.expiresAt)}
                    {share.hasPersonalContext && ', with personal context'}
                  </p>
                </div>
                <Button
                  look="danger"
                  size="small"
                  aria-label={`Stop sharing ${share.title}`}
                  onClick={() => setAsked(share)}
                >
                  Stop sharing
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          title="Stop sharing this?"
          text="The link stops working straight away, for everyone who has it."
          confirmLabel="Stop sharing"
          cancelLabel="Keep sharing"
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate(asked.id, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
