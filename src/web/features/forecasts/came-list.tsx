import { Trash2 } from 'lucide-react'
import { CAME_LABELS, type Forecast, sayLikely } from '#domain/steps/forecast.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { IconButton } from '#web/ui/button.tsx'

type Props = { forecasts: readonly Forecast[]; onRemove?: (id: number) => void }

/** Each forecast beside what came of it. */
export function CameList({ forecasts, onRemove }: Props) {
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
              {formatLongDay(day)}. You said {sayLikely(likely)}. {outcome && CAME_LABELS[outcome]}.{' '}
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
