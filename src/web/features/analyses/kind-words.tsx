import { KIND_WORDS } from '#domain/content/helplines.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import './analysis.css'

/** Stands where the analysis would: help comes first, the analysis only if it is wished for. */
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

/** After the help: what was typed is not lost, and is saved if it is wished for. */
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
