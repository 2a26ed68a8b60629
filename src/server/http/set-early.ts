import type { HttpContext } from './serve.ts'

/**
 * Sets a header every answer carries. Over a real connection it goes straight to Node's response, which
 * takes a fifth of the time of the `Headers` object in between; what a handler sets later still wins.
 */
export function setEarly(c: HttpContext, name: string, value: string): void {
  const outgoing = c.env?.outgoing
  if (outgoing) outgoing.setHeader(name, value)
  else c.header(name, value)
}
