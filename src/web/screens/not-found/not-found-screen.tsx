import { isDevelopment } from '#web/lib/browser/development.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import './not-found.css'

export function NotFoundScreen() {
  return (
    <Page title="404 Page Not Found">
      <div className="not-found">
        <svg viewBox="0 0 260 180" aria-hidden="true">
          <g fill="none" stroke="var(--border-strong)" strokeOpacity=".5">
            <circle cx="96" cy="90" r="78" />
            <circle cx="96" cy="90" r="46" />
          </g>
          <circle cx="96" cy="90" r="17" fill="var(--primary)" />
          <g transform="rotate(14 214 140)">
            <rect
              x="170"
              y="126"
              width="82"
              height="28"
              rx="14"
              fill="var(--cat-ideas-soft)"
              stroke="var(--cat-ideas-line)"
            />
          </g>
        </svg>
        <p className="lead">
          {isDevelopment()
            ? 'Did you forget to add the page to the router?'
            : 'This page doesn’t exist, or it has moved.'}
        </p>
        <p className="muted">Nothing you’ve written is lost.</p>
        <div className="row">
          <LinkButton look="primary" href="/dashboard">
            Go to the dashboard
          </LinkButton>
          <LinkButton href="/">Home</LinkButton>
        </div>
      </div>
    </Page>
  )
}
