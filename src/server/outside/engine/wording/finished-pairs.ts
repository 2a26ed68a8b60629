const PAIR = /"(\w{1,40})"\s*:\s*("(?:[^"\\\n]|\\.){0,4000}")/g

/** What is complete in a flat JSON object of texts, even where it was cut short. */
export function finishedPairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = Object.create(null)
  for (const [, key = '', value = ''] of text.slice(0, 100_000).matchAll(PAIR)) {
    const said = unescaped(value)
    if (said !== null && !(key in pairs)) pairs[key] = said
  }
  return pairs
}

function unescaped(value: string): string | null {
  try {
    return String(JSON.parse(value))
  } catch {
    return null
  }
}
