/**
 * The export file with all data of a person, which can be imported into a new account. Raise the version if older files
 * can no longer be read.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { MAX_WORDS, NewOwnWord } from '../emotion/word.ts'
import { RewrittenWish, WishLine } from '../findings/expectation.ts'
import { FrozenLetter, Week } from '../findings/letter.ts'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import { MapChangeKind } from '../self-map/map-log.ts'
import { RelationshipType, STRENGTH_SLIDER } from '../self-map/relationship.ts'
import { CategoryName, Degrees, ItemName, NewSelfMapItem } from '../self-map/self-map.ts'
import { EngineName, Findings, StrengthFrom, Variables } from '../situation/analysis.ts'
import { Actor, Fits, OwnLine, WishFrom } from '../situation/correction.ts'
import { EARLIEST_DAY } from '../situation/happened.ts'
import { ProposalState } from '../situation/proposal.ts'
import { ExpectedToday, SeenToday } from '../situation/second-look.ts'
import { MAX_SITUATIONS, SituationKind } from '../situation/situation.ts'
import { AnswerLine, QuestionText } from '../situation/situation-answer.ts'
import { SituationWords } from '../situation/situation-words.ts'
import { ExerciseKind, ExerciseWords, MoreWords } from '../steps/exercise.ts'
import { Came, ForecastWords } from '../steps/forecast.ts'
import { Did, NewExperiment, TossArm } from '../steps/own-experiment.ts'
import { NewStep, Outcome, Round, StepNote, Strength } from '../steps/step.ts'
import { lines } from '../values/text.ts'
import { ReadingZone } from '../values/time-zone.ts'

export const NOT_AN_EXPORT = 'This isn’t a file downloaded from here.'

export const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1))
export const ItemId = z.int().check(z.gte(-(2 ** 31)), z.lte(2 ** 31 - 1))
export const ExampleId = z.int().check(z.gte(-1000), z.lte(-1))
export const Position = z.int().check(z.gte(0), z.lte(10_000))
export const Moment = z.iso
  .datetime()
  .check(z.refine((text) => text >= EARLIEST_DAY && text < '9999', { error: NOT_AN_EXPORT }))
export const Share = z.number().check(z.gte(0), z.lte(1))
/** The version of one of our rules. */
export const Version = z.int().check(z.gte(1), z.lte(10_000))
export const ShortText = z.string().check(z.maxLength(200))

type Shape = Record<string, z.ZodMiniType>
type RowsOf<Sent extends Shape> = {
  [Field in keyof Sent]: Sent[Field] extends z.ZodMiniOptional<infer Inner extends z.ZodMiniType>
    ? z.ZodMiniDefault<z.ZodMiniNullable<Inner>>
    : Sent[Field]
}

/** The export schema of a request: null if left out, absent if the file predates the field. */
const exportShape = <Sent extends Shape>(sent: Sent): RowsOf<Sent> =>
  Object.fromEntries(
    Object.entries<z.ZodMiniType>(sent).map(([name, field]) => [
      name,
      field instanceof z.ZodMiniOptional ? addedLater(field.def.innerType as z.ZodMiniType) : field,
    ]),
  ) as RowsOf<Sent>

/** Absent in older files. */
const addedLater = <Value extends z.ZodMiniType>(value: Value) =>
  z._default(z.nullable(value), null)

export const EXPORT_FORMAT = 'innermap-export'
export const EXPORT_VERSION = 1
/** In bytes. */
export const IMPORT_LIMIT = 20 * 1024 * 1024

/** Maximum characters of one row, ten times the longest analysis. */
export const ROW_LIMIT = 256 * 1024

export const ACCOUNT_NOT_EMPTY =
  'You can only import a file into an account with no items or situations.'
export const MORE_THAN_FITS = 'This file has more in it than one account can hold.'
export const WRONG_CONFIRMATION = 'Please type the email of your account to delete it.'

const WishText = RewrittenWish.shape.wish

/** An item as it was when it was written about. */
const SnapshotRow = {
  position: Position,
  itemId: ItemId,
  name: ItemName,
  category: CategoryName,
  attachmentPower: AttachmentPower,
}

