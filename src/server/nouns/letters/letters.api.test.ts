import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { calendar } from '#contract/calendar.ts'
import { consents } from '#contract/consents.ts'
import { forecasts } from '#contract/forecasts.ts'
import { letters } from '#contract/letters.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import type { LetterState } from '#domain/findings/letter.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Due } from '#domain/steps/due.ts'
import { addDays, momentAt } from '#domain/values/time-zone.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { fillAnalyses } from '#test/fill.ts'
import { leaveLetterMails } from './letter-mails.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const BERLIN = 'Europe/Berlin'
/** A Monday in the week in which clocks are put forward in Berlin. */
const MONDAY = '2027-03-22'

const read = async <Thing>(reply: Response | Promise<Response>) =>
  (await (await reply).json()) as Thing

async function goTo(person: TestPerson, day: string, hour: number): Promise<void> {
  world.clock.now = momentAt(day, hour, BERLIN)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}

async function tell(person: TestPerson, description: string): Promise<Situation> {
  const told = { title: 'A day', description, selfMapItemIds: [-1] }
  const situation = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, told),
  )
  await world.send(person, analyses.analyze, { id: situation.id }, { anyway: true })
  return situation
}

const letterOf = (person: TestPerson, query = '') =>
  read<LetterState>(world.sendRaw(person, `/api/users/${person.id}/letter?zone=${BERLIN}${query}`))
const dueOf = async (person: TestPerson) =>
  (await read<Due>(world.sendRaw(person, `/api/users/${person.id}/due?zone=${BERLIN}`))).letter
const wordsOf = ({ letter }: LetterState) => JSON.stringify(letter)

async function aWeek(firstName = 'Mara'): Promise<TestPerson> {
  const mara = await world.addPerson(firstName, { createdAt: 0 })
  await goTo(mara, MONDAY, 9)
  await tell(mara, 'The bank called again. I slept once I had the numbers on paper.')
  await goTo(mara, addDays(MONDAY, 2), 23)
  await tell(mara, 'It was a long day at the counter with nobody to help.')
  return mara
}

