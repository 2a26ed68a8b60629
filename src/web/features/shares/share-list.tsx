import { useState } from 'react'
import type { ShareListing } from '#domain/sharing/share.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useShares } from './use-shares.ts'
import './share.css'

/** Everything a person has published, each with a button to revoke it. */
export function ShareList({ userId }: { userId: number }) {
  const { list, revoke } = useShares(userId)
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
