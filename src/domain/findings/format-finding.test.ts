import { expect, it } from 'vitest'
import { formatEased, formatWeighsLess, formatWhereItStands } from './format-finding.ts'

const NUMBERS = { before: 6, now: 3, beforeTimes: 14, nowTimes: 9 } as const
const EASED = { kind: 'eased', key: 'k', since: '', ...NUMBERS } as const

it('says of what it was, in the person’s own numbers', () => {
  const said = (part: string | null, emotion: 'worry' | null) =>
    formatEased({ ...EASED, part, emotion }, 'May 4')
  const rest = '(14 times). Since May 4 you’ve said 3 (9 times).'
  expect(said('Mother', null)).toBe(`You used to say 6 about Mother ${rest}`)
  expect(said(null, 'worry')).toBe(`You used to say 6 for worry ${rest}`)
  expect(said(null, null)).toBe(`You used to say 6 for it ${rest}`)
  expect(formatWeighsLess({ before: 7, now: 4, beforeTimes: 9, nowTimes: 6 })).toBe(
    'It’s getting lighter. You used to say 7 (9 times), and now you say 4 (6 times). Nothing else has changed as much.',
  )
})

it('says where something stands on the map', () => {
  expect(formatWhereItStands('the garden', 0.2)).toBe(
    'The garden is at the edge of your map (0.2).',
  )
  expect(formatWhereItStands('the garden', 0.4)).toBe('The garden is far out on your map (0.4).')
})
