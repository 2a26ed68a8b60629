// Breaks the rules of the product one at a time and looks whether a test notices: npm run mutate [-- options].
//   --sample 150   how many changes are tried, drawn from all with equal chance
//   --seed 1       another seed draws others; the same one draws the same
//   --only text    only files whose path contains this text
//   --workers 2    how many are tried at a time
// Works on a copy, so the working tree stays untouched. Prints every mutation that no test caught.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
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
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const AIM = 80
/** A change that makes the tests run for ever is noticed, too. */
const PATIENCE = 120_000

/** Where the rules are. Routes, SQL, drawing and the words of letters are met by tests of their own. */
const RULES = [
  'src/domain/**/*.ts',
  'src/engine/rules/*.ts',
  'src/server/people/*.ts',
  'src/server/nouns/**/*.ts',
]
const NO_RULES =
  /\.test\.|\.routes\.|\.repository\.|\/(examples|content|layout)\/|-picture|svg|-mails|-scene|paper-|\/(bloom|two-circles|seeded)\.ts/

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

/** Named limits are facts, not rules: the tests refer to them by name, so only the rules that use them are mutated. */
const NAMED_FACT =
  /^(?:export )?const [A-Z][A-Z\d_]*\b[^=\n]*= (?:[^\n]*[^{[(\n]$|[\s\S]*?^[}\])].*$)/gm
/** Weights and thresholds of the reasoning are measured (`npm run evaluate`), not derived: no single one is right. */
const NUMBER = /^[\d.]+$/
const isTuned = (file, found) => file.startsWith('src/engine/') && NUMBER.test(found)

