import { Mic, Square } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import type { SituationWords } from '#domain/situation/situation-words.ts'
import { lengthOf } from '#domain/values/text.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { Draft } from './draft.ts'
import { Proposed } from './proposed-rows.tsx'

/** The part of the browser's speech recognition we use. Not every browser has it. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type SpeechWindow = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

const SPEECH_PROBLEMS = {
  unsupported:
    'Speech recognition is not supported in your browser. Try using Chrome, Edge, or Safari.',
  denied: 'Microphone access was denied. Voice input requires microphone permission.',
  failed: 'Failed to start speech recognition. Please try again.',
} as const

/** Undefined in a browser that can't listen. Dictation then fails with `SPEECH_PROBLEMS.unsupported`. */
function findRecognition() {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Asks for the microphone and releases it at once, because the recognition opens it itself. */
async function askForMicrophone(): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  for (const track of stream.getTracks()) track.stop()
}

const transcriptOf = (results: ArrayLike<ArrayLike<{ transcript: string }>>): string =>
  Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ')

type Dictated = 'title' | 'description'
/** Errors of browsers that have the API but no speech service. */
const WITHOUT_SERVICE = ['service-not-allowed', 'language-not-supported']
type State = { field: Dictated; step: 'requesting' | 'listening' } | null

/** One microphone for the form: idle, requesting permission, listening, idle again. */
function useDictation() {
  const [state, setState] = useState<State>(null)
  const [problem, setProblem] = useState<{ field: Dictated; text: string } | null>(null)
  const running = useRef<Recognition>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(field: Dictated, onHeard: (words: string) => void) {
    running.current?.abort()
    setProblem(null)
    const fail = (text: string) => {
      setState(null)
      setProblem({ field, text })
    }
    const Found = findRecognition()
    if (!Found) return fail(SPEECH_PROBLEMS.unsupported)
    const recognition = new Found()
    recognition.lang = 'en-US'
    recognition.continuous = true
    recognition.interimResults = true
    running.current = recognition
    setState({ field, step: 'requesting' })
    try {
      await askForMicrophone()
    } catch {
      return fail(SPEECH_PROBLEMS.denied)
    }
    recognition.onresult = ({ results }) => onHeard(transcriptOf(results))
    recognition.onerror = ({ error }) => {
      if (error === 'not-allowed') fail(SPEECH_PROBLEMS.denied)
      else if (WITHOUT_SERVICE.includes(error)) fail(SPEECH_PROBLEMS.unsupported)
      else if (error !== 'aborted' && error !== 'no-speech') fail(SPEECH_PROBLEMS.failed)
    }
    recognition.onend = () => setState((now) => (now?.field === field ? null : now))
    try {
      recognition.start()
      setState({ field, step: 'listening' })
    } catch {
      fail(SPEECH_PROBLEMS.failed)
    }
  }

  const stop = () => {
    running.current?.stop()
    setState(null)
  }
  const stepOf = (field: Dictated) => (state?.field === field ? state.step : 'idle')
  const problemOf = (field: Dictated) => (problem?.field === field ? problem.text : null)
  return { start, stop, stepOf, problemOf }
}

type VoiceButtonProps = {
  noun: Dictated
  dictation: ReturnType<typeof useDictation>
  onStart: () => void
}

const WORDS = { idle: 'Dictate', requesting: 'Asking for the microphone...', listening: 'Stop' }

function VoiceButton({ noun, dictation, onStart }: VoiceButtonProps) {
  const step = dictation.stepOf(noun)
  return (
    <Button
      look="quiet"
      size="small"
      className={step === 'listening' ? 'voice voice-listening' : 'voice'}
      disabled={step === 'requesting'}
      onClick={step === 'idle' ? onStart : dictation.stop}
    >
      {step === 'listening' ? <Square aria-hidden /> : <Mic aria-hidden />}
      {/* The button of the larger field explains the icon. */}
      <span className={noun === 'title' && step === 'idle' ? 'sr-only' : undefined}>
        {WORDS[step]}
      </span>
      <span className="sr-only">
        {' '}
        {step === 'listening' ? `dictating the ${noun}` : `the ${noun}`}
      </span>
    </Button>
  )
}

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

  /** Says the first time who may hear it. A browser that can't listen says so at once. */
  const begin = (field: Dictated) =>
    readStored(KEYS.dictation) || !findRecognition() ? listen(field) : setAsked(field)

  const voice = (field: Dictated) => (
    <VoiceButton noun={field} dictation={dictation} onStart={() => begin(field)} />
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
        <Dialog title="Before you dictate" onClose={() => setAsked(null)}>
          <p className="muted">
            Your browser turns speech into text. Some browsers send the sound to their maker to do
            that. {PRODUCT_NAME} never receives sound, only the words that appear in the form.
          </p>
          <DialogActions>
            <Button onClick={() => setAsked(null)}>Cancel</Button>
            <Button
              look="primary"
              onClick={() => {
                writeStored(KEYS.dictation, 'yes')
                setAsked(null)
                listen(asked)
              }}
            >
              Start dictation
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
