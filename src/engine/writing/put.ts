import { upperStart } from '../input/clause.ts'

/** Puts words into our own patterns; unlike the library's slots these are always there. */
export const put = (pattern: string, words: Record<string, string>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const isCapital = /^[A-Z]/.test(name)
    const word = words[isCapital ? name.charAt(0).toLowerCase() + name.slice(1) : name] ?? ''
    return isCapital ? upperStart(word) : word
  })
