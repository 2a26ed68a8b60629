import { type MailLine, mailPage } from '#server/outside/mail/mail-page.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, findMailable } from '#server/people/account.repository.ts'

type Lines = readonly [subject: string, ...lines: MailLine[]]

/** A job that mails the person of an account. Nothing is sent if its email isn't confirmed. */
export const mailing =
  <Payload extends { userId: number }>(
    write: (payload: Payload, account: Account, services: Services) => Lines | Promise<Lines>,
  ) =>
  async (services: Services, payload: Payload): Promise<void> => {
    const account = await findMailable(services.db, payload.userId)
    if (!account) return
    const [subject, ...lines] = await write(payload, account, services)
    await services.mailer.send(mailPage(account.email, subject, lines))
  }
