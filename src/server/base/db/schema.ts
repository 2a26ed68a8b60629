import type { Generated } from 'kysely'
import type { PaidStatus } from '#domain/people/paid-period.ts'
import type { SignInWay } from '#domain/people/sign-in-way.ts'
import type { PublishedType } from '#domain/sharing/share-link.ts'
import type { Journal } from '#domain/situation/journal.ts'
import type { RecentLineKind } from '#domain/situation/recent-line.ts'
import type { Flag, Moment, Numbered, Owned, Restored } from './column.ts'

export { flag } from './column.ts'

/**
 * The tables as the code sees them, created in `db/migrations`. They use only types that SQLite and PostgreSQL share:
 * text, numbers, moments, flags, and JSON as text.
 */
export type Tables = {
  // Accounts and sign-in.
  user: {
    id: Generated<number>
    firstName: string
    lastName: string | null
    username: string
    profileImageUrl: string | null
    email: string | null
    claimedEmail: string | null
    emailConfirmedAt: Moment | null
    subscriptionTier: Generated<'free' | 'premium'>
    subscriptionStatus: Generated<string>
    subscriptionExpiresAt: Moment | null
    cancelAtPeriodEnd: Generated<Flag>
    isDev: Generated<Flag>
    isOperator: Generated<Flag>
    createdAt: Moment
    trialSince: Moment
    countedAt: Generated<Moment>
    analysesMade: Generated<number>
  }
  providerIdentity: Owned & {
    issuer: string
    subject: string
  }
  invitation: {
    id: Generated<number>
    tokenHash: string
    email: string | null
    createdAt: Moment
    expiresAt: Moment
  }
  session: {
    id: Generated<number>
    userId: number
    tokenHash: string
    device: string
    signedInAt: Moment
    seenAt: Moment
    provedAt: Generated<Moment>
    expiresAt: Moment
    deviceHash: string | null
  }
  signIn: {
    id: Generated<number>
    userId: number
    way: SignInWay
    device: string
    signedInAt: Moment
    expiresAt: Moment
  }
  passkey: Numbered & {
    credentialId: string
    publicKey: string
    counter: number
    transports: string
    device: string
    usedAt: Moment | null
  }
  trustedDevice: Numbered & {
    tokenHash: string
    isRemembered: Generated<Flag>
    device: Generated<string>
    seenAt: Generated<Moment>
    expiresAt: Moment
  }
  signInCode: Owned & {
    purpose: 'sign_in' | 'confirm'
    asker: string
    network: string
    salt: string
    codeHash: string
    tries: Generated<number>
    networkTries: Generated<number>
    expiresAt: Moment
  }
  consent: {
    userId: number
    name: string
    version: string
    givenAt: Moment
  }

  // Self-Maps and their changes.
  selfMapItem: Restored<'items'> & { nameKey: string }
  selfMapExample: Restored<'examples', 'isHidden'>
  selfMapRelationship: Restored<'relationships'> & Numbered
  hiddenExampleRelationship: Restored<'hiddenExampleRelationships'>
  mapChange: Restored<'mapChanges'> & Numbered

  // Situations, the items they touch, their analyses, and shares.
  situation: Restored<'situations'> & {
    searchText: string
    importId: number | null
  }
  situationItem: Restored<'situationItems'>
  proposal: Restored<'proposals'>
  situationAnswer: Restored<'situationAnswers'>
  shownLine: {
    userId: number
    kind: RecentLineKind
    lineKey: string
    situationId: number
    shownAt: Moment
    expiresAt: Moment
  }
  analysis: Restored<'analyses', 'isCounted' | 'isCorrected'> & {
    facts: string | null
    isSettled: Generated<Flag>
    isGrief: Generated<Flag>
  }
  analysisEmotion: Restored<'analysisEmotions'>
  analysisEquation: Restored<
    'analysisEquations',
    'power' | 'isAccepted' | 'time' | 'source' | 'actor' | 'event' | 'wish' | 'wishFrom'
  >
  analysisClaim: {
    situationId: number
    userId: number
    token: string
    isCounted: Flag
    claimedUntil: Moment
  }
  share: Owned & {
    handle: string
    tokenHash: string
    shareType: PublishedType
    title: string
    hasPersonalContext: Flag
    snapshot: string
    picture: string | null
    expiresAt: Moment
  }

  // Steps, forecasts, experiments, their results, and ratings of feelings.
  step: Restored<'steps'>
  followUp: Restored<'followUps'>
  weighing: Restored<'weighings'> & Numbered
  exercise: Restored<'exercises'> & Numbered
  secondLook: Restored<'secondLooks'> & Numbered
  forecast: Restored<'forecasts', 'putAwayAt' | 'outcome' | 'felt' | 'line' | 'answeredAt'>
  forecastItem: Restored<'forecastItems'>
  experiment: Restored<'experiments', 'endedAt'> & { block: string }
  toss: Restored<'tosses', 'after' | 'did' | 'answeredAt'>
  shownQuestion: {
    userId: number
    questionKey: string
    shownAt: string
    expiresAt: Moment
  }

  // Findings, letters, a person's answers to them, and how they are delivered.
  declinedName: Restored<'declinedNames'>
  loopRest: Restored<'loopRests'>
  diaryWatch: {
    userId: number
    seen: string
  }
  toldSentence: {
    userId: number
    sentenceKey: string
    shownOn: string
    deniedAt: Moment | null
  }
  ownWord: Restored<'ownWords'> & { wordKey: string }
  letter: Restored<'letters', 'putAwayAt' | 'answer' | 'answeredAt' | 'content' | 'readAt'>
  rewrittenWish: Restored<'rewrittenWishes'>
  letterMail: Owned & {
    zone: string
    mailedWeek: string | null
  }
  calendarAddress: Owned & {
    tokenHash: string
  }

  // Integrations: journal imports, tokens, webhooks, reminders.
  journalImport: Numbered & {
    source: Journal
  }
  personalToken: Numbered & {
    name: string
    tokenHash: string
    /** Separated by spaces. */
    scopes: string
    usedAt: Moment | null
    expiresAt: Moment
  }
  webhook: Numbered & {
    address: string
    /** Separated by spaces. */
    events: string
    calledAt: Moment | null
    status: number | null
  }
  pushDevice: Numbered & {
    endpoint: string
    /** Separated by spaces. */
    kinds: string
    hour: Generated<number | null>
    device: string
  }
  waitingNote: {
    situationId: number
    userId: number
  }

  // The server's own state: counters, jobs, payments.
  rateCounter: {
    key: string
    used: number
    resetsAt: Moment
  }
  job: {
    id: Generated<number>
    kind: string
    payload: string
    tries: Generated<number>
    runAt: Moment
    claimedUntil: Generated<Moment>
    createdAt: Moment
    userId: number | null
  }
  billingCustomer: Owned & {
    customerId: string
  }
  billingEvent: {
    eventId: string
    userId: number
    subscriptionId: string
    status: PaidStatus
    periodEndsAt: Moment
    cancelAtPeriodEnd: Flag
    happenedAt: Moment
    learntAt: Moment
  }
  usedTrial: {
    mailboxHash: string
    trialSince: Moment
    analysesMade: number
    expiresAt: Moment
  }
}
