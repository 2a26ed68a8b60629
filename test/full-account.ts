import { randomUUID } from 'node:crypto'
import { type AnalyzedSituation, analyses } from '#contract/analyses.ts'
import { calendar } from '#contract/calendar.ts'
import { consents } from '#contract/consents.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { forecasts } from '#contract/forecasts.ts'
import { journals } from '#contract/journals.ts'
import { letters } from '#contract/letters.ts'
import { patterns } from '#contract/patterns.ts'
import { push } from '#contract/push.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { sentence } from '#contract/sentence.ts'
import { shares } from '#contract/shares.ts'
import { steps } from '#contract/steps.ts'
import { subscription } from '#contract/subscription.ts'
import { tokens } from '#contract/tokens.ts'
import { webhooks } from '#contract/webhooks.ts'
import { words as ownWords } from '#contract/words.ts'
import type { Step } from '#domain/steps/step.ts'
import { addDays, dayIn } from '#domain/values/time-zone.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { saveClaim } from '#server/nouns/analyses/analyses.repository.ts'
import { makeCode } from '#server/nouns/sign-in/sign-in-code.ts'
import { rememberTrial } from '#server/people/used-trial.ts'
import type { TestApp, TestPerson } from './app.ts'
import type { FakeStripe } from './fakes/fake-stripe.ts'
import { dayOne } from './journal-files.ts'

/** `canary` is a word that stands in everything this person wrote, to be looked for afterwards. */
export type FullAccount = TestPerson & { canary: string }

