import type { ReactNode } from 'react'
import { formatDay } from '#web/lib/format-date.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'

type Props = { title: string; ownerName: string | null; createdAt: string; children: ReactNode }

export function SharedFrame({ title, ownerName, createdAt, children }: Props) {
  const from = ownerName ? `Shared by ${ownerName} on` : 'Shared on'
  return (
    <Page title={title} intro={`${from} ${formatDay(createdAt)}. This is a copy, to look at only.`}>
      <div className="stack">
        {children}
        <Card look="soft" title="What would yours look like?">
          <div className="stack">
            <p>Map what matters to you, then look at one situation at a time. No sign-up needed.</p>
            <div>
              <LinkButton look="primary" href="/dashboard">
                Start Your Journey
              </LinkButton>
            </div>
          </div>
        </Card>
      </div>
    </Page>
  )
}
