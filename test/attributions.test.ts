import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  type Attribution,
  LETTERS_AND_ICONS,
  MODELS_AND_DATA,
  PROGRAMS,
} from '#web/screens/policy-page/attributions.ts'

type Package = { license: string; dependencies: Record<string, string> }
const packageOf = (folder: string): Package =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package

const byName = (list: { name: string; licence: string }[]) =>
  list.toSorted((one, other) => (one.name < other.name ? -1 : 1))
const shortOf = ({ name, licence }: Attribution) => ({ name, licence })

it('names every package the product uses, under the licence it came with', () => {
  // The icons were taken over, so that running needs no more of their library.
  const names = [...Object.keys(packageOf('.').dependencies), 'lucide-react']
  const used = names.map((name) => ({ name, licence: packageOf(`node_modules/${name}`).license }))
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
