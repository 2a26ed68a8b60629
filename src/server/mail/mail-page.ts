import { PRODUCT_NAME } from '#domain/product.ts'
import type { Mail } from './mailer.ts'

/** A line of a mail; `{ big }` is set large, such as a code. */
export type MailLine = string | { big: string }

/**
 * The same words twice: as plain text and as simple HTML. Nothing is loaded from anywhere, and nothing
 * tells us whether a mail was read.
 */
export function mailPage(to: string, subject: string, lines: readonly MailLine[]): Mail {
  const signature = `${PRODUCT_NAME}`
  const text = [
    ...lines.map((line) => (typeof line === 'string' ? line : `    ${line.big}`)),
    signature,
  ]
  const html = [...lines.map(htmlOf), `<p style="color:#6b6b76">${escapeHtml(signature)}</p>`]
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:2em auto;padding:0 1em">${html.join('')}</body></html>`,
  }
}

const htmlOf = (line: MailLine): string =>
  typeof line === 'string'
    ? `<p>${escapeHtml(line)}</p>`
    : `<p style="font-size:28px;letter-spacing:2px"><strong>${escapeHtml(line.big)}</strong></p>`

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
