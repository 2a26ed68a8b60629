import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  type Attribution,
  LETTERS_AND_ICONS,
  MODELS_AND_DATA,
  PROGRAMS,
} from '#web/screens/policy-page/attributions.ts'

type Package = {
  license: string
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}
const packageOf = (folder: string): Package =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package

/** Only the files that are used lie in `vendor`, with their licence beside them. */
const VENDORED = [{ name: 'onnxruntime-web', licence: 'MIT' }]

it.each(VENDORED)(
  'holds $name as it came, with its licence and its version',
  ({ name, licence }) => {
    const file = (part: string) => readFileSync(`vendor/${name}/${part}`)
    expect(String(file('LICENSE'))).toMatch(new RegExp(`^${licence} License`))
    const version = /^# \S+ (\d+\.\d+\.\d+)$/m.exec(String(file('README.md')))?.[1]
    expect(String(file('ort.wasm.bundle.min.mjs')).slice(0, 100)).toContain(`v${version}`)
    const sums = String(file('SHA256SUMS')).trim().split('\n')
    expect(sums).toHaveLength(2)
    for (const line of sums) {
      const [sum, part] = line.split('  ')
      expect(createHash('sha256').update(file(part!)).digest('hex')).toBe(sum)
    }
  },
)

const byName = (list: { name: string; licence: string }[]) =>
  list.toSorted((one, other) => (one.name < other.name ? -1 : 1))
const shortOf = ({ name, licence }: Attribution) => ({ name, licence })

it('names every package the product uses, under the licence it came with', () => {
  // The icons were taken over, so that running needs no more of their library.
  const { dependencies, peerDependencies } = packageOf('.')
  const names = [...Object.keys({ ...dependencies, ...peerDependencies }), 'lucide-react']
  const used = names.map((name) => ({ name, licence: packageOf(`node_modules/${name}`).license }))
  used.push(...VENDORED)
  expect(byName([...LETTERS_AND_ICONS, ...PROGRAMS].map(shortOf))).toEqual(byName(used))
})

/** `empathetic_dialogues, situations and speaker turns` is `EmpatheticDialogues`, `CC BY` is `CC-BY-4.0`. */
const plain = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const MAY_BE_USED = /^(MIT|Apache|CC BY(?!-)|ODC-By)/
const madeFrom = [
  ...readFileSync('models/MODEL_CARD.md', 'utf8')
    .split('## Made from')[1]!
    .split('\n## ')[0]!
    .matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm),
]
  .map(([, source, licence]) => ({ source: source!, licence: licence!.split(' (')[0]! }))
  .filter(({ licence }) => MAY_BE_USED.test(licence))

it('names everything the model was made from, as its card does', () => {
  const named = madeFrom.map(({ source, licence }) =>
    MODELS_AND_DATA.findIndex(
      (one) =>
        plain(source).startsWith(plain(one.name)) && plain(one.licence).startsWith(plain(licence)),
    ),
  )
  expect(named.toSorted()).toEqual(MODELS_AND_DATA.map((_, at) => at))
})
