import { CircleQuestionMark, Sprout } from 'lucide-react'
import { type FocusEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { AnswerLine } from '#domain/situation/situation-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { GrowingLine } from '#web/ui/growing-line.tsx'
import type { AnswerQuestion } from './reading-actions.ts'

/** The recommended step, shown without a plan. */
export const NextMove = ({ text }: { text: string }) => (
  <section className="card side-card" aria-labelledby="next-move">
    <h2 id="next-move" className="side-title">
      <Sprout aria-hidden />
      One next step
    </h2>
    <p className="side-words">{text}</p>
  </section>
)

type QuestionProps = {
  question: string
  answering: AnswerQuestion | undefined
  /** Shown first if the answer speaks of danger. */
  help: ReactNode
  /** Below the question: says that it changed with another line. */
  note?: ReactNode
  /** The part of the map it is about. The answer is shown again with it. */
  part?: string | undefined
}

/** The question, with a field for an answer. The answer is saved with the situation. */
export const OneQuestion = ({ question, answering, help, note, part }: QuestionProps) => (
  <section className="card side-card" aria-labelledby="one-question">
    <h2 id="one-question" className="side-title">
      <CircleQuestionMark aria-hidden />
      One question
    </h2>
    <p className="side-words">{question}</p>
    {note}
    {answering && <OneLine key={question} question={question} answering={answering} part={part} />}
    {answering?.isCrisis && help}
  </section>
)

type LineProps = Pick<QuestionProps, 'question' | 'part'> & { answering: AnswerQuestion }

function OneLine({ question, answering, part }: LineProps) {
  const id = useId()
  const answer = answering.answers.findLast((one) => one.question === question)?.answer ?? ''
  const [line, setLine] = useState(answer)
  const [isKept, setKept] = useState(false)
  const problem =
    line.trim() === '' ? undefined : AnswerLine.safeParse(line).error?.issues[0]?.message
  const savedLine = answering.isHere
    ? 'Saved in this browser with this situation.'
    : part
      ? `Saved. You’ll see it again on another day when it’s about ${part}.`
      : 'Saved with this situation.'
  const isNew = line.trim() !== answer

  async function keep() {
    if (!isNew || problem) return
    if (await answering.keep(question, line.trim() || null)) setKept(true)
  }
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void keep()
  }
  const handleBlur = (event: FocusEvent<HTMLElement>) =>
    !event.currentTarget.contains(event.relatedTarget) && void keep()

  return (
    <form className="answer-line" onSubmit={handleSubmit} onBlur={handleBlur}>
      <GrowingLine
        aria-label="Your answer"
        aria-describedby={id}
        placeholder="A line is enough"
        autoComplete="off"
        className={line ? 'answer-line-written' : ''}
        value={line}
        onType={(typed) => {
          setLine(typed)
          setKept(false)
        }}
      />
      <p id={id} role="status" className={problem ? 'field-problem' : 'small muted'}>
        {problem ?? (isKept && !isNew ? savedLine : '')}
      </p>
      {isNew && line.trim() && (
        <Button type="submit" size="small">
          Save
        </Button>
      )}
    </form>
  )
}
