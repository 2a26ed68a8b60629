/** Drawn while building: see `drawnSample` in vite.config.ts. */
declare module 'virtual:sample-scenes' {
  import type { MapScene } from '#domain/map-layout/scene.ts'

  /** The widest last. */
  export const SCENES: readonly MapScene[]
}

declare module 'virtual:sample-equation' {
  import type { EquationScene } from '#domain/equation-scene.ts'
  export const EXAMPLE: { wide: EquationScene; narrow: EquationScene }
}
