import { PRODUCT_NAME } from '#domain/content/product.ts'
import { escapeHtml } from '#server/base/escape-html.ts'
import type { Mail } from './mailer.ts'

/** A line of a mail: text, a large text such as a code, or a link to our site. */
export type MailLine = string | { big: string } | { label: string; link: string }

/** Builds a mail as plain text and simple HTML. It loads nothing remote, so it can't track whether it was read. */
export function mailPage(to: string, subject: string, lines: readonly MailLine[]): Mail {
  const text = [...lines.map(textOf), PRODUCT_NAME]
  const html = [...lines.map(htmlOf), `<p style="color:#6b6b76">${escapeHtml(PRODUCT_NAME)}</p>`]
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:2em auto;padding:0 1em">${html.join('')}</body></html>`,
  }
}

function textOf(line: MailLine): string {
  if (typeof line === 'string') return line
  return 'big' in line ? `    ${line.big}` : `${line.label}: ${line.link}`
}

function htmlOf(line: MailLine): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`
  return 'big' in line
    ? `<p style="font-size:28px;letter-spacing:2px"><strong>${escapeHtml(line.big)}</strong></p>`
    : `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.label)}</a></p>`
}
