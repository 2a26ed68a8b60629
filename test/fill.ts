/** Lives and people by the thousand, written straight into the tables. */

import { sql } from 'kysely'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { EMOTION_CATEGORIES, LADDERS } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { chanceFrom } from '#test/random-map.ts'

const AT_ONCE = 500
/** About what a real analysis weighs: reading past it is part of the work. */
const FINDINGS = JSON.stringify({
  engine: 'embedded',
  reading: 'x'.repeat(5000),
  emotions: [],
  perceptions: [],
  expectations: [],
  recommendations: [],
  questions: [],
  equations: [],
} satisfies Findings)

/** A life of `count` analysed situations, each with a step that was taken, over a year and a half, written straight into the tables. */
export async function fillAnalyses(
  db: Database,
  userId: number,
  count: number,
  firstId: number,
  now: number,
): Promise<void> {
  const chance = chanceFrom(count)
  const moments = Array.from({ length: count }, () =>
    Math.floor(now - chance.share() ** 1.4 * 540 * DAY),
  ).sort((one, other) => one - other)
  for (let from = 0; from < count; from += AT_ONCE) {
    const told = moments
      .slice(from, from + AT_ONCE)
      .map((createdAt, n) => ({ id: firstId + from + n, createdAt }))
    await db
      .insertInto('situation')
      .values(
        told.map((one) => ({
          ...one,
          happenedAt: one.createdAt,
          userId,
          title: 'A day',
          description: '',
          searchText: '',
        })),
      )
      .execute()
    await db
      .insertInto('analysis')
      .values(
        told.map(({ id, createdAt }) => ({
          id,
          userId,
          situationId: id,
          createdAt,
          engine: 'embedded' as const,
          findings: FINDINGS,
        })),
      )
      .execute()
    const parts = told.flatMap(({ id, createdAt }) =>
      [0, 1].map((position) => {
        // Some groups and some items come more often than others, as in life.
        const category = EMOTION_CATEGORIES[Math.floor(chance.share() ** 1.6 * 11)]!
        const item = EXAMPLE_ITEMS[Math.floor(chance.share() ** 1.8 * EXAMPLE_ITEMS.length)]!
        const intensity = Math.round(chance.share() * 100) / 100
        return { analysisId: id, position, userId, category, item, intensity, createdAt }
      }),
    )
    await db
      .insertInto('analysisEmotion')
      .values(parts.map(({ item: _, ...part }) => ({ ...part, name: LADDERS[part.category][2] })))
      .execute()
    await db
      .insertInto('analysisEquation')
      .values(
        parts.map(({ item, ...part }) => ({
          ...part,
          itemId: item.id,
          itemName: item.name,
          itemCategory: item.category,
          shift: -0.5,
          isAccepted: part.position === 0 ? 0 : 1,
          source: 'outside',
        })),
      )
      .execute()
    const plan = { lever: 'action', category: 'anger', moment: 'then', action: 'do it' } as const
    const answer = { round: 1, outcome: 'done', strength: 3, note: null } as const
    await db
      .insertInto('step')
      .values(
        told.map(({ id, createdAt }) => ({
          ...plan,
          id,
          userId,
          situationId: id,
          createdAt,
          before: 8,
          isBeforeSaid: 1,
          asksAt: 0,
          endedAt: null,
        })),
      )
      .execute()
    await db
      .insertInto('followUp')
      .values(
        told.map(({ id, createdAt }) => ({
          ...answer,
          stepId: id,
          userId,
          answeredAt: createdAt + DAY,
        })),
      )
      .execute()
  }
}

const FILLED_AT_ONCE = 1000
const PADDING = 1500
/** Far above the numbers of the examples. */
const FIRST_ID = 20_000

type Size = { people: number; each: number }

/**
 * Many people with equally many analysed situations. They write in turns, so one person's rows lie scattered
 * among everybody's, as they do after years. Made by the database itself: sending them would take hours.
 */
export async function fillPeople(db: Database, { people, each }: Size, now: number) {
  const run = (text: string) => sql.raw(text).execute(db)
  await run('create table filler (at integer primary key)')
  for (let from = 0; from < Math.max(people, each); from += FILLED_AT_ONCE)
    await run(
      `insert into filler values ${Array.from({ length: FILLED_AT_ONCE }, (_, n) => `(${from + n})`).join()}`,
    )
  await run(`insert into "user" (first_name, username, email, claimed_email, email_confirmed_at,
      subscription_tier, subscription_expires_at, created_at, trial_since)
    select 'Ada', 'ada' || at, 'ada' || at || '@example.test', 'ada' || at || '@example.test', 1,
      'premium', ${now + 365 * DAY}, ${now - 540 * DAY}, ${now - 540 * DAY}
    from filler where at < ${people} order by at`)
  const { firstUser } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.min('id').as('firstUser'))
    .executeTakeFirstOrThrow()

  const everyOne = `from filler moment cross join filler person
    where moment.at < ${each} and person.at < ${people} order by moment.at, person.at`
  const id = `${FIRST_ID} + moment.at * ${people} + person.at`
  const user = `${firstUser} + person.at`
  const at = `${now} - cast(${each} - moment.at as bigint) * ${Math.floor((540 * DAY) / each)}`
  const words = `'My boss took idea ' || moment.at || ' and sold it as his own on day ' || (moment.at * 7 % 50)`
  await run(`insert into situation (id, user_id, title, description, search_text, created_at)
    select ${id}, ${user}, 'Day ' || moment.at, ${words}, 'day ' || moment.at || ' ' || lower(${words}), ${at}
    ${everyOne}`)
  await run(`insert into analysis (id, user_id, situation_id, engine, findings, created_at)
    select ${id}, ${user}, ${id}, 'embedded', '{"padding":"${'x'.repeat(PADDING)}"}', ${at} ${everyOne}`)
  for (const position of [0, 1]) {
    const item = `-1 - ((moment.at + ${position}) % 8)`
    const category = `case (moment.at + ${position}) % 4 when 0 then 'anger' when 1 then 'pride' when 2 then 'worry' else 'shame' end`
    await run(`insert into situation_item (situation_id, position, user_id, item_id, name, category, attachment_power)
      select ${id}, ${position}, ${user}, ${item}, 'My work', 'people', 0.7 ${everyOne}`)
    await run(`insert into analysis_emotion (analysis_id, position, user_id, category, name, intensity, created_at)
      select ${id}, ${position}, ${user}, ${category}, 'angry', 0.6, ${at} ${everyOne}`)
    await run(`insert into analysis_equation (analysis_id, position, user_id, item_id, item_name, item_category,
        shift, category, intensity, created_at)
      select ${id}, ${position}, ${user}, ${item}, 'My work', 'people', -0.5, ${category}, 0.6, ${at} ${everyOne}`)
  }
  await run('drop table filler')
  return {
    /** The one who came `at`, from 0 on. */
    userId: (at: number) => Number(firstUser) + at,
    situationId: (at: number, moment: number) => FIRST_ID + moment * people + at,
  }
}
