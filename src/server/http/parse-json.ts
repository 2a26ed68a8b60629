import { refuse } from '#server/base/refuse.ts'
import { UNREADABLE } from './validated.ts'

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}:]/g
const REACHES_BEHIND_OBJECTS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * JSON as everybody reads it the same way: a key that is there twice, or that reaches behind objects in
 * JavaScript, is refused rather than guessed at.
 */
export function parseJson(text: string): unknown {
  const value = parsed(text)
  if (hasStrangeKeys(text)) refuse('invalid', UNREADABLE)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('invalid', UNREADABLE)
  }
}

/** Walks the tokens of a text that is known to be JSON: a string right before a colon is a key. */
function hasStrangeKeys(text: string): boolean {
  const open: Set<string>[] = []
  let latest = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (token !== ':') latest = token
    else {
      const key: string = JSON.parse(latest)
      const keys = open.at(-1)
      if (REACHES_BEHIND_OBJECTS.has(key) || keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}
