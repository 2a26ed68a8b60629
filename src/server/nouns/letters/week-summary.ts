import { weekSpan } from '#domain/findings/letter.ts'
import { strongestMoment, type WeekSummary } from '#domain/findings/write-letter.ts'
import { type Analysis, isDirect } from '#domain/situation/analysis.ts'
import { isGrave, stateOf } from '#domain/steps/forecast.ts'
import { WEEK } from '#domain/values/duration.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import { situationText } from '#engine/input/situation-text.ts'
import { speaksOfDeath } from '#engine/rules/death-and-harm.ts'
import { countRows, ownRows, ownRowsOf } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { listNewestOf } from '#server/nouns/analyses/analyses.repository.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { listForecasts } from '#server/nouns/forecasts/forecasts.repository.ts'
import { listParts } from '#server/nouns/situations/situations.repository.ts'
import { listEarlier } from '#server/nouns/steps/earlier-times.ts'
import { listSteps } from '#server/nouns/steps/steps.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'

/** More situations than a person writes in a week. Keeps the letter short. */
const MAX = 100

/** Collects everything a letter may tell of one week. Leaves out what spoke of danger. */
export async function summariseWeek(
  own: OwnServices,
  week: string,
  zone: string,
): Promise<WeekSummary> {
  const { engines } = own
  const now = own.now()
  const { from, until } = weekSpan(week, zone)
  const isWithin = (moment: number | null) => moment !== null && moment >= from && moment < until
  const ofWeek = ownRows(own, 'situation')
    .where('happenedAt', '>=', from)
    .where('happenedAt', '<', until)
  const rows = await ofWeek
    .select(['id', 'title', 'description', 'createdAt', 'happenedAt'])
    .orderBy('happenedAt')
    .orderBy('id')
    .limit(MAX)
    .execute()
  const calm: typeof rows = []
  for (const row of rows)
    if (!(await engines.embedded.checkWithSmallModel([row.title, row.description], 'care')))
      calm.push(row)
  const ids = calm.map(({ id }) => id)
  const parts = await listParts(own, ids)
  // As strong as on every other page: what the person said comes before what was read.
  const felt = new Map(
    (await readHistory(own, { from, until })).lives.map(({ id, emotions }) => [id, emotions]),
  )
  const itemsOf = (id: number) => parts(id).items
  const mourned = await mournedItems(own)
  const inGrief = new Set(
    calm
      .filter(({ description }) => speaksOfDeath(situationText('', description).whole))
      .map(({ id }) => id),
  )
  const steps = await listSteps(own, { since: from - 30 * 864e5 })
  const answeredSteps = steps.filter(({ answers }) =>
    answers.some(({ answeredAt }) => isWithin(answeredAt)),
  )
  const newest = await listNewestOf(own, ids)
  const told = calm.map(({ id, description, createdAt, happenedAt }) => ({
    id,
    day: dayIn(happenedAt, zone),
    writtenAt: iso(createdAt),
    description,
    emotions: felt.get(id) ?? [],
    items: itemsOf(id).map(phraseOf),
    seen: newest.get(id)?.equations.find(isDirect)?.perception ?? '',
  }))
  const main = strongestMoment(told)
  const before = await earlierTime(own, main && newest.get(main.id), from)
  const situations = await ownRowsOf(own, 'situation', 'id', [
    ...answeredSteps.map(({ situationId }) => situationId),
    ...(before ? [before.situationId] : []),
  ])
  const writtenAt = (id: number) => situations(id).map(({ createdAt }) => iso(createdAt))[0]
  const forecasts = await listForecasts(own)
  const answered = forecasts.filter(({ answeredAt }) => isWithin(answeredAt))
  const [next] = forecasts
    .filter((it) => stateOf(it, it.zone, now) === 'open' && it.day > dayIn(now, zone))
    .filter(({ title, feared, wanted }) => !isGrave(title, feared, wanted))
    .sort((one, other) => one.day.localeCompare(other.day))
  return {
    week,
    written: await countRows(ofWeek),
    told,
    taken: answeredSteps.flatMap(({ action, before, category, answers, situationId }) => {
      const at = writtenAt(situationId)
      const given = answers.filter(({ answeredAt }) => answeredAt < until)
      const isTaken = given.some(
        ({ outcome, answeredAt }) =>
          (outcome === 'done' || outcome === 'partly') && isWithin(answeredAt),
      )
      const after = given.flatMap(({ strength }) => strength ?? [])
      if (!isTaken || !at) return []
      return [{ action, before, strengths: after, category, writtenAt: at }]
    }),
    came: answered,
    before: before && {
      weeks: Math.max(1, Math.floor((from - Date.parse(before.happenedAt)) / WEEK) + 1),
      words: before.words,
      writtenAt: writtenAt(before.situationId)!,
    },
    // Forecasts within six days are named by their weekday.
    coming:
      next && next.day <= dayIn(now + 6 * 864e5, zone)
        ? { day: next.day, title: next.title }
        : null,
    grieved: new Set(
      ids
        .flatMap((id) => itemsOf(id).filter(({ itemId }) => inGrief.has(id) || mourned.has(itemId)))
        .map(phraseOf),
    ),
    mayQuote: (sentence) =>
      detectCrisis([sentence]).level === 'none' &&
      !speaksOfDeath(situationText('', sentence).whole),
  }
}

/** Finds the last occurrence of the same moment before the week. */
async function earlierTime(own: OwnServices, analysis: Analysis | undefined, from: number) {
  if (!analysis) return null
  const { times } = await listEarlier(own, analysis.id)
  return times.findLast(({ happenedAt }) => Date.parse(happenedAt) < from) ?? null
}

const phraseOf = ({ name }: { name: string }): string => itemPhrase(name)

/** Finds the items that any situation of grief was about. */
async function mournedItems({ db, owner }: Own): Promise<Set<number>> {
  const rows = await db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .select('itemId')
    .distinct()
    .where('analysis.userId', '=', owner)
    .where('isGrief', '=', 1)
    .execute()
  return new Set(rows.map(({ itemId }) => itemId))
}

const iso = (moment: number): string => new Date(moment).toISOString()