/** The rows an import restores. */
export const ROWS = {
  items: z.object({
    id: Id,
    ...exportShape(NewSelfMapItem.shape),
    attachmentPower: AttachmentPower,
    createdAt: Moment,
  }),
  examples: z.object({ itemId: ExampleId, isHidden: z.boolean(), angle: z.nullable(Degrees) }),
  relationships: z.object({
    sourceItemId: ItemId,
    targetItemId: ItemId,
    relationshipType: RelationshipType,
    strength: z.number().check(z.gte(STRENGTH_SLIDER.min), z.lte(STRENGTH_SLIDER.max)),
    description: z.nullable(lines({ max: 500, tooLong: NOT_AN_EXPORT })),
    createdAt: Moment,
  }),
  hiddenExampleRelationships: z.object({ relationshipId: ExampleId }),
  mapChanges: z.object({
    kind: MapChangeKind,
    itemId: ItemId,
    name: z.nullable(ItemName),
    category: z.nullable(CategoryName),
    attachmentPower: z.nullable(AttachmentPower),
    otherItemId: z.nullable(ItemId),
    relationshipType: z.nullable(RelationshipType),
    createdAt: Moment,
  }),
  situations: z.object({
    id: Id,
    ...exportShape(SituationWords.shape),
    draftId: z.nullable(ShortText),
    kind: z._default(z.nullable(SituationKind), null),
    createdAt: Moment,
    /** Absent in older files, which means it happened when it was written. */
    happenedAt: z.optional(Moment),
  }),
  situationItems: z.object({
    situationId: Id,
    ...SnapshotRow,
  }),
  proposals: z.object({
    id: Id,
    situationId: Id,
    position: Position,
    name: ItemName,
    category: CategoryName,
    attachmentPower: AttachmentPower,
    state: ProposalState,
    itemId: z.nullable(ItemId),
    createdAt: Moment,
  }),
  situationAnswers: z.object({
    situationId: Id,
    question: QuestionText,
    answer: AnswerLine,
    answeredAt: Moment,
  }),
  analyses: z.object({
    id: Id,
    situationId: Id,
    engine: EngineName,
    findings: Findings,
    isCounted: z.boolean(),
    isCorrected: z.boolean(),
    /** Absent in older files. */
    firstFindings: z._default(z.nullable(Findings), null),
    fits: z._default(z.nullable(Fits), null),
    createdAt: Moment,
  }),
  analysisEmotions: z.object({
    analysisId: Id,
    position: Position,
    category: EmotionCategory,
    name: ShortText,
    intensity: Share,
    strengthFrom: addedLater(StrengthFrom),
    strengthRule: addedLater(Version),
    createdAt: Moment,
  }),
  analysisEquations: z.object({
    analysisId: Id,
    position: Position,
    itemId: ItemId,
    itemName: ShortText,
    itemCategory: ShortText,
    shift: z.number().check(z.gte(-1), z.lte(1)),
    category: EmotionCategory,
    intensity: Share,
    power: addedLater(Share),
    isAccepted: addedLater(z.boolean()),
    time: addedLater(Variables.shape.time),
    source: addedLater(Variables.shape.source),
    actor: addedLater(Actor),
    event: addedLater(ShortText),
    wish: addedLater(OwnLine),
    wishFrom: addedLater(WishFrom),
    createdAt: Moment,
  }),
  steps: z.object({
    id: Id,
    situationId: Id,
    ...exportShape(NewStep.shape),
    /** Older files don't say whether the person gave it. */
    isBeforeSaid: z._default(z.boolean(), false),
    asksAt: Moment,
    endedAt: z.nullable(Moment),
    createdAt: Moment,
  }),
  followUps: z.object({
    stepId: Id,
    round: Round,
    outcome: Outcome,
    strength: z.nullable(Strength),
    note: z.nullable(StepNote),
    answeredAt: Moment,
  }),
  weighings: z.object({
    situationId: Id,
    category: EmotionCategory,
    strength: Strength,
    createdAt: Moment,
  }),
  exercises: z.object({
    situationId: Id,
    kind: ExerciseKind,
    category: EmotionCategory,
    itemName: z.nullable(ItemName),
    words: ExerciseWords,
    hard: z.nullable(MoreWords),
    way: z.nullable(MoreWords),
    before: z.nullable(Strength),
    after: z.nullable(Strength),
    createdAt: Moment,
  }),
  secondLooks: z.object({
    situationId: Id,
    expected: z.nullable(ExpectedToday),
    seen: SeenToday,
    category: EmotionCategory,
    strength: Strength,
    createdAt: Moment,
  }),
  forecasts: z.object({
    id: Id,
    ...exportShape(ForecastWords.shape),
    /** As stored, so a renamed time zone doesn't make a file invalid. */
    zone: ReadingZone,
    category: EmotionCategory,
    strength: Strength,
    asksAt: Moment,
    putAwayAt: z.nullable(Moment),
    outcome: z.nullable(Came),
    felt: z.nullable(Strength),
    line: z.nullable(StepNote),
    answeredAt: z.nullable(Moment),
    createdAt: Moment,
  }),
  forecastItems: z.object({
    forecastId: Id,
    ...SnapshotRow,
  }),
  experiments: z.object({
    id: Id,
    ...exportShape(NewExperiment.shape),
    endedAt: z.nullable(Moment),
    createdAt: Moment,
  }),
  tosses: z.object({
    id: Id,
    experimentId: Id,
    situationId: z.nullable(Id),
    arm: z.nullable(TossArm),
    before: z.nullable(Strength),
    after: z.nullable(Strength),
    did: z.nullable(Did),
    answeredAt: z.nullable(Moment),
    createdAt: Moment,
  }),
  rewrittenWishes: z.object({ id: Id, wish: WishText, line: WishLine, createdAt: Moment }),
  declinedNames: z.object({ name: ItemName, createdAt: Moment }),
  loopRests: z.object({
    itemName: ShortText,
    itemCategory: ShortText,
    category: EmotionCategory,
    createdAt: Moment,
  }),
  ownWords: z.object({ id: Id, ...NewOwnWord.shape, createdAt: Moment }),
  letters: z.object({
    week: Week,
    putAwayAt: z.nullable(Moment),
    answer: z.nullable(AnswerLine),
    answeredAt: z.nullable(Moment),
    content: addedLater(FrozenLetter),
    readAt: addedLater(Moment),
  }),
}
export type RestoredSection = keyof typeof ROWS
export type Restorable = { [section in RestoredSection]: z.output<(typeof ROWS)[section]>[] }

