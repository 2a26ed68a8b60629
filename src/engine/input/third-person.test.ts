import { describe, expect, it } from 'vitest'
import { toThirdPerson } from './third-person.ts'

const PAIRS: readonly [said: string, told: string][] = [
  ['You care about fairness.', 'They care about fairness.'],
  ['It matters to you.', 'It matters to them.'],
  ['It hurts you that nobody asked.', 'It hurts them that nobody asked.'],
  ['What you value may be at risk.', 'What they value may be at risk.'],
  ['Your own part in it is yours.', 'Their own part in it is theirs.'],
  [
    'You see yourself as less than you want to be.',
    'They see themselves as less than they want to be.',
  ],
  [
    'Some of it lets you stay close to the people around you.',
    'Some of it lets them stay close to the people around them.',
  ],
  ['You’re tired, and you’ve told nobody.', 'They’re tired, and they’ve told nobody.'],
  [
    'This is the person you most wanted to see you happy.',
    'This is the person they most wanted to see them happy.',
  ],
  [
    'It is on its way to you, and you can see it coming.',
    'It is on its way to them, and they can see it coming.',
  ],
  ['Nobody told you so.', 'Nobody told them so.'],
  ['The people who love you look away.', 'The people who love them look away.'],
  [
    'You put it as “you never listen”, and you meant it.',
    'They put it as “you never listen”, and they meant it.',
  ],
  ['Young people pay for their youth.', 'Young people pay for their youth.'],
]

describe('what is said to a person, told to others', () => {
  it.each(PAIRS)('%s', (said, told) => expect(toThirdPerson(said)).toBe(told))
})
