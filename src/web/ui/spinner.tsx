import './spinner.css'

const LOADING = 'Loading...'

/** Waiting. It appears after a moment, so that quick answers do not flicker. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden />
      <span>{LOADING}</span>
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
export function Skeleton({ height }: { height: number }) {
  return (
    <div className="skeleton" role="status" style={{ height }}>
      <span className="sr-only">{LOADING}</span>
    </div>
  )
}
