// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { goAsVisitor, renderScreen } from '#test/render.tsx'
import { SafetyScreen } from './safety-screen.tsx'

afterEach(cleanup)

it('names whom to write to, where the installation says so, and help in any case', async () => {
  const world = await startTestApp({ CONTACT_EMAIL: 'people@example.test' })
  goAsVisitor(world, '/safety')
  renderScreen(<SafetyScreen />)
  const contact = await screen.findByRole('link', { name: 'people@example.test' })
  expect(contact.getAttribute('href')).toBe('mailto:people@example.test')
  for (const help of screen.getAllByRole('link', { name: 'Get help now' }))
    expect(help.getAttribute('href')).toBe('/help')
  await world.stop()
})
