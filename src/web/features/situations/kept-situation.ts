import * as z from 'zod/mini'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { Facts } from '#domain/situation/facts.ts'
import { Dates } from '#domain/situation/happened.ts'
import { type Fits, isNothing, type Said } from '#domain/situation/said.ts'
import { ItemSnapshot, toSnapshot } from '#domain/situation/situation.ts'
import { SituationAnswer } from '#domain/situation/situation-answer.ts'
import {
  KeptWords,
  type SituationWords,
  situationWords,
} from '#domain/situation/situation-words.ts'
import { KEYS, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'
import { createStore } from '#web/lib/store.ts'

/** What a visitor wrote and got to read. It stays on this device; an account may take it over. */
export const KeptSituation = z.object({
  ...KeptWords.shape,
  items: z.array(ItemSnapshot),
  ...Dates.shape,
  analysis: z.nullable(Analysis),
  /** What was read in it; the reading is written anew from it. */
  facts: z.optional(Facts),
  /** The reading as it came, once it was put right. */
  first: z.optional(Analysis),
  /** What they answered to the questions of its readings. */
  answers: z.optional(z.array(SituationAnswer)),
})
export type KeptSituation = z.infer<typeof KeptSituation>

export const readKept = (): KeptSituation | null =>
  KeptSituation.safeParse(readStoredJson(KEYS.keepSituation)).data ?? null

export const writeKept = (kept: KeptSituation | null): void =>
  writeStored(KEYS.keepSituation, kept && JSON.stringify(kept))

/** The person who made an account after writing wrote it; anyone else is asked first. */
export const isOfNewAccount = (kept: KeptSituation, account: { createdAt: string }): boolean =>
  Date.parse(account.createdAt) >= Date.parse(kept.createdAt)

/** It couldn't be saved after signing up: it stays on this device. */
export const keepFailed = createStore(false)

/** A visitor's words as they are sent: with the items, because nothing of a visitor is stored. */
export const sentBy = ({ items, ...words }: SituationWords & Pick<KeptSituation, 'items'>) => ({
  ...situationWords(words),
  selfMapItemIds: items.map(({ itemId }) => itemId),
  ...(items.length === 0 && { about: null }),
  exampleSelfMapItems: items.map(({ itemId, name, category, attachmentPower }) => ({
    id: itemId,
    name,
    category,
    attachmentPower,
  })),
})

/** What it touches, as the visitor said it last. */
function partsOf({ items, analysis }: KeptSituation): readonly ItemSnapshot[] {
  const about = analysis?.said?.about
  if (typeof about !== 'number') return items
  const meant = [...items, ...EXAMPLE_ITEMS.map(toSnapshot)].find(({ itemId }) => itemId === about)
  return meant ? [meant] : items
}

/** The same words for the person's own history. The moment they were written names the draft: kept once. */
export const toldAgain = (kept: KeptSituation) => ({
  ...situationWords(kept),
  proposals: partsOf(kept).map(({ name, category }) => ({ name, category })),
  draftId: `visitor-${Date.parse(kept.createdAt)}`,
  happenedAt: kept.happenedAt,
})

/** What the visitor said about the reading, for the same parts as they are on the person's own map; null for nothing. */
export function saidAgain(
  kept: KeptSituation,
  onMap: readonly Pick<ItemSnapshot, 'itemId' | 'name'>[],
): { said?: Said; fits?: Fits } | null {
  const { said: { about, ...said } = {}, fits } = kept.analysis ?? {}
  const parts = partsOf(kept)
  const idOf = (itemId: number) => {
    const name = parts.find((part) => part.itemId === itemId)?.name
    return onMap.find((item) => item.name === name)?.itemId
  }
  const { feelings, equations, ...others } = said
  const again: Said = {
    ...others,
    // An item becomes the only part of the new situation; a name, or nothing, is said again.
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
