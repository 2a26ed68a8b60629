import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import {
  type AnalysedSituation,
  clockOf,
  episodesOf,
  type History,
  lastTold,
  observationsOf,
} from '#domain/findings/history.ts'
import {
  type FoundLoop,
  LOOP_DANGER,
  LOOP_GRIEF,
  LOOP_REST,
  LOOP_WINDOW,
  loopNow,
} from '#domain/findings/loops.ts'
import { type Condition, keyOf, type Observation } from '#domain/findings/observation.ts'
import type { Loop, LoopRest, Pattern, Patterns } from '#domain/findings/pattern.ts'
import { stagesOf, type Watch } from '#domain/findings/replicated-findings.ts'
import { helpsMost } from '#domain/findings/what-helps.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { LEVERS, type Lever } from '#domain/situation/analysis.ts'
import { datesOf } from '#domain/situation/happened.ts'
import { isGrave } from '#domain/steps/forecast.ts'
import { GRIEF_EVENTS } from '#domain/steps/step.ts'
import { DAY } from '#domain/values/duration.ts'
import { isoDay } from '#domain/values/time-zone.ts'
import { situationText } from '#engine/input/situation-text.ts'
import { speaksOfDeath } from '#engine/rules/death-and-harm.ts'
import { addOwn, deleteOwnRows, isAny, ownRows, ownRowsOf } from '#server/base/db/own-row.ts'
import { inTransaction, type Own } from '#server/base/owner.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { listStoredRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listTries } from '#server/nouns/steps/what-helps.ts'
import { watch } from './watch.repository.ts'

/** Finds correlations beyond chance and open loops, for the page and for programs. */
export async function lookForPatterns(own: Own, zone: string): Promise<Patterns> {
  const past = await readHistory(own)
  const { lives } = past
  const life = observationsOf(lives, zone)
  const watched = await watch(own, life)
  return {
    situations: life.length,
    open: lives.length - life.length,
    patterns: stagedPatterns(life, watched, partsOf(lives)),
    loop: await loopFor(own, { ...past, zone }),
  }
}

export type PartNames = ReadonlyMap<string, Pattern['parts'][number]>

/** Maps each item's key to its current name. */
export const partsOf = (lives: readonly AnalysedSituation[]): PartNames =>
  new Map(
    lives.flatMap(({ touches }) =>
      touches.map(({ key, name, category }) => [key, { name, category }] as const),
    ),
  )

/** Resolves item names. Leaves out patterns with an item that no longer exists. */
export const stagedPatterns = (
  life: readonly Observation[],
  watched: Watch,
  names: PartNames,
): (Pattern & { key: string })[] =>
  stagesOf(life, watched).flatMap(({ condition, group, since, ...it }) => {
    const parts = condition.parts.flatMap((key) => names.get(key) ?? [])
    if (parts.length < condition.parts.length) return []
    return [
      {
        ...it,
        parts,
        time: condition.time,
        emotion: group,
        key: tieKey(condition, group),
        since: since && { ...since, from: isoDay(since.from) },
      },
    ]
  })

/** Identifies a tie across its stages, such as when it is denied. */
export const tieKey = (condition: Condition, group: EmotionCategory): string =>
  `tie ${keyOf(condition)} ${group}`

/** A newest rating this low means the loop no longer holds. */
const HARDLY_THERE = 2

/** Finds what recurs and stays open. Null soon after a death or words of danger, or while a loop is left alone. */
async function loopFor(
  own: Own,
  { lives, items, zone }: History & { zone: string },
): Promise<Loop | null> {
  const { day: today } = clockOf([own.now()], zone)(own.now())
  const loop = loopNow(episodesOf(lives, zone), today)
  if (!loop || (await isLeftAlone(own))) return null
  const recent = lives.filter((life) => lastTold(life) > own.now() - LOOP_WINDOW * DAY)
  if (await isQuietTime(own, recent)) return null
  const newest = lives.find(({ id }) => id === loop.ids.at(-1))
  const said = newest?.said.findLast(({ by }) => by !== 'plan')
  if (said && said.strength <= HARDLY_THERE) return null
  const texts = loop.ids.flatMap(await ownRowsOf(own, 'situation', 'id', loop.ids))
  if (texts.some(({ title, description }) => tellsOfDeath(title, description))) return null
  const isHard = texts.some(({ title, description }) => isGrave(title, description))
  return {
    part: partOf(lives, loop.key),
    emotion: loop.emotion,
    situations: lives.filter(({ id }) => loop.ids.includes(id)).map((life) => timeOf(life, loop)),
    with: loop.with,
    without: loop.without,
    untried: isHard ? null : await untriedLever(own, loop),
    close: await somebodyClose(own, loop, recent, items),
  }
}

