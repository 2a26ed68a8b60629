/**
 * The file in which a person takes everything along, and from which a new account is filled again. Its
 * version is raised whenever an older file could no longer be read.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import { MapChangeKind } from '../self-map/map-log.ts'
import { RelationshipType, STRENGTH_SLIDER } from '../self-map/relationship.ts'
import { CategoryName, Degrees, ItemName } from '../self-map/self-map.ts'
import { EngineName, Findings, Variables } from '../situation/analysis.ts'
import { Actor, Fits } from '../situation/said.ts'
import {
  MOST_SITUATIONS,
  SituationDescription,
  SituationKind,
  SituationTitle,
} from '../situation/situation.ts'
import { lines } from '../values/text.ts'
import { MOST_STEP_ROWS, STEP_ROWS } from './export-steps.ts'
import {
  ExampleId,
  Id,
  ItemId,
  later,
  Moment,
  NOT_AN_EXPORT,
  Position,
  Share,
  Word,
} from './export-values.ts'

export const EXPORT_FORMAT = 'innermap-export'
export const EXPORT_VERSION = 1
/** In bytes. */
export const IMPORT_LIMIT = 20 * 1024 * 1024

/** Characters of one row; the longest analysis has a tenth of it. */
export const ROW_LIMIT = 256 * 1024

export const ACCOUNT_NOT_EMPTY =
  'A file can only be brought into an account without own items and situations.'
export const MORE_THAN_FITS = 'This file holds more than one account can take.'
export const WRONG_CONFIRMATION = 'Please type the email of your account to delete it.'

/** Every part of the file; `tables.ts` on the server says which table each one holds. */
export const SECTIONS = [
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
  'items',
  'examples',
  'relationships',
  'hiddenExampleRelationships',
  'mapChanges',
  'journalImports',
  'situations',
  'situationItems',
  'analyses',
  'analysisEmotions',
  'analysisEquations',
  'steps',
  'followUps',
  'weighings',
  'exercises',
  'forecasts',
  'forecastItems',
  'declinedNames',
  'loopRests',
  'ownWords',
  'letters',
  'letterMail',
  'calendarAddress',
  'shares',
] as const
export type Section = (typeof SECTIONS)[number]

const Angle = z.nullable(Degrees)
const Offset = z.nullable(z.number().check(z.gte(-10_000), z.lte(10_000)))

/** What an import brings back. The rest of a file is for reading: sign-ins, consents and payments start anew. */
export const ROWS = {
  items: z.object({
    id: Id,
    category: CategoryName,
    name: ItemName,
    attachmentPower: AttachmentPower,
    angle: Angle,
    xOffset: Offset,
    yOffset: Offset,
    createdAt: Moment,
  }),
  examples: z.object({ itemId: ExampleId, isHidden: z.boolean(), angle: Angle }),
  relationships: z.object({
    sourceItemId: ItemId,
    targetItemId: ItemId,
    relationshipType: RelationshipType,
    strength: z.number().check(z.gte(STRENGTH_SLIDER.min), z.lte(STRENGTH_SLIDER.max)),
    description: z.nullable(lines({ min: 0, max: 500, tooShort: '', tooLong: NOT_AN_EXPORT })),
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
    title: SituationTitle,
    description: SituationDescription,
    draftId: z.nullable(Word),
    kind: z._default(z.nullable(SituationKind), null),
    createdAt: Moment,
  }),
  situationItems: z.object({
    situationId: Id,
    position: Position,
    itemId: ItemId,
    name: ItemName,
    category: CategoryName,
    attachmentPower: AttachmentPower,
  }),
  analyses: z.object({
    id: Id,
    situationId: Id,
    engine: EngineName,
    findings: Findings,
    isCounted: z.boolean(),
    isCorrected: z.boolean(),
    /** Files from before these were kept do not have them. */
    firstFindings: z._default(z.nullable(Findings), null),
    fits: z._default(z.nullable(Fits), null),
    createdAt: Moment,
  }),
  analysisEmotions: z.object({
    analysisId: Id,
    position: Position,
    category: EmotionCategory,
    name: Word,
    intensity: Share,
    createdAt: Moment,
  }),
  analysisEquations: z.object({
    analysisId: Id,
    position: Position,
    itemId: ItemId,
    itemName: Word,
    itemCategory: Word,
    shift: z.number().check(z.gte(-1), z.lte(1)),
    category: EmotionCategory,
    intensity: Share,
    power: later(Share),
    isAccepted: later(z.boolean()),
    time: later(Variables.shape.time),
    source: later(Variables.shape.source),
    actor: later(Actor),
    event: later(Word),
    createdAt: Moment,
  }),
  ...STEP_ROWS,
} satisfies Partial<Record<Section, z.ZodMiniType>>
export type RestoredSection = keyof typeof ROWS
export type Restorable = { [section in RestoredSection]: z.output<(typeof ROWS)[section]>[] }

/** Rows of one kind in one file: more than a long life of writing fills, few enough to be taken in at once. */
export const MOST_ROWS: Record<RestoredSection, number> = {
  items: 2000,
  examples: 100,
  relationships: 5000,
  hiddenExampleRelationships: 100,
  mapChanges: 50_000,
  situations: MOST_SITUATIONS,
  situationItems: 50_000,
  analyses: 10_000,
  analysisEmotions: 50_000,
  analysisEquations: 50_000,
  ...MOST_STEP_ROWS,
}

const rows = <Row extends z.ZodMiniType>(row: Row, section: RestoredSection) =>
  z._default(z.array(row).check(z.maxLength(MOST_ROWS[section], { error: MORE_THAN_FITS })), [])

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
  data: z.object({
    items: rows(ROWS.items, 'items'),
    examples: rows(ROWS.examples, 'examples'),
    relationships: rows(ROWS.relationships, 'relationships'),
    hiddenExampleRelationships: rows(ROWS.hiddenExampleRelationships, 'hiddenExampleRelationships'),
    mapChanges: rows(ROWS.mapChanges, 'mapChanges'),
    situations: rows(ROWS.situations, 'situations'),
    situationItems: rows(ROWS.situationItems, 'situationItems'),
    analyses: rows(ROWS.analyses, 'analyses'),
    analysisEmotions: rows(ROWS.analysisEmotions, 'analysisEmotions'),
    analysisEquations: rows(ROWS.analysisEquations, 'analysisEquations'),
    steps: rows(ROWS.steps, 'steps'),
    followUps: rows(ROWS.followUps, 'followUps'),
    weighings: rows(ROWS.weighings, 'weighings'),
    exercises: rows(ROWS.exercises, 'exercises'),
    forecasts: rows(ROWS.forecasts, 'forecasts'),
    forecastItems: rows(ROWS.forecastItems, 'forecastItems'),
    declinedNames: rows(ROWS.declinedNames, 'declinedNames'),
    loopRests: rows(ROWS.loopRests, 'loopRests'),
    ownWords: rows(ROWS.ownWords, 'ownWords'),
    letters: rows(ROWS.letters, 'letters'),
  }),
})

export const ImportResult = z.object({
  items: z.int(),
  relationships: z.int(),
  situations: z.int(),
  analyses: z.int(),
})
export type ImportResult = z.infer<typeof ImportResult>
