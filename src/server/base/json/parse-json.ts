import { refuse } from '#server/base/refuse.ts'
import { DEEPEST, endOfString, UNREADABLE } from './json-text.ts'

const REACHES_BEHIND_OBJECTS = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses unambiguous JSON. Refuses duplicate keys and keys that reach the prototype. */
export function parseJson(text: string): unknown {
  const value = parsed(text)
  if (isStrange(text)) refuse('invalid', UNREADABLE)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('invalid', UNREADABLE)
  }
}

/** Finds suspicious keys in valid JSON. A string before a colon is a key. */
function isStrange(text: string): boolean {
  const open: (Set<string> | null)[] = []
  let latest = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') {
      const end = endOfString(text, at)
      latest = text.slice(at, end)
      at = end - 1
    } else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null)
      if (open.length > DEEPEST) return true
    } else if (sign === '}' || sign === ']') open.pop()
    else if (sign === ':') {
      const key: string = latest.includes('\\') ? JSON.parse(latest) : latest.slice(1, -1)
      const keys = open.at(-1)
      if (REACHES_BEHIND_OBJECTS.has(key) || keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}
