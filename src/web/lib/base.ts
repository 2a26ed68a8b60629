/**
 * The path this instance is served under, such as `/inner`, or empty at the root. Code names pages without it:
 * `withBase` adds it to addresses for the browser, `withoutBase` strips it.
 */
const drawing = { base: '' }

/** Sets the base path for server-side rendering, which has no document to read it from. */
export const drawBelow = (base: string): void => {
  drawing.base = base
}

export const basePath = (): string =>
  typeof document === 'undefined' ? drawing.base : (document.documentElement.dataset.base ?? '')

export const withBase = (path: string): string => basePath() + path

/** Strips the base path. */
export function withoutBase(path: string): string {
  const base = basePath()
  return `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
}
