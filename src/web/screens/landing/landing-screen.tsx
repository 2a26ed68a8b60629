import { EXAMPLE } from 'virtual:sample-equation'
import { RotateCcw, Scale, Sprout, Target } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { ACCOUNT_TRIAL } from '#domain/people/trial.ts'
import { DAY } from '#domain/values/duration.ts'
import { TrialCountdown } from '#web/features/plans/trial-countdown.tsx'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { SignInLink } from '#web/features/sign-in/sign-in-link.tsx'
import { FirstField } from '#web/features/situations/first-field.tsx'
import { usePageTitle } from '#web/lib/address/page-title.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { later } from '#web/lib/waking/later.tsx'
import { EquationDrawing } from '#web/pictures/equation-drawing.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Copyright, FooterLinks } from '#web/ui/footer-links.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import '#web/pictures/equation-picture.css'
import './example.css'
import './landing.css'

/** A worked example, drawn by the build. Plays once, when half of it is visible. */
function Example() {
  const frame = useRef<HTMLElement>(null)
  /** Number of plays. As a key it restarts the animation. */
  const [played, setPlayed] = useState(0)
  useEffect(() => {
    // Without `IntersectionObserver`, play at once.
    if (!('IntersectionObserver' in window)) return setPlayed(1)
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        setPlayed(1)
      },
      { threshold: 0.5 },
    )
    if (frame.current) seen.observe(frame.current)
    return () => seen.disconnect()
  }, [])

  return (
    <figure ref={frame} className={played ? 'card example' : 'card example example-waits'}>
      <div className="example-head">
        <p className="small muted">For example</p>
        <Button look="quiet" size="small" onClick={() => setPlayed(played + 1)}>
          <RotateCcw aria-hidden />
          Play again
        </Button>
      </div>
      <div key={played} className="equation example-scene">
        <p className="example-words">
          “My sister <span className="mark-perceived">forgot my birthday</span>. I{' '}
          <span className="mark-expected">waited the whole day for her to call</span>.”
        </p>
        <EquationDrawing scene={EXAMPLE.wide} shape="wide" />
        <EquationDrawing scene={EXAMPLE.narrow} shape="narrow" />
        <figcaption className="example-sentence">
          You hoped she would think of you, and she didn’t call. It <strong>hurts</strong> because
          she’s close to you.
        </figcaption>
      </div>
    </figure>
  )
}

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

/** Loaded lazily, because most people never see it and it includes a map. */
const EXPIRED_CARD = later(() => import('./expired-card.tsx'), 'ExpiredCard', <PageSpinner />)

/** The first page of a visitor, without the shell, so nothing competes with the promise. After the trial it shows `ExpiredCard` instead. */
export function LandingScreen() {
  const trial = useTrial(null)
  const settings = useSettings()
  usePageTitle(PRODUCT_NAME)

  if (trial.isPending) return <PageSpinner />
  const status = trial.data?.status

  return (
    <div className="landing">
      <header className="landing-header">
        <Link className="landing-brand" href="/">
          <Logo />
          <span>{PRODUCT_NAME}</span>
        </Link>
        <Link className="landing-help" href="/help">
          Get help now
        </Link>
        {trial.data && <TrialCountdown trial={trial.data} />}
        <SignInLink className="landing-sign-in">Sign in</SignInLink>
        <LinkButton href="/auth">Create Account</LinkButton>
      </header>
      <main className="landing-main">
        {status === 'expired' ? (
          <EXPIRED_CARD.Quiet hadAccount={trial.data?.hasAccount ?? false} />
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
      </main>
      <footer className="landing-footer small muted">
        <Copyright />
        <p className="landing-footer-links">
          <FooterLinks />
        </p>
      </footer>
    </div>
  )
}
