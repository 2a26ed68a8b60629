import type { ReactNode } from 'react'
import { policyPages } from '#contract/policy-pages.ts'
import { PAGES } from '#domain/content/pages.ts'
import type { PolicyPageName } from '#domain/content/policy-page.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { ExternalLink } from '#web/ui/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import {
  type Attribution,
  LETTERS_AND_ICONS,
  licenceLink,
  MODELS_AND_DATA,
  PROGRAMS,
} from './attributions.ts'

const PARTS: readonly (readonly [string, readonly Attribution[]])[] = [
  ['Models and data', MODELS_AND_DATA],
  ['Fonts and icons', LETTERS_AND_ICONS],
  ['Software', PROGRAMS],
]

/** The attributions the licences require. Shown below the terms even if the operator wrote them. */
function MadeOf() {
  return (
    <section id="made-of" className="marked-text" aria-labelledby="made-of-title">
      <h2 id="made-of-title">What this is made of</h2>
      <p>Other people’s work, used with thanks under their licences.</p>
      {PARTS.map(([title, attributions]) => (
        <div key={title} className="marked-text">
          <h3>{title}</h3>
          <ul>
            {attributions.map(({ name, by, licence, link, use }) => (
              <li key={name}>
                <ExternalLink href={link}>{name}</ExternalLink> by {by},{' '}
                <ExternalLink href={licenceLink(licence)}>{licence}</ExternalLink>: {use}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** A policy page, with the operator's text or our default. */
function PolicyPage({ name, children }: { name: PolicyPageName; children?: ReactNode }) {
  const page = useAsk(['policy-page', name], policyPages.get, { name })
  return (
    <Page title={PAGES[`/${name}`].title} isNarrow>
      <Loaded query={page} waiting={<Skeleton height={420} />}>
        {({ text }) => <MarkedText text={text} />}
      </Loaded>
      {children}
    </Page>
  )
}

export const PrivacyScreen = () => <PolicyPage name="privacy" />
export const TermsScreen = () => (
  <PolicyPage name="terms">
    <MadeOf />
  </PolicyPage>
)
export const AccessibilityScreen = () => <PolicyPage name="accessibility" />
