import { useState } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { OfferedMoment } from '#domain/situation/moment.ts'
import { upperFirst } from '#domain/values/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Edits } from './equation/use-edits.ts'
import { Which } from './which.tsx'

type Props = { analysis: Analysis; edits: Edits }

/** The moment it was read as. "Not this?" takes it back and offers the others. */
export function ReadAs({ analysis, edits }: Props) {
  const [others, setOthers] = useState<readonly OfferedMoment[]>([])
  const { moment, asks, moments = [] } = analysis
  if (asks || (!moment && others.length === 0)) return null
  if (!moment) return <OfferedMoments moments={others} edits={edits} onDone={() => setOthers([])} />
  return (
    <p className="read-as">
      {moment.whose === 'tapped' ? 'You chose: ' : 'Read as: '}
      <b>{upperFirst((moment.card ?? moment.is).replace(/\.$/, ''))}.</b>{' '}
      {edits.canChange && (
        <button
          type="button"
          onClick={() => {
            setOthers(moments)
            edits.noMoment()
          }}
        >
          Not this?
        </button>
      )}
    </p>
  )
}

type OfferedProps = {
  moments: readonly OfferedMoment[]
  edits: Edits
  onDone?: () => void
}

/** The possible moments, as cards. */
export const OfferedMoments = ({ moments, edits, onDone }: OfferedProps) => (
  <Which
    title={moments.length === 1 ? 'Is this it?' : 'Which of these is it?'}
    cards={moments}
    isBusy={edits.isBusy}
    onChoose={(moment) => {
      onDone?.()
      edits.chooseMoment(moment)
    }}
    none={
      <Button
        look="quiet"
        size="small"
        disabled={edits.isBusy}
        onClick={() => {
          onDone?.()
          edits.noMoment()
        }}
      >
        None of these
      </Button>
    }
  />
)
