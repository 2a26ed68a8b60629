/** Part of the build: one sheet of styles for a room with all that stands around it, so that its words wait for one file. */
import { createHash } from 'node:crypto'

export type PartFiles = {
  scripts: string[]
  styles: string[]
  /** All styles of this part and of the frame, in one file, and the files it stands for. */
  together?: { href: string; of: string[] }
}

const START = 'start.tsx'
const FRAME = 'app/shell/shell.tsx'
/** Has a frame of its own. */
const LANDING = 'screens/landing/landing-screen.tsx'
const SCREEN = /^screens\/.*-screen\.tsx$/

/** Names the sheet of each screen in its part, and answers the sheets by their file names. */
export function joinStyles(
  parts: Record<string, PartFiles>,
  /** What every page has anyway. */
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
