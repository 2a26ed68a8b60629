import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Which folder may use which. A folder may use itself; folders under a `*` may not use each other. */
const MAY_USE: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/engine': ['src/domain'],
  'src/contract': ['src/domain'],
  'src/server': ['src/domain', 'src/engine', 'src/contract'],
  'src/web/lib': ['src/domain', 'src/engine', 'src/contract'],
  'src/web/ui': ['src/web/lib'],
  'src/web/features/*': [
    'src/domain',
    'src/engine',
    'src/contract',
    'src/web/lib',
    'src/web/ui',
    'src/web/pictures',
  ],
  'src/web/pictures': ['src/domain', 'src/web/lib', 'src/web/ui'],
  'src/web/screens/*': [
    'src/domain',
    'src/contract',
    'src/web/lib',
    'src/web/ui',
    'src/web/pictures',
    'src/web/features',
  ],
  'src/web': ['src/domain', 'src/contract'],
}

/** Long by nature: texts and tables that are read like a document, not like a program. */
const CONTENT = /\/(examples|content|library)\//

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
const textOf = (file: string) => readFileSync(file, 'utf8')
const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1]!)

function homeOf(file: string) {
  const key = Object.keys(MAY_USE).find((key) => file.startsWith(key.replace('*', '')))!
  const depth = key.split('/').length
  return { folder: file.split('/').slice(0, depth).join('/'), mayUse: MAY_USE[key]! }
}

it('keeps every import pointing down', () => {
  const wrong = sources.flatMap((file) => {
    const { folder, mayUse } = homeOf(file)
    return importsOf(file)
      .filter((name) => /^[#.]/.test(name))
      .map((name) => (name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name)))
      .filter((used) => ![folder, ...mayUse].some((allowed) => used.startsWith(`${allowed}/`)))
      .map((used) => `${file} must not use ${used}`)
  })
  expect(wrong).toEqual([])
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
    (file) => !CONTENT.test(file) && textOf(file).split('\n').length > 250,
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
