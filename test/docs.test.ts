/** The documents people rely on: links lead somewhere, and commands, paths, constants and numbers are those of the code. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { AT_HAND } from '#contract/offline-snapshot.ts'
import { MAX_NAMED, MAX_WORDS } from '#domain/emotion/word.ts'
import { IDLE_DAYS } from '#domain/findings/letter.ts'
import { MINIMUM_AGE } from '#domain/people/person.ts'
import { FREE_LIMITS, YEARLY_PRICE } from '#domain/people/plan.ts'
import { MAX_TOKENS, TOKEN_DAYS } from '#domain/people/token.ts'
import { ACCOUNT_TRIAL, ANONYMOUS_TRIAL, VISITOR_ANALYSES_A_DAY } from '#domain/people/trial.ts'
import { MAX_WEBHOOKS } from '#domain/people/webhook.ts'
import { IMPORT_LIMIT, MAX_ROWS, ROW_LIMIT } from '#domain/sharing/export-file.ts'
import { EXPIRY_DAYS } from '#domain/sharing/share.ts'
import { JOURNAL_LIMIT, MAX_NOTES } from '#domain/situation/journal.ts'
import { MAX_PROPOSALS } from '#domain/situation/proposal.ts'
import { LIST_LIMIT, MAX_SITUATIONS } from '#domain/situation/situation.ts'
import { MAX_ANSWERS } from '#domain/situation/situation-answer.ts'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import { MAX_OPEN } from '#domain/steps/forecast.ts'
import { MAX_DEVICES } from '#domain/steps/push.ts'
import { ACTION, MOMENT, NOTE } from '#domain/steps/step.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'

/** What tells of the past may name what is gone. */
const PAST = /archive|history|decisions\/\d/
const documents = globSync(['*.md', 'docs/**/*.md']).filter((file) => !PAST.test(file))
const textOf = (file: string): string => readFileSync(file, 'utf8')
const limits = textOf('docs/limits.md')

/** As GitHub makes the address of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))

it('has no link that leads nowhere', () => {
  const links = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, path = '', anchor]) => ({ file, path: path ? join(dirname(file), path) : file, anchor }),
    ),
  )
  expect(links.length).toBeGreaterThan(100)
  const lost = links.filter(
    ({ path, anchor }) => !existsSync(path) || (anchor && !anchorsOf(path).includes(anchor)),
  )
  expect(lost).toEqual([])
})

const named = (pattern: RegExp): { file: string; name: string }[] =>
  documents.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  )

it('names only commands and files that are there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const commands = named(/npm run ([a-z][\w:-]*)/g)
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([])
  const files = named(
    /[` ]((?:src|scripts|test|bench|e2e|deploy|db|training|models|vendor)\/[\w./-]*\w)`/g,
  )
  expect(files.length).toBeGreaterThan(20)
  // `x` is any file of its kind.
  const real = files.filter(({ name }) => !/\/x(\.ts)?$/.test(name))
  expect(real.filter(({ name }) => !existsSync(name))).toEqual([])
})

it('names only constants in the list of limits that the code has', () => {
  const code = globSync('src/{domain,contract,server}/**/*.ts').map(textOf).join('\n')
  const constants = [...limits.matchAll(/`([A-Z][A-Z_]{4,})`/g)].map(([, name]) => name!)
  expect(constants.length).toBeGreaterThan(30)
  expect(constants.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

const MB = 1024 * 1024
const count = (number: number): string => number.toLocaleString('en-GB')

it.each([
  ['a visitor’s trial', `${ANONYMOUS_TRIAL / HOUR} hours, ${VISITOR_ANALYSES_A_DAY} (`],
  ['an account’s trial', `${ACCOUNT_TRIAL / DAY} days (`],
  ['free plan', Object.values(FREE_LIMITS).join(', ')],
  ['Premium', `$${YEARLY_PRICE} a year`],
  ['description of a situation', `${DESCRIPTION.min} to ${count(DESCRIPTION.max)}`],
  ['title', `${TITLE.min} to ${TITLE.max}`],
  ['a step', `${MOMENT.min} to ${MOMENT.max}; ${ACTION.min} to ${ACTION.max}; ${NOTE.max}`],
  ['situations written here', count(MAX_SITUATIONS)],
  ['new names in one situation', `${MAX_PROPOSALS}; ${MAX_ANSWERS}`],
  ['feelings in one result', `${MAX_NAMED}`],
  ['own words for feelings', `${MAX_WORDS}`],
  ['forecasts open at once', `${MAX_OPEN};`],
  ['personal tokens', `${MAX_TOKENS}; ${TOKEN_DAYS.min} to ${TOKEN_DAYS.max} (${TOKEN_DAYS.start}`],
  ['webhooks', `${MAX_WEBHOOKS}; ${MAX_DEVICES};`],
  ['days a shared link', `${EXPIRY_DAYS.min} to ${EXPIRY_DAYS.max} (${EXPIRY_DAYS.start}`],
  ['situations on a device', `newest ${AT_HAND}`],
  ['a journal to import', `${JOURNAL_LIMIT / MB} MB, ${count(MAX_NOTES)} notes`],
  ['a file with everything', `${IMPORT_LIMIT / MB} MB, ${count(ROW_LIMIT)} characters`],
  ['· items', `${count(MAX_ROWS.items)}; ${count(MAX_ROWS.relationships)}`],
  ['· situations', `${count(MAX_ROWS.situations)}; ${count(MAX_ROWS.analyses)}`],
  ['situations in one list', `${LIST_LIMIT}`],
  ['reminders and weekly letters', `${IDLE_DAYS} days`],
  ['minimum age', `${MINIMUM_AGE}`],
])('says of “%s” in the list of limits: %s', (what, says) => {
  const row = limits.split('\n').find((line) => line.startsWith(`| ${what.replace('’', "'")}`))
  expect(row).toContain(says)
})

it('keeps the README short', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThan(120)
})
