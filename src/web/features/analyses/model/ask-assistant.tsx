import { useState } from 'react'
import { ASSISTANT } from '#domain/situation/reader-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import type { ReadInBrowser } from './browser-reading.tsx'

type Props = { question: string; read: ReadInBrowser; onClose: () => void }

/** Shows the prompt before it is copied, and a field for the assistant's answer. */
export function AskAssistant({ question, read, onClose }: Props) {
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const [isChecking, setChecking] = useState(false)

  async function check() {
    const { answersIn, givenAnswers } = await import('#web/lib/engine/read-here.ts')
    const given = answersIn(answer)
    if (!given) return setProblem(ASSISTANT.unreadable)
    setChecking(true)
    try {
      const { signal } = new AbortController()
      await read({ ask: givenAnswers(given), by: ASSISTANT.name, signal })
      onClose()
    } catch {
      setProblem(ASSISTANT.failed)
    } finally {
      setChecking(false)
    }
  }

  return (
    <Dialog title={ASSISTANT.offer} look="wide" onClose={onClose}>
      <div className="stack">
        <p>{ASSISTANT.how}</p>
        <TextArea label="The question" readOnly rows={6} value={question} />
        <Button
          look="outline"
          onClick={() =>
            void navigator.clipboard.writeText(question).then(
              () => setCopied(true),
              () => setProblem(ASSISTANT.copyYourself),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy the question'}
        </Button>
        <TextArea
          label="Its answer"
          rows={6}
          value={answer}
          problem={problem}
          onChange={(event) => {
            setAnswer(event.target.value)
            setProblem(null)
          }}
        />
        <Button disabled={answer.trim() === '' || isChecking} onClick={() => void check()}>
          Check it, then show me
        </Button>
      </div>
    </Dialog>
  )
}
