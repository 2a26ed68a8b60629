import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sent } from '#contract/endpoint.ts'
import { expectations } from '#contract/expectations.ts'
import { type Expectation, WishLine } from '#domain/findings/expectation.ts'
import { formatWeighsLess, WEIGHS_NOT_KNOWN } from '#domain/findings/format-finding.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { call } from '#web/lib/api.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { expectationsKey } from './use-analytics.ts'

type Props = { userId: number; expectation: Expectation }

/** An expectation in the person's words, with its situations and a button to turn it into a wish. */
export function ExpectationCard({ userId, expectation }: Props) {
  const { wish, times, unmet, situations, rewritten } = expectation
  const [line, setLine] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const client = useQueryClient()
  const rewrite = useMutation({
    mutationFn: (wish: Sent<typeof expectations.rewrite>) =>
      call(expectations.rewrite, { userId }, wish),
    meta: { failed: 'We couldn’t save your wish' },
    onSuccess: (reply) => 'crisis' in reply || client.setQueryData(expectationsKey(userId), reply),
  })
  const isHelped = rewrite.data !== undefined && 'crisis' in rewrite.data
  function handleKeep() {
    const said = WishLine.safeParse(line)
    setProblem(said.error?.issues[0]?.message ?? null)
    if (!said.success) return
    rewrite.mutate(
      { wish, line: said.data, anyway: isHelped },
      { onSuccess: (reply) => !('crisis' in reply) && setLine(null) },
    )
  }
  return (
    <Card title={`“${wish}”`}>
      <p>
        Not met {unmet} of {times} times.
      </p>
      <details>
        <summary>The situations</summary>
        <ul>
          {situations.map(({ id, title, ...dates }) => (
            <li key={id}>
              <Link href={`/situation-history?situation=${id}`}>
                <bdi>{title}</bdi>, {formatDay(whenOf(dates))}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      {rewritten && (
        <p>
          As a wish: “<bdi>{rewritten.line}</bdi>”{' '}
          <span className="small muted">
            Since {formatDay(rewritten.since)} not met {rewritten.unmet} of {rewritten.times} times.{' '}
            {rewritten.lighter ? formatWeighsLess(rewritten.lighter) : WEIGHS_NOT_KNOWN}
          </span>
        </p>
      )}
      {line === null ? (
        <div className="row">
          <Button size="small" onClick={() => setLine(rewritten?.line ?? '')}>
            {rewritten ? 'Change the wish' : 'Make it a wish'}
          </Button>
          {rewritten && (
            <Button
              look="quiet"
              size="small"
              disabled={rewrite.isPending}
              onClick={() => rewrite.mutate({ wish, line: null })}
            >
              Undo
            </Button>
          )}
        </div>
      ) : (
        <div className="stack">
          <Help texts={[line]} isKnown={isHelped} />
          <TextField
            label="I would like"
            hint="Something you’d like, but can do without."
            value={line}
            maxLength={300}
            problem={problem}
            onChange={({ currentTarget }) => setLine(currentTarget.value)}
          />
          <SaveRow isOff={rewrite.isPending} onSave={handleKeep} onCancel={() => setLine(null)} />
        </div>
      )}
    </Card>
  )
}
