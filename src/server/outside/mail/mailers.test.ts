import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { mailPage } from './mail-page.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const FROM = 'Innermap <no-reply@inner.example>'
const mail = mailPage('ada@example.test', 'A subject', [
  'Hello <b>you</b> & you',
  { big: '1234 5678' },
])

/** A mail server that keeps what it gets. */
async function startPostOffice() {
  const kept: { to: string[]; message: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((message) => {
        kept.push({ to: envelope.rcptTo.map(({ address }) => address), message })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    kept,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((r) => server.close(r)),
  }
}

describe('mails', () => {
  it('say the same as plain text and as HTML, and load nothing', () => {
    expect(mail.text).toBe('Hello <b>you</b> & you\n\n    1234 5678\n\nInnermap\n')
    expect(mail.html).toContain('<p>Hello &#60;b&#62;you&#60;/b&#62; &#38; you</p>')
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|a)\b|https?:/)
  })

  it('go through a mail server to exactly one person', async () => {
    const office = await startPostOffice()
    await smtpMailer(office.url, FROM).send(mail)
    expect(office.kept).toHaveLength(1)
    expect(office.kept[0]?.to).toEqual(['ada@example.test'])
    expect(office.kept[0]?.message).toContain('Subject: A subject')
    expect(office.kept[0]?.message).toContain('From: Innermap <no-reply@inner.example>')
    await office.stop()
  })

  it('are given up for now where the mail server says nothing', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const sending = smtpMailer(`smtp://127.0.0.1:${port}`, FROM, 50).send(mail)
    await expect(sending).rejects.toThrow()
    silent.close()
  })

  it('reach nobody else when an address tries to be two', async () => {
    const office = await startPostOffice()
    const mailer = smtpMailer(office.url, FROM)
    for (const to of ['a@example.test, b@example.test', 'a@example.test\r\nBcc: b@example.test']) {
      await mailer.send({ ...mail, to }).catch(() => {})
    }
    await mailer.send({ ...mail, subject: 'Hi\r\nBcc: b@example.test' })
    const recipients = office.kept.flatMap(({ to }) => to)
    expect(recipients.filter((to) => to === 'b@example.test')).toEqual([])
    expect(office.kept.every(({ to }) => to.length === 1)).toBe(true)
    await office.stop()
  })

  it('are all forgotten, also where others are at the same moment', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'innermap-outbox-'))
    const mailer = outboxMailer(
      folder,
      FROM,
      Date.now,
      createLog(() => {}),
    )
    const people = ['ada', 'bo', 'cy', 'di'].map((name) => `${name}@example.test`)
    for (const to of [...people, ...people, 'eve@example.test']) await mailer.send({ ...mail, to })
    // Listed, and gone when it is opened.
    symlinkSync(join(folder, 'nowhere'), join(folder, '0000-gone.eml'))
    await Promise.all(people.map((email) => mailer.forget?.(email)))
    const left = readdirSync(folder).filter((name) => name !== '0000-gone.eml')
    expect(left.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
      expect.stringContaining('To: eve@example.test'),
    ])
    rmSync(folder, { recursive: true })
  })

  it('are files in the outbox where there is no mail server, and the log says so', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'innermap-outbox-')), 'outbox')
    const lines: string[] = []
    const log = createLog((line) => void lines.push(line))
    await outboxMailer(folder, FROM, () => 0, log).send(mail)
    const [name = ''] = readdirSync(folder)
    expect(name).toMatch(/^1970-01-01T00-00-00\.000Z-[0-9a-f]{8}\.eml$/)
    expect(readFileSync(join(folder, name), 'utf8')).toContain('To: ada@example.test')
    expect(lines.join('')).toContain(name)
    expect(lines.join('')).not.toContain('ada@example.test')
    rmSync(join(folder, '..'), { recursive: true })
  })
})
