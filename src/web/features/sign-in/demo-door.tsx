import { withBase } from '#web/lib/base.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** In an instance that shows itself this is the only way in: a made-up life, one's own for an hour. */
export const DemoDoor = () => (
  <Card title="Look around">
    <form className="stack" method="post" action={withBase('/api/demo')}>
      <p className="muted">
        You get a copy of sixty days of a made-up life. Change and write what you like: nobody else
        sees it, and after an hour it is deleted.
      </p>
      <Button look="primary" size="large" isWide type="submit">
        Open the demo
      </Button>
      <p className="caption muted">Please write nothing here that you want to keep.</p>
    </form>
  </Card>
)
