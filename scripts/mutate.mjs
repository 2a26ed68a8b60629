// Breaks the rules of the product one at a time and looks whether a test notices: npm run mutate [-- options].
//   --per-file 3   how many changes are tried in each file (spread over it; the same ones each time)
//   --only text    only files whose path contains this text
// Works on a copy, so that the files at hand stay as they are. Prints every change that nobody noticed.
import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { 'per-file': { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
})
const PER_FILE = Number(values['per-file'])
const AIM = 80
/** A change that makes the tests run for ever is noticed, too. */
const PATIENCE = 120_000

/** Where the rules are. Routes, SQL and drawing are met by tests of their own. */
const RULES = [
  'src/domain/**/*.ts',
  'src/engine/reasoning/*.ts',
  'src/server/people/*.ts',
  'src/server/nouns/**/*.ts',
]
const NO_RULES =
  /\.test\.|\.routes\.|\.repository\.|\/(examples|content|map-layout)\/|-picture|svg|-mails|-scene|paper-/

const CHANGES = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/Math\.max\(/g, 'Math.min('],
  [/Math\.min\(/g, 'Math.max('],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
  [/(?<=[(\s])!(?=[a-zA-Z(])/g, ''],
  [/(?<=[\s(])\d+(?:\.\d+)?(?=[\s,)\]])/g, (number) => String(Number(number) + 1)],
  [/^ +(?:await )?\w+\([^()]*\)$/gm, (line) => line.replace(/\S.*/, '')],
]

/** Everything that is no program, blanked out: comments, texts, patterns, imports and types. */
const onlyCode = (text) =>
  [
    /\/\*[\s\S]*?\*\//g,
    /(?<=^|\s)\/\/.*$/gm,
    /^import [\s\S]*?from '.*'$/gm,
    /^(?:export )?type [\s\S]*?\n(?=\n|export|const|function|async)/gm,
    /'(?:[^'\\\n]|\\.)*'/g,
    /`(?:[^`\\]|\\.)*`/g,
    /(?<=[=(,:\s])\/(?![*/\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/g,
  ].reduce((code, pattern) => code.replace(pattern, (it) => it.replace(/[^\n]/g, '\0')), text)

function changesIn(file) {
  const text = readFileSync(file, 'utf8')
  const code = onlyCode(text)
  const all = CHANGES.flatMap(([pattern, change]) =>
    [...code.matchAll(pattern)].map(({ 0: found, index }) => ({
      file,
      at: index,
      from: found,
      to: typeof change === 'string' ? change : change(found),
    })),
  ).sort((one, other) => one.at - other.at)
  const step = Math.max(1, all.length / PER_FILE)
  const chosen = Array.from({ length: Math.min(PER_FILE, all.length) }, (_, index) => {
    return all[Math.floor((index + 0.5) * step)]
  })
  return chosen
    .filter(Boolean)
    .map((it) => ({ ...it, text, line: text.slice(0, it.at).split('\n').length }))
}

/** The tests that know a file best: those beside it, and of a domain file those of the nouns that use it. */
const tests = globSync('src/**/*.test.{ts,tsx}').filter(
  (it) => !/golden|main\.test|published-words/.test(it),
)
const sources = globSync('src/**/*.{ts,tsx}')
const uses = new Map(
  sources.map((file) => [
    file,
    [...readFileSync(file, 'utf8').matchAll(/from '([#.][^']+)'/g)].map(([, name]) =>
      name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name),
    ),
  ]),
)
/** More than these take longer than they tell. */
const MOST_TESTS = 4

function testsOf(file) {
  const users = sources.filter((other) => uses.get(other).includes(file))
  const own = tests.filter((test) => test.replace(/(\.api)?\.test\.tsx?$/, '.ts') === file)
  const direct = users.filter((user) => tests.includes(user))
  const noun = /^src\/server\/nouns\/[^/]+/.exec(file)?.[0]
  const folder = file.startsWith('src/domain')
    ? []
    : tests.filter((it) => dirname(it) === dirname(file))
  if (noun) return folder
  if (file.startsWith('src/server/people')) {
    const nouns = users.filter((user) => user.startsWith('src/server/nouns/')).map(dirname)
    return [...folder, ...tests.filter((test) => nouns.includes(dirname(test)))]
  }
  const found = [...new Set([...own, ...direct, ...folder])]
  if (found.length > 0) return found.slice(0, MOST_TESTS)
  const name = file.split('/').at(-1).replace('.ts', '')
  const further = users.flatMap((user) => tests.filter((test) => dirname(test) === dirname(user)))
  const best = further.toSorted((one, other) => other.includes(name) - one.includes(name))
  return [...new Set(best)].slice(0, MOST_TESTS).concat(best.length > 0 ? [] : FALLBACK)
}
const FALLBACK = ['src/server/nouns/analyses/analyses.api.test.ts']

function copyHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'innermap-mutate-'))
  for (const part of [
    'src',
    'test',
    'scripts',
    'db',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'vitest.config.ts',
    'index.html',
  ])
    cpSync(part, join(folder, part), { recursive: true })
  for (const part of ['node_modules', 'models']) symlinkSync(resolve(part), join(folder, part))
  return folder
}

const run = (folder, files) =>
  new Promise((done) => {
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--bail',
      '1',
      '--maxWorkers',
      '1',
      ...files,
    ]
    execFile(
      process.execPath,
      args,
      { cwd: folder, timeout: PATIENCE, killSignal: 'SIGKILL' },
      (error) => done(error === null),
    )
  })

async function isNoticed(folder, { file, at, from, to, text }) {
  const place = join(folder, file)
  writeFileSync(place, text.slice(0, at) + to + text.slice(at + from.length))
  try {
    if (!(await run(folder, testsOf(file)))) return true
    return file.startsWith('src/engine/') && !(await run(folder, ['src/engine/golden.test.ts']))
  } finally {
    writeFileSync(place, text)
  }
}

const files = globSync(RULES)
  .filter((file) => !NO_RULES.test(file) && file.includes(values.only))
  .sort()
const waiting = files.flatMap(changesIn)
const total = waiting.length
console.log(`${total} changes in ${files.length} files`)
const missed = []
let tried = 0
await Promise.all(
  Array.from({ length: Math.max(1, availableParallelism()) }, async () => {
    const folder = copyHouse()
    for (let change = waiting.pop(); change; change = waiting.pop()) {
      if (!(await isNoticed(folder, change))) {
        missed.push(change)
        const { file, line, from, to } = change
        console.log(
          `not noticed: ${file}:${line} ${JSON.stringify(from.trim())} -> ${JSON.stringify(to.trim())}`,
        )
      }
      tried += 1
      if (tried % 25 === 0) console.log(`${tried} of ${total} tried, ${missed.length} not noticed`)
    }
    rmSync(folder, { recursive: true })
  }),
)
const share = Math.round((1 - missed.length / Math.max(1, total)) * 1000) / 10
console.log(`${total - missed.length} of ${total} changes noticed: ${share} % (aim: ${AIM} %)`)
process.exitCode = share >= AIM ? 0 : 1
