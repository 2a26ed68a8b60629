/**
 * Part of the build. Joins the styles of a screen and its shell into one file, so first paint waits for one request.
 */
import { createHash } from 'node:crypto'

export type PartFiles = {
  scripts: string[]
  styles: string[]
  /** The joined file of this part and the shell, and the files it replaces. */
  together?: { href: string; of: string[] }
}

const START = 'start.tsx'
const FRAME = 'app/shell/shell.tsx'
/** Has no shell. */
const LANDING = 'screens/landing/landing-screen.tsx'
const SCREEN = /^screens\/.*-screen\.tsx$/

/** Sets `together` on each screen's part and returns the joined styles by file name. */
export function joinStyles(
  parts: Record<string, PartFiles>,
  /** Styles already on every page. */
  always: readonly string[],
  textOf: (href: string) => string,
): Map<string, string> {
  const sheets = new Map<string, string>()
  const stylesOf = (name: string) => {
    const part = parts[name]
    if (!part) throw new Error(`${name} isn’t a separate chunk`)
    return part.styles
  }
  for (const [name, part] of Object.entries(parts)) {
    if (!SCREEN.test(name)) continue
    const around = name === LANDING ? [START] : [START, FRAME]
    const all = new Set([...around.flatMap(stylesOf), ...part.styles])
    const of = [...all].filter((href) => !always.includes(href))
    if (of.length < 2) continue
    const text = of.map(textOf).join('\n')
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7)
    sheets.set(`assets/${hash}.css`, text)
    part.together = { href: `/assets/${hash}.css`, of }
  }
  return sheets
}
