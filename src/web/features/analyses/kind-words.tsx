import { KIND_WORDS } from '#domain/content/helplines.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import './analysis.css'

/** Replaces the analysis after a crisis answer: help comes first, the analysis only on request. */
export const KindWords = ({ isBusy, onAsk }: { isBusy: boolean; onAsk: () => void }) => (
  <Card isStack>
    <p className="kind-words">{KIND_WORDS}</p>
    <Button isAlone look="quiet" disabled={isBusy} onClick={onAsk}>
      {isBusy ? 'Analyzing...' : 'Show me the analysis anyway'}
    </Button>
  </Card>
)

/** Shown after the help: offers to save what was typed. */
export const SaidAnyway = ({ isBusy, onKeep }: { isBusy: boolean; onKeep: () => void }) => (
  <Card isStack>
    <p>What you typed isn’t saved yet.</p>
    <Button isAlone look="quiet" disabled={isBusy} onClick={onKeep}>
      Save it anyway
    </Button>
  </Card>
)
