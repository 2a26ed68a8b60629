import type { ReactNode } from 'react'
import { SituationTable } from '#web/features/situations/situation-table.tsx'
import { useExampleSituations } from '#web/features/situations/use-situations.ts'
import { createAccount, hasPlans } from '#web/lib/instance.ts'
import { signUpHref } from '#web/lib/return-address.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { useHistoryAddress } from './use-history-address.ts'

/** What a history looks like, for those who have none; what they open stands below the table. */
export function ExampleHistory({ children }: { children: ReactNode }) {
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
