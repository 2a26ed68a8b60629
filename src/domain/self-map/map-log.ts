/**
 * The change log of a map: items added, changed and removed, relationships added and removed. Replaying it up to a
 * moment gives the map then; times are in milliseconds.
 */
import * as z from 'zod/mini'
import type { Tie } from '../emotion/ripple.ts'
import { HOUR } from '../values/duration.ts'
import { AttachmentPower } from './attachment-power.ts'
import { RelationshipType } from './relationship.ts'

export const MapChangeKind = z.enum(['came', 'changed', 'left', 'tied', 'untied'])
export type MapChangeKind = z.infer<typeof MapChangeKind>

/** For an item, its new state or its last one; for a relationship, its ends and type. */
export const MapChange = z.object({
  kind: MapChangeKind,
  itemId: z.int(),
  name: z.nullable(z.string()),
  category: z.nullable(z.string()),
  attachmentPower: z.nullable(AttachmentPower),
  otherItemId: z.nullable(z.int()),
  relationshipType: z.nullable(RelationshipType),
  createdAt: z.int(),
})
export type MapChange = z.infer<typeof MapChange>

export type LoggedItem = { id: number; name: string; category: string; attachmentPower: number }
export type LoggedTie = Omit<Tie, 'strength'>
export type LoggedMap = { items: readonly LoggedItem[]; ties: readonly LoggedTie[] }

const NO_TIE = { otherItemId: null, relationshipType: null }
const NO_ITEM = { name: null, category: null, attachmentPower: null }

const ofItem = (
  kind: 'came' | 'changed' | 'left',
  { id, name, category, attachmentPower }: LoggedItem,
  createdAt: number,
): MapChange => ({ kind, itemId: id, name, category, attachmentPower, ...NO_TIE, createdAt })

const ofTie = (
  kind: 'tied' | 'untied',
  { sourceItemId, targetItemId, relationshipType }: LoggedTie,
  createdAt: number,
): MapChange => ({
  kind,
  itemId: sourceItemId,
  ...NO_ITEM,
  otherItemId: targetItemId,
  relationshipType,
  createdAt,
})

/** A key for the item or relationship a change is about. */
export const subjectOf = ({ itemId, otherItemId, relationshipType }: MapChange): string =>
  otherItemId === null ? `item ${itemId}` : `tie ${itemId} ${otherItemId} ${relationshipType}`

/** Replays the log up to a moment. The log is in order. */
export function replay(log: readonly MapChange[], until: number): LoggedMap {
  const items = new Map<number, LoggedItem>()
  const ties = new Map<string, LoggedTie>()
  for (const change of log) {
    if (change.createdAt > until) break
    const { kind, itemId: id, name, category, attachmentPower } = change
    if (kind === 'left') items.delete(id)
    else if (kind === 'untied') ties.delete(subjectOf(change))
    else if (kind === 'tied') ties.set(subjectOf(change), tieIn(change))
    else items.set(id, { id, name: name!, category: category!, attachmentPower: attachmentPower! })
  }
  return {
    items: [...items.values()],
    ties: [...ties.values()].filter(
      ({ sourceItemId, targetItemId }) => items.has(sourceItemId) && items.has(targetItemId),
    ),
  }
}

const tieIn = ({ itemId, otherItemId, relationshipType }: MapChange): LoggedTie => ({
  sourceItemId: itemId,
  targetItemId: otherItemId!,
  relationshipType: relationshipType!,
})

/** Changes of one subject within this time are merged, such as slider moves or an undo. */
const AT_ONCE = HOUR

export type StoredMapChange = MapChange & { id: number }

/** The entries to add, and those they replace, so that replaying the log gives this map. */
export function catchUp(
  log: readonly StoredMapChange[],
  now: { items: readonly LoggedItem[]; ties: readonly LoggedTie[] },
  at: number,
): { replaced: number[]; added: MapChange[] } {
  const histories = Map.groupBy(log, subjectOf)
  const wanted = new Map<string, MapChange>(
    [
      ...now.items.map((item) => ofItem('changed', item, at)),
      ...now.ties.map((tie) => ofTie('tied', tie, at)),
    ].map((change) => [subjectOf(change), change]),
  )
  const replaced: number[] = []
  const added: MapChange[] = []
  for (const subject of new Set([...histories.keys(), ...wanted.keys()])) {
    const history = histories.get(subject) ?? []
    const want = wanted.get(subject) ?? null
    if (isSame(stateAfter(history), want)) continue
    const recent = history.filter(({ createdAt }) => createdAt > at - AT_ONCE)
    const settled = stateAfter(history.slice(0, history.length - recent.length))
    replaced.push(...recent.map(({ id }) => id))
    if (isSame(settled, want)) continue
    added.push(asChange(want ?? settled!, kindOf(settled, want), at))
  }
  return { replaced, added }
}

/** Copies an entry without its id. */
function asChange(from: MapChange, kind: MapChangeKind, createdAt: number): MapChange {
  const { itemId, name, category, attachmentPower, otherItemId, relationshipType } = from
  return { kind, itemId, name, category, attachmentPower, otherItemId, relationshipType, createdAt }
}

/** The last entry, or null if the subject is not on the map. */
function stateAfter(history: readonly MapChange[]): MapChange | null {
  const last = history.at(-1)
  return !last || last.kind === 'left' || last.kind === 'untied' ? null : last
}

const isSame = (one: MapChange | null, other: MapChange | null): boolean =>
  one === null || other === null
    ? one === other
    : one.name === other.name &&
      one.category === other.category &&
      one.attachmentPower === other.attachmentPower

function kindOf(before: MapChange | null, after: MapChange | null): MapChangeKind {
  const isTie = (after ?? before)?.otherItemId !== null
  if (!after) return isTie ? 'untied' : 'left'
  if (isTie) return 'tied'
  return before ? 'changed' : 'came'
}

type Snapshot = { itemId: number; name: string; attachmentPower: number; at: number }
type Since = { createdAt: number }

type MapRecords = {
  items: readonly (LoggedItem & Since)[]
  ties: readonly (LoggedTie & Since)[]
  /** Items as stored in situations, in any order. */
  snapshots: readonly Snapshot[]
}

/**
 * Reconstructs the log for the time before it existed: items added at their creation, with the states in snapshots and
 * the current one as of `now`. Items removed before are omitted, because the date is unknown.
 */
export function pastOf({ items, ties, snapshots }: MapRecords, now: number): MapChange[] {
  const seen = Map.groupBy(snapshots, ({ itemId }) => itemId)
  const lives = items.map((item) => {
    const told = (seen.get(item.id) ?? []).toSorted((one, other) => one.at - other.at)
    const states = [
      ...told.map(({ name, attachmentPower, at }) => ({ ...item, name, attachmentPower, at })),
      { ...item, at: now },
    ]
    return states
      .map(({ at, ...state }, index) =>
        index === 0
          ? ofItem('came', state, Math.min(at, item.createdAt))
          : ofItem('changed', state, at),
      )
      .filter((change, index, all) => index === 0 || !isSame(change, all[index - 1]!))
  })
  return [...lives.flat(), ...ties.map((tie) => ofTie('tied', tie, tie.createdAt))].sort(
    (one, other) => one.createdAt - other.createdAt,
  )
}
