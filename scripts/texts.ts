/**
 * Prints all user-visible texts, one per line with the file, for review: `node scripts/texts.ts`, optionally with a
 * word to search for. Finds text between tags, and strings that look like a sentence or a label.
 */
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** The files with user-visible texts. */
const FILES = ['src/web/**/*.tsx', 'src/web/**/*.ts', 'src/domain/**/*.ts']
const BETWEEN_TAGS = />\s*([^<>{}]*[A-Za-z][^<>{}]*?)\s*(?=[<{])/g
const IN_QUOTES = /(?<![\w.])(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g
/** A label begins with a capital, a sentence has a space. Strings that look like code are excluded. */
const IS_TEXT = /^(?=.*[a-z])[“"‘(]?[A-Z][^_={}<>|]*$/
const IS_CODE = /^(?:[A-Z][a-z]+[A-Z]\w*|[A-Z]\w+\/\w+|use strict|[A-Z]\w*\.\w+)$/
const IS_SKIPPED = /^\s*(?:import|export \* from|\/\/|\*|\/\*)/

export type Text = { file: string; text: string }

const textsIn = (source: string): string[] => {
  const code = source
    .split('\n')
    .filter((line) => !IS_SKIPPED.test(line))
    .join('\n')
  const tags = [...code.matchAll(BETWEEN_TAGS)].map(([, words]) => words ?? '')
  const quoted = [...code.matchAll(IN_QUOTES)].map(([, , words]) => words ?? '')
  return [...tags, ...quoted]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => IS_TEXT.test(text) && !IS_CODE.test(text) && text.length > 2)
}

export const allTexts = (): Text[] =>
  globSync(FILES)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) =>
      [...new Set(textsIn(readFileSync(file, 'utf8')))].map((text) => ({ file, text })),
    )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv[2]?.toLowerCase()
  for (const { file, text } of allTexts())
    if (!wanted || text.toLowerCase().includes(wanted)) console.log(`${file}\t${text}`)
}
