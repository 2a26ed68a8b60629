import { sessions } from '#contract/sessions.ts'
import { SIGN_IN_WAY_LABELS } from '#domain/people/sign-in-way.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import './session-list.css'

/** Lists past sign-ins, so the owner can check that they were all theirs. */
export function SignInHistory({ userId }: { userId: number }) {
  const history = useAsk(['sign-ins', userId], sessions.signIns, { userId })
  return (
    <details className="session-history">
      <summary>The last 90 days</summary>
      <Loaded query={history}>
        {(list) => (
          <ul>
            {list.map(({ id, way, device, signedInAt }) => (
              <li key={id} className="small muted figures">
                {formatDay(signedInAt)}: {device}, {SIGN_IN_WAY_LABELS[way]}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </details>
  )
}
