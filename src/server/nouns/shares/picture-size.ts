/** In pixels, as other sites expect of a preview. */
export const PICTURE = { width: 1200, height: 630 } as const
