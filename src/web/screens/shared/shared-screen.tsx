import { useSearch } from 'wouter'
import { shares } from '#contract/shares.ts'
import type { Person } from '#domain/people/person.ts'
import { SHARE_IS_GONE } from '#domain/sharing/share.ts'
import { sharedIdIn } from '#domain/sharing/share-link.ts'
import { reasonOf } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { PublishedPage } from '#web/published/published-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { ProblemCard } from '#web/ui/problem-card.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'

/** A shared map or analysis, read-only, for anyone with the link. */
export function SharedScreen({ person }: { person: Person | null }) {
  const shareId = sharedIdIn(useSearch()) ?? ''
  const snapshot = useAsk(['snapshot', shareId], shares.get, { shareId })
  if (snapshot.isPending) return <PageSpinner />
  if (reasonOf(snapshot.error) === 'not_found') return <Gone isSignedIn={person !== null} />
  if (snapshot.isError) {
    return (
      <Page title="Shared with you">
        <ProblemCard message={snapshot.error.message} onRetry={() => void snapshot.refetch()} />
      </Page>
    )
  }
  return <PublishedPage snapshot={snapshot.data} />
}

function Gone({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Page title={SHARE_IS_GONE}>
      <EmptyState text="It is no longer shared, the link has expired, or part of the link is missing.">
        <LinkButton look="primary" href={isSignedIn ? '/dashboard' : '/'}>
          {isSignedIn ? 'Go to the dashboard' : 'See what this is'}
        </LinkButton>
      </EmptyState>
    </Page>
  )
}
