import { isPleasant } from '#domain/emotion/emotion.ts'
import {
  type FoundLoop,
  findLoops,
  hasEased,
  LOOP_WINDOW,
  type Touched,
} from '#domain/findings/loops.ts'
import type { Loop } from '#domain/findings/pattern.ts'
import { orderOf } from '#domain/findings/what-helps.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { LEVERS, type Lever } from '#domain/situation/analysis.ts'
import { isGrave } from '#domain/steps/forecast.ts'
import { situationText } from '#engine/input/situation-text.ts'
import { speaksOfDeath } from '#engine/rules/death-and-harm.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { listStoredRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listTries } from '#server/nouns/steps/what-helps.ts'
import type { Services } from '#server/outside/services.ts'
import type { Life } from './lives.repository.ts'
import { isQuietTime, lastStrengths, leversTaken, textsOf } from './loop.repository.ts'
import { restingNow } from './loop-rest.repository.ts'

/** The one thing that comes up most and stays open, or nothing: never soon after a death or words of danger. */
export async function loopFor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  owner: OwnerId,
  lives: readonly Life[],
  items: readonly SelfMapItem[],
): Promise<Loop | null> {
  const recent = lives.filter(({ at }) => at > now() - LOOP_WINDOW)
  const loops = findLoops(touchedIn(recent), now())
  if (loops.length === 0 || (await isQuietTime(db, owner, recent, now()))) return null
  const said = await lastStrengths(
    db,
    owner,
    loops.map(({ times }) => times.at(-1)!.id),
  )
  const isResting = await restingNow(db, owner, now())
  for (const loop of loops) {
    const part = partOf(recent, loop.key)
    if (isResting(part, loop.emotion) || hasEased(loop, said.get(loop.times.at(-1)!.id))) continue
    const texts = await textsOf(db, owner, idsOf(loop))
    if (texts.some(({ title, description }) => tellsOfDeath(title, description))) continue
    const isHard = texts.some(({ title, description }) => isGrave(title, description))
    return {
      part,
      emotion: loop.emotion,
      situations: loop.times.map(({ id, at, intensity }) => ({
        ...{ id, intensity, createdAt: new Date(at).toISOString() },
        title: texts.find((it) => it.id === id)?.title ?? '',
      })),
      isStronger: loop.isStronger,
      untried: isHard ? null : await untriedLever(db, owner, loop),
      close: await somebodyClose(db, owner, { loop, recent, items }),
    }
  }
  return null
}

const tellsOfDeath = (title: string, description: string): boolean =>
  speaksOfDeath(situationText(title, description).whole)

const idsOf = ({ times }: FoundLoop): number[] => times.map(({ id }) => id)

const touchedIn = (lives: readonly Life[]): Touched[] =>
  lives.flatMap(({ id, at, touches }) => touches.map((touch) => ({ ...touch, id, at })))

function partOf(lives: readonly Life[], key: string) {
  const { name, category } = lives.flatMap(({ touches }) => touches).find((it) => it.key === key)!
  return { name, category }
}

/** What helped elsewhere first; a step that was planned and never taken was not tried. */
async function untriedLever(db: Database, owner: OwnerId, loop: FoundLoop): Promise<Lever | null> {
  const taken = await leversTaken(db, owner, idsOf(loop))
  const order = orderOf(await listTries(db, owner)) ?? LEVERS
  return order.find((lever): lever is Lever => lever !== 'own' && !taken.has(lever)) ?? null
}

/** Held closely enough to be called close. */
const CLOSE_FROM = 0.6

/** Somebody on the map who is not part of it: untouched by anything hard lately, and in conflict with nothing. */
async function somebodyClose(
  db: Database,
  owner: OwnerId,
  {
    loop,
    recent,
    items,
  }: { loop: FoundLoop; recent: readonly Life[]; items: readonly SelfMapItem[] },
): Promise<string | null> {
  const inLoop = new Set(idsOf(loop))
  const touched = new Set(
    recent.flatMap(({ id, touches }) =>
      touches.filter(({ emotion }) => inLoop.has(id) || !isPleasant(emotion)).map(({ key }) => key),
    ),
  )
  const ties = await listStoredRelationships(db, owner)
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
