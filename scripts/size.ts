/**
 * `npm run size` counts lines of code, without blank lines and comments. Product lines are the TypeScript of `src`
 * without tests and content; the rest is printed separately, so moving a line doesn't hide it. `--files` adds each file
 * of the engine.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseSync, Visitor } from 'vite'

const { values } = parseArgs({ options: { files: { type: 'boolean', default: false } } })

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** Texts, examples and word lists, which contain no function and no condition. */
const isContent = (file: string) =>
  /^src\/(domain\/content|engine\/library)\//.test(file) || /\/examples?\//.test(file)

const parse = (file: string) => {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  return { text, program, comments }
}

function linesOf(file: string): number {
  if (!/\.[cm]?[jt]sx?$/.test(file))
    return readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) => line.trim() !== '').length
  const { text, comments } = parse(file)
  let code = text
  for (const { start, end } of comments)
    code = code.slice(0, start) + text.slice(start, end).replace(/\S/g, ' ') + code.slice(end)
  return code.split('\n').filter((line) => line.trim() !== '').length
}

type Node = {
  type: string
  start: number
  value?: unknown
  name?: unknown
  object?: Node
  consequent?: Node
  alternate?: Node
}
const isNumber = (node: Node | null): node is Node & { value: number } =>
  node?.type === 'Literal' && typeof node.value === 'number'

/** Counts the numbers that shares or counts are compared with, inline or named, except 0 and 1. */
function thresholdsOf(file: string): number {
  const named = new Map<string, number>()
  const found = new Set<string>()
  const isLimit = (value: number) => Math.abs(value) !== 1 && value !== 0
  const note = (side: Node) => {
    const at = side.type === 'MemberExpression' ? (side.object ?? side) : side
    if (isNumber(at) && isLimit(at.value)) found.add(`${at.value} at ${at.start}`)
    else if (at.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(String(at.name)))
      found.add(String(at.name))
    else if (at.type === 'ConditionalExpression')
      for (const part of [at.consequent, at.alternate]) if (part) note(part)
  }
  const { program } = parse(file)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && isNumber(init)) named.set(id.name, init.value)
    },
    BinaryExpression({ operator, left, right }) {
      if (/^[<>]=?$/.test(operator)) for (const side of [left, right]) note(side)
    },
  }).visit(program)
  return [...found].filter((name) => isLimit(named.get(name) ?? 2)).length
}

/** Counts pattern literals, patterns built from strings, strings used in patterns, and fractions. */
function patternsOf(file: string) {
  const count = { written: 0, built: 0, inStrings: 0, fractions: 0 }
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) count.written += 1
      else if (typeof node.value === 'string' && /\(\?|\\[bwds]|[a-z]\|[a-z]/.test(node.value))
        count.inStrings += 1
      else if (isNumber(node) && !Number.isInteger(node.value)) count.fractions += 1
    },
    TemplateElement(node) {
      if (/\(\?|\\[bwds]/.test(node.value.raw)) count.inStrings += 1
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') count.built += 1
    },
  }).visit(parse(file).program)
  return count
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const print = (name: string, files: readonly string[]) => {
  const lines = sum(files.map(linesOf))
  console.log(`${name.padEnd(28)}${String(lines).padStart(7)}  in ${files.length} files`)
  return lines
}

const source = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'))
const product = source.filter((file) => !isTest(file) && !isContent(file))
const engine = product.filter((file) => file.startsWith('src/engine/'))

console.log('Product')
for (const [floor, files] of Map.groupBy(product, (file) => file.split('/')[1]!))
  print(`  ${floor}`, files)
print('  all of it', product)
console.log('Engine, by room')
for (const [room, files] of Map.groupBy(engine, (file) => file.split('/').slice(2, -1).join('/')))
  print(`  ${room || '(loose)'}`, files)
const judged = engine.map((file) => ({ ...patternsOf(file), thresholds: thresholdsOf(file) }))
const total = (key: keyof (typeof judged)[number]) => sum(judged.map((one) => one[key]))
console.log(`  patterns: ${total('written')} written, ${total('built')} built from strings`)
console.log(`  strings that are parts of a pattern: ${total('inStrings')}`)
console.log(`  thresholds: ${total('thresholds')}; fractions, weights too: ${total('fractions')}`)
console.log('Apart')
print(
  '  content and library',
  source.filter((file) => !isTest(file) && isContent(file)),
)
print('  words and figures (json)', globSync('src/**/*.json'))
print('  tests in src', source.filter(isTest))
print('  test', globSync('test/**/*.{ts,tsx}'))
print('  e2e', globSync('e2e/**/*.ts'))
print('  css', globSync('src/**/*.css'))
print('  scripts', globSync('scripts/**/*.{ts,mjs}'))
print('  bench', globSync('bench/**/*.{ts,mjs}'))
if (values.files)
  for (const [at, file] of engine.entries()) {
    const { written, built, inStrings, thresholds } = judged[at]!
    console.log(`${linesOf(file)} ${file} ${written} + ${built} + ${inStrings}, ${thresholds}`)
  }
