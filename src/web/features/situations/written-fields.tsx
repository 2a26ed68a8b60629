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

/** What is wrong with a field, in words for the person. */
export type Problems = Partial<Record<keyof SituationWords | 'selfMapItemIds', string>>

type Props = {
  words: SituationWords
  /** The title was made from the text and is nobody's word yet. */
  isProposed: boolean
  problems: Problems
  onChange: (part: Partial<SituationWords & Pick<Draft, 'hasOwnTitle'>>) => void
  /** Between the words and their title. */
  children?: ReactNode
}

const counted = (number: number): string => number.toLocaleString('en-US')
/** From here on the rest is counted. */
const COUNT_FROM = DESCRIPTION.max - 500

/** What happened, and a title for it, each typed or spoken. */
export function WrittenFields({ words, isProposed, problems, onChange, children }: Props) {
  const { title, description } = words
  const dictation = useDictation()
  // Most browsers can listen; where this one cannot, the button goes as soon as that is known.
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

  /** The first time, people are told who may hear them. */
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
