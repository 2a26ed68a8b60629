import { expect, it } from 'vitest'
import { named, unreleased, whyNotYet } from '../scripts/release/changes.mjs'

const list = (next: string) => `# What changed\n\n${next}## 0.1.0\n\n- The first one.\n`

it('refuses a release while something stands under "Next"', () => {
  const open = list('## Next\n\n- Something new.\n\n')
  expect(unreleased(open)).toBe('- Something new.')
  expect(whyNotYet(open, '0.1.0')).toContain('"Next"')
  const ready = named(open, '0.2.0')
  expect(whyNotYet(ready, '0.2.0')).toBeNull()
  expect(unreleased(ready)).toBe('')
})

it('refuses a version nobody described, and takes an empty "Next"', () => {
  expect(whyNotYet(list(''), '0.2.0')).toContain('0.2.0')
  expect(whyNotYet(list('## Next\n\n'), '0.1.0')).toBeNull()
})
