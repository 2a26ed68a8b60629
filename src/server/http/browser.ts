import type { Services } from '#server/outside/services.ts'

/** The browser behind a request, limited to what use cases need. */
export type Browser = {
  /** The client's network, for rate limits only. */
  address: string
  /** `address`, then the larger networks around it that one client may own. */
  networks: readonly [string, ...string[]]
  userAgent: string
  /** When the request arrived, in milliseconds. Handlers may run later. */
  askedAt: number
  /** Aborts when the client disconnects. */
  hasLeft: AbortSignal
  readCookie: (name: string) => string | undefined
  writeCookie: (name: string, value: string, seconds: number) => void
  clearCookie: (name: string) => void
}

/** The dependencies of a use case that serves one browser. */
export type Visit = Services & { browser: Browser }
