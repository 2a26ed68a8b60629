import { expect, it } from 'vitest'
import { isTender } from './tender.ts'

it.each([
  'My grandmother died on Tuesday, and I was not there.',
  'We buried Dad last week.',
  'I had a miscarriage in March.',
  'It is three years since my son passed away.',
  'We put flowers at her grave today.',
  'My husband hit me again last night.',
  'My stepfather beat me when I was small, and today he called.',
  'A man groped me on the train and nobody said a word.',
  'I was raped two years ago and he is back in town.',
  'My ex keeps stalking me.',
  'He threatened me in the kitchen.',
  'I was mugged on the way home.',
  'She was abusive for years and I only see it now.',
  'They assaulted my brother after the match.',
  'My uncle touched me and I said no.',
])('is careful with: %s', (text) => expect(isTender(text)).toBe(true))

it.each([
  'My phone died on the way and I missed her call.',
  'It hit me that I have been here for ten years.',
  'He beat me at chess again.',
  'My boss presented my idea as his own.',
  'We broke up and I cried all night.',
  'My sister forgot my birthday.',
])('and not with: %s', (text) => expect(isTender(text)).toBe(false))
