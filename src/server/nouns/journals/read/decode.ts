import { NOT_IN_UTF8 } from '#domain/situation/journal.ts'
import { refuse } from '#server/base/refuse.ts'

const UTF16 = [
  { label: 'utf-16le', mark: [0xff, 0xfe] },
  { label: 'utf-16be', mark: [0xfe, 0xff] },
]

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
export function decode(bytes: Uint8Array): string {
  const wide = UTF16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  try {
    return new TextDecoder(wide?.label ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('invalid', NOT_IN_UTF8)
  }
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Converts a note's HTML to plain text. */
export const withoutTags = (text: string): string =>
  text
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#\d{1,6}|[a-z]{2,5});/gi, (whole, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Math.min(Number(name.slice(1)), 0x10ffff))
        : (NAMED[name.toLowerCase()] ?? whole),
    )
