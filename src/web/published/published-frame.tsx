import type { ReactNode } from 'react'
import { formatDay } from '#web/lib/format-date.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import './published.css'

type Props = {
  title: string
  ownerName: string | null
  createdAt: string
  /** Inside the dialog that publishes it: no page of its own, and no link that leads away. */
  isPreview: boolean
  children: ReactNode
}

export function PublishedFrame({ title, ownerName, createdAt, isPreview, children }: Props) {
  const from = ownerName ? `Shared by ${ownerName} on` : 'Shared on'
  const intro = `${from} ${formatDay(createdAt)}. This is a read-only copy.`
  const content = (
    <div className="stack">
      {children}
      <Card look="soft" title="What would yours look like?">
        <div className="stack">
          <p>Map what matters to you, then look at one situation at a time. No sign-up needed.</p>
          {!isPreview && (
            <div>
              <LinkButton look="primary" href="/dashboard">
                Start Your Journey
              </LinkButton>
            </div>
          )}
        </div>
      </Card>
    </div>
  )
  if (!isPreview)
    return (
      <Page title={title} intro={intro}>
        {content}
      </Page>
    )
  return (
    <div className="published-preview">
      <h3 className="published-title">
        <bdi>{title}</bdi>
      </h3>
      <p className="muted">{intro}</p>
      {content}
    </div>
  )
}
