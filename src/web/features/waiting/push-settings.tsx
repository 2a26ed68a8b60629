import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { calendar } from '#contract/calendar.ts'
import { push } from '#contract/push.ts'
import { IDLE_DAYS } from '#domain/findings/letter.ts'
import { PUSH_KINDS, PUSH_LABELS, type PushKind } from '#domain/steps/push.ts'
import { call } from '#web/lib/api.ts'
import { canBeReminded, subscribeHere, unsubscribeHere } from '#web/lib/browser/push.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkboxes, Problem, SelectField, TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadedRevocables } from '#web/ui/revocable-list.tsx'

/** A private address for the person's calendar, shown once and revoked with one click. */
export function CalendarAddress({ userId }: { userId: number }) {
  const queryKey = ['calendar', userId]
  const state = useAsk(queryKey, calendar.get, { userId })
  const [address, setAddress] = useState<string | null>(null)
  const open = useMutation({
    mutationFn: () => call(calendar.open, { userId }),
    meta: { failed: 'We couldn’t create the address', changes: [queryKey] },
    onSuccess: (made) => setAddress(made.address),
  })
  const close = useMutation({
    mutationFn: () => call(calendar.close, { userId }),
    meta: {
      failed: 'We couldn’t remove the address',
      done: 'The address doesn’t work any more',
      changes: [queryKey],
    },
    onSuccess: () => setAddress(null),
  })
  return (
    <Loaded query={state}>
      {({ since }) => (
        <div className="stack">
          <p className="muted">
            Your calendar can remind you of steps and forecasts. It gets the days and times, but
            nothing about what they’re for.
          </p>
          {address && (
            <TextField
              label="Your calendar address"
              hint="Copy it into your calendar now. You’ll only see it once. Anyone who has it can see your dates and times."
              value={address}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          {since && !address && (
            <p className="small muted">Address created on {formatDay(since)}.</p>
          )}
          <div className="row">
            <Button disabled={open.isPending} onClick={() => open.mutate()}>
              {since ? 'Create a new address' : 'Create a calendar address'}
            </Button>
            {since && (
              <Button look="quiet" disabled={close.isPending} onClick={() => close.mutate()}>
                Remove it
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** Hours to choose from, none at night. */
const HOURS = Array.from({ length: 17 }, (_, index) => 6 + index)
const formatHourChoice = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Says what is sent and to whom before it asks for permission. */
export function PushSettings({ userId }: { userId: number }) {
  const queryKey = ['push', userId]
  const devices = useAsk(queryKey, push.list, { userId })
  const add = useMutation({
    mutationFn: async (wish: { kinds: PushKind[]; hour: number | null }) => {
      const { key } = await call(push.key, {})
      const endpoint = await subscribeHere(key)
      return call(push.add, { userId }, { endpoint, ...wish, zone: timeZone() })
    },
    meta: {
      failed: 'No reminders',
      isShownInForm: true,
      done: 'You’ll get reminders in this browser',
      changes: [queryKey],
    },
  })
  const remove = useMutation({
    mutationFn: async (id: number) => {
      await call(push.remove, { userId, id })
      if (devices.data?.length === 1) await unsubscribeHere()
    },
    meta: { failed: 'We couldn’t stop the reminders', changes: [queryKey] },
  })
  // Most browsers support push, so the server renders the form.
  const isAsleep = useDrawn() !== null
  const [kinds, setKinds] = useState<readonly PushKind[]>(PUSH_KINDS)
  const [hour, setHour] = useState<number | null>(null)
  return (
    <div className="stack">
      <p className="muted reading">
        Only if you ask for it. Every reminder says the same: “Something is waiting for you.” It
        goes through your browser’s maker (Google, Mozilla or Apple), who can see there is one, but
        not what it’s about. We send nothing at night, or after {IDLE_DAYS} days without a visit.
      </p>
      <LoadedRevocables
        query={devices}
        empty={null}
        icon={<BellRing aria-hidden />}
        end="Stop"
        ending={remove}
        rowOf={({ device, kinds, hour, createdAt }) => ({
          name: device,
          about: `${[
            ...kinds.map((kind) => PUSH_LABELS[kind]),
            ...(hour === null ? [] : [`Check in at ${formatHourChoice(hour)}`]),
          ].join(', ')}. Since ${formatDay(createdAt)}.`,
          endLabel: `Stop reminders in ${device}`,
        })}
      />
      {isAsleep || canBeReminded() ? (
        <>
          <Checkboxes
            options={PUSH_KINDS.map((kind) => [kind, PUSH_LABELS[kind]])}
            ticked={kinds}
            onChange={setKinds}
          />
          <SelectField
            label="To check in, on days you haven’t written"
            value={hour === null ? '' : String(hour)}
            onChange={({ currentTarget: { value } }) =>
              setHour(value === '' ? null : Number(value))
            }
            options={[
              ['', 'Never'],
              ...HOURS.map((one) => [one, `At ${formatHourChoice(one)}`] as const),
            ]}
          />
          <Button
            isAlone
            disabled={(kinds.length === 0 && hour === null) || add.isPending}
            onClick={() => add.mutate({ kinds: [...kinds], hour })}
          >
            {add.isPending ? 'Asking your browser...' : 'Remind me in this browser'}
          </Button>
        </>
      ) : (
        <p className="small muted">This browser can’t show reminders.</p>
      )}
      <Problem>{add.error?.message}</Problem>
    </div>
  )
}
