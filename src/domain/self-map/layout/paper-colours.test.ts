import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAPER, PAPER_CATEGORIES, PAPER_LINES } from './paper-colours.ts'

it('are the colours of the light theme', () => {
  const light = readFileSync('src/web/ui/tokens.css', 'utf8').split('[data-theme')[0]!
  const token = (name: string) => new RegExp(`--${name}: (#\\w+)`).exec(light)?.[1]
  for (const [name, { line, soft }] of Object.entries(PAPER_CATEGORIES))
    expect([token(`cat-${name}-line`), token(`cat-${name}-soft`)]).toEqual([line, soft])
  for (const [name, line] of Object.entries(PAPER_LINES)) expect(token(`rel-${name}`)).toBe(line)
  expect([token('ink'), token('border'), token('primary'), token('on-primary')]).toEqual([
    PAPER.ink,
    PAPER.ring,
    PAPER.self,
    PAPER.onSelf,
  ])
})
