import { useState } from 'react'
import { whenOf } from '#domain/situation/happened.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { DayChoice } from './day-choice.tsx'
import { useChangeDay } from './use-situations.ts'

/** The day it happened on; pressed, it can be put right. */
export function SituationDate({ situation }: { situation: Situation }) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = formatDay(whenOf(situation))
  return (
    <>
      <button type="button" className="day-said" onClick={() => setIsOpen(true)}>
        {shown}
        <span className="sr-only">: change the day</span>
      </button>
      {isOpen && <DayDialog situation={situation} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function DayDialog({ situation, onClose }: { situation: Situation; onClose: () => void }) {
  const zone = timeZone()
  const before = dayIn(Date.parse(whenOf(situation)), zone)
  const written = dayIn(Date.parse(situation.createdAt), zone)
  const [day, setDay] = useState(before)
  const change = useChangeDay()
  return (
    <Dialog title="When did it happen?" onClose={onClose}>
      <div className="day-choice">
        <DayChoice day={day} onChoose={setDay} />
      </div>
      {day !== written && (
        <p className="small muted">You wrote it on {formatDay(situation.createdAt)}.</p>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          disabled={change.isPending}
          onClick={() => {
            if (day === before) return onClose()
            change.mutate({ situation, day: day === written ? null : day }, { onSuccess: onClose })
          }}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
