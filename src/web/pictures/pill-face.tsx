import type { CSSProperties } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import type { ScenePill } from '#domain/self-map/layout/scene.ts'
import { pillColours } from '#web/lib/pill-colours.ts'

/** Position, size and weight of a pill. The colours come from the theme. */
export const pillStyle = (pill: ScenePill): CSSProperties => {
  const { x, y, width, height, font, colour, lineWidth, fillOpacity, nearest } = pill
  return {
    fontSize: font,
    width,
    height,
    transform: `translate(${x - width / 2}px, ${y - height / 2}px)`,
    '--pill-width': `${lineWidth.toFixed(2)}px`,
    '--near-x': `${(nearest.x - x).toFixed(1)}px`,
    '--near-y': `${(nearest.y - y).toFixed(1)}px`,
    ...pillColours(colour),
    '--pill-firm': `${Math.round(fillOpacity * 100)}%`,
  } as CSSProperties
}

/** Compares by value, because every layout creates new pills and few of them differ. */
export const isSamePill = (p: ScenePill, q: ScenePill): boolean =>
  p.id === q.id &&
  p.x === q.x &&
  p.y === q.y &&
  p.width === q.width &&
  p.height === q.height &&
  p.font === q.font &&
  p.name === q.name &&
  p.power === q.power &&
  p.colour === q.colour

/** The text on a pill. Screen readers get the full name if it is truncated. */
export function PillFace({ pill }: { pill: ScenePill }) {
  const isCut = pill.lines.at(-1)?.endsWith('…') && !pill.name.endsWith('…')
  return (
    <>
      <bdi className="map-pill-name" aria-hidden={isCut ? true : undefined}>
        {pill.lines.map((line, index) => (
          <span key={`${index}${line}`}>
            {line}
            {index < pill.lines.length - 1 && !/[-/]$/.test(line) ? ' ' : ''}
          </span>
        ))}
      </bdi>
      {isCut && <bdi className="sr-only">{pill.name}</bdi>}
      <span className="sr-only"> attachment power </span>
      <span className="map-pill-power">{pill.powerText}</span>
      <span className="sr-only">, {powerWord(pill.power)}</span>
    </>
  )
}
