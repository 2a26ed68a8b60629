import { MARKDOWN_END } from '#domain/sharing/markdown-file.ts'
import type { Note } from '#domain/situation/journal.ts'
import { momentsIn } from '#domain/values/time-zone.ts'
import { readDate } from './dates.ts'
import { type Found, notesOf, withoutHeading } from './found.ts'

export type MarkdownFile = { name: string; text: string }

/** A front matter is short; what goes on and on is none. */
const FRONT = /^---\n([\s\S]{0,16000}?\n)?---(?:\n|$)/

export const hasFrontMatter = (text: string): boolean => FRONT.test(text.replaceAll('\r\n', '\n'))

/** One note per file, as we write them and as Obsidian keeps them. */
export function readMarkdown(files: readonly MarkdownFile[], zone: string): Found {
  const toMoment = momentsIn(zone)
  return { source: 'markdown', ...notesOf(files, (file) => noteOf(file, toMoment)) }
}

function noteOf({ name, text }: MarkdownFile, toMoment: ReturnType<typeof momentsIn>): Note | null {
  const whole = text.replaceAll('\r\n', '\n')
  const front = FRONT.exec(whole)
  const facts = front ? factsIn(front[1] ?? '') : new Map<string, string>()
  const base = name.replace(/^.*\//, '').replace(/\.(md|markdown)$/i, '')
  const dated = facts.get('date') ?? facts.get('created') ?? /\d{4}-\d\d-\d\d/.exec(base)?.[0] ?? ''
  const at = readDate(dated, '', false, toMoment)
  if (at === null) return null
  const body = front ? whole.slice(front[0].length) : whole
  const end = body.lastIndexOf(MARKDOWN_END)
  const words = (end >= 0 ? body.slice(0, end) : body).trim()
  if (words === '') return null
  const title = facts.get('title')
  if (title !== undefined) return { at, title, text: words }
  const headed = withoutHeading(words)
  return { at, ...headed, title: headed.title || base.replace(/^\d{4}-\d\d-\d\d[ _-]*/, '') }
}

/** The plain lines `name: value` of a front matter; what is nested is not for us. */
function factsIn(front: string): Map<string, string> {
  const facts = new Map<string, string>()
  for (const line of front.split('\n')) {
    const [, written, value = ''] = /^([A-Za-z][\w-]*):[ \t]*(.*)$/.exec(line) ?? []
    const name = written?.toLowerCase()
    if (name && !facts.has(name)) facts.set(name, unquoted(value.trim()))
  }
  return facts
}

function unquoted(value: string): string {
  if (value.startsWith("'") && value.endsWith("'") && value.length > 1)
    return value.slice(1, -1).replaceAll("''", "'")
  if (!value.startsWith('"')) return value
  try {
    return String(JSON.parse(value))
  } catch {
    return value.slice(1).replace(/"$/, '')
  }
}
