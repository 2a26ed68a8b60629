import { type ReactNode, useState } from 'react'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import type { SituationWords } from '#domain/situation/situation-words.ts'
import { lengthOf } from '#domain/values/text.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { DictationNotice } from './dictation-notice.tsx'
import type { Draft } from './draft.ts'
import { Proposed } from './proposed-rows.tsx'
import { canListen } from './speech.ts'
import { type Dictated, useDictation } from './use-dictation.ts'
import { VoiceButton } from './voice-button.tsx'

/** Error messages by field. */
export type Problems = Partial<Record<keyof SituationWords | 'selfMapItemIds', string>>

type Props = {
  words: SituationWords
  /** True while the title is proposed from the text and not confirmed. */
  isProposed: boolean
  problems: Problems
  onChange: (part: Partial<SituationWords & Pick<Draft, 'hasOwnTitle'>>) => void
  /** Shown between the text and the title. */
  children?: ReactNode
}

const counted = (number: number): string => number.toLocaleString('en-US')
/** The length from which the remaining characters are counted. */
const COUNT_FROM = DESCRIPTION.max - 500

/** The description and a title, each typed or dictated. */
export function WrittenFields({ words, isProposed, problems, onChange, children }: Props) {
  const { title, description } = words
  const dictation = useDictation()
  // Most browsers support dictation, so show the button until hydration. It disappears if this one doesn't.
  const isAwake = useDrawn() === null
  const [asked, setAsked] = useState<Dictated | null>(null)
  const [titleBefore, setTitleBefore] = useState<string | null>(null)
  const onTitle = (words: string) => onChange({ title: words, hasOwnTitle: true })

  function listen(field: Dictated) {
    if (field === 'title') {
      setTitleBefore(title)
      return void dictation.start('title', onTitle)
    }
    const before = description.trimEnd()
    void dictation.start('description', (words) =>
      onChange({ description: before ? `${before} ${words}` : words }),
    )
  }

  /** Shows the dictation notice the first time. */
  const begin = (field: Dictated) => (readStored(KEYS.dictation) ? listen(field) : setAsked(field))

  const voice = (field: Dictated) =>
    (!isAwake || canListen()) && (
      <VoiceButton
        noun={field}
        step={dictation.stepOf(field)}
        onStart={() => begin(field)}
        onStop={dictation.stop}
      />
    )
  const length = lengthOf(description)
  const canUndo =
    titleBefore !== null && titleBefore !== title && dictation.stepOf('title') === 'idle'

  return (
    <>
      <TextArea
        label="Description"
        name="description"
        rows={DESCRIPTION.rows}
        placeholder="Two sentences is plenty. Write it the way you’d tell a friend."
        value={description}
        problem={problems.description ?? dictation.problemOf('description')}
        hint={length > COUNT_FROM && `${counted(length)} of ${counted(DESCRIPTION.max)} characters`}
        aside={voice('description')}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      {children}
      <div className="write-row write-title">
        <TextField
          label="Title"
          name="title"
          placeholder="Sunday at my brother’s"
          maxLength={2 * TITLE.max}
          autoComplete="off"
          value={title}
          problem={problems.title ?? dictation.problemOf('title')}
          hint={canUndo && 'Dictation replaced your title.'}
          aside={
            <span className="row">
              {isProposed && title && <Proposed />}
              {canUndo && (
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => {
                    onTitle(titleBefore)
                    setTitleBefore(null)
                  }}
                >
                  Undo<span className="sr-only"> the dictated title</span>
                </Button>
              )}
              {voice('title')}
            </span>
          }
          onChange={(event) => {
            setTitleBefore(null)
            onTitle(event.target.value)
          }}
        />
      </div>
      {asked && (
        <DictationNotice
          onClose={() => setAsked(null)}
          onAgree={() => {
            writeStored(KEYS.dictation, 'yes')
            setAsked(null)
            listen(asked)
          }}
        />
      )}
    </>
  )
}
