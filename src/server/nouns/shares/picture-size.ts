/** The size other sites expect of a preview, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const
