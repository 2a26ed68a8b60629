/** The part of the browser's speech recognition we use. Not every browser has it. */
export type Recognition = {
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

export const SPEECH_PROBLEMS = {
  unsupported:
    'Speech recognition is not supported in your browser. Try using Chrome, Edge, or Safari.',
  denied: 'Microphone access was denied. Voice input requires microphone permission.',
  failed: 'Failed to start speech recognition. Please try again.',
} as const

function findRecognition() {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** If false, the page offers no dictation. */
export const canListen = (): boolean => findRecognition() !== undefined

export function createRecognition(): Recognition | null {
  const Found = findRecognition()
  if (!Found) return null
  const recognition = new Found()
  recognition.lang = 'en-US'
  recognition.continuous = true
  recognition.interimResults = true
  return recognition
}

/** Asks for the microphone and releases it at once, because the recognition opens it itself. */
export async function askForMicrophone(): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  for (const track of stream.getTracks()) track.stop()
}

export const transcriptOf = (results: ArrayLike<ArrayLike<{ transcript: string }>>): string =>
  Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ')
