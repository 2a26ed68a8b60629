import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const textOf = (file: string) => readFileSync(file, 'utf8')
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** Without comments, imports, texts and patterns: the names we gave. */
const codeIn = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$|^import [\s\S]*?from .*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`|\/(?:[^/\\\n]|\\.)+\//g, '')
    .replace(/>[^<>{}]*</g, '')
const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

/** What a page shows and no call of its own name stands for. */
const WITHOUT_CALLS = ['crisis', 'learning', 'offline', 'waiting']
/** Several nouns of the API in one folder. */
const GATHERED = ['plans', 'doors']
/** Where one of the words we do not use is what a platform, a file of somebody else or a measure calls it. */
const CALLED_SO_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  customer: /payments|plans|ownership|base\/db|doors|jobs/,
  edge: /self-map\/layout/,
  entry: /journals\/read|json-cursor|page-files|living-picture|landing\/example|engine\//,
  handler: /http\/serve|waking\/build/,
}
/** Served where what they remind of is known. */
const SERVED_ELSEWHERE = ['push']

const contracts = globSync('src/contract/*.ts').map((file) => ({
  noun: basename(file, '.ts'),
  records: [...textOf(file).matchAll(/^export const ([a-z]\w*) = \{\n {2}\w+: endpoint\(/gm)],
}))
const nouns = contracts.filter(({ records }) => records.length > 0).map(({ noun }) => noun)

it('calls a noun of the API what its file is called', () => {
  for (const { noun, records } of contracts)
    expect(records.map(([, name]) => name).filter((name) => name !== camel(noun))).toEqual([])
})

it('calls a noun the same in the contract, on the server and on pages', () => {
  const server = globSync('src/server/nouns/*').map((folder) => basename(folder))
  const unserved = server
    .filter((noun) => nouns.includes(noun) && !SERVED_ELSEWHERE.includes(noun))
    .filter((noun) => !existsSync(`src/server/nouns/${noun}/${noun}.routes.ts`))
  const features = globSync('src/web/features/*').map((folder) => basename(folder))
  const unknown = features.filter(
    (noun) => ![...nouns, ...WITHOUT_CALLS, ...GATHERED].includes(noun),
  )
  expect([...unserved, ...unknown]).toEqual([])
})

/** Several, and yet one thing. */
const ALWAYS_MANY = ['analytics', 'policy-pages']

it('names a file of domain after one, where the other floors name theirs after many', () => {
  const domain = globSync('src/domain/*/*.ts').map((file) => basename(file, '.ts'))
  const many = nouns.filter((noun) => noun.endsWith('s') && domain.includes(noun))
  expect(many).toEqual(ALWAYS_MANY)
})

it('uses no word that the glossary tells us not to use', () => {
  const [, list = ''] = textOf('docs/glossary.md').split('## Words we do not use')
  const [sentence = ''] = list.split('.')
  const unused = new Set(sentence.split(',').map((word) => word.trim()))
  const found = sources.flatMap((file) =>
    [...codeIn(textOf(file)).matchAll(/(?<![.\w])[a-z_]\w*/gi)]
      .flatMap(([name]) => name.split(/(?=[A-Z])|_/))
      .map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''))
      .filter((word) => unused.has(word) && !CALLED_SO_ELSEWHERE[word]?.test(file))
      .map((word) => `${file}: ${word}`),
  )
  expect(unused).toContain('helper')
  expect([...new Set(found)]).toEqual([])
})

it('has no two functions of one exported name', () => {
  const files = new Map<string, string[]>()
  for (const file of sources)
    for (const [, name] of textOf(file).matchAll(
      /^export (?:async )?(?:function\*? |const (?=\w+ = (?:async )?(?:<[^>]*>)?\())([a-z]\w*)/gm,
    ))
      files.set(name!, [...(files.get(name!) ?? []), file])
  expect([...files].filter(([, homes]) => new Set(homes).size > 1)).toEqual([])
})
