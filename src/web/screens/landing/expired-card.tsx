import { SCENES } from 'virtual:sample-scenes'
import { YEARLY_PRICE } from '#domain/people/plan.ts'
import { MapStill } from '#web/pictures/map-still.tsx'
import { useWidth } from '#web/pictures/use-width.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Shown after the trial, over a dimmed map, with the next step. */
export function ExpiredCard({ hadAccount }: { hadAccount: boolean }) {
  // The widest of the build's layouts that fits.
  const [frame, width] = useWidth<HTMLDivElement>(400)
  const scene =
    SCENES.findLast(({ canvas }) => width !== null && canvas.width <= width) ?? SCENES[0]!
  return (
    <div className="landing-expired">
      <div className="landing-expired-map" aria-hidden="true" inert>
        <div className="landing-map">
          <MapStill
            ref={frame}
            scene={width === null ? null : scene}
            fit={width === null ? 1 : width / scene.canvas.width}
            label="A sample Self-Map: nine items around SELF, such as Spouse 1.0 and Friends 0.7, with lines between items that affect each other."
            ratio={1}
            highlighted={null}
          />
        </div>
      </div>
      <Card className="landing-expired-card">
        {hadAccount ? (
          <>
            <h1>Your 7-Day Trial Has Expired</h1>
            <p className="muted">
              Your map and everything you’ve written are still here. Subscribe to carry on without
              limits.
            </p>
            <LinkButton look="primary" size="large" href="/subscription">
              Subscribe for ${YEARLY_PRICE}/year
            </LinkButton>
          </>
        ) : (
          <>
            <h1>Your 24-Hour Trial Has Expired</h1>
            <p className="muted">A free account gives you 7 more days with everything included.</p>
            <LinkButton look="primary" size="large" href="/auth">
              Create Free Account
            </LinkButton>
            <p className="small muted">Just your first name and email - that's it!</p>
          </>
        )}
      </Card>
    </div>
  )
}
