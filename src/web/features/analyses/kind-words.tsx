import { KIND_WORDS } from '#domain/content/helplines.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import './analysis.css'

/** Replaces the analysis after a crisis answer: help comes first, the analysis only on request. */
export function KindWords({ isBusy, onAsk }: { isBusy: boolean; onAsk: () => void }) {
  return (
    <Card>
      <div className="stack">
        <p className="kind-words">{KIND_WORDS}</p>
        <div>
          <Button look="quiet" disabled={isBusy} onClick={onAsk}>
            {isBusy ? 'Analyzing...' : 'Show me the analysis anyway'}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Shown after the help: offers to save what was typed. */
export function SaidAnyway({ isBusy, onKeep }: { isBusy: boolean; onKeep: () => void }) {
  return (
    <Card>
      <div className="stack">
        <p>What you typed isn’t saved yet.</p>
        <div>
          <Button look="quiet" disabled={isBusy} onClick={onKeep}>
            Save it anyway
          </Button>
        </div>
      </div>
    </Card>
  )
}
