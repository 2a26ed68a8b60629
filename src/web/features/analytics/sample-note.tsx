import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import './analytics.css'

/** On every block that is not the person's own: whoever scrolls must not take it for theirs. */
export const SampleTag = () => <Badge look="caps">SAMPLE</Badge>

/** Says above them what they are, and when the person's own come. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <div className="sample-note">
      <SampleTag />
      <p className="small">{children}</p>
    </div>
  )
}
