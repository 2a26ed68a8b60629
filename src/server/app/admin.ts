import { Email, FirstName } from '#domain/people/person.ts'
import { invitationHref } from '#domain/people/registration.ts'
import type { Config } from '#server/base/config.ts'
import type { Flag } from '#server/base/db/column.ts'
import type { Database } from '#server/base/db/database.ts'
import { writeAnew } from '#server/base/db/erase-deleted.ts'
import { type Remover, removeAccount } from '#server/nouns/ownership/delete-account.ts'
import {
  addAccount,
  addInvitation,
  listInvitations,
  removeInvitation,
} from '#server/nouns/sign-in/invitations.ts'

type Instance = Remover & { config: Pick<Config, 'siteUrl' | 'signIn'> }
type Command = { does: string; run: (instance: Instance, args: string[]) => Promise<string[]> }

/** Thrown when an operator's command fails. The message says why. */
export class AdminError extends Error {}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The operator's commands for accounts. None of them reads what a person wrote. */
const COMMANDS: Record<string, Command> = {
  add: {
    does: 'add <first name> <email>: creates an account, whatever REGISTRATION says',
    async run(instance, [name, typed]) {
      const firstName = FirstName.safeParse(name).data
      const email = Email.safeParse(typed).data
      if (!firstName || !email) throw new AdminError('Please give a first name and an email.')
      const account = { firstName, email, claimedEmail: email }
      const emailConfirmedAt = instance.now()
      const added = await addAccount(instance, { ...account, emailConfirmedAt })
      if (!added) throw new AdminError('There’s already an account with this email.')
      return [
        `Account ${added.id} is ready. Sign in with this name and email: ${instance.config.siteUrl}/auth?mode=sign-in`,
      ]
    },
  },
  invite: {
    does: 'invite [email]: prints a link that creates one account within 14 days',
    async run(instance, [typed]) {
      const email = typed === undefined ? null : Email.safeParse(typed).data
      if (email === undefined) throw new AdminError('This isn’t an email address.')
      return [instance.config.siteUrl + invitationHref(await addInvitation(instance, email))]
    },
  },
  list: {
    does: 'list: every account and every open invitation',
    async run(instance) {
      const people = await instance.db
        .selectFrom('user')
        .leftJoin('session', 'session.userId', 'user.id')
        .select(['user.id', 'user.email', 'user.createdAt', 'user.isOperator'])
        .select(({ fn }) => fn.max('session.seenAt').as('seenAt'))
        .groupBy(['user.id', 'user.email', 'user.createdAt', 'user.isOperator'])
        .orderBy('user.id')
        .execute()
      const invitations = await listInvitations(instance)
      return [
        ...people.map(({ id, email, createdAt, isOperator, seenAt }) => {
          const seen = seenAt === null ? 'not signed in' : `last seen ${dayOf(Number(seenAt))}`
          return `${id}  ${email ?? 'no email'}  since ${dayOf(createdAt)}, ${seen}${isOperator ? ', operator' : ''}`
        }),
        `${people.length} accounts, ${invitations.length} open invitations`,
        ...invitations.map(
          ({ id, email, expiresAt }) =>
            `invitation ${id}  for ${email ?? 'anyone'}  until ${dayOf(expiresAt)}`,
        ),
      ]
    },
  },
  operator: {
    does: 'operator <email>: lets this account see how this instance is doing, at /admin',
    run: ({ db, config }, [typed]) =>
      setOperator(db, typed, 1, `This account can open ${config.siteUrl}/admin.`),
  },
  'no-operator': {
    does: 'no-operator <email>: takes that back',
    run: ({ db }, [typed]) => setOperator(db, typed, 0, 'This account is an ordinary one again.'),
  },
  remove: {
    does: 'remove <id> <email> yes: deletes an account with everything in it, for good',
    async run(instance, [id, email, sure]) {
      const found = await instance.db
        .selectFrom('user')
        .select(['id', 'email'])
        .where('id', '=', Number(id) || 0)
        .executeTakeFirst()
      if (!found) throw new AdminError('There’s no account with this number.')
      if ((found.email ?? 'no email') !== email || sure !== 'yes')
        throw new AdminError(
          'Nothing was removed. Give the account’s number, its email as "list" shows it, and "yes".',
        )
      await removeAccount(instance, found)
      return [`Account ${found.id} and everything in it is gone.`]
    },
  },
  overwrite: {
    does: 'overwrite: rewrites the database without deleted rows, and blocks other requests until it is done',
    async run({ db, dialect }) {
      const isWhole = await writeAnew(db, dialect)
      return [
        isWhole
          ? 'Nothing deleted is left in the tables.'
          : 'Nothing deleted is left in the rows of the tables. PostgreSQL clears its buffers on its own within minutes. Only its administrator can do it sooner.',
        ...(dialect === 'postgres'
          ? [
              'Its write-ahead log (pg_wal) and its archive may still hold it until PostgreSQL removes those files.',
            ]
          : []),
      ]
    },
  },
  revoke: {
    does: 'revoke <number>: withdraws an invitation',
    async run({ db }, [id]) {
      if (!(await removeInvitation(db, Number(id) || 0)))
        throw new AdminError('There’s no invitation with that number.')
      return ['The invitation is gone.']
    },
  },
}

/**
 * Changes only the account that has confirmed the email (`claimedEmail`), because other accounts may have typed it
 * too.
 */
async function setOperator(
  db: Database,
  typed: string | undefined,
  isOperator: Flag,
  done: string,
): Promise<string[]> {
  const email = Email.safeParse(typed).data
  if (!email) throw new AdminError('Please give the email of an account.')
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ isOperator })
    .where('claimedEmail', '=', email)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    throw new AdminError('There’s no account with this email, or it hasn’t been confirmed yet.')
  return [done]
}

/** Runs one command and returns its output. Throws the list of commands if the name is unknown. */
export async function runAdmin(
  instance: Instance,
  [name = '', ...args]: string[],
): Promise<string[]> {
  const command = COMMANDS[name]
  if (command) return command.run(instance, args)
  const lines = Object.values(COMMANDS).map(({ does }) => `  npm run admin ${does}`)
  throw new AdminError(['What would you like to do?', ...lines].join('\n'))
}
