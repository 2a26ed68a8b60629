import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import { Helps } from '#web/features/steps/helps.tsx'
import { useWhatHelps } from '#web/features/steps/use-steps.ts'
import { useTrial } from '#web/features/trial/use-trial.ts'
import { offerUpgrade } from '#web/lib/upgrade-offer.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

export function WhatHelpsScreen({ person }: { person: Person | null }) {
  const trial = useTrial(person)
  return (
    <Page
      title="What helps me"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Steps you took, and how strong the feeling was before and a day later."
    >
      {person && (
        <Loaded query={trial} waiting={<Skeleton height={280} />}>
          {(standing) => <Room person={person} isOpen={hasPremiumAccess(standing)} />}
        </Loaded>
      )}
    </Page>
  )
}

function Room({ person, isOpen }: { person: Person; isOpen: boolean }) {
  const helps = useWhatHelps(person.id, isOpen)
  if (!isOpen)
    return (
      <Card look="soft">
        <div className="stack">
          <p>
            Plans, questions and every pair stay free and stay yours. What they add up to comes with
            Premium.
          </p>
          <div className="row">
            <Button onClick={() => offerUpgrade()}>See Premium</Button>
          </div>
        </div>
      </Card>
    )
  return (
    <Loaded query={helps} waiting={<Skeleton height={280} />}>
      {(found) => <Helps whatHelps={found} />}
    </Loaded>
  )
}
