import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'

/**
 * Every table whose rows give access to an account or send data out of it without another sign-in. `open` rows are
 * deleted by signing out everywhere, `key` rows are ways to sign in, `outward` rows send data out.
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

/** Signs out everywhere, including programs and calendars. Trusted browsers need a code again. */
export const endAllSessions = (tx: Database, userId: number): Promise<void> =>
  close(tx, userId, ALL_DOORS.filter(isOpen))

/** Revokes all access and stops all data going out, because everything in this account so far may be a stranger's. */
export const closeAllDoors = (tx: Database, userId: number): Promise<void> =>
  close(tx, userId, ALL_DOORS)

/**
 * Revokes other people's access after the person inside confirmed the account. Outward rows stay if there was only
 * one sign-in, and so does the sign-in provider.
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
