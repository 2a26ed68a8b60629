import { describe, expect, it } from 'vitest'
import { EMOTION_CATEGORIES, isPleasant } from '#domain/emotion/emotion.ts'
import { FAMILIES } from '../library/families.ts'
import { anyFamily } from '../library/families-any.ts'
import { KINDS } from '../library/kinds.ts'
import { familyOf } from './family.ts'

describe('families of events', () => {
  it('are made of kinds that may bring their feelings', () => {
    for (const { id, kinds, feelings } of FAMILIES)
      for (const kind of kinds) {
        const brings = KINDS[kind]?.feelings ?? []
        const isOneSide = brings.some((feeling) => isPleasant(feeling) === isPleasant(feelings[0]!))
        expect(isOneSide, `${kind} in ${id}`).toBe(true)
      }
  })

  it('have at least two ways to say what was wanted, and why', () => {
    for (const { id, wanted, sense, questions, steps } of FAMILIES)
      for (const texts of [wanted, sense, questions, steps])
        expect(texts.length, id).toBeGreaterThanOrEqual(2)
  })

  it('are told by what the likely kinds share', () => {
    expect(familyOf({ event: { kindness: 0.3, gift: 0.3, fun: 0.2 } }, 'happiness').id).toBe(
      'kindness',
    )
    expect(
      familyOf({ subKind: { 'love/small-moment': 0.7, 'gift/wished': 0.2 } }, 'happiness').id,
    ).toBe('nearness')
  })

  it('hear the kind that the person named', () => {
    expect(familyOf({ event: { fun: 0.9 } }, 'happiness', 'relief').id).toBe('relief')
  })

  it('give way to what is true of the feeling where none is clear', () => {
    expect(familyOf({ event: { kindness: 0.3, relief: 0.3, fun: 0.3 } }, 'happiness').id).toBe(
      anyFamily('happiness').id,
    )
    for (const category of EMOTION_CATEGORIES)
      expect(familyOf({}, category).id).toBe(anyFamily(category).id)
  })

  it('do not count kinds of the other side', () => {
    expect(familyOf({ event: { death: 0.8, kindness: 0.1 } }, 'happiness').id).toBe('kindness')
  })
})
