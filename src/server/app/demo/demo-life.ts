import { randomUUID } from 'node:crypto'
import { DEMO_CHECK_INS, DEMO_FORECASTS } from '#domain/content/examples/demo/days.ts'
import {
  DEMO_CHANGES,
  DEMO_DAYS,
  DEMO_ITEMS,
  DEMO_NAME,
  DEMO_TIES,
  type DemoItem,
  type DemoName,
} from '#domain/content/examples/demo/map.ts'
import { DEMO_SITUATIONS } from '#domain/content/examples/demo/situations.ts'
import { DEMO_LEFT_ALONE, DEMO_STEPS } from '#domain/content/examples/demo/steps.ts'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { CYCLES } from '#domain/steps/asking.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import { ownerOf } from '#server/base/owner.ts'
import { submitSituation } from '#server/nouns/analyses/analyse-situation.ts'
import { saveCheckIn, writeLine } from '#server/nouns/check-ins/save-check-in.ts'
import { addForecast, answerForecast } from '#server/nouns/forecasts/save-forecast.ts'
import { exportAccount } from '#server/nouns/ownership/export-account.ts'
import { importAccount } from '#server/nouns/ownership/import/import-account.ts'
import { addItem, addRelationship, changeItem } from '#server/nouns/self-map/change-map.ts'
import { declineName, whatComesUp } from '#server/nouns/self-map/comes-up.ts'
import { saveExample } from '#server/nouns/self-map/examples.repository.ts'
import { answerStep, saveStep, weigh } from '#server/nouns/steps/save-step.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { type Account, insertAccount } from '#server/people/account.repository.ts'

const ZONE = 'UTC'

/** An event of the demo life, run with a server whose clock is set to `at`. */
type Event = { at: number; live: (own: OwnServices) => Promise<unknown> }

/** The ids that later events need from earlier ones. */
const createMemory = () => ({
  items: new Map<DemoName, number>(),
  told: new Map<string, { id: number; category: EmotionCategory | undefined }>(),
  steps: new Map<string, number>(),
  forecasts: new Map<string, number>(),
})
type Memory = ReturnType<typeof createMemory>

/** Runs the events of all sixty days in order, so that each one reads the map of its day. */
async function live(own: OwnServices, account: Account): Promise<void> {
  const today = own.now()
  const memory = createMemory()
  for (const { id } of EXAMPLE_ITEMS) await saveExample(own, id, { isHidden: 1 })
  const events = [
    ...mapEvents(memory, today),
    ...toldEvents(account, memory, today),
    ...stepEvents(memory, today),
    ...forecastEvents(memory, today),
    ...checkInEvents(memory, today),
  ]
  for (const { at, live } of events.sort((one, other) => one.at - other.at))
    await live({ ...own, now: () => at })
  // Declines the item offered next: the bakery is already on the map as her work.
  const offered = await whatComesUp(own)
  if (offered) await declineName(own, offered.name)
}

const known = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo's life does not know ${key}.`)
  return value
}

const idOf = (made: object): number => {
  if (!('id' in made) || typeof made.id !== 'number') throw new Error('Nothing was kept.')
  return made.id
}

function mapEvents({ items }: Memory, today: number): Event[] {
  const added = DEMO_ITEMS.map(({ daysAgo, ...item }: DemoItem) => ({
    at: today - (daysAgo ?? DEMO_DAYS) * DAY,
    live: async (own: OwnServices) => items.set(item.name, (await addItem(own, item)).id),
  }))
  const changed = DEMO_CHANGES.map(({ daysAgo, name, attachmentPower }) => ({
    at: today - daysAgo * DAY,
    live: (own: OwnServices) => changeItem(own, known(items, name), { name, attachmentPower }),
  }))
  const tied = DEMO_TIES.map(({ daysAgo, from, to, ...tie }) => ({
    at: today - daysAgo * DAY + HOUR,
    live: (own: OwnServices) => {
      const ends = { sourceItemId: known(items, from), targetItemId: known(items, to) }
      return addRelationship(own, { ...tie, ...ends })
    },
  }))
  return [...added, ...changed, ...tied]
}

/** Varies the hour by index, so that entries don't all have the same time. */
function toldAt(title: string, today: number): number {
  const index = DEMO_SITUATIONS.findIndex((it) => it.title === title)
  const { daysAgo } = DEMO_SITUATIONS[index]!
  return today - daysAgo * DAY - ((index * 5) % 12) * HOUR
}

