import { type ReactNode, useState } from 'react'
import { isGrave, WISH } from '#domain/forecast.ts'
import type { SelfMapItem } from '#domain/self-map.ts'
import { TITLE } from '#domain/situation-limits.ts'
import { addDays, dayIn } from '#domain/time-zone.ts'
import { CallError } from '#web/lib/api.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Scale } from '#web/ui/scale.tsx'
import { Ghost } from './ghost.tsx'
import { useAddForecast } from './use-forecasts.ts'
import './forecasts.css'

/** "My sister" is yours here. The engine's own way with names weighs more than this page may. */
const spokenTo = (name: string): string => name.replace(/^(?:My|Our)\b/i, 'your')

type Props = {
  userId: number
  items: readonly SelfMapItem[]
  picker: (
    chosen: readonly number[],
    onChange: (ids: number[]) => void,
    problem: string | null,
  ) => ReactNode
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
  onKept: () => void
}

const NEED_FIRST = 7

/** Something is coming: what, when, what is wanted, what is feared; beside it what one can expect to feel. */
export function ForecastForm({ userId, items, picker, help, onKept }: Props) {
  const [today] = useState(() => dayIn(Date.now(), timeZone()))
  const [told, setTold] = useState({
    title: '',
    day: addDays(today, 1),
    wanted: '',
    feared: '',
    note: '',
  })
  const [chosen, choose] = useState<readonly number[]>([])
  const [likely, setLikely] = useState(50)
  const [need, setNeed] = useState(NEED_FIRST)
  const [moved, setMoved] = useState<number | null>(null)
  const add = useAddForecast(userId)
  const isHelped = add.data !== undefined && 'crisis' in add.data
  const main = items
    .filter(({ id }) => chosen.includes(id))
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)[0]
  const powerFirst = main?.attachmentPower ?? 0.5
  const power = moved ?? powerFirst
  const issues = add.error instanceof CallError ? (add.error.refusal?.issues ?? []) : []
  const problemOf = (path: string) => issues.find((it) => it.path === path)?.message ?? null
  const texts = [told.title, told.wanted, told.feared, told.note]
  const grave = isGrave(...texts)
  const set = (part: keyof typeof told) => (event: { target: { value: string } }) =>
    setTold({ ...told, [part]: event.target.value })

  function handleKeep() {
    add.mutate(
      {
        ...told,
        zone: timeZone(),
        selfMapItemIds: main ? [main.id, ...chosen.filter((id) => id !== main.id)] : [],
        likely,
        needFirst: NEED_FIRST,
        need,
        powerFirst,
        power,
        anyway: isHelped,
      },
      { onSuccess: (reply) => 'id' in reply && onKept() },
    )
  }

  return (
    <div className="before">
      <Card>
        <div className="stack">
          {help(texts, isHelped)}
          <div className="before-what">
            <TextField
              label="What is coming?"
              value={told.title}
              maxLength={TITLE.max}
              onChange={set('title')}
              problem={problemOf('title')}
            />
            <TextField
              label="When"
              type="date"
              min={today}
              value={told.day}
              onChange={set('day')}
              problem={problemOf('day')}
            />
          </div>
          {picker(
            chosen,
            (ids) => {
              choose(ids)
              setMoved(null)
            },
            problemOf('selfMapItemIds'),
          )}
          <TextField
            label="What I want"
            value={told.wanted}
            maxLength={WISH.max}
            onChange={set('wanted')}
            problem={problemOf('wanted')}
          />
          <TextField
            label="What I fear"
            value={told.feared}
            maxLength={WISH.max}
            onChange={set('feared')}
            problem={problemOf('feared')}
          />
          <Scale
            label="How likely is what you fear?"
            value={likely}
            onChange={setLikely}
            min={0}
            max={100}
            step={5}
            said={`${likely} in 100`}
            ends={['it will not happen', 'it will']}
          />
          <details>
            <summary>A note to myself that opens on that day</summary>
            <TextField
              label="Note to myself"
              value={told.note}
              maxLength={WISH.max}
              onChange={set('note')}
            />
          </details>
        </div>
      </Card>
      <Card className="before-ghost">
        <Ghost
          itemName={main?.name ?? 'it'}
          itemText={main ? spokenTo(main.name) : 'it'}
          first={{ likely, need: NEED_FIRST, power: powerFirst }}
          now={{ likely, need, power }}
          isGrave={grave}
          onChange={(part) => {
            if (part.need !== undefined) setNeed(part.need)
            if (part.power !== undefined) setMoved(part.power)
          }}
        />
        <Button look="primary" size="large" isWide disabled={add.isPending} onClick={handleKeep}>
          Keep this forecast
        </Button>
        <p className="caption muted">A forecast is never counted as a feeling you had.</p>
      </Card>
    </div>
  )
}
