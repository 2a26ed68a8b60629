/** What a browser says of itself when it asks for a page; enough to draw it as that browser would. */
export type PageAsked = {
  /** Path and query. */
  address: string
  /** Milliseconds since 1970. */
  now: number
  isPhone: boolean
  zone: string | null
  languages: readonly string[]
  /** The theme somebody has chosen; null follows their system. */
  theme: 'light' | 'dark' | null
  /** Names of what was chosen to be seen differently. */
  choices: readonly string[]
  /** Makes a call of the contract as this browser, with its cookies. */
  ask: (path: string) => Promise<Response>
}

export type PageDrawn = {
  html: string
  /** Somebody is signed in, and the page knows who. */
  isPersonal: boolean
  /** Another address is meant. */
  redirectTo: string | null
}

/** Draws a page from the same components the browser goes on with. */
export type DrawPage = (asked: PageAsked) => Promise<PageDrawn>