const tellsOfDeath = (title: string, description: string): boolean =>
  speaksOfDeath(situationText(title, description).whole)

const timeOf = (
  { id, title, at, writtenAt, touches }: AnalysedSituation,
  { key, emotion }: FoundLoop,
) => ({
  id,
  title,
  ...datesOf(at, writtenAt),
  intensity: Math.max(
    ...touches
      .filter((it) => it.key === key && it.emotion === emotion)
      .map(({ intensity }) => intensity),
  ),
})

function partOf(lives: readonly AnalysedSituation[], key: string) {
  const { name, category } = lives
    .flatMap(({ touches }) => touches)
    .findLast((it) => it.key === key)!
  return { name, category }
}

/** Returns the lever not tried yet, the most helpful first. A planned step that wasn't taken doesn't count. */
async function untriedLever(own: Own, loop: FoundLoop): Promise<Lever | null> {
  const taken = await own.db
    .selectFrom('step')
    .innerJoin('followUp', 'followUp.stepId', 'step.id')
    .select('step.lever')
    .where('followUp.userId', '=', own.owner)
    .where('followUp.outcome', 'in', ['done', 'partly'])
    .where('step.situationId', 'in', loop.ids)
    .execute()
  const best = helpsMost(await listTries(own))
  const order = LEVERS.toSorted((one, other) => Number(other === best) - Number(one === best))
  return order.find((lever) => !taken.some((step) => step.lever === lever)) ?? null
}

/** The attachment power from which a person counts as close. */
const CLOSE_FROM = 0.6

/**
 * Finds a close person on the map outside the loop: not touched by anything unpleasant lately, and in no conflict.
 */
async function somebodyClose(
  own: Own,
  loop: FoundLoop,
  recent: readonly AnalysedSituation[],
  items: readonly SelfMapItem[],
): Promise<string | null> {
  const inLoop = new Set(loop.ids)
  const touched = new Set(
    recent.flatMap(({ id, touches }) =>
      touches.filter(({ emotion }) => inLoop.has(id) || !isPleasant(emotion)).map(({ key }) => key),
    ),
  )
  const ties = await listStoredRelationships(own)
  const inConflict = new Set(
    ties
      .filter(({ relationshipType }) => relationshipType === 'conflicts')
      .flatMap(({ sourceItemId, targetItemId }) => [sourceItemId, targetItemId]),
  )
  const [closest] = items
    .filter((item) => item.category === 'people' && !isExample(item))
    .filter(({ id, attachmentPower }) => attachmentPower >= CLOSE_FROM && !inConflict.has(id))
    .filter(({ id }) => !touched.has(`on the map ${id}`))
    .sort((one, other) => other.attachmentPower - one.attachmentPower || one.id - other.id)
  return closest?.name ?? null
}

export async function saveRest(
  own: Own,
  { item: itemName, itemCategory, emotion: category, isResting }: LoopRest,
): Promise<void> {
  await inTransaction(own, async (tx) => {
    const rest = { itemName, itemCategory, category }
    await deleteOwnRows(tx, 'loopRest', rest)
    if (isResting) await addOwn(tx, 'loopRest', { ...rest, createdAt: own.now() })
  })
}

/** True for a while after any loop was left alone, so that the next one isn't shown either. */
const isLeftAlone = (own: Own): Promise<boolean> =>
  isAny(ownRows(own, 'loopRest').where('createdAt', '>', own.now() - LOOP_REST))

/** True after a death in the last three months, about any item, or recent words of danger. */
export async function isQuietTime(
  own: Own,
  recent: readonly AnalysedSituation[],
): Promise<boolean> {
  const near = recent.filter((life) => lastTold(life) > own.now() - LOOP_GRIEF)
  const isDeath = near.some(
    ({ isGrief, touches }) =>
      isGrief || touches.some(({ event }) => event !== null && GRIEF_EVENTS.includes(event)),
  )
  const uncounted = ownRows(own, 'analysis').where('isCounted', '=', 0)
  return isDeath || isAny(uncounted.where('createdAt', '>', own.now() - LOOP_DANGER))
}
