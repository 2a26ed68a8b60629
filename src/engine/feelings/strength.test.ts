import { describe, expect, it } from 'vitest'
import stated from '../../../test/feelings/stated.json' with { type: 'json' }
import sentences from '../../../test/feelings/strength.json' with { type: 'json' }
import { readStated } from './stated.ts'
import { readStrength, strengthFrom } from './strength.ts'

describe('how strong it is', () => {
  it('takes a second scan for no moment that passed', () => {
    const read = (text: string) => JSON.stringify(readStrength(text))
    for (const what of ['scan', 'interview', 'opinion', 'appointment', 'Christmas alone'])
      expect(read(`She has to go back for a second ${what}.`)).toBe(
        read(`She has to go back for another ${what}.`),
      )
    expect(read('For a second I was angry.')).not.toBe(read('I was angry.'))
    expect(read('For a second my heart stopped.')).toMatch(/for a second/i)
    expect(read('I was angry for a second.')).not.toBe(read('I was angry.'))
  })

  it.each(['I feel like dirt.', 'I hate myself for it.', 'I sat on the stairs.'])(
    'hears how much it is from “%s”',
    (text) => expect(readStrength(text).cues).toHaveLength(1),
  )

  it('takes a parent who opens a sentence for the writer’s own', () => {
    const leastOf = (text: string) => readStrength(text).events.map(({ least }) => least)
    expect(leastOf('Mum died on Sunday.')).toEqual(leastOf('My mum died on Sunday.'))
    expect(leastOf('Her mum died on Sunday.')).toEqual([])
  })

  it('takes nothing off a death of years ago that is felt every day', () => {
    const leastOf = (text: string) => readStrength(text).events.map(({ least }) => least)
    const [fresh] = leastOf('My dad died.')
    const [old] = leastOf('My dad died ten years ago.')
    expect(old).toBeLessThan(fresh!)
    expect(leastOf('My dad died ten years ago. I still cry every day.')).toEqual([fresh])
  })

  it.each(sentences)('$text: $rule', (wanted) => {
    const all = readStated(wanted.text).feelings
    const said = all.find(({ word }) => word === wanted.stated)
    expect(said?.word).toBe(wanted.stated)
    const equation = { power: wanted.attachment, shift: wanted.shift, confidence: 'high' } as const
    const category = wanted.side === 'pleasant' ? 'happiness' : 'sadness'
    const felt = { category, equation, ...(said && { stated: said }) } as const
    const { strength, because } = strengthFrom(readStrength(wanted.text), felt, all)
    expect(strength, because).toBe(wanted.rule)
  })

  it.each(stated.filter(({ feelings }) => feelings.length > 0))(
    'without a map: $text',
    ({ text, feelings }) => {
      const all = readStated(text).feelings
      const read = readStrength(text)
      for (const { word, strength: range } of feelings) {
        const said = all.find((it) => it.word === word)!
        const { strength, because } = strengthFrom(
          read,
          { category: said.group, stated: said, equation: null },
          all,
        )
        expect(strength, because).toBeGreaterThanOrEqual(range[0]!)
        expect(strength, because).toBeLessThanOrEqual(range[1]!)
      }
    },
  )
})
