// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import createLucideIcon from './lucide-icon.ts'

afterEach(cleanup)

const Ours = createLucideIcon([
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
])

function drawn(icon: ReactNode) {
  const svg = render(icon).container.querySelector('svg')!
  const attributes = Object.fromEntries([...svg.attributes].map((it) => [it.name, it.value]))
  // A page knows what an svg is, and no style asks for one icon by its name.
  const { xmlns: _, ...seen } = attributes
  const classes = [...svg.classList].filter((name) => name !== 'lucide-x')
  return { ...seen, class: classes.join(' '), shapes: svg.innerHTML }
}

it('draws an icon as its library does', () => {
  expect(drawn(<Ours />)).toEqual(drawn(<X />))
  expect(drawn(<Ours className="big" size={32} strokeWidth={1.5} />)).toEqual(
    drawn(<X className="big" size={32} strokeWidth={1.5} />),
  )
  expect(drawn(<Ours />)).toMatchObject({ 'aria-hidden': 'true' })
})
