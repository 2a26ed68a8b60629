import type { ReactNode } from 'react'
import type { EquationPicture as Picture } from '#domain/emotion/equation-picture.ts'
import { rowScene, wideScene } from '#domain/emotion/equation-scene.ts'
import { EquationDrawing } from './equation-drawing.tsx'
import './equation-picture.css'

type Props = {
  picture: Picture
  /** The one sentence the picture says; readers who do not see it get the same. */
  caption: ReactNode
}

/** Expectation beside perception, what gives it weight, and the emotion. It draws itself once. */
export function EquationPicture({ picture, caption }: Props) {
  return (
    <figure
      className="equation"
      onPointerDown={(event) => {
        // Nobody has to wait for a drawing: a touch finishes it.
        for (const move of event.currentTarget.getAnimations?.({ subtree: true }) ?? [])
          move.finish()
      }}
    >
      <EquationDrawing scene={wideScene(picture)} shape="wide" />
      <EquationDrawing scene={rowScene(picture)} shape="narrow" />
      <figcaption className="equation-caption">{caption}</figcaption>
    </figure>
  )
}