function toldEvents(account: Account, memory: Memory, today: number): Event[] {
  const person = { ...account, sessionId: null, signedInAt: today, provedAt: today }
  return DEMO_SITUATIONS.map(({ items, title, description }) => ({
    at: toldAt(title, today),
    live: async (own: OwnServices) => {
      const selfMapItemIds = items.map((name) => known(memory.items, name))
      const told = { title, description, selfMapItemIds, proposals: [], ownItems: [] }
      const signal = AbortSignal.timeout(HOUR)
      const { situation, analysis } = await submitSituation(own, person, told, signal)
      const category = analysis?.emotions[0]?.category
      memory.told.set(title, { id: situation.id, category })
    },
  }))
}

function stepEvents({ told, steps }: Memory, today: number): Event[] {
  const taken = DEMO_STEPS.flatMap(({ about, answers, ...step }): Event[] => {
    const at = toldAt(about, today) + HOUR
    const keep = async (own: OwnServices) => {
      const { id, category } = known(told, about)
      if (!category) throw new Error(`The engine found no feeling in "${about}".`)
      steps.set(about, idOf(await saveStep(own, id, { ...step, category })))
    }
    const answered = answers.map((answer, index): Event => {
      const round = index === 0 ? 1 : 2
      return {
        at: at + CYCLES.plan[round].from + 2 * HOUR,
        live: (own) => answerStep(own, known(steps, about), { ...answer, round }),
      }
    })
    return [{ at, live: keep }, ...answered]
  })
  const left = DEMO_LEFT_ALONE.flatMap(({ about, first, later }) =>
    [first, later].map((strength, day) => ({
      at: toldAt(about, today) + HOUR + day * DAY,
      live: (own: OwnServices) => {
        const { id, category = 'sadness' } = known(told, about)
        return weigh(own, id, { strength, category })
      },
    })),
  )
  return [...taken, ...left]
}

function forecastEvents({ items, forecasts }: Memory, today: number): Event[] {
  const powerOf = (name: DemoName) => DEMO_ITEMS.find((it) => it.name === name)!.attachmentPower
  return DEMO_FORECASTS.flatMap(({ daysAgo, dayAgo, item, need, came, ...ahead }): Event[] => {
    const day = today - dayAgo * DAY
    const power = powerOf(item)
    const rest = { needFirst: need, need, powerFirst: power, power }
    const seen = async (own: OwnServices) => {
      const selfMapItemIds = [known(items, item)]
      const wish = { ...ahead, ...rest, selfMapItemIds, day: dayIn(day, ZONE), zone: ZONE }
      forecasts.set(ahead.title, idOf(await addForecast(own, wish)))
    }
    const answer = (own: OwnServices, said: NonNullable<typeof came>) =>
      answerForecast(own, known(forecasts, ahead.title), said)
    return [
      { at: today - daysAgo * DAY, live: seen },
      ...(came ? [{ at: day, live: (own: OwnServices) => answer(own, came) }] : []),
    ]
  })
}

function checkInEvents({ items }: Memory, today: number): Event[] {
  return DEMO_CHECK_INS.map(({ daysAgo, item, line, ...felt }) => ({
    at: today - daysAgo * DAY - 3 * HOUR,
    live: async (own: OwnServices) => {
      const given = { ...felt, itemId: known(items, item), draftId: `demo-day-${daysAgo}` }
      const { id } = await saveCheckIn(own, given)
      if (line) await writeLine(own, id, line)
    },
  }))
}

/** A random address below `.invalid`, so it can neither exist nor be guessed. */
const newEmail = () => `${DEMO_NAME.toLowerCase()}-${randomUUID()}@demo.invalid`

async function addMara({ db, now }: Services): Promise<Account> {
  const email = newEmail()
  const made = await insertAccount(
    db,
    { firstName: DEMO_NAME, email, claimedEmail: email, emailConfirmedAt: now() },
    now(),
  )
  if (!made) throw new Error('There was no room for a visitor of the demo.')
  return made
}

/**
 * Writes the demo life as an export file, lived day by day through the product's rules and engine. Each visitor gets
 * a copy, so visitors don't see each other's text.
 */
export async function writeLife(services: Services): Promise<string> {
  const today = services.now()
  const account = await addMara(services)
  const own = { ...services, owner: ownerOf(account), now: () => today }
  try {
    await live(own, account)
    return JSON.stringify(await exportAccount(own))
  } finally {
    await own.db.deleteFrom('user').where('id', '=', own.owner).execute()
  }
}

/** Creates an account and imports the demo life into it. */
export async function copyLife(services: Services, life: string): Promise<Account> {
  const { db, now } = services
  const account = await addMara(services)
  const own = { ...services, owner: ownerOf(account) }
  await importAccount(own, new TextEncoder().encode(life))
  await db
    .updateTable('user')
    .set({ createdAt: now() - DEMO_DAYS * DAY })
    .where('id', '=', account.id)
    .execute()
  return account
}
