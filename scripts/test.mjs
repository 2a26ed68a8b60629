// npm test: everything that must hold, on both databases and in a real browser.
// npm run test:slow: what takes long and seldom breaks (`*.slow.*`): processes, kills, ratios, every page.
// npm run test:slow -- --shard=2/5: one of five parts of it.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  findNode,
  freePort,
  onStop,
  ROOT,
  runToEnd,
  toolOf,
  withNode,
} from './environment.mjs'
import { aptInstall, startPostgres } from './postgres.mjs'

ensureInstalled({ needsTools: true })
const node = findNode()
const isStrict = process.env.CI === 'true'
const isSlow = process.argv.includes('--slow')
const shard = process.argv.filter((argument) => argument.startsWith('--shard='))
const reports = mkdtempSync(join(tmpdir(), 'innermap-test-'))
const total = { passed: 0, failed: 0 }
/** Tests that failed once and passed on retry, counted as neither. */
const flaky = []
/** Names of failed tests, printed again at the end because the suites' output is far above by then. */
const failed = []
let stopDatabase = () => {}

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

/** The browser tests of a report with this status in any of the browsers. */
const namedIn = (suites = [], wanted, above = []) =>
  suites.flatMap(({ title, suites: inner, specs = [] }) => {
    const path = [...above, title].filter(Boolean)
    const here = specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) => [...path, spec.title].join(' › '))
    return [...here, ...namedIn(inner, wanted, path)]
  })

/** The other tests that failed, and the files that couldn't be run. */
const failedIn = (files) =>
  files.flatMap(({ name, status, assertionResults: tests, message }) => {
    const file = name.replace(`${process.cwd()}/`, '')
    const failed = tests.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}: ${message}`]
    return failed.map(({ fullName, failureMessages: [why = ''] }) =>
      [`${file} › ${fullName}`, ...why.split('\n').slice(0, 4)].join('\n  '),
    )
  })

/** A check that either holds or does not. */
function check(name, file, args = []) {
  console.log(`\n== ${name}`)
  const isFine = runToEnd(node, [toolOf(file), ...args], { env: withNode(node) }) === 0
  if (!isFine) failed.push(name)
  count(isFine ? 1 : 0, isFine ? 0 : 1)
}

/** A suite that writes how many tests passed and failed. */
function suite(name, file, args, env, readCounts) {
  console.log(`\n== ${name}`)
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const status = runToEnd(node, [toolOf(file), ...args(report)], {
    env: withNode(node, env(report)),
  })
  const [passed, lost] = existsSync(report)
    ? readCounts(JSON.parse(readFileSync(report, 'utf8')))
    : [0, 0]
  if (status !== 0 && lost === 0) failed.push(`${name}: ended with ${status}`)
  count(passed, status !== 0 && lost === 0 ? 1 : lost)
}

const vitest = (name, filter, env = {}) =>
  suite(
    name,
    'vitest/vitest.mjs',
    (report) => [
      'run',
      ...filter,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    () => env,
    ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => {
      failed.push(...failedIn(testResults))
      return [numPassedTests, Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)]
    },
  )

const QUICK = ['--project=!slow']

/** Reports a missing tool loudly. In CI it counts as a failure. */
function missing(message) {
  console.error(`\n!! ${message}`)
  if (!isStrict) return
  failed.push(message)
  count(0, 1)
}

/** Checks installed packages for known vulnerabilities. Many private registries don't answer npm audit. */
function audit() {
  console.log('\n== Known holes in packages')
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  })
  const known = JSON.parse(stdout || '{}').metadata?.vulnerabilities
  if (!known) console.log('The registry does not answer npm audit.')
  else if (known.high + known.critical === 0) count(1, 0)
  else missing(`npm audit names ${known.high + known.critical} grave holes in packages.`)
}

async function testOnPostgres() {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? null : await startPostgres()
  stopDatabase = own?.stop ?? stopDatabase
  const url = given ?? own?.url
  if (!url)
    return missing(
      'No PostgreSQL could be found or installed: the second run of the API tests is LEFT OUT.',
    )
  vitest('API tests on PostgreSQL', ['.api.test', ...QUICK], { TEST_DATABASE_URL: url })
  stopDatabase()
  stopDatabase = () => {}
}

function installBrowser() {
  console.log('Installing Chromium for the browser tests...')
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall && (aptInstall('chromium-headless-shell') || aptInstall('chromium')))
    return findChromium()
  const args = [toolOf('@playwright/test/cli.js'), 'install', 'chromium']
  return runToEnd(node, args, { env: withNode(node) }) === 0 ? '' : null
}

async function testInBrowser() {
  const browser = findChromium() ?? installBrowser()
  if (browser === null || browser === undefined)
    return missing('No Chromium could be found or installed: the browser tests are LEFT OUT.')
  const port = String(await freePort())
  suite(
    'Browser tests',
    '@playwright/test/cli.js',
    () => ['test', `--project=${isSlow ? 'slow' : 'quick'}`, '--reporter=list,json', ...shard],
    (report) => ({
      E2E_PORT: port,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(browser && { CHROMIUM_PATH: browser }),
    }),
    ({ suites, stats }) => {
      flaky.push(...namedIn(suites, 'flaky'))
      failed.push(...namedIn(suites, 'unexpected'))
      return [stats.expected, stats.unexpected]
    },
  )
}

process.on('exit', () => {
  stopDatabase()
  rmSync(reports, { recursive: true, force: true })
})
onStop(() => process.exit(1))

if (isSlow) {
  vitest('Slow tests', ['--project=slow', ...shard], { TEST_DATABASE_URL: '' })
  if (!ensureBuilt(node)) count(0, 1)
} else {
  check('Format and lint', '@biomejs/biome/bin/biome', ['check'])
  check('Types', 'typescript/bin/tsc')
  check('What nobody uses', 'knip/bin/knip.js')
  audit()
  vitest('Tests on SQLite', QUICK, { TEST_DATABASE_URL: '' })
  await testOnPostgres()
  check('Build', 'vite/bin/vite.js', ['build', '--logLevel', 'warn'])
}
await testInBrowser()
for (const name of flaky) console.log(`\nflaky: ${name}`)
for (const name of failed) console.log(`\nfailed: ${name}`)
console.log(`\n${total.passed} passed, ${flaky.length} flaky, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
