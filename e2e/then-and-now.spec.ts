import { bringIn } from './analysed-life.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('an old text is read again before anything of its reading arrives', async ({
  page,
  person,
}) => {
  await bringIn(page.request, person.id)
  const answers: Promise<string>[] = []
  page.on('response', (reply) => {
    const kind = reply.headers()['content-type'] ?? ''
    if (/json|html|event-stream/.test(kind)) answers.push(reply.text().catch(() => ''))
  })
  await page.goto('/premium-analytics?show=then')
  await expect(page.getByText('Something happened that day.')).toBeVisible()
  await lookAt(page, 'then-and-now-blind')
  // What keeps the device up to date begins once nobody presses anything.
  await page.waitForFunction(() => performance.now() > 12_000)
  const given = (await Promise.all(answers)).join('\n')
  expect(given).toContain('Something happened that day.')
  for (const hidden of ['Something you care about was touched.', 'a feeling', '"intensity"'])
    expect(given).not.toContain(hidden)

  await page.getByLabel('What do you see in it today?').fill('A misunderstanding.')
  await page.getByLabel('What would you have wanted?').fill('I wanted a word.')
  await page.getByText('Shame', { exact: true }).click()
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await page.getByRole('button', { name: 'Show me both' }).click()
  await expect(page.getByText(/^Then \w+, \d+\. Today shame, 3\.$/)).toBeVisible()
  await expect(page.getByText('A misunderstanding.')).toBeVisible()
  await lookAt(page, 'then-and-now-both')
  await page.getByRole('link', { name: 'Back to Analytics' }).click()
  await expect(page.getByRole('heading', { name: 'Then and now' })).toBeVisible()
})
