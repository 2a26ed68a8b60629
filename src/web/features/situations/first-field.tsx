import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { DESCRIPTION } from '#domain/situation/situation-limits.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Button } from '#web/ui/button.tsx'
import { begunWords, startDraft } from './start-draft.ts'
import './first-field.css'

type Props = {
  owner: number | null
  /** The label, such as "See why". */
  button: string
  note?: string
  /** Another way to begin, beside the button. */
  beside?: ReactNode
  /** True if the form may be opened without text. */
  mayBeEmpty?: boolean
}

const FORM = '/analyze-situation'
const TOO_SHORT = 'Tell us a little more. Two sentences is plenty.'

/** One field that writes the form's draft. The form proposes the rest. */
export function FirstField({ owner, button, note, beside, mayBeEmpty = false }: Props) {
  const id = useId()
  const isAsleep = useDrawn() !== null
  const [text, setText] = useState(() => (isAsleep ? '' : begunWords(owner)))
  // The server has no drafts and renders an empty field, so fill it before the person can type.
  useLayoutEffect(() => setText(begunWords(owner)), [owner])
  const [problem, setProblem] = useState('')
  const [, navigate] = useLocation()

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const length = text.trim().length
    if (length === 0 && mayBeEmpty) return navigate(withDevUser(FORM))
    if (length < DESCRIPTION.min) {
      setProblem(TOO_SHORT)
      return event.currentTarget.querySelector('textarea')?.focus()
    }
    navigate(withDevUser(FORM), { state: { isSent: true } })
  }

  return (
    <form className="first-field" noValidate onSubmit={handleSubmit}>
      <label htmlFor={id}>What happened?</label>
      <textarea
        id={id}
        rows={3}
        placeholder="Two sentences is plenty. Write it the way you’d tell a friend."
        value={text}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-note ${id}-problem`}
        onChange={(event) => {
          setText(event.target.value)
          startDraft(owner, event.target.value)
          setProblem('')
        }}
      />
      <div className="first-field-foot">
        <div>
          <p id={`${id}-problem`} role="alert" className="field-problem">
            {problem}
          </p>
          {!problem && (
            <p id={`${id}-note`} className="small muted">
              {note}
            </p>
          )}
          {beside}
        </div>
        <Button type="submit" look="primary" size="large">
          {button}
        </Button>
      </div>
    </form>
  )
}
