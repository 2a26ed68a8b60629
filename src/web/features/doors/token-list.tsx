import { KeySquare, Webhook } from 'lucide-react'
import { useId } from 'react'
import { tokens } from '#contract/tokens.ts'
import { webhooks } from '#contract/webhooks.ts'
import { SCOPE_LABELS, TOKEN_DAYS, TOKEN_SCOPES } from '#domain/people/token.ts'
import { EVENT_LABELS, WEBHOOK_EVENTS } from '#domain/people/webhook.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { inForm, useSend, useSendFor } from '#web/lib/calls/use-send.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { LoadedRevocables, OneTimeSecret } from '#web/ui/revocable-list.tsx'

/** Webhook addresses. A call names the event and never contains its content. */
export function WebhookList({ userId }: { userId: number }) {
  const queryKey = ['webhooks', userId]
  const list = useAsk(queryKey, webhooks.list, { userId })
  const add = useSend(webhooks.create, { userId }, inForm('We couldn’t add it'), queryKey)
  const remove = useSendFor(webhooks.remove, { userId }, 'We couldn’t remove it', queryKey)
  return (
    <div className="stack">
      <p className="muted reading">
        We send a request to your URL when something happens. It contains a signed number and
        nothing you’ve written.
      </p>
      <LoadedRevocables
        query={list}
        empty={null}
        icon={<Webhook aria-hidden />}
        end="Remove"
        ending={remove}
        rowOf={({ address, events, calledAt, status }) => ({
          name: address,
          about: `${events.map((name) => EVENT_LABELS[name]).join(', ')}; ${
            calledAt ? `last called ${formatDay(calledAt)}, status ${status}` : 'not called yet'
          }`,
          endLabel: `Remove ${address}`,
        })}
      />
      {add.data ? (
        <OneTimeSecret
          label="The signing secret, shown only once"
          value={add.data.secret}
          onDone={() => add.reset()}
        />
      ) : (
        <Form
          aria-label="New webhook"
          onSubmit={(given) =>
            add.mutate({
              address: String(given.get('address') ?? ''),
              events: WEBHOOK_EVENTS.filter((name) => given.has(name)),
            })
          }
        >
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
          <Button isAlone type="submit" disabled={add.isPending}>
            Add the address
          </Button>
        </Form>
      )}
      <ProveIt after={add.error} />
    </div>
  )
}

const DAYS = [7, 30, TOKEN_DAYS.start, TOKEN_DAYS.max]

/** API tokens for the person's programs, with scopes and an expiry date. Each can be removed at any time. */
export function TokenList({ userId }: { userId: number }) {
  const legend = useId()
  const queryKey = ['tokens', userId]
  const list = useAsk(queryKey, tokens.list, { userId })
  const make = useSend(tokens.create, { userId }, inForm('We couldn’t create a token'), queryKey)
  const removal = { failed: 'We couldn’t remove it', done: 'Token removed' }
  const revoke = useSendFor(tokens.revoke, { userId }, removal, queryKey)
  return (
    <div className="stack">
      <p className="muted reading">
        A token gives one of your programs access: a script, a backup, an assistant (MCP, at{' '}
        <code>/api/mcp</code>). It can never sign in as you, pay, publish or delete your account.
      </p>
      <LoadedRevocables
        query={list}
        empty={null}
        icon={<KeySquare aria-hidden />}
        end="Remove"
        ending={revoke}
        rowOf={({ name, scopes, usedAt, expiresAt }) => ({
          name: <bdi>{name}</bdi>,
          about: `${scopes.join(', ')}; ${usedAt ? `last used ${formatDay(usedAt)}` : 'not used yet'}; expires ${formatDay(expiresAt)}`,
          endLabel: `Remove ${name}`,
        })}
      />
      {make.data && 'crisis' in make.data && <Help texts={[make.variables.name]} isKnown />}
      {make.data && 'token' in make.data ? (
        <OneTimeSecret
          label={`Copy “${make.data.name}” now. You’ll only see it once.`}
          value={make.data.token}
          onDone={() => make.reset()}
        />
      ) : (
        <Form
          aria-label="New token"
          onSubmit={(given) =>
            make.mutate({
              name: String(given.get('name') ?? ''),
              scopes: TOKEN_SCOPES.filter((scope) => given.has(scope)),
              days: Number(given.get('days')),
            })
          }
        >
          <TextField
            label="Name of the token"
            name="name"
            autoComplete="off"
            problem={make.error?.message ?? null}
          />
          <div role="group" aria-labelledby={legend} className="stack">
            <p className="field-label" id={legend}>
              It may
            </p>
            {TOKEN_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                name={scope}
                label={SCOPE_LABELS[scope]}
                defaultChecked={scope === 'read'}
              />
            ))}
          </div>
          <SelectField
            label="Expires after"
            name="days"
            defaultValue={TOKEN_DAYS.start}
            options={DAYS.map((days) => [days, `${days} days`] as const)}
          />
          <Button isAlone type="submit" disabled={make.isPending}>
            Create a token
          </Button>
        </Form>
      )}
      <ProveIt after={make.error} />
    </div>
  )
}
