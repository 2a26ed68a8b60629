import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { policyPages } from '#contract/policy-pages.ts'
import type { PolicyPageName } from '#domain/content/policy-page.ts'
import { call } from '#web/lib/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { MadeOf } from './made-of.tsx'

const TITLES: Record<PolicyPageName, string> = {
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
}

/** What this house says about how it treats people: its operator's words, or ours. */
function PolicyPage({ name, children }: { name: PolicyPageName; children?: ReactNode }) {
  const page = useQuery({
    queryKey: ['house-page', name],
    queryFn: () => call(policyPages.get, { name }),
  })
  return (
    <Page title={TITLES[name]} isNarrow>
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
