import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendar } from '#contract/calendar.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'

/** A private address for the person's calendar, shown once and revoked with one click. */
export function CalendarAddress({ userId }: { userId: number }) {
  const client = useQueryClient()
  const key = ['calendar', userId]
  const state = useAsk(key, calendar.get, { userId })
  const [address, setAddress] = useState<string | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const open = useMutation({
    mutationFn: () => call(calendar.open, { userId }),
    meta: { failed: 'We couldn’t create the address' },
    onSuccess: (made) => {
      setAddress(made.address)
      return refresh()
    },
  })
  const close = useMutation({
    mutationFn: () => call(calendar.close, { userId }),
    meta: {
      failed: 'We couldn’t remove the address',
      done: 'The address doesn’t work any more',
    },
    onSuccess: () => {
      setAddress(null)
      return refresh()
    },
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
