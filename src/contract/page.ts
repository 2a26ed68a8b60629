/** A page request with the browser's display hints, enough to render the page as that browser would. */
export type PageAsked = {
  /** Path and query. */
  address: string
  /** Milliseconds since 1970. */
  now: number
  isPhone: boolean
  zone: string | null
  languages: readonly string[]
  /** The chosen theme. Null follows the system. */
  theme: 'light' | 'dark' | null
  /** Display choices. */
  choices: readonly string[]
  /** Makes a call of the contract with this browser's cookies. */
  ask: (path: string) => Promise<Response>
}

export type PageDrawn = {
  html: string
  /** True if the page holds a signed-in person's data. */
  isPersonal: boolean
  /** The path to redirect to, if any. */
  redirectTo: string | null
}

/** Renders a page with the components the browser hydrates. */
export type DrawPage = (asked: PageAsked) => Promise<PageDrawn>