/** Blanks out everything that doesn't run: comments, texts, patterns, imports and types. */
const onlyCode = (text) =>
  [
    /\/\*[\s\S]*?\*\//g,
    /(?<=^|\s)\/\/.*$/gm,
    /^import [\s\S]*?from '.*'$/gm,
    NAMED_FACT,
    /^(?:export )?type [\s\S]*?\n(?=\n|export|const|function|async)/gm,
    /'(?:[^'\\\n]|\\.)*'/g,
    /`(?:[^`\\]|\\.)*`/g,
    /(?<=[=(,:\s])\/(?![*/\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/g,
  ].reduce((code, pattern) => code.replace(pattern, (it) => it.replace(/[^\n]/g, '\0')), text)

function changesIn(file) {
  const text = readFileSync(file, 'utf8')
  const code = onlyCode(text)
  return CHANGES.flatMap(([pattern, change]) =>
    [...code.matchAll(pattern)]
      .filter(([found]) => !isTuned(file, found))
      .map(({ 0: found, index }) => ({
        file,
        at: index,
        from: found,
        to: typeof change === 'string' ? change : change(found),
        text,
        line: text.slice(0, index).split('\n').length,
      })),
  )
}

/** The same order for the same seed, each with the same chance. */
function shuffled(all, seed) {
  const rank = (change) =>
    createHash('sha256').update(`${seed} ${change.file} ${change.at} ${change.to}`).digest('hex')
  return all
    .map((change) => ({ change, rank: rank(change) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ change }) => change)
}

/** Those that take longer than they tell. */
const SLOW = /golden|\.slow\.|published-words|same-findings|ownership\.api/
const tests = new Set(globSync('src/**/*.test.{ts,tsx}').filter((it) => !SLOW.test(it)))
const sources = globSync('src/**/*.{ts,tsx}')
const users = new Map()
for (const file of sources)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/from '([#.][^']+)'/g)) {
    const used = name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name)
    users.set(used, [...(users.get(used) ?? []), file])
  }
/** The number of test files run first, and of further ones if these catch nothing. */
const [NEAREST, FURTHER] = [4, 8]

const nameOf = (file) => file.split('/').at(-1).split('.')[0]

const floorOf = (file) => file.split('/')[1]
const textOf = new Map([...tests].map((test) => [test, readFileSync(test, 'utf8').toLowerCase()]))
/** Ranks test files by how often they mention the words of the file's name. */
const mentions = (test, file) =>
  nameOf(file)
    .split('-')
    .reduce((sum, word) => sum + textOf.get(test).split(word).length - 1, 0)

/** Tests by how near they are: beside the file, in its folder on the server, then by how many imports lie between. */
function testsOf(file) {
  const steps = new Map([[file, 0]])
  for (const at of steps.keys())
    for (const user of users.get(at) ?? []) if (!steps.has(user)) steps.set(user, steps.get(at) + 1)
  const distance = (test) => {
    if (dirname(test) === dirname(file)) {
      if (nameOf(test) === nameOf(file)) return -2
      if (!file.startsWith('src/domain')) return -1
    }
    const beside = steps.get(test) ?? Number.POSITIVE_INFINITY
    // Tests of the same floor are the quickest to ask.
    if (!test.startsWith('src/server')) return beside + (floorOf(test) === floorOf(file) ? 0 : 0.5)
    // Every server file is one import away from the app, so tests beside a direct importer tell more.
    const nearUser = [...steps].find(([user]) => dirname(user) === dirname(test))?.[1]
    return Math.min(beside, nearUser ?? Number.POSITIVE_INFINITY) + 0.5
  }
  return [...tests]
    .map((test) => ({ test, away: distance(test), said: mentions(test, file) }))
    .filter(({ away }) => away < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.away - other.away || other.said - one.said)
    .map(({ test }) => test)
}

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

const running = new Set()
const endAll = (tests) => process.kill(-tests.pid, 'SIGKILL')
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    running.forEach(endAll)
    process.exit(1)
  })

/** Returns whether these tests pass. Kills an endless run with all of its workers. */
const run = (cwd, args, patience = PATIENCE) =>
  new Promise((done) => {
    const tests = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers', '1', ...args],
      { cwd, detached: true, stdio: 'ignore' },
    )
    running.add(tests)
    const end = setTimeout(endAll, patience, tests)
    tests.once('exit', (code) => {
      running.delete(tests)
      clearTimeout(end)
      done(code === 0)
    })
  })

async function isNoticed(folder, { file, at, from, to, text }) {
  const place = join(folder, file)
  writeFileSync(place, text.slice(0, at) + to + text.slice(at + from.length))
  try {
    const near = testsOf(file)
    const rounds = file.startsWith('src/engine/')
      ? [near.filter((test) => dirname(test) === dirname(file)), ['src/engine/golden.test.ts']]
      : [near.slice(0, NEAREST), near.slice(NEAREST, NEAREST + FURTHER)]
    for (const files of rounds)
      if (files.length > 0 && !(await run(folder, ['--bail', '1', ...files]))) return true
    return false
  } finally {
    writeFileSync(place, text)
  }
}

const files = globSync(RULES)
  .filter((file) => !NO_RULES.test(file) && file.includes(values.only))
  .sort()
const all = files.flatMap(changesIn)
const waiting = shuffled(all, values.seed).slice(0, Number(values.sample)).reverse()
const total = waiting.length
console.log(`${total} of ${all.length} changes in ${files.length} files`)

/** A test that fails without any change would notice everything. */
async function leaveOutFailing() {
  const folder = copyHouse()
  const report = join(folder, 'report.json')
  const asked = new Set(waiting.flatMap(({ file }) => testsOf(file).slice(0, NEAREST + FURTHER)))
  const args = ['--reporter=json', `--outputFile=${report}`, ...asked]
  await run(folder, args, asked.size * PATIENCE)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  for (const { name, status } of testResults)
    if (status !== 'passed') {
      console.log(`left out, it fails unchanged: ${relative(folder, name)}`)
      tests.delete(relative(folder, name))
    }
  rmSync(folder, { recursive: true })
}
await leaveOutFailing()

const missed = []
let tried = 0
await Promise.all(
  Array.from({ length: Number(values.workers) }, async () => {
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
      if (tried % 10 === 0) console.log(`${tried} of ${total} tried, ${missed.length} not noticed`)
    }
    rmSync(folder, { recursive: true })
  }),
)
const share = Math.round((1 - missed.length / Math.max(1, total)) * 1000) / 10
console.log(`${total - missed.length} of ${total} changes noticed: ${share} % (aim: ${AIM} %)`)
process.exitCode = share >= AIM ? 0 : 1
