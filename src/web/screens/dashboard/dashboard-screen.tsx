import type { Person } from '#domain/people/person.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { later } from '#web/lib/waking/later.tsx'
import { Page } from '#web/ui/page.tsx'
import { DoorsCard } from './doors-card.tsx'
import { SampleMapCard, VisitorMapCard } from './map-card.tsx'
import { PersonTop } from './person-top.tsx'
import { SmallCards } from './small-cards.tsx'
import './dashboard.css'

function greeting(hour: number): string {
  if (hour < 5) return 'Hello'
  if (hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}

/** Loaded lazily, because most emails are confirmed and most instances need no code. */
const CONFIRM_CARD = later(() => import('#web/features/sign-in/confirm-email.tsx'), 'ConfirmCard')

/** The start page, for visitors and for people with an account. */
export function DashboardScreen({ person }: { person: Person | null }) {
  const options = useSettings()
  const mustConfirm = options.data?.signIn === 'email-code' && person?.emailConfirmed === false
  const drawn = useDrawn()
  const hello = greeting(drawn?.hour ?? new Date().getHours())
  return (
    <Page title={person ? `${hello}, ${person.firstName}` : hello}>
      <div className="dashboard">
        {mustConfirm && (
          <div className="dashboard-wide">
            <CONFIRM_CARD.Quiet title="One thing first: confirm your email" person={person} />
          </div>
        )}
        {person ? (
          <PersonTop person={person} />
        ) : (
          <>
            <DoorsCard owner={null} />
            <VisitorMapCard />
            <SmallCards person={null} />
            <SampleMapCard />
          </>
        )}
      </div>
    </Page>
  )
}
