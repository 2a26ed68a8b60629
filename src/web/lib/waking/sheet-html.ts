import { LATER } from './later-files.ts'
import type { Sheet } from './sheet.ts'

type Files = {
  scripts: readonly string[]
  styles: readonly string[]
  /** One sheet for a room and its frame, and the files it stands for. */
  together?: { href: string; of: readonly string[] }
}

/** The built files a page needs at once, by the part that needs them. */
export type PageFiles = {
  fonts: readonly string[]
  parts: Record<string, Files>
}

type Filled = Sheet & { theme: string | null; words: string; answers: string }

const ROOT = '<div id="root"></div>'
/** What every page wakes up with. */
const START = 'start.tsx'

/** The built document with a page's words, title, files and answers in it. */
export function fillSheet(page: string, files: PageFiles, filled: Filled): string {
  const { title, parts, theme, words, answers } = filled
  const needed = [START, ...parts].map((part) => files.parts[part])
  const styles = new Set(needed.flatMap((part) => part?.styles ?? []))
  const together = needed.find((part) =>
    part?.together?.of.every((href) => styles.has(href)),
  )?.together
  for (const href of together?.of ?? []) styles.delete(href)
  const scripts = new Set(needed.flatMap((part) => part?.scripts ?? []))
  const isNew = (href: string) => !page.includes(`"${href}"`)
  const links = [
    ...(together ? [link('rel="stylesheet"', together.href)] : []),
    ...[...styles].filter(isNew).map((href) => link('rel="stylesheet"', href)),
    // What is in the one sheet counts as here: without these, code that comes later would fetch each file again.
    ...(together?.of ?? []).map((href) => link('rel="stylesheet" disabled', href)),
    ...files.fonts.map((href) => link('rel="preload" as="font" type="font/woff2"', href)),
    ...[...scripts].filter(isNew).map((href) => link(`${LATER} fetchpriority="low"`, href)),
  ]
  // By functions, because words may hold the signs a replacement understands.
  return page
    .replace('<html', () => (theme ? `<html data-theme="${theme}"` : '<html'))
    .replace(/(?<=<title>)[^<]*/, (usual) => (title ? escaped(title) : usual))
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${withoutStyles(words)}</div>${answers}`)
}

const link = (kind: string, href: string): string => `<link ${kind} crossorigin href="${href}">`

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * The content policy lets no style stand in the page itself. They wait beside their elements, and are set by the
 * first script. React writes no quotation mark into text, so this finds attributes only.
 */
const withoutStyles = (words: string): string => words.replaceAll(' style="', ' data-style="')

export function setStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}
