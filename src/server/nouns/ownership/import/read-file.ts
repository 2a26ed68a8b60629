import type * as z from 'zod/mini'
import { onlyDirect } from '#domain/emotion/only-direct.ts'
import {
  FileHead,
  MAX_ROWS,
  MORE_THAN_FITS,
  NOT_AN_EXPORT,
  type Restorable,
  type RestoredSection,
  ROW_LIMIT,
  ROWS,
} from '#domain/sharing/export-file.ts'
import { type Findings, isDirect } from '#domain/situation/analysis.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import { DAY } from '#domain/values/duration.ts'
import { UNSAVABLE_TEXT } from '#domain/values/text.ts'
import { type Issue, issuesOf, MAX_ISSUES } from '#server/base/issues.ts'
import { JsonCursor } from '#server/base/json/json-cursor.ts'
import { parseJson } from '#server/base/json/parse-json.ts'
import { refuse } from '#server/base/refuse.ts'

/**
 * Fixes files of earlier releases: drops what was counted only through a relationship, and takes an equation's
 * variables from its analysis.
 */
export function withDirectFigures(file: Restorable): Restorable {
  const findings = new Map(file.analyses.map((it) => [it.id, onlyDirect(it.findings)]))
  return {
    ...file,
    analysisEmotions: file.analysisEmotions.filter(({ analysisId, category }) =>
      findings.get(analysisId)!.emotions.some((emotion) => emotion.category === category),
    ),
    analysisEquations: file.analysisEquations
      .filter(({ analysisId, position }) => {
        const equation = findings.get(analysisId)!.equations[position]
        return !equation || isDirect(equation)
      })
      .map((row) => (row.power === null ? withVariables(row, findings.get(row.analysisId)!) : row)),
  }
}

type Row = Restorable['analysisEquations'][number]

/** Matches equations by item, feeling and shift, because releases numbered them differently. */
function withVariables(row: Row, { equations }: Findings): Row {
  const told = equations.find(
    ({ itemId, category, shift }) =>
      itemId === row.itemId && category === row.category && Math.abs(shift - row.shift) < 1e-6,
  )
  if (!told) return row
  const { power, accepted, time, source, actor = null, moment } = told
  const event = moment ? kindOfMoment(moment.name) : null
  return { ...row, power, isAccepted: accepted, time, source, actor, event }
}

/** Limits for the values outside `data`. */
const HEAD_LIMIT = 1000
const MAX_KEYS = 100

const SECTIONS = Object.keys(ROWS) as RestoredSection[]
const isRestored = (name: string): name is RestoredSection => Object.hasOwn(ROWS, name)

/**
 * Reads the rows of an export file. Parses and checks row by row, so that a file that is too large or has too many
 * faults is refused early.
 */
export function readFile(text: string, now: number): Restorable {
  const cursor = new JsonCursor(text)
  const rows = Object.fromEntries(SECTIONS.map((section) => [section, []])) as unknown as Restorable
  const head: Record<string, unknown> = {}
  const issues: Issue[] = []

  function readSections(): void {
    for (const section of onlyOnce(cursor.keys())) {
      if (!isRestored(section)) cursor.value()
      else if (!cursor.isList) refuse('invalid', NOT_AN_EXPORT)
      else for (const _ of cursor.entries()) readRow(section)
    }
  }

  function readRow(section: RestoredSection): void {
    const kept: unknown[] = rows[section]
    if (kept.length >= MAX_ROWS[section]) refuse('invalid', MORE_THAN_FITS)
    const schema: z.ZodMiniType = ROWS[section]
    const row = schema.safeParse(parseJson(short(cursor.value(), ROW_LIMIT)))
    const place = ['data', section, kept.length]
    // An invalid row still takes its place, so that later rows are reported with the right index.
    kept.push(row.data)
    if (!row.success) issues.push(...issuesOf(row.error, place))
    else if (!isSavable(row.data)) issues.push({ path: place.join('.'), message: UNSAVABLE_TEXT })
    else if (isAhead(row.data, now)) issues.push({ path: place.join('.'), message: NOT_AN_EXPORT })
    if (issues.length >= MAX_ISSUES) refuseAny(issues)
  }

  if (!cursor.isObject) refuse('invalid', NOT_AN_EXPORT)
  for (const key of onlyOnce(cursor.keys())) {
    if (key === 'data' && cursor.isObject) readSections()
    else head[key] = parseJson(short(cursor.value(), HEAD_LIMIT))
  }
  cursor.end()
  const known = FileHead.safeParse(head)
  if (!known.success) issues.unshift(...issuesOf(known.error))
  if (!Object.hasOwn(head, 'data')) refuseAny(issues)
  else refuse('invalid', NOT_AN_EXPORT)
  return rows
}

function* onlyOnce(keys: Iterable<string>): Generator<string> {
  const seen = new Set<string>()
  for (const key of keys) {
    if (seen.has(key) || seen.size >= MAX_KEYS) refuse('invalid', NOT_AN_EXPORT)
    seen.add(key)
    yield key
  }
}

const short = (text: string, limit: number): string =>
  text.length > limit ? refuse('invalid', MORE_THAN_FITS) : text

function refuseAny(issues: readonly Issue[]): void {
  const [first] = issues
  if (first) refuse('invalid', first.message, { issues: issues.slice(0, MAX_ISSUES) })
}

/** True if every database can store the text. Our own files always can. */
function isSavable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (value === null || typeof value !== 'object') return true
  return Object.values(value).every(isSavable)
}

/** Clocks differ by a day at most. */
const isAhead = (row: unknown, now: number): boolean => {
  const { createdAt = '', happenedAt = '' } = row as { createdAt?: string; happenedAt?: string }
  return [createdAt, happenedAt].some((moment) => Date.parse(moment) > now + DAY)
}
