import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { housePages } from '#contract/house-pages.ts'
import type { HousePageName } from '#domain/content/house-page.ts'
import { call } from '#web/lib/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { MadeOf } from './made-of.tsx'

const TITLES: Record<HousePageName, string> = {
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
}

/** What this house says about how it treats people: its operator's words, or ours. */
function HousePage({ name, children }: { name: HousePageName; children?: ReactNode }) {
  const page = useQuery({
    queryKey: ['house-page', name],
    queryFn: () => call(housePages.get, { name }),
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

export const PrivacyScreen = () => <HousePage name="privacy" />
export const TermsScreen = () => (
  <HousePage name="terms">
    <MadeOf />
  </HousePage>
)
export const AccessibilityScreen = () => <HousePage name="accessibility" />
