import { KeySquare } from 'lucide-react'
import { type SyntheticEvent, useId } from 'react'
import {
  SCOPE_LABELS,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
} from '#domain/people/personal-token.ts'
import { reasonOf } from '#web/lib/api.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { useTokens } from './use-tokens.ts'

const DAYS = [7, 30, TOKEN_DAYS.start, TOKEN_DAYS.max]

/** Keys for programs of one's own: what each may do, until when, and an end to it at any time. */
export function TokenList({ userId }: { userId: number }) {
  const { list, make, revoke } = useTokens(userId)
  return (
    <div className="stack">
      <p className="muted reading">
        A token lets a program of yours in: a script, a backup, an assistant (MCP, at{' '}
        <code>/api/mcp</code>). It can never sign in as you, pay, publish or delete your account.
      </p>
      <Loaded query={list} empty={null}>
        {(tokens) => (
          <ul className="session-list">
            {tokens.map(({ id, name, scopes, usedAt, expiresAt }) => (
              <li key={id}>
                <KeySquare aria-hidden />
                <div>
                  <p>
                    <bdi>{name}</bdi>
                  </p>
                  <p className="small muted figures">
                    {scopes.join(', ')};{' '}
                    {usedAt ? `last used ${formatDay(usedAt)}` : 'not used yet'}; ends{' '}
                    {formatDay(expiresAt)}
                  </p>
                </div>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Revoke ${name}`}
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate(id)}
                >
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {make.data ? (
        <Shown name={make.data.name} secret={make.data.token} onDone={() => make.reset()} />
      ) : (
        <TokenForm
          isBusy={make.isPending}
          problem={make.error?.message ?? null}
          onMake={(wish) => make.mutate(wish)}
        />
      )}
      {reasonOf(make.error) === 'fresh_sign_in_required' && <ProveIt />}
    </div>
  )
}

type ShownProps = { name: string; secret: string; onDone: () => void }

function Shown({ name, secret, onDone }: ShownProps) {
  return (
    <div className="stack" role="status">
      <TextField
        label={`Copy “${name}” now. It is shown this once.`}
        readOnly
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button onClick={onDone}>I have copied it</Button>
      </div>
    </div>
  )
}

type FormProps = {
  isBusy: boolean
  problem: string | null
  onMake: (wish: { name: string; scopes: TokenScope[]; days: number }) => void
}

function TokenForm({ isBusy, problem, onMake }: FormProps) {
  const legend = useId()
  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    onMake({
      name: String(given.get('name') ?? ''),
      scopes: TOKEN_SCOPES.filter((scope) => given.get(scope) !== null),
      days: Number(given.get('days')),
    })
  }
  return (
    <form className="stack" noValidate aria-label="New token" onSubmit={handleSubmit}>
      <TextField label="Name of the token" name="name" autoComplete="off" problem={problem} />
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
      <SelectField label="It ends after" name="days" defaultValue={TOKEN_DAYS.start}>
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" disabled={isBusy}>
          Make a token
        </Button>
      </div>
    </form>
  )
}
