import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import './analytics.css'

/** Marks every made-up block, so it isn't mistaken for the person's data. */
export const SampleTag = () => <Badge look="caps">SAMPLE</Badge>

/** Says that the figures below are samples, and when real ones appear. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <div className="sample-note">
      <SampleTag />
      <p className="small">{children}</p>
    </div>
  )
}
