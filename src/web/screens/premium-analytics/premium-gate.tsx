import { ChartColumn, ChartNetwork, type LucideIcon, Sparkles, Sprout } from 'lucide-react'
import { YEARLY_PRICE } from '#domain/people/plan.ts'
import { offerUpgrade } from '#web/lib/calls/upgrade-offer.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import './premium-gate.css'

const FEATURES: readonly (readonly [title: string, text: string, icon: LucideIcon])[] = [
  [
    'Advanced Emotion Tracking',
    'How often and how strongly you felt each emotion, month by month and day by day.',
    ChartColumn,
  ],
  [
    'Relationship Analytics',
    'How the categories of your Self-Map are connected, as a network you can rearrange.',
    ChartNetwork,
  ],
  [
    'Personal Growth Insights',
    'What comes up most on your map, and which feelings come with it.',
    Sprout,
  ],
  [
    'AI-Powered Recommendations',
    'Small steps for each analysis, based on what you expected and what you saw.',
    Sparkles,
  ],
]

type Props = { isSignedIn: boolean; hasAccount: boolean }

/** Shown after the trial: the premium features and how to get them. */
export function PremiumGate({ isSignedIn, hasAccount }: Props) {
  return (
    <div className="stack">
      <ul className="gate-features">
        {FEATURES.map(([title, text, Icon]) => (
          <li key={title} className="card gate-feature">
            <Icon aria-hidden />
            <h2>{title}</h2>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
      <Card look="soft" className="gate-way">
        <Way isSignedIn={isSignedIn} hasAccount={hasAccount} />
      </Card>
    </div>
  )
}

function Way({ isSignedIn, hasAccount }: Props) {
  if (isSignedIn) {
    return (
      <>
        <p className="lead">Analytics comes with Premium.</p>
        <Button look="primary" size="large" onClick={() => offerUpgrade()}>
          Upgrade Now
        </Button>
        <p className="small muted">
          ${YEARLY_PRICE} per year. What you wrote stays yours either way.
        </p>
      </>
    )
  }
  if (hasAccount) {
    return (
      <>
        <p className="lead">Your trial is over. Your data is still here.</p>
        <LinkButton look="primary" size="large" href="/subscription">
          Subscribe for ${YEARLY_PRICE}/year
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <p className="lead">Get 7 more days</p>
      <LinkButton look="primary" size="large" href="/auth">
        Create Free Account to Continue
      </LinkButton>
      <p className="small muted">Just your first name and email</p>
    </>
  )
}
