import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { WaitingCard } from '#web/features/offline/waiting-card.tsx'
import { SituationTable } from '#web/features/situations/situation-table.tsx'
import { useExampleSituations } from '#web/features/situations/use-situations.ts'
import { signUpHref } from '#web/lib/address/return-address.ts'
import { createAccount, hasPlans } from '#web/lib/instance.ts'
import { OPENED } from '#web/results/later-opened.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { FORECASTS_PART, LETTERS_PART } from './history-parts.ts'
import { PersonHistory } from './person-history.tsx'
import { HISTORY, useHistoryAddress } from './use-history-address.ts'
import './situation-history.css'

/** An example history for visitors. An opened example is shown below the table. */
function ExampleHistory({ children }: { children: ReactNode }) {
  const examples = useExampleSituations()
  const { chosen, hrefOf, view } = useHistoryAddress()
  return (
    <Loaded query={examples} waiting={<Skeleton height={280} />}>
      {(situations) => (
        <div className="stack">
          <Card className="print-not">
            <SituationTable
              situations={situations.map(({ analysis, ...situation }) => ({
                ...situation,
                mainEmotions: analysis.emotions.slice(0, 2),
              }))}
              chosen={chosen}
              hrefOf={hrefOf}
              onView={view}
            />
          </Card>
          {children}
          <Card look="soft" title="Your own history" className="print-not">
            <div className="row history-sign-up">
              <p className="muted">
                {hasPlans() ? 'A free account' : 'An account'} saves what you write. Just your first
                name and email.
              </p>
              <LinkButton look="primary" href={signUpHref('/situation-history')}>
                {createAccount()}
              </LinkButton>
            </div>
          </Card>
        </div>
      )}
    </Loaded>
  )
}

const INTROS = {
  situations: 'Everything you’ve written, and what came of it.',
  letters: 'Your weeks, in your own words and numbers.',
  forecasts: 'What you thought would happen, and what did.',
} as const
type Shown = keyof typeof INTROS

const shownIn = (query: URLSearchParams): Shown => {
  const show = query.get('show')
  return show === 'letters' || show === 'forecasts' ? show : 'situations'
}

export function SituationHistoryScreen({ person }: { person: Person | null }) {
  const [query] = useSearchParams()
  const { chosen, close } = useHistoryAddress()
  const shown = person ? shownIn(query) : 'situations'
  const opened = chosen !== null && shown === 'situations' && (
    <Suspense fallback={<Skeleton height={320} />}>
      <OPENED.Part
        key={chosen}
        person={person}
        situationId={chosen}
        isAsked
        actions={
          <Button look="quiet" onClick={close}>
            Close
          </Button>
        }
      />
    </Suspense>
  )
  return (
    <Page
      title="Situation History"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro={
        person ? INTROS[shown] : 'Three example situations, to see what an analysis looks like.'
      }
      actions={
        <LinkButton
          look="primary"
          href={shown === 'forecasts' ? '/analyze-situation?mode=not-yet' : '/analyze-situation'}
        >
          Write
        </LinkButton>
      }
    >
      {person ? (
        <>
          <OwnHistory person={person} shown={shown} />
          {opened}
        </>
      ) : (
        <ExampleHistory>{opened}</ExampleHistory>
      )}
    </Page>
  )
}

type OwnProps = { person: Person; shown: Shown }

function OwnHistory({ person, shown }: OwnProps) {
  return (
    <>
      <LinkTabs
        label="What to look at"
        tabs={[
          { label: 'Situations', href: HISTORY, isHere: shown === 'situations' },
          { label: 'Letters', href: `${HISTORY}?show=letters`, isHere: shown === 'letters' },
          { label: 'Forecasts', href: `${HISTORY}?show=forecasts`, isHere: shown === 'forecasts' },
        ]}
      />
      {shown === 'situations' ? (
        <>
          <WaitingCard userId={person.id} />
          <PersonHistory person={person} />
        </>
      ) : (
        <Suspense fallback={<Skeleton height={320} />}>
          {shown === 'letters' ? (
            <LETTERS_PART.Part person={person} />
          ) : (
            <FORECASTS_PART.Part person={person} />
          )}
        </Suspense>
      )}
    </>
  )
}
