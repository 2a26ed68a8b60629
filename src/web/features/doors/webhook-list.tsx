import { useMutation } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { webhooks } from '#contract/webhooks.ts'
import { EVENT_LABELS, WEBHOOK_EVENTS, type WebhookEvent } from '#domain/people/webhook.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSendFor } from '#web/lib/calls/use-send.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { OneTimeSecret, RevocableList } from '#web/ui/revocable-list.tsx'

function useWebhooks(userId: number) {
  const queryKey = ['webhooks', userId]
  const list = useAsk(queryKey, webhooks.list, { userId })
  const add = useMutation({
    mutationFn: (wish: { address: string; events: WebhookEvent[] }) =>
      call(webhooks.create, { userId }, wish),
    meta: { failed: 'We couldn’t add it', isShownInForm: true, changes: [queryKey] },
  })
  const remove = useSendFor(webhooks.remove, { userId }, 'We couldn’t remove it', queryKey)
  return { list, add, remove }
}

/** Webhook addresses. A call names the event and never contains its content. */
export function WebhookList({ userId }: { userId: number }) {
  const { list, add, remove } = useWebhooks(userId)

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    add.mutate({
      address: String(given.get('address') ?? ''),
      events: WEBHOOK_EVENTS.filter((name) => given.get(name) !== null),
    })
  }

  return (
    <div className="stack">
      <p className="muted reading">
        We send a request to your URL when something happens. It contains a signed number and
        nothing you’ve written.
      </p>
      <Loaded query={list} empty={null}>
        {(hooks) => (
          <RevocableList
            icon={<Webhook aria-hidden />}
            end="Remove"
            ending={remove}
            list={hooks.map(({ id, address, events, calledAt, status }) => ({
              id,
              name: address,
              about: `${events.map((name) => EVENT_LABELS[name]).join(', ')}; ${
                calledAt ? `last called ${formatDay(calledAt)}, status ${status}` : 'not called yet'
              }`,
              endLabel: `Remove ${address}`,
            }))}
          />
        )}
      </Loaded>
      {add.data ? (
        <OneTimeSecret
          label="The signing secret, shown only once"
          value={add.data.secret}
          onDone={() => add.reset()}
        />
      ) : (
        <form className="stack" noValidate aria-label="New webhook" onSubmit={handleSubmit}>
          <TextField
            label="Address"
            name="address"
            type="url"
            placeholder="https://"
            autoComplete="off"
            problem={add.error?.message ?? null}
          />
          {WEBHOOK_EVENTS.map((name) => (
            <Checkbox key={name} name={name} label={EVENT_LABELS[name]} defaultChecked />
          ))}
          <div>
            <Button type="submit" disabled={add.isPending}>
              Add the address
            </Button>
          </div>
        </form>
      )}
      <ProveIt after={add.error} />
    </div>
  )
}
