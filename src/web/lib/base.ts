/**
 * Below which path of its host this instance lives: empty at the root, else such as `/inner`. The server marks its pages
 * with it. Pages and links of ours are named without it everywhere; it is added where an address leaves for the
 * browser, and taken off where one comes from there.
 */
const drawing = { base: '' }

/** Where pages are drawn there is no document that could say it. */
export const drawBelow = (base: string): void => {
  drawing.base = base
}

export const basePath = (): string =>
  typeof document === 'undefined' ? drawing.base : (document.documentElement.dataset.base ?? '')

export const withBase = (path: string): string => basePath() + path

/** A path as our pages name it. */
export function withoutBase(path: string): string {
  const base = basePath()
  return `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
}
