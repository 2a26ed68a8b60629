import { useEffect, useRef, useState } from 'react'
import {
  askForMicrophone,
  createRecognition,
  type Recognition,
  SPEECH_PROBLEMS,
  transcriptOf,
} from './speech.ts'

export type Dictated = 'title' | 'description'
/** Errors of browsers that have the API but no speech service. */
const WITHOUT_SERVICE = ['service-not-allowed', 'language-not-supported']
type State = { field: Dictated; step: 'requesting' | 'listening' } | null

/** One microphone for the form: idle, requesting permission, listening, idle again. */
export function useDictation() {
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
    const recognition = createRecognition()
    if (!recognition) return fail(SPEECH_PROBLEMS.unsupported)
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
