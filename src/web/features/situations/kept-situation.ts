import * as z from 'zod/mini'
import { Analysis } from '#domain/analysis.ts'
import { Facts } from '#domain/facts.ts'
import { ItemSnapshot } from '#domain/situation.ts'
import { KEYS, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'

/** What a visitor wrote and got to read. It stays on this device; an account may take it over. */
export const KeptSituation = z.object({
  title: z.string(),
  description: z.string(),
  items: z.array(ItemSnapshot),
  createdAt: z.string(),
  analysis: z.nullable(Analysis),
  /** What was read in it; the reading is written anew from it. */
  facts: z.optional(Facts),
  /** The reading as it came, once it was put right. */
  first: z.optional(Analysis),
})
export type KeptSituation = z.infer<typeof KeptSituation>

export const readKept = (): KeptSituation | null =>
  KeptSituation.safeParse(readStoredJson(KEYS.keepSituation)).data ?? null

export const writeKept = (kept: KeptSituation | null): void =>
  writeStored(KEYS.keepSituation, kept && JSON.stringify(kept))

/** A visitor's words as they are sent: with the items, because nothing of a visitor is stored. */
export const sentBy = ({
  title,
  description,
  items,
}: Pick<KeptSituation, 'title' | 'description' | 'items'>) => ({
  title,
  description,
  selfMapItemIds: items.map(({ itemId }) => itemId),
  exampleSelfMapItems: items.map(({ itemId, name, category, attachmentPower }) => ({
    id: itemId,
    name,
    category,
    attachmentPower,
  })),
})

/** The same words for the person's own history. The moment they were written names the draft: kept once. */
export const toldAgain = ({ title, description, items, createdAt }: KeptSituation) => ({
  title,
  description,
  ownItems: items.map(({ name, category, attachmentPower }) => ({
    name,
    category,
    attachmentPower,
  })),
  draftId: `visitor-${Date.parse(createdAt)}`,
})
