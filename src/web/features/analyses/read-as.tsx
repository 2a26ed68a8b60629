import { useState } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { upperFirst } from '#domain/values/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Edits } from './equation/use-edits.ts'
import { Which } from './which.tsx'

type Props = { analysis: Analysis; edits: Edits; canChange: boolean }

/** The moment it was read as. "Not this?" opens the alternatives. */
export function ReadAs({ analysis, edits, canChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { moment, asks, moments = [] } = analysis
  const hasOthers = moments.length > 0
  if (asks || !moment) return null
  return (
    <>
      <p className="read-as">
        {moment.whose === 'tapped' ? 'You chose: ' : 'Read as: '}
        <b>{upperFirst((moment.card ?? moment.is).replace(/\.$/, ''))}.</b>{' '}
        {canChange && (
          <button
            type="button"
            aria-expanded={hasOthers ? isOpen : undefined}
            onClick={() => (hasOthers ? setOpen(!isOpen) : edits.noMoment())}
          >
            Not this?
          </button>
        )}
      </p>
      {canChange && isOpen && hasOthers && (
        <OfferedMoments
          analysis={analysis}
          edits={edits}
          onDone={() => setOpen(false)}
          none="None of these"
        />
      )}
    </>
  )
}

type OfferedProps = {
  analysis: Analysis
  edits: Edits
  none: string
  onDone?: () => void
}

/** The possible moments, as cards. */
export const OfferedMoments = ({ analysis, edits, none, onDone }: OfferedProps) => (
  <Which
    title={analysis.moments?.length === 1 ? 'Is this it?' : 'Which of these is it?'}
    cards={(analysis.moments ?? []).map(({ name, card, category }) => ({
      key: name,
      text: card,
      category,
    }))}
    isBusy={edits.isBusy}
    onChoose={({ key, text, category }) => {
      onDone?.()
      edits.chooseMoment({ name: key, card: text, category })
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
        {none}
      </Button>
    }
  />
)
