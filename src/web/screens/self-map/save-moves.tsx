import { Save } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { ArrangedMap } from './use-arrangement.ts'

/** There only while something was moved and is not kept; otherwise "Save Map" waits in the menu. */
export function SaveMoves({ arrangement }: { arrangement: ArrangedMap }) {
  if (!arrangement.hasUnsaved) return null
  return (
    <Button size="small" className="save-map-unsaved" onClick={arrangement.save}>
      <Save aria-hidden />
      {arrangement.isSaving ? 'Saving...' : 'Save Map'}
      <span className="sr-only"> (there are unsaved moves)</span>
    </Button>
  )
}
