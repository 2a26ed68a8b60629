import { withBase } from '#web/lib/base.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The only way into a demo instance: a copy of a made-up diary, private and deleted after an hour. */
export const DemoDoor = () => (
  <Card title="Look around">
    <form className="stack" method="post" action={withBase('/api/demo')}>
      <p className="muted">
        You’ll get your own copy of sixty days in a made-up life. Change anything you like. No one
        else sees it, and it’s deleted after an hour.
      </p>
      <Button look="primary" size="large" isWide type="submit">
        Open the demo
      </Button>
      <p className="caption muted">Please don’t write anything here you’d want to keep.</p>
    </form>
  </Card>
)
