import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const BELOW_SERVER = ['src/domain', 'src/engine', 'src/contract']

/** The server from the bottom up: each folder may use those before it. */
const SERVER = [
  'base',
  'outside',
  'http',
  'people',
  'jobs',
  'nouns/doors',
  'nouns/self-map',
  'nouns/situations',
  'nouns/consents',
  'nouns/analyses',
  'nouns/check-ins',
  'nouns/sign-in',
  'nouns/plans',
  'nouns/shares',
  'nouns/analytics',
  'nouns/steps',
  'nouns/patterns',
  'nouns/exercises',
  'nouns/second-looks',
  'nouns/forecasts',
  'nouns/experiments',
  'nouns/letters',
  'nouns/waiting',
  'nouns/mcp',
  'nouns/journals',
  'nouns/ownership',
  'app',
].map((folder) => `src/server/${folder}`)

/** The engine from the bottom up; what lies beside the folders puts them together. */
const ENGINE = [
  'lexicon',
  'input',
  'feelings',
  'library',
  'model',
  'danger',
  'rules',
  'page',
  'language',
]
  .map((folder) => `src/engine/${folder}`)
  .concat('src/engine')

/** Which folder may use which. A folder may use itself; folders under a `*` may not use each other. */
const MAY_USE: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    SERVER.map((folder, at) => [folder, [...BELOW_SERVER, ...SERVER.slice(0, at)]]),
  ),
  'src/domain': [],
  ...Object.fromEntries(
    ENGINE.map((folder, at) => [folder, ['src/domain', ...ENGINE.slice(0, at)]]),
  ),
  'src/contract': ['src/domain'],
  'src/web/lib': ['src/domain', 'src/engine', 'src/contract'],
  'src/web/ui': ['src/domain/content', 'src/web/lib'],
  'src/web/features/*': [
    'src/domain',
    'src/engine',
    'src/contract',
    'src/web/lib',
    'src/web/ui',
    'src/web/crisis',
    'src/web/pictures',
  ],
  /** Help for a person in danger, which every feature shows above what is written. */
  'src/web/crisis': ['src/domain', 'src/engine', 'src/web/lib', 'src/web/ui'],
  'src/web/pictures': ['src/domain', 'src/web/lib', 'src/web/ui', 'src/web/crisis'],
  /** The public page of a share; also its preview, wherever something is shared. */
  'src/web/published': [
    'src/domain',
    'src/web/lib',
    'src/web/ui',
    'src/web/crisis',
    'src/web/pictures',
    'src/web/features',
  ],
  /** A situation with everything around its analysis, wherever a page shows one. */
  'src/web/results': [
    'src/domain',
    'src/web/published',
    'src/web/lib',
    'src/web/ui',
    'src/web/crisis',
    'src/web/pictures',
    'src/web/features',
  ],
  'src/web/screens/*': [
    'src/domain',
    'src/contract',
    'src/web/results',
    'src/web/published',
    'src/web/lib',
    'src/web/ui',
    'src/web/crisis',
    'src/web/pictures',
    'src/web/features',
  ],
  'src/web': ['src/domain', 'src/contract'],
}

/** Routes; the middleware that finds out who asks; and the page other sites preview. */
const KNOWS_HTTP = /\.routes\.ts$|\/(who-is|shared-page)\.ts$/

/** Long by nature: texts and tables that are read like a document, not like a program. */
const CONTENT = /\/(examples|content|library|lexicon)\//

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
const textOf = (file: string) => readFileSync(file, 'utf8')
const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1]!)

