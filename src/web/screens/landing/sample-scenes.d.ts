/** Generated at build time by `drawnSample` in vite.config.ts. */
declare module 'virtual:sample-scenes' {
  import type { MapScene } from '#domain/self-map/layout/scene.ts'

  /** From narrow to wide. */
  export const SCENES: readonly MapScene[]
}

declare module 'virtual:sample-equation' {
  import type { EquationScene } from '#domain/emotion/equation-scene.ts'
  export const EXAMPLE: { wide: EquationScene; narrow: EquationScene }
}