/** Somebody with at least one row in every table that can name a person. */
export async function addFullAccount(world: TestApp, stripe: FakeStripe): Promise<FullAccount> {
  const canary = `canary${randomUUID().slice(0, 8)}`
  const ada = await world.addPerson('Ada', { email: `${canary}@example.test` })
  const userId = ada.id
  const post = async <Thing>(reply: Promise<Response>) => {
    const answer = await reply
    if (answer.status >= 300) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Thing
  }
  const item = (name: string, category = 'people') =>
    post<{ id: number }>(
      world.send(ada, selfMap.add, { userId }, { category, name, attachmentPower: 0.7, angle: 12 }),
    )

  const [friend, hobby, gone] = [
    await item(`${canary} friend`),
    await item(`${canary} chess`, `${canary} hobbies`),
    await item(`${canary} gone`),
  ]
  const description = `${canary} reason`
  const ends = { sourceItemId: friend.id, targetItemId: hobby.id, description }
  await post(world.send(ada, relationships.add, { userId }, ends))
  await post(world.send(ada, selfMap.remove, { id: -2 }))
  await post(world.send(ada, relationships.remove, { id: -1 }))

  const story = {
    title: `${canary} at work`,
    description: `My boss took my idea and sold it as his own, said the ${canary}.`,
    selfMapItemIds: [friend.id, gone.id, -5],
    draftId: `draft-${canary}`,
  }
  const proposals = [{ category: 'people', name: `${canary} neighbour` }]
  const { situation: told } = await post<AnalyzedSituation>(
    world.send(ada, analyses.tell, { userId }, { ...story, proposals }),
  )
  await bringInNotes(world, ada, canary, friend.id)
  await post(world.send(ada, analyses.analyze, { id: told.id }))
  const question = `What did ${canary} hope for?`
  const line = { question, answer: `${canary} hoped` }
  await post(world.send(ada, analyses.answer, { id: told.id }, line))
  const plan = { lever: 'action', category: 'sadness', before: 8 } as const
  const words = { moment: `${canary} comes up again`, action: `ask ${canary} for ten minutes` }
  const step = await post<Step>(world.send(ada, steps.keep, { id: told.id }, { ...plan, ...words }))
  await post(world.send(ada, steps.weigh, { id: told.id }, { strength: 6, category: 'sadness' }))
  await post(
    world.send(
      ada,
      forecasts.add,
      { userId },
      {
        title: `${canary} talk`,
        day: addDays(dayIn(world.clock.now, 'UTC'), 30),
        zone: 'UTC',
        selfMapItemIds: [friend.id],
        wanted: `${canary} yes`,
        feared: `${canary} no`,
        likely: 70,
        note: `${canary} note`,
        needFirst: 8,
        need: 5,
        powerFirst: 0.7,
        power: 0.6,
      },
    ),
  )
  await post(world.send(ada, selfMap.remove, { id: gone.id }))
  await post(world.send(ada, shares.create, {}, { shareType: 'self-map' }))
  const token = { name: `${canary} script`, scopes: ['read' as const], days: 30 }
  await post(world.send(ada, tokens.create, { userId }, token))
  const hook = { address: `https://${canary}.example.com/`, events: ['plan.due' as const] }
  await post(world.send(ada, webhooks.create, { userId }, hook))
  const endpoint = `https://push.example.com/${canary}`
  const browser = { endpoint, kinds: ['plans' as const], zone: 'UTC' }
  await post(world.send(ada, push.add, { userId }, browser))
  await post(world.send(ada, consents.change, { userId }, { mails: true }))
  await post(
    world.send(ada, ownWords.keep, { userId }, { word: `${canary} blue`, category: 'sadness' }),
  )
  await post(world.send(ada, calendar.open, { userId }))
  await post(
    world.send(ada, letters.answer, { userId }, { week: '2026-01-05', line: `${canary} enough` }),
  )

  const loop = { item: `${canary} friend`, itemCategory: 'people', emotion: 'worry' } as const
  await world.send(ada, patterns.rest, { userId }, { ...loop, isResting: true })

  const wish = { tier: 'premium', successUrl: '/', cancelUrl: '/' } as const
  const { checkoutUrl } = await post<{ checkoutUrl: string }>(
    world.send(ada, subscription.checkout, { userId }, wish),
  )
  await stripe.pay(checkoutUrl.split('/').at(-1)!)

  const { db, clock } = world
  await makeCode(world, userId, 'sign_in', { asker: canary, network: canary })
  await addJob(world, 'mail_new_device', { userId, device: canary }, clock.now + 1e9)
  await addJob(
    world,
    'mail_sign_in_code',
    { email: ada.email, firstName: canary, asker: canary, network: canary },
    clock.now + 1e9,
  )
  const claim = { situationId: told.id, token: canary, isCounted: false }
  await saveClaim({ ...world, owner: userId as OwnerId }, claim)
  const common = { userId, createdAt: clock.now }
  await db
    .insertInto('declinedName')
    .values({ ...common, name: `${canary} Mama` })
    .execute()
  const read = { situationId: told.id, shownAt: clock.now, expiresAt: clock.now + 1e9 }
  await db
    .insertInto('shownLine')
    .values({ ...read, userId, kind: 'step', lineKey: 'walk' })
    .execute()
  const ways = { category: 'sadness', wayA: `${canary} walk`, wayB: `${canary} talk` } as const
  const begun = await db
    .insertInto('experiment')
    .values({ ...common, ...ways, block: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('toss')
    .values({
      ...common,
      experimentId: begun.id,
      situationId: told.id,
      arm: 'a',
      before: 7,
      after: 4,
      did: 'a',
      answeredAt: clock.now,
    })
    .execute()
  await db
    .insertInto('rewrittenWish')
    .values({ ...common, wish: `${canary} asked`, line: `${canary} glad` })
    .execute()
  await db
    .insertInto('shownQuestion')
    .values({ userId, questionKey: canary, shownAt: '[]', expiresAt: clock.now + 1e9 })
    .execute()
  await world.sendRaw(ada, hrefOf(sentence.get, { userId }))
  await db
    .insertInto('toldSentence')
    .values({ userId, sentenceKey: canary, shownOn: '2024-01-01', deniedAt: null })
    .execute()
  await db
    .insertInto('letterMail')
    .values({ ...common, zone: 'UTC', mailedWeek: null })
    .execute()
  await db
    .insertInto('followUp')
    .values({
      stepId: step.id,
      userId,
      round: 1,
      outcome: 'done',
      strength: 3,
      note: `${canary} said sorry`,
      answeredAt: clock.now,
    })
    .execute()
  await db
    .insertInto('exercise')
    .values({
      ...common,
      situationId: told.id,
      kind: 'anchor',
      category: 'sadness',
      itemName: `${canary} chess`,
      words: `${canary} matters`,
      hard: `${canary} hard`,
      way: null,
      before: 7,
      after: 5,
    })
    .execute()
  await db
    .insertInto('secondLook')
    .values({
      ...common,
      situationId: told.id,
      category: 'sadness',
      strength: 3,
      expected: `${canary} hoped`,
      seen: `${canary} was late`,
    })
    .execute()
  await db
    .insertInto('providerIdentity')
    .values({ ...common, issuer: 'https://issuer.example', subject: canary })
    .execute()
  await db
    .insertInto('passkey')
    .values({
      ...common,
      credentialId: canary,
      publicKey: canary,
      counter: 0,
      transports: '',
      device: canary,
    })
    .execute()
  await db
    .insertInto('trustedDevice')
    .values({ ...common, tokenHash: canary, expiresAt: clock.now + 1e9 })
    .execute()
  const another = { claimedEmail: `${randomUUID()}@example.test`, trialSince: 0, analysesMade: 0 }
  await rememberTrial(world, another)
  return { ...ada, canary }
}

/** A note of another journal that waits to be analysed. */
async function bringInNotes(world: TestApp, ada: TestPerson, canary: string, itemId: number) {
  const userId = ada.id
  const note = { creationDate: '2024-01-01T10:00:00Z', text: `A note about ${canary}.` }
  const brought = await world.sendRaw(ada, hrefOf(journals.bringIn, { userId }), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: dayOne([note]),
  })
  const { import: made } = await brought.json()
  const wish = { importId: made.id, selfMapItemIds: [itemId] }
  await world.send(ada, journals.analyse, { userId }, wish)
}
