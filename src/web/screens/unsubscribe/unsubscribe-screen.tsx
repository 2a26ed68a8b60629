import { useMutation } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { mails } from '#contract/mails.ts'
import { PAGES } from '#domain/content/pages.ts'
import { callWithQuery } from '#web/lib/api.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'

/** Opened from an email. Works without a session. */
export function UnsubscribeScreen() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const stop = useMutation({ mutationFn: () => callWithQuery(mails.unsubscribe, {}, { token }) })
  return (
    <Page title={PAGES['/unsubscribe'].title} isNarrow>
      <Card>
        <div className="stack" role="status">
          {stop.isSuccess ? (
            <>
              <p>Done. You won’t get any more optional emails from us.</p>
              <LinkButton isAlone href="/">
                Home
              </LinkButton>
            </>
          ) : (
            <>
              <p className="muted">
                {hasPlans()
                  ? 'These are reminders, such as the one before a trial ends. You’ll still get emails about your sign-in and payments.'
                  : 'These are reminders. You’ll still get emails about your sign-in.'}
              </p>
              <Button
                isAlone
                look="primary"
                disabled={stop.isPending}
                onClick={() => stop.mutate()}
              >
                {stop.isPending ? 'Stopping...' : 'Stop optional emails'}
              </Button>
              <p className="field-problem">{stop.error?.message}</p>
            </>
          )}
        </div>
      </Card>
    </Page>
  )
}
