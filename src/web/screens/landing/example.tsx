import { EXAMPLE } from 'virtual:sample-equation'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { EquationDrawing } from '#web/pictures/equation-drawing.tsx'
import { Button } from '#web/ui/button.tsx'
import '#web/pictures/equation-picture.css'
import './example.css'

/** One worked example. It plays once, when half of it is seen; the build has drawn it. */
export function Example() {
  const frame = useRef<HTMLElement>(null)
  /** How often it was played; each time is a new drawing. */
  const [played, setPlayed] = useState(0)
  useEffect(() => {
    // Where nobody can tell what is seen, the last frame stands there.
    if (!('IntersectionObserver' in window)) return setPlayed(1)
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        setPlayed(1)
      },
      { threshold: 0.5 },
    )
    if (frame.current) seen.observe(frame.current)
    return () => seen.disconnect()
  }, [])

  return (
    <figure ref={frame} className={played ? 'card example' : 'card example example-waits'}>
      <div className="example-head">
        <p className="small muted">For example</p>
        <Button look="quiet" size="small" onClick={() => setPlayed(played + 1)}>
          <RotateCcw aria-hidden />
          Play again
        </Button>
      </div>
      <div key={played} className="equation example-scene">
        <p className="example-words">
          “My sister <span className="mark-perceived">forgot my birthday</span>. I{' '}
          <span className="mark-expected">waited the whole day for her to call</span>.”
        </p>
        <EquationDrawing scene={EXAMPLE.wide} shape="wide" />
        <EquationDrawing scene={EXAMPLE.narrow} shape="narrow" />
        <figcaption className="example-sentence">
          You hoped she would think of you, and she didn’t call. It <strong>hurts</strong> because
          she’s close to you.
        </figcaption>
      </div>
    </figure>
  )
}
