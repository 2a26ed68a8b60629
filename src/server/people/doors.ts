import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'

/**
 * Every table whose rows open an account, or a part of it, or send something out of it, without anybody signing in
 * again. `open`: closed by signing out everywhere. `key`: another way to sign in. `outward`: what the person lets out.
 */
export const DOORS = {
  session: 'open',
  trustedDevice: 'open',
  personalToken: 'open',
  calendarAddress: 'open',
  pushDevice: 'open',
  passkey: 'key',
  providerIdentity: 'key',
  signInCode: 'key',
  webhook: 'outward',
  consent: 'outward',
  letterMail: 'outward',
  share: 'outward',
} as const satisfies Partial<Record<TableOfOnePerson, 'open' | 'key' | 'outward'>>

type Door = keyof typeof DOORS
type TableOfOnePerson = {
  [Table in keyof Tables]: Tables[Table] extends { userId: number } ? Table : never
}[keyof Tables]

/** The rest, so that whoever adds a table has to say here which it is. */
export const NO_DOORS: Record<Exclude<keyof Tables, Door>, string> = {
  user: 'the account itself',
  invitation: 'for someone who has no account yet',
  rateCounter: 'counts',
  usedTrial: 'remembers',
  signIn: 'a list to look at',
  job: 'looks for its door again when it runs',
  billingCustomer: 'leads to the payment provider, for the person who is signed in',
  billingEvent: 'what the payment provider said',
  selfMapItem: 'words',
  selfMapExample: 'words',
  selfMapRelationship: 'words',
  hiddenExampleRelationship: 'words',
  mapChange: 'words',
  situation: 'words',
  situationItem: 'words',
  proposal: 'words',
  situationAnswer: 'words',
  shownLine: 'remembers',
  journalImport: 'words',
  waitingNote: 'words',
  analysis: 'words',
  analysisEmotion: 'words',
  analysisEquation: 'words',
  analysisClaim: 'a lock of seconds',
  step: 'words',
  followUp: 'words',
  weighing: 'words',
  exercise: 'words',
  secondLook: 'words',
  forecast: 'words',
  forecastItem: 'words',
  declinedName: 'words',
  loopRest: 'words',
  diaryWatch: 'words',
  toldSentence: 'words',
  ownWord: 'words',
  letter: 'words',
  shownQuestion: 'remembers',
  rewrittenWish: 'words',
  experiment: 'words',
  toss: 'words',
}

const ALL_DOORS = Object.keys(DOORS) as Door[]
const isOpen = (door: Door): boolean => DOORS[door] === 'open'

async function close(tx: Database, userId: number, doors: readonly Door[]): Promise<void> {
  for (const door of doors) await tx.deleteFrom(door).where('userId', '=', userId).execute()
}

/** Signs out everywhere, programs and calendars too; the browsers that were trusted need a code again. */
export const endAllSessions = (tx: Database, userId: number): Promise<void> =>
  close(tx, userId, ALL_DOORS.filter(isOpen))

/** Whatever was made in this account so far may be a stranger's: nothing of it leads in or out any more. */
export const closeAllDoors = (tx: Database, userId: number): Promise<void> =>
  close(tx, userId, ALL_DOORS)

/**
 * The one who sits in an account confirmed it themselves. Whoever else may have got in is out; what lets things out stays
 * where nobody else can have made it, and so does the provider they came by.
 */
export async function closeDoorsOfOthers(tx: Database, userId: number): Promise<void> {
  const isAlone = await hasOneSignIn(tx, userId)
  const stays = (door: Door) =>
    door === 'providerIdentity' || (isAlone && DOORS[door] === 'outward')
  await close(
    tx,
    userId,
    ALL_DOORS.filter((door) => !stays(door)),
  )
}

async function hasOneSignIn(tx: Database, userId: number): Promise<boolean> {
  const some = await tx
    .selectFrom('signIn')
    .select('id')
    .where('userId', '=', userId)
    .limit(2)
    .execute()
  return some.length === 1
}
