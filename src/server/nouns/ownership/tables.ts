import { type RestoredSection, ROWS, type Section } from '#domain/sharing/export-file.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Services } from '#server/outside/services.ts'

type Rule = (
  | /** A section of the export. `without` gives the reason for each omitted column. */
  { exportedAs: Section; without: Record<string, string> }
  /** Not exported, for this reason. Rows of a person are still deleted with the account. */
  | { leftOut: string }
) & {
  /** The column with the moment after which a row is deleted. */
  endsAt?: 'expiresAt' | 'resetsAt' | 'claimedUntil'
}

const OWNER = { userId: 'the file is about one person' }
const SECRET = 'a hash that opens the account would have no place in a file'

/**
 * The export and expiry rule of every table. A test compares the list with the database column by column; rows are
 * imported in this order, so that references come after their targets.
 */
export const TABLES: Record<keyof Tables | 'migration', Rule> = {
  user: {
    exportedAs: 'account',
    without: {
      countedAt: 'only a lock between two calls',
      isOperator: 'about the instance, not about the person',
    },
  },
  invitation: {
    leftOut: 'about someone who has no account yet, deleted once it is used',
    endsAt: 'expiresAt',
  },
  providerIdentity: { exportedAs: 'signInProviders', without: OWNER },
  session: {
    exportedAs: 'sessions',
    without: { ...OWNER, tokenHash: SECRET, deviceHash: SECRET },
    endsAt: 'expiresAt',
  },
  trustedDevice: {
    exportedAs: 'trustedDevices',
    without: { ...OWNER, tokenHash: SECRET },
    endsAt: 'expiresAt',
  },
  signIn: { exportedAs: 'signIns', without: OWNER, endsAt: 'expiresAt' },
  passkey: {
    exportedAs: 'passkeys',
    without: {
      ...OWNER,
      credentialId: 'of use only to the authenticator',
      publicKey: 'of use only to us',
    },
  },
  personalToken: {
    exportedAs: 'personalTokens',
    without: { ...OWNER, tokenHash: SECRET },
    endsAt: 'expiresAt',
  },
  webhook: { exportedAs: 'webhooks', without: OWNER },
  pushDevice: { exportedAs: 'pushDevices', without: OWNER },
  signInCode: { leftOut: 'hashes of codes that are valid for ten minutes', endsAt: 'expiresAt' },
  consent: { exportedAs: 'consents', without: OWNER },
  rateCounter: {
    leftOut: 'keyed hashes no one can reverse, gone within a day',
    endsAt: 'resetsAt',
  },
  usedTrial: {
    leftOut: 'about deleted accounts: keyed hashes no one can reverse, gone within 30 days',
    endsAt: 'expiresAt',
  },
  // A job is deleted when done or dropped. Its claim only marks who runs it.
  job: { leftOut: 'emails waiting to be sent' },
  migration: { leftOut: 'about the product, not about people' },
  billingCustomer: { exportedAs: 'paymentCustomer', without: OWNER },
  billingEvent: { exportedAs: 'payments', without: OWNER },
  selfMapItem: {
    exportedAs: 'items',
    without: { ...OWNER, nameKey: 'the name once more, in lower case' },
  },
  selfMapExample: { exportedAs: 'examples', without: OWNER },
  selfMapRelationship: { exportedAs: 'relationships', without: OWNER },
  hiddenExampleRelationship: { exportedAs: 'hiddenExampleRelationships', without: OWNER },
  mapChange: { exportedAs: 'mapChanges', without: OWNER },
  situation: {
    exportedAs: 'situations',
    without: { ...OWNER, searchText: 'the same words once more, in lower case' },
  },
  journalImport: { exportedAs: 'journalImports', without: OWNER },
  waitingNote: { leftOut: 'says for a while that a note waits to be analysed' },
  proposal: { exportedAs: 'proposals', without: OWNER },
  situationItem: { exportedAs: 'situationItems', without: OWNER },
  situationAnswer: { exportedAs: 'situationAnswers', without: OWNER },
  shownLine: { exportedAs: 'shownLines', without: OWNER, endsAt: 'expiresAt' },
  analysis: {
    exportedAs: 'analyses',
    without: {
      ...OWNER,
      facts: 'numbers only the engine uses, and can compute again',
      isSettled: 'said by the findings',
      isGrief: 'said by the findings',
    },
  },
  analysisEmotion: { exportedAs: 'analysisEmotions', without: OWNER },
  analysisEquation: { exportedAs: 'analysisEquations', without: OWNER },
  step: { exportedAs: 'steps', without: OWNER },
  followUp: { exportedAs: 'followUps', without: OWNER },
  weighing: { exportedAs: 'weighings', without: OWNER },
  exercise: { exportedAs: 'exercises', without: OWNER },
  secondLook: { exportedAs: 'secondLooks', without: OWNER },
  forecast: { exportedAs: 'forecasts', without: OWNER },
  forecastItem: { exportedAs: 'forecastItems', without: OWNER },
  experiment: {
    exportedAs: 'experiments',
    without: { ...OWNER, block: 'how the coin falls next, which must stay unknown' },
  },
  toss: { exportedAs: 'tosses', without: OWNER },
  rewrittenWish: { exportedAs: 'rewrittenWishes', without: OWNER },
  declinedName: { exportedAs: 'declinedNames', without: OWNER },
  loopRest: { exportedAs: 'loopRests', without: OWNER },
  diaryWatch: { leftOut: 'worked out from the situations, and can be again' },
  toldSentence: { leftOut: 'which finding the dashboard showed when, and can be worked out again' },
  shownQuestion: {
    leftOut: 'on which days a question was shown, of use only while it is asked',
    endsAt: 'expiresAt',
  },
  ownWord: {
    exportedAs: 'ownWords',
    without: { ...OWNER, wordKey: 'the word once more, in lower case' },
  },
  letter: { exportedAs: 'letters', without: OWNER },
  letterMail: { exportedAs: 'letterMail', without: OWNER },
  calendarAddress: { exportedAs: 'calendarAddress', without: { ...OWNER, tokenHash: SECRET } },
  share: {
    exportedAs: 'shares',
    without: { ...OWNER, tokenHash: SECRET, picture: 'the picture of a share, drawn from it' },
    endsAt: 'expiresAt',
  },
  analysisClaim: {
    leftOut: 'says for seconds that an analysis is being made',
    endsAt: 'claimedUntil',
  },
}

/** The tables that an import restores, with their sections. */
export const RESTORED = Object.entries(TABLES).flatMap(([table, rule]) =>
  'exportedAs' in rule && rule.exportedAs in ROWS
    ? [[table as keyof Tables, rule.exportedAs as RestoredSection] as const]
    : [],
)

/** Columns that hold a moment, which files write as ISO text. */
export const MOMENT = /(At|Since)$/

/** Deletes expired rows, so that nothing is stored longer than needed. */
export async function sweep({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (const [table, { endsAt }] of Object.entries(TABLES)) {
    if (!endsAt) continue
    await db
      .deleteFrom(table as keyof Tables & 'session')
      .where(endsAt as 'expiresAt', '<=', now())
      .execute()
  }
}
