import * as z from 'zod/mini'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { type Correction, type Fits, isNothing } from '#domain/situation/correction.ts'
import { Facts } from '#domain/situation/facts.ts'
import { Dates } from '#domain/situation/happened.ts'
import { ItemSnapshot, toSnapshot } from '#domain/situation/situation.ts'
import { SituationAnswer } from '#domain/situation/situation-answer.ts'
import {
  type SituationWords,
  StoredWords,
  situationWords,
} from '#domain/situation/situation-words.ts'
import { KEYS, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'
import { createStore } from '#web/lib/store.ts'

/** A visitor's situation with its analysis. Stays on this device until an account takes it over. */
export const StoredSituation = z.object({
  ...StoredWords.shape,
  items: z.array(ItemSnapshot),
  ...Dates.shape,
  analysis: z.nullable(Analysis),
  /** The facts read from the text. Corrections rewrite the reading from them. */
  facts: z.optional(Facts),
  /** The original reading, once it was corrected. */
  first: z.optional(Analysis),
  /** Answers to the questions of its readings. */
  answers: z.optional(z.array(SituationAnswer)),
})
export type StoredSituation = z.infer<typeof StoredSituation>

export const readKept = (): StoredSituation | null =>
  StoredSituation.safeParse(readStoredJson(KEYS.keepSituation)).data ?? null

export const writeKept = (kept: StoredSituation | null): void =>
  writeStored(KEYS.keepSituation, kept && JSON.stringify(kept))

/** True if the account is newer than the text, so its owner wrote it. Otherwise the person is asked first. */
export const isOfNewAccount = (kept: StoredSituation, account: { createdAt: string }): boolean =>
  Date.parse(account.createdAt) >= Date.parse(kept.createdAt)

/** True if saving after sign-up failed. The situation stays on this device. */
export const saveFailed = createStore(false)

/** The request of a visitor. Includes the items, because the server stores nothing of a visitor. */
export const sentBy = ({ items, ...words }: SituationWords & Pick<StoredSituation, 'items'>) => ({
  ...situationWords(words),
  selfMapItemIds: items.map(({ itemId }) => itemId),
  ...(items.length === 0 && { about: null }),
  exampleSelfMapItems: items.map(({ itemId: id, ...item }) => ({ id, ...item })),
})

/** Returns the items it touches, after the visitor's last correction. */
function partsOf({ items, analysis }: StoredSituation): readonly ItemSnapshot[] {
  const about = analysis?.said?.about
  if (typeof about !== 'number') return items
  const meant = [...items, ...EXAMPLE_ITEMS.map(toSnapshot)].find(({ itemId }) => itemId === about)
  return meant ? [meant] : items
}

/** The request that saves it in the person's history. `draftId` is the time of writing, so it is saved once. */
export const submissionOf = (kept: StoredSituation) => ({
  ...situationWords(kept),
  proposals: partsOf(kept).map(({ name, category }) => ({ name, category })),
  draftId: `visitor-${Date.parse(kept.createdAt)}`,
  happenedAt: kept.happenedAt,
})

/** Maps the visitor's correction to the item ids of the person's map; null if there is none. */
export function correctionOf(
  kept: StoredSituation,
  onMap: readonly Pick<ItemSnapshot, 'itemId' | 'name'>[],
): { said?: Correction; fits?: Fits } | null {
  const { said: { about, ...said } = {}, fits } = kept.analysis ?? {}
  const parts = partsOf(kept)
  const idOf = (itemId: number) => {
    const name = parts.find((part) => part.itemId === itemId)?.name
    return onMap.find((item) => item.name === name)?.itemId
  }
  const { feelings, equations, ...others } = said
  const again: Correction = {
    ...others,
    // If `about` is an item, it's already the new situation's only part, so only a name or null is sent again.
    ...(about !== undefined && typeof about !== 'number' && { about }),
    ...(feelings && {
      feelings: feelings.map(({ itemId, ...feeling }) => {
        const there = itemId === undefined ? undefined : idOf(itemId)
        return { ...feeling, ...(there !== undefined && { itemId: there }) }
      }),
    }),
    ...(equations && {
      equations: equations.flatMap(({ itemId, ...variables }) => {
        const there = itemId === null ? null : idOf(itemId)
        return there === undefined ? [] : [{ ...variables, itemId: there }]
      }),
    }),
  }
  if (isNothing(again) && !fits) return null
  return { ...(!isNothing(again) && { said: again }), ...(fits && { fits }) }
}
