import { X } from 'lucide-react'
import { useState } from 'react'
import { whenOf } from '#domain/situation/happened.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { isToCome, pastDay } from '#domain/values/named-day.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import { useAnalyses } from '#web/features/analyses/use-analyses.ts'
import { startComing } from '#web/features/forecasts/use-forecast-draft.ts'
import {
  DayChoice,
  formatDayChoice,
  ToCome,
  useDays,
} from '#web/features/situations/day-choice.tsx'
import { isDayRefused, refuseDay } from '#web/features/situations/refused-days.ts'
import { useChangeDay } from '#web/features/situations/use-situations.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { ShareButton } from '#web/published/share-button.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

type DateProps = { situation: Situation; owner: number }

/** Returns the day the text names, relative to the day of writing. */
const namedIn = ({ description, createdAt }: Situation): string | null =>
  pastDay(description, dayIn(Date.parse(createdAt), timeZone()))

/** The day of the event, changed on click. A day the text names is offered, but never applied automatically. */
function SituationDate({ situation, owner }: DateProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = formatDay(whenOf(situation))
  return (
    <>
      <button type="button" className="day-said" onClick={() => setIsOpen(true)}>
        {shown}
        <span className="sr-only">: change the day</span>
      </button>
      {!situation.happenedAt && <NamedDay key={situation.id} situation={situation} owner={owner} />}
      {isOpen && <DayDialog situation={situation} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function NamedDay({ situation, owner }: DateProps) {
  const days = useDays()
  const change = useChangeDay()
  const [isRefused, setRefused] = useState(() => isDayRefused(situation.id))
  if (isRefused) return null
  const day = namedIn(situation)
  if (!day && !isToCome(situation.description)) return null
  return (
    <span className="day-named">
      {day ? (
        <button
          type="button"
          className="touch-chip day-chip day-proposed"
          disabled={change.isPending}
          onClick={() => change.mutate({ situation, day })}
        >
          <span className="sr-only">It happened on </span>
          {formatDayChoice(day, days)}?
        </button>
      ) : (
        <ToCome onClick={() => startComing(owner, situation.description)} />
      )}
      <IconButton
        size="small"
        label={day ? 'No, it was another day' : 'No, it has happened'}
        onClick={() => {
          refuseDay(situation.id)
          setRefused(true)
        }}
      >
        <X aria-hidden />
      </IconButton>
    </span>
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
        <DayChoice day={day} named={namedIn(situation)} onChoose={setDay} />
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

type Props = {
  situation: Situation
  /** Null for an example. */
  owner: number | null
}

/** The date of the situation. */
export const SituationFacts = ({ situation, owner }: Props) =>
  owner === null || isWaitingId(situation.id) ? (
    formatDay(whenOf(situation))
  ) : (
    <SituationDate situation={situation} owner={owner} />
  )

/** Shares the analysis, with the items it is about. */
export function ShareSituation({ situation: { id, items } }: { situation: Situation }) {
  const newest = useAnalyses(id).data?.[0]
  if (isWaitingId(id)) return null
  const isAbout = ({ itemId }: { itemId: number }) =>
    newest === undefined || newest.equations.some((equation) => equation.itemId === itemId)
  const named = items.filter(isAbout).map(({ itemId, name }) => ({ id: itemId, name }))
  // An analysis that isn't settled can't be shared. The button reserves its space, so nothing moves.
  const isReady = newest !== undefined && !newest.asks
  return (
    <ShareButton
      subject={{ type: 'analysis', situationId: id, items: named }}
      {...(!isReady && { style: { visibility: 'hidden' } })}
    >
      Share
    </ShareButton>
  )
}
