import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FEELINGS } from '#domain/content/feelings/words.ts'
import { any } from './words.ts'

describe('a list of words', () => {
  const words = any('years, years ago, me')

  it('finds whole words and the longest phrase, whatever their case', () => {
    expect(words.allIn('Years ago. Meant for ME.').map(([found]) => found)).toEqual([
      'Years ago',
      'ME',
    ])
    expect([words.isIn('theme'), words.isIn('to me.')]).toEqual([false, true])
    expect([words.opens('me too'), words.opens('and me'), words.closes('and me')]).toEqual([
      true,
      false,
      true,
    ])
    expect(words.without('to me, years')).toBe('to   ,      ')
  })
})

describe('every list', () => {
  const lists = globSync('src/engine/lexicon/{frames,people,phrases,strength,time}.json').flatMap(
    (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>),
  )
  it.each(lists)('is sorted and holds words and fixed phrases alone: %s', (_, list) => {
    expect(list).toEqual([...new Set(list)].sort())
    expect(list.filter((phrase) => /[|*+?()[\]\\]/.test(phrase))).toEqual([])
  })

  it.each(FEELINGS.map(({ word, forms }) => [word, forms] as const))(
    'has each form of %s once, in order',
    (_, forms) => expect(forms).toEqual([...new Set(forms)].sort()),
  )
})
