// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { goAsVisitor, renderScreen } from '#test/render.tsx'
import { SafetyPart } from './help-screen.tsx'

afterEach(cleanup)

it('names whom to write to, where the installation says so, and is where its address leads', async () => {
  const world = await startTestApp({ CONTACT_EMAIL: 'people@example.test' })
  goAsVisitor(world, '/help#safety')
  renderScreen(<SafetyPart />)
  const contact = await screen.findByRole('link', { name: 'people@example.test' })
  expect(contact.getAttribute('href')).toBe('mailto:people@example.test')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Safety' }))
  await world.stop()
})
