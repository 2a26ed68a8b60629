import { CalendarPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { formatIntensity, STRENGTH } from '#domain/emotion/strength.ts'
import {
  BIAS_DOUBT,
  type Bin,
  biasOf,
  calibration,
  formatBias,
  formatForecasts,
} from '#domain/findings/forecast-stats.ts'
import { FORECAST_SUMMARY } from '#domain/steps/calendar.ts'
import {
  CAME_LABELS,
  type Forecast,
  formatLikely,
  MAX_OPEN,
  nameOfComing,
} from '#domain/steps/forecast.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import { saveEvent } from '#web/lib/browser/save-event.ts'
import { offerUpgrade } from '#web/lib/calls/upgrade-offer.ts'
import { useAfterChange } from '#web/lib/calls/use-send.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { useZone } from '#web/lib/time-zone.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FigureLink } from '#web/ui/figure-link.tsx'
import { DueForecast } from './due-forecast.tsx'
import { ChangeForecast } from './forecast-fields.tsx'
import { useLetGo, useRemoveForecast } from './use-forecasts.ts'
import './forecasts.css'

type CameListProps = { forecasts: readonly Forecast[]; onRemove?: (id: number) => void }

/** Lists each forecast with its outcome. */
function CameList({ forecasts, onRemove }: CameListProps) {
  return (
    <ul className="came-list">
      {forecasts.map(({ id, title, day, likely, outcome, category, ownStrength, felt, line }) => (
        <li key={id}>
          <WeighedBloom
            category={category}
            strength={felt ?? 0}
            size={48}
            {...(ownStrength !== null && { was: ownStrength })}
          />
          <span>
            <bdi className="coming-title">{title}</bdi>
            <span className="small muted">
              {formatLongDay(day)}. You said {formatLikely(likely)}.{' '}
              {outcome && CAME_LABELS[outcome]}.{' '}
              {ownStrength !== null && `You expected ${ownStrength}. `}Felt {felt}.
              {line && (
                <>
                  {' '}
                  “<bdi>{line}</bdi>”
                </>
              )}
            </span>
          </span>
          {onRemove && (
            <IconButton label={`Delete “${title}”`} onClick={() => onRemove(id)}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

const [LEFT, TOP, HEIGHT, STEP] = [50, 20, 200, 110]

/** Five columns: dashed is the forecast, solid the outcome, apricot the gap. The table says the same. */
function BinsPicture({ bins }: { bins: readonly Bin[] }) {
  const y = (share: number) => TOP + HEIGHT * (1 - share / 100)
  return (
    <svg className="bins" viewBox="0 0 600 260" aria-hidden="true">
      {[0, 50, 100].map((share) => (
        <g key={share}>
          <path d={`M${LEFT} ${y(share)}H600`} className="bins-grid" />
          <text x={LEFT - 10} y={y(share) + 4} textAnchor="end" className="bins-label">
            {share / 10}
          </text>
        </g>
      ))}
      {bins.map(({ from, to, said, came, all }, at) => {
        const x = LEFT + STEP / 2 + at * STEP
        return (
          <g key={from}>
            {all.length > 0 && (
              <>
                <path d={`M${x} ${y(said)}V${y(came)}`} className="bins-gap" />
                <circle cx={x} cy={y(said)} r={16} className="bins-said" />
                <circle cx={x} cy={y(came)} r={16} className="bins-came" />
              </>
            )}
            <text x={x} y={256} textAnchor="middle" className="bins-label">
              {from / 10} to {to / 10}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

type Props = {
  userId: number
  forecasts: readonly Forecast[]
  /** Statistics need premium access. The single pairs are always shown. */
  hasStatistics: boolean
}

/** Forecasts against outcomes, forecasts to come, and every pair. */
export function ForecastBoard({ userId, forecasts, hasStatistics }: Props) {
  const [changed, setChanged] = useState<Forecast | null>(null)
  const remove = useRemoveForecast(userId)
  const lookAgain = useAfterChange('forecasts')
  const answered = forecasts.filter(({ state }) => state === 'answered')
  const open = forecasts
    .filter(({ state }) => state === 'open')
    .toSorted((one, other) => one.day.localeCompare(other.day))
  const today = dayIn(Date.now(), useZone())
  const ahead = open.filter(({ day }) => day >= today)
  const coming = (
    <Card title="Coming up">
      <p className="small muted">
        {open.length} open, up to {MAX_OPEN}
      </p>
      <ul className="coming">
        {ahead.map((forecast) => (
          <ComingOne
            key={forecast.id}
            forecast={forecast}
            today={today}
            onChange={setChanged}
            onRemove={remove.mutate}
          />
        ))}
      </ul>
      {changed && <ChangeForecast forecast={changed} onClose={() => setChanged(null)} />}
      {answered.length === 0 && ahead.length > 0 && (
        <p className="small muted">
          When the day is over, we’ll ask you what happened, just once. Then you can compare it with
          what you expected.
        </p>
      )}
    </Card>
  )
  return (
    <div className="stack">
      {open.map(
        (it) => it.day < today && <DueForecast key={it.id} forecast={it} onDone={lookAgain} />,
      )}
      {answered.length === 0 ? (
        coming
      ) : (
        <div className="forecasts">
          <div className="stack">
            {hasStatistics ? (
              <ForecastRecord answered={answered} />
            ) : (
              <Card look="soft">
                <p>
                  With Premium: how often your fears came true, and how good your forecasts are.
                </p>
                <Button size="small" onClick={() => offerUpgrade()}>
                  See Premium
                </Button>
              </Card>
            )}
            <Card title="What happened">
              <CameList forecasts={answered} onRemove={remove.mutate} />
            </Card>
          </div>
          <div className="stack">
            {hasStatistics && <Levels answered={answered} />}
            {coming}
          </div>
        </div>
      )}
    </div>
  )
}

function ForecastRecord({ answered }: { answered: readonly Forecast[] }) {
  const [shown, show] = useState<number | 'all' | null>(null)
  const { before, count, after } = formatForecasts(answered)
  const bins = calibration(answered)
  const came = answered.filter(({ outcome }) => outcome === 'feared')
  const inBin = typeof shown === 'number' ? bins?.find(({ from }) => from === shown) : undefined
  const behind = inBin ? answered.filter(({ id }) => inBin.all.some((it) => it.id === id)) : came
  const toggle = (what: number | 'all') => show(shown === what ? null : what)
  return (
    <Card>
      <p className="forecasts-sentence">
        {before}
        <FigureLink isOpen={shown === 'all'} onToggle={() => toggle('all')}>
          {count}
        </FigureLink>
        {after}
      </p>
      {bins && (
        <>
          <p className="small muted">
            How likely you said it was, from 0 to 10, and how often it happened. Tap a number to see
            which ones.
          </p>
          <BinsPicture bins={bins} />
          <ul className="bins-counts">
            {bins.map(({ from, to, all }) => (
              <li key={from}>
                <span className="sr-only">
                  Said {from / 10} to {to / 10} of 10:{' '}
                </span>
                {all.length === 0 ? (
                  <span className="muted">none</span>
                ) : (
                  <FigureLink isOpen={shown === from} onToggle={() => toggle(from)}>
                    {all.filter(({ outcome }) => outcome === 'feared').length} of {all.length}
                  </FigureLink>
                )}
              </li>
            ))}
          </ul>
          <p className="caption muted bins-key">Dashed: what you said. Solid: what happened.</p>
        </>
      )}
      {shown !== null && <CameList forecasts={behind} />}
    </Card>
  )
}

/** Compares only numbers the person gave, and only beyond chance. */
function Levels({ answered }: { answered: readonly Forecast[] }) {
  const bias = biasOf(answered)
  if (!bias) return null
  const { category } = answered[0]!
  return (
    <Card title="Expected and felt">
      <figure className="pair" aria-hidden="true">
        <WeighedBloom category={category} strength={Math.round(bias.foreseen)} isGhost size={88} />
        <WeighedBloom category={category} strength={Math.round(bias.felt)} size={88} />
      </figure>
      <p>{formatBias(bias)}</p>
      <p className="small muted">{BIAS_DOUBT}</p>
    </Card>
  )
}

type OneProps = {
  forecast: Forecast
  today: string
  onChange: (forecast: Forecast) => void
  onRemove: (id: number) => void
}

function ComingOne({ forecast, today, onChange, onRemove }: OneProps) {
  const { id, title, day, category, strength, ownStrength, wanted, feared, likely } = forecast
  const letGo = useLetGo()
  const name = nameOfComing(forecast)
  const rest = title.startsWith(name) ? title.slice(name.length).replace(/^[.!\s]+/, '') : title
  return (
    <li>
      <WeighedBloom category={category} strength={ownStrength ?? strength} isGhost size={36} />
      <span>
        <bdi className="coming-title">{name}</bdi>
        <span className="small muted">
          {formatLongDay(day)}. {EMOTION_LABELS[category]},{' '}
          {formatIntensity((ownStrength ?? strength) / STRENGTH.max)}.
        </span>
        {rest && (
          <span className="small coming-words">
            <bdi>{rest}</bdi>
          </span>
        )}
        {wanted && (
          <span className="small coming-words">
            You want: <bdi>{wanted}</bdi>
          </span>
        )}
        <span className="small coming-words">
          You fear: <bdi>{feared}</bdi> <span className="muted">({formatLikely(likely)})</span>
        </span>
      </span>
      <IconButton
        label={`Put “${name}” in my calendar`}
        onClick={() =>
          saveEvent({ uid: `forecast-${id}@innermap`, summary: FORECAST_SUMMARY, day })
        }
      >
        <CalendarPlus aria-hidden />
      </IconButton>
      <span className="coming-actions">
        {day > today && (
          <Button look="quiet" size="small" onClick={() => onChange(forecast)}>
            Change<span className="sr-only"> {name}</span>
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => letGo.mutate(id)}>
          Don’t ask me
        </Button>
        <Button look="quiet" size="small" onClick={() => onRemove(id)}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </span>
    </li>
  )
}
