import { useState } from 'react'
import { DESCRIPTION, TITLE } from '#domain/situation.ts'
import { lengthOf } from '#domain/text.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { useDrawn } from '#web/lib/drawn.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { DictationNotice } from './dictation-notice.tsx'
import type { Draft } from './draft.ts'
import { canListen } from './speech.ts'
import { type Dictated, useDictation } from './use-dictation.ts'
import { VoiceButton } from './voice-button.tsx'

/** What is wrong with a field, in words for the person. */
export type Problems = Partial<Record<'title' | 'description' | 'selfMapItemIds', string>>

type Props = {
  draft: Draft
  problems: Problems
  onChange: (part: Partial<Pick<Draft, 'title' | 'description'>>) => void
}

const NUMBER = new Intl.NumberFormat('en-US')
/** From here on the rest is counted. */
const COUNT_FROM = DESCRIPTION.max - 500

/** Title and description, each typed or spoken. */
export function WrittenFields({ draft, problems, onChange }: Props) {
  const dictation = useDictation()
  // Most browsers can listen; where this one cannot, the button goes as soon as that is known.
  const isAwake = useDrawn() === null
  const [asked, setAsked] = useState<Dictated | null>(null)
  const [titleBefore, setTitleBefore] = useState<string | null>(null)
  const { title, description } = draft

  function listen(field: Dictated) {
    if (field === 'title') {
      setTitleBefore(title)
      return void dictation.start('title', (words) => onChange({ title: words }))
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
      <TextField
        label="Title"
        name="title"
        placeholder="Team review on Friday"
        maxLength={2 * TITLE.max}
        autoComplete="off"
        value={title}
        problem={problems.title ?? dictation.problemOf('title')}
        hint={canUndo && 'Dictation replaced your title.'}
        aside={
          <span className="row">
            {canUndo && (
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  onChange({ title: titleBefore })
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
          onChange({ title: event.target.value })
        }}
      />
      <TextArea
        label="Description"
        name="description"
        rows={DESCRIPTION.rows}
        placeholder="What happened, what did you expect, and what went through your mind?"
        value={description}
        problem={problems.description ?? dictation.problemOf('description')}
        hint={
          length > COUNT_FROM &&
          `${NUMBER.format(length)} of ${NUMBER.format(DESCRIPTION.max)} characters`
        }
        aside={voice('description')}
        onChange={(event) => onChange({ description: event.target.value })}
      />
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
