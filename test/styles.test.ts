import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const textOf = (file: string) => readFileSync(file, 'utf8')
const styles = globSync('src/**/*.css').map((file) => ({
  file,
  text: textOf(file).replace(/\/\*[\s\S]*?\*\//g, ''),
}))
const code = [...globSync('src/**/*.{ts,tsx}').filter((it) => !it.includes('.test.')), 'index.html']
  .map(textOf)
  .join('\n')
const all = code + styles.map(({ text }) => text).join('\n')
const words = new Set(code.match(/[\w-]+/g))
/** "button-${look}" names every class that begins so, and "--emo-${group}-soft" every colour. */
const begun = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, start]) => start!)
const isNamed = (name: string) => words.has(name) || begun.some((start) => name.startsWith(start))

it('has no class that nothing wears', () => {
  const unworn = styles.flatMap(({ file, text }) =>
    [...new Set([...text.matchAll(/\.(-?[a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name!))]
      .filter((name) => !isNamed(name))
      .map((name) => `${file}: .${name}`),
  )
  expect(unworn).toEqual([])
})

it('has no token and no motion that nothing uses', () => {
  const unused = styles.flatMap(({ file, text }) => [
    ...[...text.matchAll(/(--[\w-]+)\s*:/g)]
      .map(([, name]) => name!)
      .filter((name) => !all.includes(`var(${name}`) && !isNamed(name))
      .map((name) => `${file}: ${name}`),
    ...[...text.matchAll(/@keyframes ([\w-]+)/g)]
      .map(([, name]) => name!)
      .filter((name) => all.split(name).length < 3)
      .map((name) => `${file}: @keyframes ${name}`),
  ])
  expect(unused).toEqual([])
})
