/** The browser behind a request, as far as a use case may know it. */
export type Browser = {
  /** Its network, for counting only. */
  address: string
  /** That network, and the larger ones around it that somebody may own as well. */
  networks: readonly [string, ...string[]]
  userAgent: string
  /** When its request reached us, in milliseconds; what follows may have had to wait. */
  askedAt: number
  /** Ends when it has gone and nobody waits for the answer any more. */
  hasLeft: AbortSignal
  readCookie: (name: string) => string | undefined
  writeCookie: (name: string, value: string, seconds: number) => void
  clearCookie: (name: string) => void
}
