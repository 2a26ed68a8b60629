/** What only sounds like danger raises no panel; the same words with danger in them do, in the whole engine. */
import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import { isEveryday } from './crisis.ts'

let engine: Engine
beforeAll(async () => {
  engine = await embeddedEngine()
})

const EVERYDAY = [
  'I made his favourite dish, and I put too little salt on purpose.',
  'I came home late on purpose so that I need not eat with them.',
  'I wrote a goodbye letter to my students before the summer.',
  'I wrote a goodbye letter to my students because I am changing schools.',
  'She takes her pills every evening and then we watch the news.',
  'My grandmother took all her pills this morning like a good girl.',
  'The pain in my back is killing me and the doctor has no time.',
  'My feet are killing me after the wedding.',
  'We wrote goodbye cards for the colleague who moves to Spain.',
  'I left a goodbye note on the fridge for my au pair.',
  'My sister sent a farewell message to her old team.',
  'He recorded a goodbye video for his football team before the move.',
  'She took a handful of nuts and laughed.',
  'My dad keeps his tablets in a box with the days on it.',
  "I keep my pills in my bag so I don't forget them.",
  'I saved the last tablets for the flight because I get sick.',
  'My son took two paracetamol for his fever and slept.',
  'I counted the pills in the box to see whether they last until Monday.',
  'Mum says her knees are killing her, so we took the lift.',
  'This heat is killing me, I cannot sleep.',
  'The suspense is killing me, they decide on Friday.',
  'Saying goodbye to my class was hard, I cried in the car.',
  'I said my goodbyes to everyone at the office and nobody knew how sad I was.',
  "I gave my old bike away because I won't need it in the new city.",
  'He takes all his pills at once with breakfast, the nurse told him to.',
  'My husband has taken all of his antibiotics and feels better.',
  'I burned my arm on the tray again because I was in a hurry.',
  'My best friend wrote me a goodbye letter when she moved to Canada.',
  'My migraine is killing me, I want this day to end.',
  'I wrote my last letter to the insurance and then I let it go.',
  'My daughter cut herself on the scissors at kindergarten.',
  'I jumped off the pier into the lake and felt free.',
  'I keep my insulin in the fridge door out of reach of the children.',
  'I burned myself on the baking tray again, the cookies were fine.',
]

const DANGER = [
  'I wrote goodbye letters to my kids.',
  'I wrote a goodbye letter to my students and nobody knows what I will do tonight.',
  'I wrote a goodbye letter and put it under my pillow.',
  'My mother took all her pills at once and will not wake up.',
  'The pain is killing me and I want to die.',
  "I left a goodbye note for my family, I can't go on.",
  'My sister sent a goodbye message and does not pick up the phone.',
  'I keep my pills in a box until there are enough.',
  'I counted the pills, there are enough to end it.',
  'I said my goodbyes to everyone and nobody knew it was the last time.',
  "I gave my bike away because I won't need it any more where I'm going.",
  'My brother has taken all of his tablets and the bottle is empty.',
  'My daughter cut herself on purpose again.',
  'My friend posted a suicide note.',
  'I burned my arm on the stove again because I felt numb.',
  'I wrote a goodbye letter to my students. I cannot bear waking up one more day and I know which train.',
  "I keep my pills in my bag so I don't forget them. Everyone would be better off without me.",
  'My back is killing me. I have been thinking about ending my life.',
  'The rent is killing me and nobody would notice if I was gone.',
  "I gave my dog away because we move. I won't be here next year, I made sure of it.",
]

describe('everyday life', () => {
  it.each(EVERYDAY)('raises no panel: %s', async (text) => {
    expect((await engine.detect([text])).isCrisis).toBe(false)
  })

  it.each(DANGER)('hides no danger: %s', async (text) => {
    expect((await engine.detect([text])).isCrisis).toBe(true)
  })

  it.each(DANGER)('lends no words to danger beside it: %s', async (text) => {
    const both = `My feet are killing me. ${text} She takes her pills every evening.`
    expect((await engine.detect([both])).isCrisis).toBe(true)
  })

  it('is told by the sentence itself', () => {
    expect(isEveryday('My back is killing me.')).toBe(true)
    expect(isEveryday('The pain is killing me.')).toBe(false)
    expect(isEveryday('My back is killing me and I do not want to be alive.')).toBe(false)
  })
})
