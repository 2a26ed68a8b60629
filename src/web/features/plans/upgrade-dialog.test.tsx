// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#test/render.tsx'
import { offerUpgrade, upgradeOffer } from '#web/lib/calls/upgrade-offer.ts'
import { UpgradeDialog } from './upgrade-dialog.tsx'

afterEach(cleanup)

function open(limit?: 'analyses' | 'items' | 'customCategories') {
  renderScreen(<UpgradeDialog />)
  act(() => offerUpgrade(limit))
}

it('names the limit that was reached, and the plan it belongs to', () => {
  open('analyses')
  expect(screen.getByText('Feature Limit Reached')).toBeTruthy()
  expect(screen.getByText('Free Plan Limit Reached')).toBeTruthy()
  expect(
    screen.getByText(
      "You've reached the limit of situation analyses in the free plan. Upgrade to Premium for unlimited analyses.",
    ),
  ).toBeTruthy()
})

it('speaks of no limit to somebody who only asked', () => {
  open()
  expect(screen.getByRole('heading', { name: 'Upgrade Your Brain' })).toBeTruthy()
  expect(screen.queryByText(/Limit Reached/)).toBeNull()
})

it('leads to the plans, or steps aside', async () => {
  open('items')
  await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }))
  expect(upgradeOffer.get()).toBeNull()
  act(() => offerUpgrade('items'))
  await userEvent.click(screen.getByRole('button', { name: 'See Subscription Plans' }))
  expect([location.pathname, upgradeOffer.get()]).toEqual(['/subscription', null])
})
