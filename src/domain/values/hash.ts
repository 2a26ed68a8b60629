const START = 2166136261
const TIMES = 16777619

/** FNV-1a over UTF-16 code units, the same as in training. */
export function hash(text: string): number {
  let value = START
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), TIMES)
  return value >>> 0
}
