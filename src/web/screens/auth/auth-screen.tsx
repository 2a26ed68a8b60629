import { Brain, MessageCircleHeart, Orbit } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { loginProblemIn } from '#domain/people/login-problem.ts'
import type { Person } from '#domain/people/person.ts'
import {
  INVITATION_NEEDED,
  invitationIn,
  REGISTRATION_CLOSED,
} from '#domain/people/registration.ts'
import { DemoDoor, SignInForm } from '#web/features/sign-in/sign-in-form.tsx'
import {
  asksToSignIn,
  asksToSignUp,
  returnAddress,
  signInHref,
} from '#web/lib/address/return-address.ts'
import { withBase } from '#web/lib/base.ts'
import { readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { TwoCircles } from '#web/pictures/two-circles.tsx'
import { Card } from '#web/ui/card.tsx'
import { Problem } from '#web/ui/field.tsx'
import { Page } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import './auth.css'

const BULLETS = [
  {
    icon: Orbit,
    title: 'Self-Mapping',
    text: 'Map the people, ideas and stories that make you who you are.',
  },
  {
    icon: Brain,
    title: 'Emotional Intelligence',
    text: 'See how your feelings connect to what you expected.',
  },
  {
    icon: MessageCircleHeart,
    title: 'Situational Analysis',
    text: 'Write down what happened and see why it got to you.',
  },
]

const TABS = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up' } as const

/** Opens on "Sign In" if the person followed a sign-in link, otherwise on sign-up. */
export function AuthScreen({ person }: { person: Person | null }) {
  const search = useSearch()
  const problem = loginProblemIn(search)
  const isAsleep = useDrawn() !== null
  const [isNoted] = useState(() => readInTab(TAB_KEYS.wantsSignIn) !== null)
  const [isAsked] = useState(
    () => asksToSignIn(search) || (problem !== null && !asksToSignUp(search)),
  )
  const [chosen, setMode] = useState<keyof typeof TABS | null>(null)
  const mode = chosen ?? (isAsked || (isNoted && !isAsleep) ? 'sign-in' : 'sign-up')
  useEffect(() => writeInTab(TAB_KEYS.wantsSignIn, null), [])
  const options = useSettings()
  const registration = options.data?.registration
  const isClosed = registration === 'closed'
  const shown = isClosed ? 'sign-in' : mode
  const doorNote = isClosed
    ? REGISTRATION_CLOSED
    : registration === 'invite' && shown === 'sign-up' && !invitationIn(search)
      ? INVITATION_NEEDED
      : null
  if (person) return <Redirect to={withDevUser(returnAddress(search))} replace />

  return (
    <Page title={`Welcome to ${PRODUCT_NAME}`}>
      <div className="auth">
        {options.data?.isDemo ? (
          <DemoDoor />
        ) : (
          <Card>
            {problem && <Problem>{problem}</Problem>}
            {doorNote && <p className="muted">{doorNote}</p>}
            <Tabs
              label="Sign in or sign up"
              tabs={isClosed ? { 'sign-in': TABS['sign-in'] } : TABS}
              chosen={shown}
              onChoose={setMode}
              isWide
            >
              <SignInForm key={shown} mode={shown} />
            </Tabs>
            <noscript>
              {shown === 'sign-up' ? (
                <a href={withBase(signInHref())}>Already have an account? Sign in</a>
              ) : (
                !isClosed && <a href={withBase('/auth?mode=sign-up')}>New here? Sign up</a>
              )}
            </noscript>
          </Card>
        )}
        <div className="auth-side">
          <TwoCircles className="auth-picture" />
          <ul className="auth-bullets">
            {BULLETS.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon aria-hidden />
                <div>
                  <h2>{title}</h2>
                  <p className="muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Page>
  )
}
