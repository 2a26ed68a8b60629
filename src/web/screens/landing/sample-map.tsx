import { SCENES } from 'virtual:sample-scenes'
import { MapStill } from '#web/pictures/map-still.tsx'
import { useWidth } from '#web/pictures/use-width.ts'

/** The example map beside the promise. The build has drawn it: here it only finds its size. */
export function SampleMap() {
  const [frame, width] = useWidth<HTMLDivElement>(400)
  const scene =
    SCENES.findLast(({ canvas }) => width !== null && canvas.width <= width) ?? SCENES[0]!
  return (
    <div className="landing-map">
      <MapStill
        ref={frame}
        scene={width === null ? null : scene}
        fit={width === null ? 1 : width / scene.canvas.width}
        label="A sample Self-Map: nine items around SELF, such as Spouse 1.0 and Friends 0.7, with lines between those that bear on each other."
        ratio={1}
        highlighted={null}
      />
    </div>
  )
}
