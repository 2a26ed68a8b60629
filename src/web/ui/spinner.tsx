import './spinner.css'

/** Waiting. It appears after a moment, so that quick answers do not flicker. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden />
      <span>{label}</span>
    </div>
  )
}

/** The whole page waits, while the session is checked. */
export function PageSpinner() {
  return (
    <div className="spinner-page">
      <Spinner />
    </div>
  )
}

/** The shape of what is coming. */
export function Skeleton({ height, label = 'Loading...' }: { height: number; label?: string }) {
  return (
    <div className="skeleton" role="status" style={{ height }}>
      <span className="sr-only">{label}</span>
    </div>
  )
}
