import { LATER } from './later-files.ts'
import type { Sheet } from './sheet.ts'

type Files = {
  scripts: readonly string[]
  styles: readonly string[]
  /** The joined styles of a screen and its shell, and the files they replace. */
  together?: { href: string; of: readonly string[] }
}

/** The built files a page needs at once, by part. */
export type PageFiles = {
  fonts: readonly string[]
  parts: Record<string, Files>
}

type Filled = Sheet & { theme: string | null; words: string; answers: string }

const ROOT = '<div id="root"></div>'
/** The entry of hydration. */
const START = 'start.tsx'

/** Fills the built document with a page's content, title, files and data. */
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
    // Disabled links mark the joined files as loaded, so lazy code doesn't fetch each again.
    ...(together?.of ?? []).map((href) => link('rel="stylesheet" disabled', href)),
    ...files.fonts.map((href) => link('rel="preload" as="font" type="font/woff2"', href)),
    ...[...scripts].filter(isNew).map((href) => link(`${LATER} fetchpriority="low"`, href)),
  ]
  // Functions as replacements, because the content may hold patterns such as `$&`.
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
 * The content security policy forbids inline styles, so they are sent as `data-style` and set by the first script.
 * React escapes quotes in text, so this matches attributes only.
 */
const withoutStyles = (words: string): string => words.replaceAll(' style="', ' data-style="')

export function setStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}
