import { type ReactNode, useState } from 'react'
import { STRENGTH } from '#domain/emotion/strength.ts'
import { LINE_LENGTH, type NewCheckIn, sayCheckIn } from '#domain/situation/check-in.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'

type Props = {
  felt: NewCheckIn
  /** Null where it is about nothing in particular. */
  itemName: string | null
  help: (line: string, isKnown: boolean) => ReactNode
  problem: string | null
  isCrisis: boolean
  isBusy: boolean
  onDone: (line: string) => void
  onLeave: () => void
  onLookCloser: () => void
  onTakeBack: () => void
}

/** It is kept already: a line if one likes, a closer look, or back again. */
export function KeptCheckIn({ felt, itemName, help, problem, isCrisis, isBusy, ...on }: Props) {
  const [line, setLine] = useState('')
  return (
    <section className="check-in check-in-kept" aria-label="Check in">
      {isCrisis && help(line, true)}
      <FocusedHeading>Saved.</FocusedHeading>
      <Bloom category={felt.category} size={110} />
      <p className="check-in-sentence">
        {sayCheckIn(felt, itemName)}, {felt.strength} of {STRENGTH.max}, just now.
      </p>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          on.onDone(line.trim())
        }}
      >
        <TextField
          label="Add a line (optional)"
          placeholder="What happened?"
          maxLength={LINE_LENGTH}
          autoComplete="off"
          value={line}
          problem={problem}
          onChange={({ currentTarget }) => setLine(currentTarget.value)}
        />
        {!isCrisis && help(line, false)}
        {isCrisis ? (
          <Button look="primary" size="large" isWide onClick={on.onLeave}>
            Done
          </Button>
        ) : (
          <Button look="primary" size="large" isWide type="submit" disabled={isBusy}>
            Done
          </Button>
        )}
        <Button look="quiet" isWide disabled={isBusy} onClick={on.onLookCloser}>
          Take a closer look
        </Button>
        <Button look="quiet" size="small" disabled={isBusy} onClick={on.onTakeBack}>
          Undo
        </Button>
      </form>
    </section>
  )
}
