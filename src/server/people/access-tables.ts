import type { Database } from '#server/base/db/database.ts'
import { countRows, type OfPerson } from '#server/base/db/own-row.ts'

/**
 * Every table whose rows give access to an account or send data out of it without another sign-in. `open` rows are
 * deleted by signing out everywhere, `key` rows are ways to sign in, `outward` rows send data out.
 */
export const ACCESS_TABLES = {
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
} as const satisfies Partial<Record<OfPerson, 'open' | 'key' | 'outward'>>

type AccessTable = keyof typeof ACCESS_TABLES

const ALL_ACCESS_TABLES = Object.keys(ACCESS_TABLES) as AccessTable[]
const isOpen = (door: AccessTable): boolean => ACCESS_TABLES[door] === 'open'

async function close(tx: Database, userId: number, doors: readonly AccessTable[]): Promise<void> {
  for (const door of doors) await tx.deleteFrom(door).where('userId', '=', userId).execute()
}

/** Signs out everywhere, including programs and calendars. Trusted browsers need a code again. */
export const endAllSessions = (tx: Database, userId: number): Promise<void> =>
  close(tx, userId, ALL_ACCESS_TABLES.filter(isOpen))

/** Revokes all access and stops all data going out, because everything in this account so far may be a stranger's. */
export const revokeAllAccess = (tx: Database, userId: number): Promise<void> =>
  close(tx, userId, ALL_ACCESS_TABLES)

/**
 * Revokes other people's access after the person inside confirmed the account. Outward rows stay if there was only
 * one sign-in, and so does the sign-in provider.
 */
export async function revokeAccessOfOthers(tx: Database, userId: number): Promise<void> {
  const isAlone = await hasOneSignIn(tx, userId)
  const stays = (door: AccessTable) =>
    door === 'providerIdentity' || (isAlone && ACCESS_TABLES[door] === 'outward')
  await close(
    tx,
    userId,
    ALL_ACCESS_TABLES.filter((door) => !stays(door)),
  )
}

const hasOneSignIn = async (tx: Database, userId: number): Promise<boolean> =>
  (await countRows(tx.selectFrom('signIn').where('userId', '=', userId))) === 1
