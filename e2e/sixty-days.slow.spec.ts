import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { overDays } from './over-days.ts'
import type { OwnServer } from './own-server.ts'
import { analyse, REVIEW } from './situations.ts'

const due = (page: Page) => page.getByRole('region', { name: 'Something you planned' })
/** Pictures are taken, and axe is asked, where somebody looks. */
const look = async (page: Page, name: string) => process.env.LOOK_AT && lookAt(page, name)

type Ada = { request: APIRequestContext; id: number; instance: OwnServer }

async function sent<Thing>({ request }: Ada, method: 'POST' | 'PUT', path: string, data: object) {
  const reply = await request.fetch(path, { method, data })
  expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true)
  return (await reply.json()) as Thing
}

const addItem = (ada: Ada, name: string, category: string) =>
  sent<{ id: number }>(ada, 'POST', `/api/users/${ada.id}/self-map`, {
    name,
    category,
    attachmentPower: 0.9,
  })

/** Something that touches one part, with the reading put right: a worry that stays open, or a joy. */
async function live(ada: Ada, itemId: number, isWorry: boolean): Promise<number> {
  const told = isWorry
    ? {
        title: 'The lease again',
        description:
          'I am worried that my bakery will lose its lease next month. The landlord may not renew it.',
      }
    : {
        title: 'An evening outside',
        description: 'I sat in the garden all evening. The beans are up, and I was happy there.',
      }
  const { id } = await sent<{ id: number }>(ada, 'POST', `/api/users/${ada.id}/situations`, {
    ...told,
    selfMapItemIds: [itemId],
  })
  const made = await sent<{ id: number }>(ada, 'POST', `/api/situations/${id}/analyze`, {})
  const variables = isWorry
    ? { shift: -0.8, accepted: false, time: 'future', source: 'outside' }
    : { shift: 0.6, accepted: true, time: 'now', source: 'own' }
  await sent(ada, 'PUT', `/api/analyses/${made.id}/equations`, {
    equations: [{ itemId, power: 0.9, perspective: 'self', confidence: 'high', ...variables }],
  })
  return id
}

/** Checking what one saw helps this person; doing something about it does not. */
async function tryStep(ada: Ada, id: number, isHelpful: boolean): Promise<void> {
  const step = await sent<{ id: number }>(ada, 'POST', `/api/situations/${id}/step`, {
    lever: isHelpful ? 'perception' : 'action',
    category: 'worry',
    before: 8,
    moment: 'I open the shop',
    action: 'read the letter once more',
  })
  ada.instance.passDays(1.1)
  const answer = { round: 1, outcome: 'done', strength: isHelpful ? 3 : 8 }
  await sent(ada, 'POST', `/api/steps/${step.id}/follow-ups`, answer)
}

overDays('sixty days, from the first situation to what helps', async ({ page, ada, instance }) => {
  await analyse(page, REVIEW)
  const plan = page.locator('.step-plan')
  await plan.getByRole('button', { name: 'Save this step' }).click()
  await expect(plan.getByText('We’ll ask how it went tomorrow, and again in a week.')).toBeVisible()
  await plan.getByRole('button', { name: '8', exact: true }).click()
  await expect(plan.getByText(/: 8 of 10 then\./)).toBeVisible()
  await page.goto('/premium-analytics')
  await expect(page.getByText('You’ll see yours once you’ve analyzed 3 situations')).toBeVisible()

  for (const [days, strength] of [
    [1.1, 6],
    [6.9, 4],
  ] as const) {
    instance.passDays(days)
    await page.goto('/dashboard')
    await due(page).getByRole('button', { name: 'Done', exact: true }).click()
    await due(page)
      .getByRole('radio', { name: String(strength), exact: true })
      .check()
    await due(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(due(page).getByRole('heading')).toHaveText(`It went from 8 to ${strength}.`)
  }

  const life: Ada = { request: page.request, id: ada.id, instance }
  const bakery = await addItem(life, 'My bakery', 'Work')
  const garden = await addItem(life, 'The garden', 'Hobbies')
  await addItem(life, 'Mira', 'people')
  for (let n = 0; n < 12; n += 1) {
    await tryStep(life, await live(life, bakery.id, true), n % 2 === 0)
    instance.passDays(3.2)
    await live(life, garden.id, false)
  }

  await page.goto('/premium-analytics')
  const pattern = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'When My bakery is involved, worry tends to come up.' }),
  })
  await expect(pattern).toContainText('12 of 12')
  const loop = page.getByRole('region', { name: /^This has come up .* and isn’t settled\.$/ })
  await expect(loop).toContainText('Someone close to you who isn’t part of this: Mira.')
  await look(page, 'patterns')
  await pattern.getByRole('button', { name: /^With it, worry in 12 of 12/ }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'The lease again' })).toHaveCount(
    12,
  )
  await look(page, 'patterns-behind')
  await page.keyboard.press('Escape')
  await loop.getByRole('button', { name: /^Hide it for two weeks/ }).click()
  await expect(loop).toHaveCount(0)
  instance.passDays(13)
  await page.reload()
  await expect(pattern).toBeVisible()
  await expect(loop).toHaveCount(0)

  await page.goto('/dashboard')
  await page.goto('/what-helps-me')
  await expect(page.locator('.helps-sentence')).toHaveText(
    /^Checking what you saw helps you most: lighter/,
  )
  await page.getByRole('button', { name: '6 of 6' }).first().click()
  await expect(page.getByRole('link', { name: 'The lease again' }).first()).toBeVisible()
  await look(page, 'sixty-days-helps')
})
