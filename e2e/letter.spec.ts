import { readyWeek } from '#domain/findings/letter.ts'
import { DAY } from '#domain/values/duration.ts'
import { addDays, momentAt } from '#domain/values/time-zone.ts'
import { expect } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { overDays } from './over-days.ts'

const STORY = {
  title: 'Numbers for the bank',
  description:
    'My boss presented my idea as his own in front of the whole team and I was furious. I slept once I had the numbers on paper.',
  selfMapItemIds: [-5],
}

const ANOTHER = {
  ...STORY,
  title: 'The bank again',
  description: 'The bank called again and they were rude.',
}

const BERLIN = 'Europe/Berlin'
/** In the newest week whose letter is ready, whatever day it is today. */
const wednesday = () => momentAt(addDays(readyWeek(Date.now(), BERLIN), 2), 12, BERLIN)

overDays(
  'the week comes as a letter, by email only for who asks',
  async ({ page, ada, instance }) => {
    for (const data of [STORY, ANOTHER])
      await page.request.post(`/api/users/${ada.id}/situations/tell`, { data })
    instance.passDays((Date.now() - wednesday()) / DAY)
    instance.confirmEmail(ada.id)
    await page.goto('/situation-history?show=letters')
    await expect(page.getByRole('heading', { name: /^Your week/ })).toBeVisible()
    await expect(page.getByText(/^My boss presented my idea as his own/)).toBeVisible()
    await lookAt(page, 'letter')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText(/^My boss presented my idea as his own/)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Answer in a line' }).click()
    await page.getByLabel('One line').fill('Half of it.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('You answered: “Half of it.”')).toBeVisible()
    await page.getByRole('button', { name: 'Send it by email on Mondays' }).click()
    await expect(page.getByRole('button', { name: 'Stop sending it by email' })).toBeVisible()

    await page.goto('/profile')
    const box = page.getByRole('checkbox', { name: 'The weekly letter by email' })
    await expect(box).toBeChecked()
    await box.click()
    await expect(box).not.toBeChecked()
    await page.getByText('Your calendar', { exact: true }).click()
    await page.getByRole('button', { name: 'Create a calendar address' }).click()
    const address = await page.getByLabel('Your calendar address').inputValue()
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(200)
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByRole('button', { name: 'Remove it' })).toHaveCount(0)
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(404)
  },
)