const usedBy = (file: string) =>
  importsOf(file)
    // What lies in `vendor` is a package of others.
    .filter((name) => /^(#(?!vendor\/)|\.)/.test(name))
    .map((name) => (name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name)))

function homeOf(file: string) {
  const key = Object.keys(MAY_USE).find((key) => file.startsWith(`${key.replace('/*', '')}/`))!
  const depth = key.split('/').length
  return { folder: file.split('/').slice(0, depth).join('/'), mayUse: MAY_USE[key]! }
}

it('keeps every import pointing down', () => {
  const wrong = sources.flatMap((file) => {
    const { folder, mayUse } = homeOf(file)
    return usedBy(file)
      .filter((used) => ![folder, ...mayUse].some((allowed) => used.startsWith(`${allowed}/`)))
      .map((used) => `${file} must not use ${used}`)
  })
  expect(wrong).toEqual([])
})

it('lets no script use a measurement', () => {
  const scripts = globSync('scripts/**/*.{ts,mjs}')
  expect(scripts).toContain('scripts/own-server.ts')
  expect(scripts.filter((file) => usedBy(file).some((used) => used.startsWith('bench/')))).toEqual(
    [],
  )
})

it('has no two files that need each other, not even for a type', () => {
  const uses = new Map(sources.map((file) => [file, usedBy(file)]))
  const settled = new Set<string>()
  const circles: string[] = []
  function follow(file: string, path: readonly string[]): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' needs '))
    if (settled.has(file) || path.includes(file)) return
    for (const used of uses.get(file) ?? []) follow(used, [...path, file])
    settled.add(file)
  }
  for (const file of sources) follow(file, [])
  expect(circles).toEqual([])
})

it('keeps what only tests need out of the product', () => {
  expect(
    sources.filter((file) => usedBy(file).some((used) => used.startsWith('src/test/'))),
  ).toEqual([])
  expect(sources.filter((file) => /\/(fake|mock|stub)-/.test(file))).toEqual([])
})

it('lets no use case know HTTP: only routes and what they are built on do', () => {
  const useCases = sources.filter(
    (file) => /^src\/server\/(people|nouns|jobs)\//.test(file) && !KNOWS_HTTP.test(file),
  )
  const knowing = useCases.filter(
    (file) =>
      usedBy(file).some(
        (used) => used.startsWith('src/server/http/') && used !== 'src/server/http/browser.ts',
      ) || importsOf(file).some((name) => /^hono\b/.test(name)),
  )
  expect(knowing).toEqual([])
})

it('lets only the payments speak of the payment provider', () => {
  const speaking = sources.filter(
    (file) =>
      /^src\/(server|domain|contract)\//.test(file) &&
      !/\/(payments\/|config\.ts$)/.test(file) &&
      /stripe\b|past_due|trialing/i.test(textOf(file).replaceAll('config.stripe', '')),
  )
  expect(speaking).toEqual([])
})

it('keeps the core free of packages, clocks and chance', () => {
  const core = sources.filter((file) => /^src\/(domain|engine|contract)\//.test(file))
  const impure = core.filter(
    (file) =>
      importsOf(file).some((name) => !/^[#.]|^zod\/mini$/.test(name)) ||
      /Date\.now\(|new Date\(\)|Math\.random\(|process\.|\bfetch\(|localStorage|document\./.test(
        textOf(file),
      ),
  )
  expect(impure).toEqual([])
})

it('keeps every file short enough to read in one sitting', () => {
  const long = sources.filter(
    (file) => !CONTENT.test(file) && textOf(file).split('\n').length > 400,
  )
  expect(long).toEqual([])
})

it('has no escape hatches, no junk drawers and no barrels', () => {
  const junk = sources.filter((file) =>
    /\/(utils|helpers|common|misc|types|constants|index)\.tsx?$/.test(file),
  )
  const escapes = sources.filter((file) =>
    /@ts-(ignore|nocheck|expect-error)|biome-ignore|\bas any\b|: any\b/.test(textOf(file)),
  )
  expect([...junk, ...escapes]).toEqual([])
})

it('exports nothing that nobody names', () => {
  const all = globSync(['*.ts', '{src,test,e2e,scripts,bench}/**/*.{ts,tsx,mjs}'])
  const words = new Map<string, number>()
  for (const file of all)
    for (const [word] of textOf(file).matchAll(/\w+/g)) words.set(word, (words.get(word) ?? 0) + 1)
  const dead = sources.flatMap((file) =>
    [...textOf(file).matchAll(/^export (?:async )?(?:const|function|type) (\w+)/gm)]
      .filter(([, name]) => words.get(name!) === 1)
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(dead).toEqual([])
})
