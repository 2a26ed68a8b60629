/** The browser behind a request, as far as a use case may know it. */
export type Browser = {
  /** Its network, for counting only. */
  address: string
  userAgent: string
  /** Ends when it has gone and nobody waits for the answer any more. */
  hasLeft: AbortSignal
  readCookie: (name: string) => string | undefined
  writeCookie: (name: string, value: string, seconds: number) => void
  clearCookie: (name: string) => void
}
