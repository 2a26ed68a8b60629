import type { CSSProperties } from 'react'
import './progress.css'

type Props = {
  label: string
  /** 0 to 1. */
  share: number
  /** The value as text, such as "3/5". */
  value: string
  /** Turns red when full. */
  warnsWhenFull?: boolean
  colour?: string
}

export function Progress({ label, share, value, warnsWhenFull, colour }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  const isFull = warnsWhenFull && percent >= 100
  const style = { ...(colour && { '--progress-colour': colour }) } as CSSProperties
  return (
    <div className={isFull ? 'progress progress-full' : 'progress'} style={style}>
      <div className="progress-head">
        <span>{label}</span>
        <span className="progress-value">{value}</span>
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={value}
      >
        <div className="progress-fill" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
