import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import './analytics.css'

/** Stands above everything that is not the person's own. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <div className="sample-note">
      <Badge look="soft" isCaps>
        SAMPLE
      </Badge>
      <p className="small">{children}</p>
    </div>
  )
}
