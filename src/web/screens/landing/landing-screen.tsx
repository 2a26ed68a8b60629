import { Scale, Sprout, Target } from 'lucide-react'
import { Suspense } from 'react'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { ACCOUNT_TRIAL } from '#domain/people/trial.ts'
import { DAY } from '#domain/values/duration.ts'
import { TrialCountdown } from '#web/features/plans/trial-countdown.tsx'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { FirstField } from '#web/features/situations/first-field.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useSettings } from '#web/lib/settings.ts'
import { later } from '#web/lib/waking/later.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Example } from './example.tsx'
import { LandingFrame } from './landing-frame.tsx'
import './landing.css'

const FEATURES = [
  {
    icon: Target,
    title: 'Self-Map Visualization',
    text: 'Who and what you care about, placed by how close it is to you.',
  },
  {
    icon: Scale,
    title: 'Emotion Analysis',
    text: 'Describe a moment. See what you expected, what you saw and what you feel.',
  },
  {
    icon: Sprout,
    title: 'Personal Growth',
    text: 'Small next steps, and patterns you start to notice over time.',
  },
]

/** Most people never see it, and it brings a map along. */
export const EXPIRED_CARD = later('screens/landing/expired-card.tsx', () =>
  import('./expired-card.tsx').then((it) => it.ExpiredCard),
)

/** The first page a visitor sees. An expired trial shows the same page, quieter, with one way on. */
export function LandingScreen() {
  const trial = useTrial(null)
  const settings = useSettings()
  usePageTitle(PRODUCT_NAME)

  if (trial.isPending) return <PageSpinner />
  const status = trial.data?.status
  const aside = trial.data && <TrialCountdown trial={trial.data} />

  return (
    <LandingFrame aside={aside}>
      {status === 'expired' ? (
        <Suspense fallback={<PageSpinner />}>
          <EXPIRED_CARD.Part hadAccount={trial.data?.hasAccount ?? false} />
        </Suspense>
      ) : (
        <div className="landing-hero">
          <div className="landing-words">
            {status === 'anonymous' && (
              <p className="small muted">
                <Badge look="soft">Free 24-hour trial active!</Badge> A free account adds{' '}
                {ACCOUNT_TRIAL / DAY} days.
              </p>
            )}
            <h1 className="landing-promise">See why you feel what you feel.</h1>
            <FirstField owner={null} button="See why" note="No sign-up. Your words stay yours." />
            <div className="row landing-actions">
              {settings.data?.isDemo && (
                <LinkButton look="primary" href="/auth">
                  Open the demo
                </LinkButton>
              )}
              <LinkButton href="/dashboard">Start Your Journey</LinkButton>
              <LinkButton look="quiet" href="/dashboard">
                Explore Your Mind
              </LinkButton>
            </div>
          </div>
          <Example />
          <p className="landing-lead muted">
            Emotions come from the gap between what you expect and what you perceive, weighted by
            what matters to you.
          </p>
        </div>
      )}
      <ul className="landing-features">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="card">
            <Icon aria-hidden className="landing-icon" />
            <h2>{title}</h2>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
    </LandingFrame>
  )
}
