/**
 * To end it with somebody, a contract or a call is everyday life, and a relationship or a battery can be dead. "I want to
 * end it" alone, or beside any word of dying, is danger. Both are read by the whole engine.
 */
import { beforeAll, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { Engine } from '../engine.ts'

let engine: Engine
beforeAll(async () => {
  engine = await embeddedEngine()
})

const LEAVING = [
  'In the film the son is not breathing and I cried.',
  'He is not breathing down my neck any more.',
  'I want to end it with Mark. The relationship is dead.',
  'I want to end it with Mark, our relationship is dead.',
  'I want to end it with my boyfriend and I feel guilty already.',
  'I have to end it with him before the wedding invitations go out.',
  'I am going to end it with her on Friday.',
  'We should end it, this marriage is over and we both know it.',
  'I want to end this relationship because he keeps lying.',
  'I decided to end the contract with my phone company.',
  'I want to end my contract at the gym and they will not let me.',
  'I need to end this call, she has been talking for two hours.',
  'I wanted to end the meeting, but nobody listened to me.',
  'I am going to end the lease in March.',
  'I want to end our friendship, it feels dead.',
  'I keep thinking about ending it with Tom.',
  'I thought about ending things with my therapist because we get nowhere.',
  'The battery is dead and I want to go home.',
  'My phone was dead, so I could not end the call properly.',
  'We live in a dead end street and I want to move.',
  'My job is a dead end and I want to quit.',
  'The car is dead again and I cannot take it anymore, the garage wants 900 euros.',
  'The party was dead, so we went home.',
  'My love for him is dead. I want to end it kindly.',
  'I finally want to end the subscription, it renews every month.',
  'I want to end the project because the client stopped paying.',
  'My plants are dead and my flatmate laughed at me.',
  'I want to end it with Anna. I no longer love her.',
  'Something between us is dead and I want to end it with her.',
  'I want to end it with Paul tonight and rehearse the words in the car.',
  'i want to end it with mark. the relationship is dead',
  'I am ending it with Sophie this weekend and my stomach hurts.',
  'Should I end things with my girlfriend? The spark is dead.',
  'I ended it with my ex by text and now I am ashamed.',
  'My partnership with Jo is dead, I want to end the contract.',
  'I want to end it with Dmitri, he never listens.',
  'Mum thinks I should end it with him. I think so too.',
  'The engagement is dead. My parents already paid for the hall.',
  'I want to end the lesson early because the class is dead on Fridays.',
  'I will end it with her over dinner, like adults.',
  'The line went dead in the middle of our quarrel.',
  'I want to end the loan contract with my bank before winter.',
  'My camera battery died at the wedding and I wanted to cry.',
  'The street is dead at night and I feel lonely there.',
  'I had to end the call with my mother because she shouted.',
  'Our affair was dead before it began. I want to end it with him now.',
  'The conversation was dead and I wanted to end the evening.',
  'I am thinking of ending it with my fiancé, three months before the wedding.',
  'I want to end my membership, the club is dead.',
]

const DANGER = [
  'I want to end it with her shotgun.',
  'I want to end it with her old sleeping tablets.',
  'I want to end it with him in the car, straight into a wall.',
  'I want to end it with my friend Tom’s gun.',
  'I want to end it with Jack Daniels and all my pills.',
  'I want to end it with him and me both gone.',
  'I want to end it with Mark in my arms.',
  'I want to end it with grace and no pain.',
  'I am going to end it with her in the passenger seat.',
  'I want to end it in person, on the tracks.',
  'My business is dead and I want to end it.',
  'This is the last thing I will write on this planet.',
  'This is the last thing I write about it before I go for good.',
  'My son Tom is not breathing.',
  'My baby stopped breathing.',
  'I want to end it.',
  'I just want to end it.',
  'I want to end it tonight.',
  'I want to end it all.',
  'I am going to end it. I cannot do this anymore.',
  'I want to end it with pills.',
  'I want to end it with a rope.',
  'I want to end it with the pills I saved.',
  'I want to end it with Mark dead beside me.',
  'I want to end it with Mark. I want to die.',
  'Since Mark left I want to end it.',
  'The relationship is dead and I want to die too.',
  'My marriage is dead and I wish I was dead.',
  'I want to end it with one jump.',
  'My phone is dead and I am going to end it.',
  'I want to end it. The relationship is dead and so am I.',
  'I am going to end it with a bullet.',
  'I ended it with Mark and now I want to kill myself.',
  'I want to end things, I have the pills here.',
  'I keep thinking about ending it.',
  'I want to end my life because the relationship is dead.',
  'I will end it tonight, nobody will miss me.',
  'I want to end the pain and never wake up.',
  'I want to end it with Mark and then end my life.',
  'The contract is over and I want to end everything, I do not want to live.',
  'I am dead inside and I want to end it.',
  'Everyone would be happier if I was dead. I want to end it with dignity.',
  'I want to end it with the car against a tree.',
  'I want to end it with my razor.',
  'I want to end this suffering, I have written the letters.',
  'i want to end it. mark is gone',
  'I am ending it this weekend.',
  'I keep thinking of ending it with pills.',
  'I will end it with her insulin.',
  'Mark ended it with me and I want to end it too.',
  'The spark is dead and I do not want to live anymore.',
  'I want to end it with my car on the motorway.',
  'My marriage is dead and I have been thinking about jumping off the bridge.',
  'I want to end it with him gone there is no point in living.',
  'I have the pills. I want to end it with them.',
  'I ended it with Mark. I cannot go on living.',
  'I want to end it and I know how.',
  'Our love is dead and so am I, I want to end it tonight.',
  'I want to end things for good, I wrote the note.',
  'I want to end it with Mark and then hang myself.',
  'She said the relationship is dead, so I will kill myself.',
  'I want to end it with Xanax.',
  'The relationship is dead. I want to end it all.',
  'I want to end it with my belt.',
  'Everything between us is dead and I want to be dead.',
]

it.each(LEAVING)('raises no panel: %s', async (text) => {
  expect((await engine.detect([text])).isCrisis).toBe(false)
})

it.each(DANGER)('hides no danger: %s', async (text) => {
  expect((await engine.detect([text])).isCrisis).toBe(true)
})

it.each(DANGER)('lends no words to danger beside it: %s', async (text) => {
  const both = `I want to end it with Mark. ${text} The relationship is dead.`
  expect((await engine.detect([both])).isCrisis).toBe(true)
})