/** Sections that are exported but not imported, such as sign-ins, consents and payments. */
const READ_ONLY = [
  'account',
  'signInProviders',
  'sessions',
  'trustedDevices',
  'signIns',
  'passkeys',
  'personalTokens',
  'webhooks',
  'pushDevices',
  'consents',
  'payments',
  'paymentCustomer',
  'journalImports',
  'shownLines',
  'letterMail',
  'calendarAddress',
  'shares',
] as const
export type Section = (typeof READ_ONLY)[number] | RestoredSection
/** All sections of the file. `tables.ts` on the server maps them to tables. */
export const SECTIONS = [...READ_ONLY, ...(Object.keys(ROWS) as RestoredSection[])]

/** The maximum number of rows per section: more than a lifetime fills, few enough to import at once. */
export const MAX_ROWS: Record<RestoredSection, number> = {
  items: 2000,
  examples: 100,
  relationships: 5000,
  hiddenExampleRelationships: 100,
  mapChanges: 50_000,
  // Entries written here plus as many imported notes.
  situations: 2 * MAX_SITUATIONS,
  situationItems: 4 * MAX_SITUATIONS,
  proposals: 50_000,
  situationAnswers: 50_000,
  analyses: 2 * MAX_SITUATIONS,
  analysisEmotions: 50_000,
  analysisEquations: 50_000,
  steps: 20_000,
  followUps: 40_000,
  weighings: 50_000,
  exercises: 20_000,
  secondLooks: 20_000,
  forecasts: 10_000,
  forecastItems: 50_000,
  /** A toss a day fills one in 24 days at the earliest. */
  experiments: 300,
  tosses: 40_000,
  rewrittenWishes: 1000,
  declinedNames: 5000,
  loopRests: 5000,
  ownWords: MAX_WORDS,
  letters: 5000,
}

export const FileHead = z.object({
  format: z.literal(EXPORT_FORMAT, { error: NOT_AN_EXPORT }),
  version: z.literal(EXPORT_VERSION, { error: NOT_AN_EXPORT }),
  exportedAt: Moment,
})

export const ExportFile = z.object({
  ...FileHead.shape,
  data: z.record(z.enum(SECTIONS), z.array(z.record(z.string(), z.unknown()))),
})
export type ExportFile = z.infer<typeof ExportFile>

export const ImportFile = z.object({
  ...FileHead.shape,
  data: z.object(
    Object.fromEntries(
      Object.entries<z.ZodMiniType>(ROWS).map(([section, row]) => [
        section,
        z._default(
          z
            .array(row)
            .check(z.maxLength(MAX_ROWS[section as RestoredSection], { error: MORE_THAN_FITS })),
          [],
        ),
      ]),
    ),
  ),
})

export const ImportResult = z.object({
  items: z.int(),
  relationships: z.int(),
  situations: z.int(),
  analyses: z.int(),
})
export type ImportResult = z.infer<typeof ImportResult>
