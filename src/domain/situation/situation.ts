/** What happened, in a person's own words, and which items of the Self-Map it touched. */
import * as z from 'zod/mini'
import { AttachmentPower, SentPower } from '../self-map/attachment-power.ts'
import { CategoryName, ItemName, isCustomCategory } from '../self-map/self-map.ts'
import { DAY } from '../values/duration.ts'
import { label } from '../values/text.ts'
import { Dates, HappenedAt } from './happened.ts'
import { MOST_PROPOSALS, NewProposal, Proposal, TOO_MANY_PROPOSALS } from './proposal.ts'
import { SituationAnswer } from './situation-answer.ts'
import { KeptWords, linesIn, SituationDescription, SituationWords } from './situation-words.ts'

export const SIGN_IN_TO_SAVE = 'User must be authenticated to save situations'

export const NO_ITEMS = 'Select at least one self-map item'

/** Ids travel as text or as numbers; both mean the same item. */
const SentItemId = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?[1-9]\d{0,14}$/, { error: NO_ITEMS }))], {
    error: NO_ITEMS,
  }),
  z.transform(Number),
)

const ChosenItems = z
  .array(SentItemId, { error: NO_ITEMS })
  .check(z.minLength(1, { error: NO_ITEMS }), z.maxLength(200))

/** Longer than this nothing waits on a device; what claims to be older is as old as its arrival. */
const WAITS_AT_MOST = 90 * DAY

/** When something was written that had to wait for a connection; absent where it is written right now. */
export const WrittenAt = z.optional(z.iso.datetime())

/** The moment something counts from. No clock is believed that is ahead of ours. */
export function writtenMoment(writtenAt: string | undefined, now: number): number {
  const moment = writtenAt === undefined ? now : Date.parse(writtenAt)
  return moment <= now && now - moment <= WAITS_AT_MOST ? moment : now
}

/** Made by the page for one draft, so that sending it twice keeps it once. */
export const DraftId = z.string().check(z.regex(/^[\w-]{8,64}$/))

export const NewSituation = z.object({
  ...SituationWords.shape,
  selfMapItemIds: ChosenItems,
  draftId: z.optional(DraftId),
  writtenAt: WrittenAt,
  /** Absent where it happened when it was written. */
  happenedAt: z.optional(HappenedAt),
})
export type NewSituation = z.infer<typeof NewSituation>

/** A visitor's items come along, because nothing of a visitor is stored. */
export const VISITOR_ITEMS = 50
const TOO_MANY_ITEMS = `Select up to ${VISITOR_ITEMS} self-map items`

const SentItem = z.object({
  id: SentItemId,
  category: CategoryName,
  name: ItemName,
  attachmentPower: SentPower,
})

export const VisitorSituation = z
  .object({
    ...SituationWords.shape,
    selfMapItemIds: z
      .array(SentItemId, { error: NO_ITEMS })
      .check(z.maxLength(VISITOR_ITEMS, { error: TOO_MANY_ITEMS })),
    exampleSelfMapItems: z._default(
      z.array(SentItem).check(z.maxLength(VISITOR_ITEMS, { error: TOO_MANY_ITEMS })),
      [],
    ),
    /** Null leaves open what it is about; without it at least one item is needed. */
    about: z.optional(z.null()),
  })
  .check(
    z.refine(({ selfMapItemIds, about }) => selfMapItemIds.length > 0 || about === null, {
      error: NO_ITEMS,
      path: ['selfMapItemIds'],
    }),
  )
export type VisitorSituation = z.infer<typeof VisitorSituation>

/** More parts than these are not looked at while somebody is walked through it. */
export const WALK_ITEMS = 12
/** What somebody has told so far, and the parts of their map it may touch, the likeliest first. */
export const Begun = z.object({
  description: SituationDescription,
  items: z.array(SentItem).check(z.maxLength(WALK_ITEMS, { error: TOO_MANY_ITEMS })),
})
export type Begun = z.infer<typeof Begun>

const NamedHere = z._default(
  z.array(NewProposal).check(z.maxLength(MOST_PROPOSALS, { error: TOO_MANY_PROPOSALS })),
  [],
)

/** A situation saved and analysed in one request. Without an item it is open what it is about. */
export const ToldSituation = z.object({
  ...NewSituation.shape,
  selfMapItemIds: z._default(z.array(SentItemId, { error: NO_ITEMS }).check(z.maxLength(200)), []),
  /** What it touches and the map lacks. */
  proposals: NamedHere,
  /** The name of `proposals` in earlier releases; a device may still hold some. */
  ownItems: NamedHere,
})
export type ToldSituation = z.infer<typeof ToldSituation>

export const proposalsIn = ({
  proposals,
  ownItems,
}: Pick<ToldSituation, 'proposals' | 'ownItems'>): NewProposal[] => [...proposals, ...ownItems]

/** A chosen item as it was at that moment; it outlives the item. */
export const ItemSnapshot = z.object({
  itemId: z.int(),
  name: z.string(),
  category: z.string(),
  attachmentPower: AttachmentPower,
})
export type ItemSnapshot = z.infer<typeof ItemSnapshot>

type OnTheMap = { id: number; name: string; category: string; attachmentPower: number }

export const toSnapshot = ({ id, name, category, attachmentPower }: OnTheMap): ItemSnapshot => ({
  itemId: id,
  name,
  category,
  attachmentPower,
})

/** What a situation is where nobody told it here: a note from another journal, or a check-in. */
export const SITUATION_KINDS = ['note', 'check_in'] as const
export const SituationKind = z.enum(SITUATION_KINDS)
export type SituationKind = z.infer<typeof SituationKind>

export const Situation = z.object({
  id: z.int(),
  kind: z.optional(SituationKind),
  ...KeptWords.shape,
  /** Those of the map; a proposal is none until it is kept. */
  selfMapItemIds: z.array(z.string()),
  /** Everything it touched, proposals too. */
  items: z.array(ItemSnapshot),
  proposals: z.optional(z.array(Proposal)),
  /** What the person answered to the questions of its readings, the newest last. */
  answers: z.optional(z.array(SituationAnswer)),
  ...Dates.shape,
})
export type Situation = z.infer<typeof Situation>

type Told = SituationWords & {
  items: readonly { name: string; category?: string }[]
  answers?: readonly { answer: string }[] | undefined
}

/** Everything a person wrote that may speak of danger to life: what an item or a category is called may, too. */
export const wordsToWatch = ({ items, answers = [], ...words }: Told): string[] => [
  ...linesIn(words),
  ...items.flatMap(({ name, category }) =>
    category && isCustomCategory(category) ? [name, category] : [name],
  ),
  ...answers.map(({ answer }) => answer),
]

/** For one person, of what is written here: more than a lifetime holds. Notes brought in count apart, up to as many. */
export const MOST_SITUATIONS = 100_000
export const TOO_MANY_SITUATIONS =
  'Your history is full. It can hold up to 100,000 situations, so please delete some you no longer need.'

/** What a search looks through. */
export const searchedWords = (words: SituationWords, names: readonly string[]): string =>
  searchKey([...linesIn(words), ...names].join('\n'))

export const searchKey = (text: string): string => text.normalize('NFC').toLowerCase()

/** In which order a history is read, by when things happened. */
export const ListOrder = z.enum(['newest', 'oldest'])
export type ListOrder = z.infer<typeof ListOrder>

/** How many situations one list call answers at most. */
export const LIST_LIMIT = 500
export const SearchText = label({
  min: 0,
  max: 200,
  tooShort: '',
  tooLong: 'A search can be up to 200 characters',
})
