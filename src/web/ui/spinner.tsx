import './spinner.css'

const LOADING = 'Loading...'

/** Appears after a delay, so quick replies don't flicker. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden />
      <span>{LOADING}</span>
    </div>
  )
}

/** Fills the page while the session is checked. */
export function PageSpinner() {
  return (
    <div className="spinner-page">
      <Spinner />
    </div>
  )
}

/** A placeholder with the height of the content. */
export function Skeleton({ height }: { height: number }) {
  return (
    <div className="skeleton" role="status" style={{ height }}>
      <span className="sr-only">{LOADING}</span>
    </div>
  )
}
