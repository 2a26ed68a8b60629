import { expect, it } from 'vitest'
import {
  diedLongAgo,
  speaksOfDeath,
  speaksOfDeathOrHarm,
  speaksOfGrief,
  speaksOfHarm,
} from './death-and-harm.ts'

it.each([
  'My grandmother died on Tuesday, and I was not there.',
  'My phone died and then my grandmother died.',
  'We buried Dad last week.',
  'I had a miscarriage in March.',
  'It is three years since my son passed away.',
  'He passed in March, before the summer ticket.',
  'We put flowers on her grave today.',
  'My mother has been gone six years and she still looks after me.',
  'He would have been thirty today.',
  'Today would have been her birthday.',
  'Her last breath was at four in the morning.',
  'We lost our baby at nine weeks.',
  'My late husband planted this tree.',
  'A boy from my class was killed in an accident.',
  'My uncle took his own life in spring.',
  'My sister and her husband died last year.',
  'My husband, whose mother died on Monday, has not said a word.',
  'Her mother died this morning and I am driving over.',
  "My brother's son died two years ago.",
  'I met her whose husband died, and then my own father died.',
  'I was widowed at thirty, years ago.',
  'I am a widow and it is Sunday.',
])('is a death: %s', (text) => expect(speaksOfDeath(text)).toBe(true))

it.each([
  'Jonas forgot to water the roses and they died. I am sad about the roses.',
  'My phone died on the way and I missed her call.',
  'I buried the lede again and we laughed until late.',
  'I am buried in work.',
  'She still remembers her birthday from when she was four.',
  'He would have been thirty when the war ended.',
  'I was killed in the game again.',
  'I died of embarrassment.',
  'I nearly died laughing.',
  'The applause died down.',
  'He passed on the message.',
  'She passed in maths and I cried.',
  'We slipped away from the party before midnight.',
  'Three weeks after my mother visited us, the parcel came.',
  'It is two years since the accident and I walk again.',
  'Good grief, what a week.',
  'We lost one match and won the rest.',
  'I was dead tired.',
  'My neighbour, who lost her son in 2011, brought me a cake.',
  'The widow from downstairs lent me her drill.',
  'She had it in the wrong column, that is all, nobody died.',
])('is no death: %s', (text) => expect(speaksOfDeath(text)).toBe(false))

it.each([
  'He pulled a knife on me.',
  'I have a restraining order against him.',
  'I am afraid of him.',
  'I was mugged in the park.',
  'My husband hit me again last night.',
  'My stepfather beat me when I was small, and today he called.',
  'A man groped me on the train and nobody said a word.',
  'I was raped two years ago and he is back in town.',
  'My ex keeps stalking me.',
  'He threatened me in the kitchen.',
  'She was abusive for years and I only see it now.',
  'They assaulted my brother after the match.',
  'My uncle touched me and I said no.',
  'I said no and he kept going.',
  'He grabbed me by the arm and shoved me against the door.',
  'A stranger followed me home from the station.',
  'He kicked my daughter in the stairwell.',
  'The chef came in behind me and slid his hand under my apron.',
  'He stood in the lift and breathed on my neck.',
])('is harm: %s', (text) => expect(speaksOfHarm(text)).toBe(true))

it.each([
  'He beat the eggs for the cake.',
  'The song hit number one.',
  'I said no to the job.',
  'He said no to my offer.',
  'It hit me that I have been here for ten years.',
  'He beat me at chess again.',
  'She beat me by two seconds and hugged me.',
  'They kicked me out of the group chat.',
  'My coach pushed me to apply.',
  'My boss presented my idea as his own.',
  'We broke up and I cried all night.',
  'My sister forgot my birthday.',
  'I cut the bread with a knife and my thumb along with it.',
  'She followed me on Instagram.',
  'His words touched me.',
  'She put her hand on my shoulder.',
])('is no harm: %s', (text) => expect(speaksOfHarm(text)).toBe(false))

it('speaks of either where it speaks of one of them', () => {
  expect(speaksOfDeathOrHarm('My grandmother died.')).toBe(true)
  expect(speaksOfDeathOrHarm('He hit me.')).toBe(true)
  expect(speaksOfDeathOrHarm('The train was late.')).toBe(false)
})

it.each([
  ['Put her cup out this morning. Jean has been gone since August.', true],
  ['My father died three years ago. I found his watch today.', true],
  ['Dad died in October.', false],
  ['My father died on Tuesday. My mother died years ago.', false],
  ['He died this morning, after two months in hospital.', false],
  ['Nobody came to the party.', false],
])('a death that lies weeks back in November: %s', (text, isOld) => {
  expect(diedLongAgo(text, Date.UTC(2026, 10, 17))).toBe(isOld)
})

it.each([
  ['November', Date.UTC(2026, 10, 17), false],
  ['January', Date.UTC(2027, 0, 17), true],
])('a death in October, told in %s', (_, toldAt, isOld) => {
  expect(diedLongAgo('My dad died in October.', toldAt)).toBe(isOld)
})

it('takes a year for when it was, not for a grief of today', () => {
  const jacek = 'He called me Jacek. Jacek is my uncle, he died in 2009.'
  expect([speaksOfDeath(jacek), speaksOfGrief(jacek)]).toEqual([true, false])
  expect(speaksOfGrief('Dad died on Monday. His brother died in 2009.')).toBe(true)
})