it('is ready on Sunday at six, where the person is, in their own words', async () => {
  const mara = await aWeek()
  await goTo(mara, addDays(MONDAY, 6), 17)
  expect((await letterOf(mara)).letter).toBeNull()
  await goTo(mara, addDays(MONDAY, 6), 18)
  expect(await dueOf(mara)).toEqual({
    kind: 'letter',
    key: `letter ${MONDAY}`,
    week: MONDAY,
    question: null,
  })
  const { letter } = await letterOf(mara)
  expect(letter).toMatchObject({
    week: MONDAY,
    until: '2027-03-28',
    quote: {
      text: 'It was a long day at the counter with nobody to help.',
      day: addDays(MONDAY, 2),
      situationId: expect.any(Number),
    },
    isPutAway: false,
  })
  expect(letter!.days.map(({ emotion }) => emotion !== null)).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('has weeks that begin on Monday at midnight where the person is', async () => {
  const nora = await world.addPerson('Nora', { createdAt: 0 })
  await goTo(nora, addDays(MONDAY, -1), 23)
  await tell(nora, 'The last hour of the week before. I sat by the window.')
  await tell(nora, 'The last minute of it. I sat by the lamp.')
  await goTo(nora, MONDAY, 0)
  await tell(nora, 'The first hour of this one. I could not sleep.')
  await tell(nora, 'The second hour of this one. I was still awake.')
  await goTo(nora, addDays(MONDAY, 7), 9)
  const here = await letterOf(nora)
  expect([here.letter?.week, here.letter?.days.filter(({ emotion }) => emotion).length]).toEqual([
    MONDAY,
    1,
  ])
  expect(wordsOf(here)).not.toContain('the window')
  const before = await letterOf(nora, `&week=${addDays(MONDAY, -7)}`)
  expect(wordsOf(before)).not.toContain('could not sleep')
})

it('loses what is deleted, leaves out danger, and is not written about an empty week', async () => {
  const mara = await aWeek()
  const bad = await tell(mara, 'I want to die. I said it to nobody.')
  const dark = await tell(mara, 'I think the water is dark and warm.')
  await goTo(mara, addDays(MONDAY, 6), 19)
  const words = wordsOf(await letterOf(mara))
  expect(words).not.toMatch(/die|said|dark/)
  expect(words).toContain(
    'You wrote about four moments this week. This letter looks at two of them. ',
  )
  const all = await read<Situation[]>(world.send(mara, situations.list, { userId: mara.id }))
  for (const { id } of all.filter((it) => ![bad.id, dark.id].includes(it.id)))
    await world.send(mara, situations.remove, { id })
  expect((await letterOf(mara)).letter).toBeNull()
  expect(await dueOf(mara)).toBeNull()
})

it('takes one line in answer, puts help first, and can be put away', async () => {
  const mara = await aWeek()
  await goTo(mara, addDays(MONDAY, 6), 19)
  const ask = (body: { line: string; anyway?: boolean }) =>
    read(world.send(mara, letters.answer, { userId: mara.id }, { week: MONDAY, ...body }))
  expect(await ask({ line: 'I want to die' })).toEqual({ crisis: true })
  expect((await letterOf(mara)).letter!.answer).toBeNull()
  expect(await ask({ line: 'Half of it.' })).toEqual({ answer: 'Half of it.' })
  expect(await dueOf(mara)).toBeNull()
  await world.send(mara, letters.putAway, { userId: mara.id }, { week: MONDAY })
  expect((await letterOf(mara)).letter).toMatchObject({ answer: 'Half of it.', isPutAway: true })
})

it('says “so far” until Monday, hears of Sunday night, and keeps the question that was answered', async () => {
  const mara = await aWeek()
  await goTo(mara, addDays(MONDAY, 6), 18)
  const { letter: soFar } = await letterOf(mara)
  expect(soFar).toMatchObject({ isSoFar: true, days: { 6: { emotion: null } } })
  const answer = { week: MONDAY, line: 'My sister, on the phone.' }
  await world.send(mara, letters.answer, { userId: mara.id }, answer)
  await goTo(mara, addDays(MONDAY, 6), 21)
  await tell(mara, 'I sat by the lamp before the talk tomorrow.')
  const { letter: late } = await letterOf(mara)
  expect(late).toMatchObject({ isSoFar: true, question: soFar!.question })
  expect(late!.days[6]?.emotion).not.toBeNull()
  await goTo(mara, addDays(MONDAY, 7), 8)
  const { letter: closed } = await letterOf(mara)
  const { isSoFar, ...rest } = late!
  expect(closed).toEqual(rest)
  expect(closed?.answer).toBe(answer.line)
})

it('stays as it was once it is closed, below its own question, also after quiet weeks', async () => {
  const mara = await aWeek()
  await goTo(mara, addDays(MONDAY, 7), 8)
  const { letter: first } = await letterOf(mara)
  const answer = { week: MONDAY, line: 'My sister, on the phone.' }
  await world.send(mara, letters.answer, { userId: mara.id }, answer)
  await world.send(
    mara,
    forecasts.add,
    { userId: mara.id },
    {
      title: 'Bank talk',
      day: '2027-03-31',
      zone: BERLIN,
      selfMapItemIds: [-1],
      wanted: 'A loan',
      feared: 'A no',
      likely: 50,
      needFirst: 7,
      need: 7,
      powerFirst: 0.5,
      power: 0.5,
    },
  )
  await goTo(mara, addDays(MONDAY, 8), 12)
  await tell(mara, 'I tried the new oven and it is good.')
  await tell(mara, 'I baked the first bread in it.')
  await goTo(mara, addDays(MONDAY, 13), 20)
  const before = await letterOf(mara)
  expect(before).toMatchObject({ letter: { week: '2027-03-29' } })
  expect(before.all.map(({ week }) => week)).toEqual(['2027-03-29', MONDAY])
  expect(before.all[1]).toMatchObject({ question: first!.question, answer: answer.line })

  await goTo(mara, addDays(MONDAY, 60), 20)
  expect(await letterOf(mara)).toMatchObject({ letter: { week: '2027-03-29' } })
  const { letter } = await letterOf(mara, `&week=${MONDAY}`)
  expect(letter).toEqual({ ...first, answer: answer.line })

  const all = await read<Situation[]>(world.send(mara, situations.list, { userId: mara.id }))
  const quoted = all.find(({ description }) => description.includes(first!.quote!.text))!
  await world.send(mara, situations.remove, { id: quoted.id })
  const { letter: less } = await letterOf(mara, `&week=${MONDAY}`)
  expect(less).toMatchObject({ quote: null, question: first!.question, answer: answer.line })
  expect(wordsOf({ letter: less } as LetterState)).not.toContain(first!.quote!.text)
})

it('is mailed once a week to those who asked, and stops with one click', async () => {
  const mara = await aWeek()
  const mailsTo = () => world.mails.filter(({ to }) => to === mara.email)
  const hourly = async () => {
    await leaveLetterMails(world)
    await leaveLetterMails(world)
    await world.runJobs()
  }
  await goTo(mara, addDays(MONDAY, 6), 19)
  await hourly()
  expect(mailsTo()).toEqual([])
  await goTo(mara, addDays(MONDAY, 5), 12)
  await world.send(mara, letters.mail, { userId: mara.id }, { isWanted: true, zone: BERLIN })
  expect(await letterOf(mara)).toMatchObject({ isMailed: true })
  await hourly()
  expect(mailsTo()).toEqual([])
  await goTo(mara, addDays(MONDAY, 6), 18)
  await hourly()
  expect(mailsTo()).toEqual([])
  await goTo(mara, addDays(MONDAY, 7), 7)
  await hourly()
  const [mail, ...more] = mailsTo()
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Your week is ready to read')
  expect(mail!.text).toContain('It was a long day at the counter with nobody to help.')
  const stop = new URL(mail!.unsubscribe!)
  expect((await world.sendRaw(null, stop.pathname + stop.search, { method: 'POST' })).status).toBe(
    204,
  )
  const given = await read<{ letter: { isGiven: boolean } }>(
    world.send(mara, consents.get, { userId: mara.id }),
  )
  expect(given.letter.isGiven).toBe(false)
  await goTo(mara, addDays(MONDAY, 8), 12)
  await tell(mara, 'I tried the new oven and it is good.')
  await tell(mara, 'I baked the first bread in it.')
  await goTo(mara, addDays(MONDAY, 14), 20)
  await hourly()
  expect(mailsTo()).toHaveLength(1)
})

it('stops by itself after ninety quiet days', async () => {
  const mara = await aWeek()
  await world.send(mara, letters.mail, { userId: mara.id }, { isWanted: true, zone: BERLIN })
  const late = addDays(MONDAY, 2 + 98)
  // Something of that week is there to tell, but nobody has come to look for so long.
  await world.db
    .updateTable('situation')
    .set({ happenedAt: momentAt(late, 12, BERLIN) })
    .where('userId', '=', mara.id)
    .execute()
  world.clock.now = momentAt(addDays(MONDAY, 7 + 98), 20, BERLIN)
  await leaveLetterMails(world)
  await world.runJobs()
  expect(world.mails.filter(({ to }) => to === mara.email)).toEqual([])
  const consent = await world.db
    .selectFrom('consent')
    .select('name')
    .where('userId', '=', mara.id)
    .execute()
  expect(consent).toEqual([])
})

it('gives calendars days and hours, no word of any situation, until it is taken back', async () => {
  const mara = await aWeek('Wordy')
  const { id } = await tell(mara, 'Tom promised and then he did not come.')
  const plan = { lever: 'own', category: 'anger', before: 8 } as const
  const words = { moment: 'supper begins', action: 'tell Tom plainly' }
  await world.send(mara, steps.keep, { id }, { ...plan, ...words })
  await world.send(
    mara,
    forecasts.add,
    { userId: mara.id },
    {
      title: 'Bank talk',
      day: '2027-03-28',
      zone: BERLIN,
      selfMapItemIds: [-1],
      wanted: 'A loan',
      feared: 'A no',
      likely: 50,
      note: 'Breathe',
      needFirst: 7,
      need: 7,
      powerFirst: 0.5,
      power: 0.5,
    },
  )
  const { address } = await read<{ address: string }>(
    world.send(mara, calendar.open, { userId: mara.id }),
  )
  const path = new URL(address).pathname
  const reply = await world.sendRaw(null, path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  const text = await reply.text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('DTSTART;VALUE=DATE:20270328')
  expect(text).not.toMatch(/tom|supper|bank|loan|breathe|wordy|anger/i)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(world.logged.join('')).not.toContain(path.split('/').at(-1)!.replace('.ics', ''))

  const again = await read<{ address: string }>(
    world.send(mara, calendar.open, { userId: mara.id }),
  )
  expect((await world.sendRaw(null, path)).status).toBe(404)
  await world.send(mara, calendar.close, { userId: mara.id })
  expect((await world.sendRaw(null, new URL(again.address).pathname)).status).toBe(404)
  expect((await world.sendRaw(null, '/calendar/nothing.ics')).status).toBe(404)
  expect(await read(world.send(mara, calendar.get, { userId: mara.id }))).toEqual({ since: null })
})

it('tells what was taken and what came in its week, and asks about what comes next', async () => {
  const mara = await world.addPerson('Mara', { createdAt: 0 })
  const plan = async (action: string, before: number | null) => {
    const { id } = await tell(mara, `It was loud at the counter, and I thought: ${action}.`)
    const words = { lever: 'own', category: 'anger', moment: 'it is loud', action, before } as const
    return read<{ id: number }>(world.send(mara, steps.keep, { id }, words))
  }
  const foresee = (title: string, day: string) =>
    read<{ id: number }>(
      world.send(
        mara,
        forecasts.add,
        { userId: mara.id },
        {
          title,
          day,
          zone: BERLIN,
          selfMapItemIds: [-1],
          wanted: 'A yes',
          feared: 'A no',
          likely: 50,
          needFirst: 7,
          need: 7,
          powerFirst: 0.5,
          power: 0.5,
        },
      ),
    )
  const answer = ({ id }: { id: number }, outcome: 'done' | 'no', strength: number) =>
    world.send(mara, steps.answer, { id }, { round: 1, outcome, strength })
  const came = ({ id }: { id: number }, outcome: 'feared' | 'not') =>
    world.send(mara, forecasts.answer, { id }, { outcome, felt: 4 })

  await goTo(mara, addDays(MONDAY, -2), 9)
  const early = await plan('count to ten', 7)
  const before = await foresee('The call', addDays(MONDAY, -1))
  await goTo(mara, addDays(MONDAY, -1), 20)
  await answer(early, 'done', 4)
  await came(before, 'feared')
  await goTo(mara, MONDAY, 9)
  const taken = await plan('open the window', 8)
  const left = await plan('close the door', 8)
  const unweighed = await plan('put on a record', null)
  const [feared, not] = [await foresee('The talk', MONDAY), await foresee('The letter', MONDAY)]
  await foresee('The biopsy result', addDays(MONDAY, 7))
  await foresee('The fair', addDays(MONDAY, 9))
  await goTo(mara, addDays(MONDAY, 1), 20)
  await answer(taken, 'done', 3)
  await answer(left, 'no', 5)
  await answer(unweighed, 'done', 2)
  await came(feared, 'feared')
  await came(not, 'not')
  await goTo(mara, addDays(MONDAY, 6), 18)
  const { letter } = await letterOf(mara)
  const told = letter!.paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''))
  expect(told).toContain(
    'You did what you’d planned: “open the window.” Your anger went from 8 to 3. You also did this: “put on a record.” Your anger was at 2 afterwards. ',
  )
  expect(told).toContain('Of two things you feared, one happened and one didn’t happen.')
  expect(letter!.question).toBe('“The fair” is on Wednesday. What would be good enough?')
})

it('is as strong as the person said, where they did', async () => {
  const ina = await world.addPerson('Ina', { createdAt: 0 })
  await goTo(ina, MONDAY, 9)
  await tell(ina, 'The first day. I slept late.')
  await goTo(ina, addDays(MONDAY, 1), 9)
  const { id } = await tell(ina, 'The second day. I slept late.')
  await world.send(ina, steps.weigh, { id }, { strength: 2, category: 'sadness' })
  await goTo(ina, addDays(MONDAY, 6), 18)
  const { letter } = await letterOf(ina)
  const [read, said] = letter!.days
  expect(said).toMatchObject({ emotion: 'sadness', intensity: 0.2 })
  expect(read!.intensity).toBeGreaterThan(0.2)
})

it('is not written about one story, nor about a week before there was an account', async () => {
  const sam = await world.addPerson('Sam', { createdAt: momentAt(addDays(MONDAY, 7), 9, BERLIN) })
  await goTo(sam, addDays(MONDAY, 8), 12)
  const add = (happenedAt: string) => {
    const told = { title: 'A day', description: 'The bank called again.', selfMapItemIds: [-1] }
    return read<Situation>(
      world.send(sam, situations.add, { userId: sam.id }, { ...told, happenedAt }),
    )
  }
  for (const day of [1, 2, 7]) {
    const { id } = await add(new Date(momentAt(addDays(MONDAY, day), 8, BERLIN)).toISOString())
    await world.send(sam, analyses.analyze, { id }, {})
  }
  const none = { letter: null, all: [], isMailed: false }
  expect(await letterOf(sam)).toEqual(none)
  expect(await letterOf(sam, `&week=${MONDAY}`)).toEqual(none)
  await goTo(sam, addDays(MONDAY, 13), 19)
  expect(await letterOf(sam)).toEqual(none)
  expect(await dueOf(sam)).toBeNull()
  await tell(sam, 'The bank called once more.')
  expect(await letterOf(sam)).toMatchObject({ letter: { week: addDays(MONDAY, 7) } })
})

it('asks nothing about somebody who died', async () => {
  const mara = await world.addPerson('Mara', { createdAt: 0 })
  await goTo(mara, MONDAY, 9)
  const about = { title: 'The plan', selfMapItemIds: [-1] }
  for (const description of [
    'Gerd died and now his firm wants his key back. I am so angry with them.',
    'His firm called about the key again. I am so angry with them.',
  ]) {
    const { id } = await read<Situation>(
      world.send(mara, situations.add, { userId: mara.id }, { ...about, description }),
    )
    await world.send(mara, analyses.analyze, { id }, {})
  }
  await goTo(mara, addDays(MONDAY, 6), 19)
  const { letter } = await letterOf(mara)
  expect(letter!.paragraphs.length).toBeGreaterThan(0)
  expect(letter!.question).toBeNull()
})

it('keeps more answers than weekly letters of twenty years, and then no more', async () => {
  const cy = await world.addPerson('Cy')
  const weeks = Array.from({ length: 2000 }, (_, n) => ({ userId: cy.id, week: `week ${n}` }))
  await insertAll(world.db, 'letter', weeks, (it) => it)
  const answer = { week: '2024-01-01', line: 'It was a good week.' }
  expect((await world.send(cy, letters.answer, { userId: cy.id }, answer)).status).toBe(409)
})

it('reads the calendar once a day to list the letters of a long life', async () => {
  const mara = await world.addPerson('Mara', { createdAt: 0 })
  await fillAnalyses(world.db, mara.id, 1000, 900_000, world.clock.now)
  const read = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const { all } = await letterOf(mara)
  const times = read.mock.calls.length
  read.mockRestore()
  expect(all.length).toBeGreaterThan(50)
  expect(times).toBeLessThan(300)
})
