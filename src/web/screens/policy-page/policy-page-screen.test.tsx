// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAsVisitor, renderScreen } from '#test/render.tsx'
import { ApiScreen } from '#web/screens/api/api-screen.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { PrivacyScreen, TermsScreen } from './policy-page-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ CONTACT_EMAIL: 'people@example.test' })
})
afterEach(cleanup)
afterAll(() => world.stop())

it('shows what the instance says about privacy', async () => {
  goAsVisitor(world, '/privacy')
  renderScreen(<PrivacyScreen />)
  await screen.findByRole('heading', { level: 2, name: 'What we store' })
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'profile' }).getAttribute('href')).toBe('/profile')
  const contact = screen.getByRole('link', { name: 'people@example.test' })
  expect(contact.getAttribute('href')).toBe('mailto:people@example.test')
})

it('draws the terms as a list', async () => {
  goAsVisitor(world, '/terms')
  renderScreen(<TermsScreen />)
  await screen.findByRole('heading', { level: 2, name: 'Who to ask' })
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(6)
  expect(screen.queryByText(/ - \*?\*?What it is/)).toBeNull()
})

it('says below the terms whose work it is made of', async () => {
  goAsVisitor(world, '/terms')
  renderScreen(<TermsScreen />)
  const part = within(await screen.findByRole('region', { name: 'What this is made of' }))
  const source = part.getByRole('link', { name: 'GoEmotions' })
  expect(source.closest('li')?.textContent).toContain('Demszky')
  expect(part.getAllByRole('link', { name: 'CC-BY-4.0' })[0]?.getAttribute('href')).toBe(
    'https://spdx.org/licenses/CC-BY-4.0.html',
  )
})

it('draws an operator’s words, and nothing that could run', () => {
  render(
    <MarkedText
      text={
        '# Rules\nBe **kind** to [others](https://example.test/others).\n\n* one\n* two\n\n### Small\n[press](javascript:alert(1)) <b>x</b> [away](//evil.test)'
      }
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Rules' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Small' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['one', 'two'])
  expect(screen.getByText('kind').tagName).toBe('STRONG')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['https://example.test/others'])
  expect(screen.getByText(/<b>x<\/b>/)).toBeTruthy()
})

it('reads the API’s description out', async () => {
  goAsVisitor(world, '/api')
  renderScreen(<ApiScreen />)
  const card = (await screen.findByRole('heading', { name: 'Self map' })).closest('section')
  const calls = within(card ?? document.body)
  expect(calls.getAllByText('/api/users/{userId}/self-map').length).toBeGreaterThan(1)
  expect(calls.getAllByText(/attachmentPower: number/).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: /OpenAPI/ }).getAttribute('href')).toBe(
    '/api/openapi.json',
  )
})
