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
