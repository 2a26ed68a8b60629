import { Mic, Square } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type Props = {
  noun: 'title' | 'description'
  step: 'idle' | 'requesting' | 'listening'
  onStart: () => void
  onStop: () => void
}

const WORDS = { idle: 'Dictate', requesting: 'Asking for the microphone...', listening: 'Stop' }

export function VoiceButton({ noun, step, onStart, onStop }: Props) {
  return (
    <Button
      look="quiet"
      size="small"
      className={step === 'listening' ? 'voice voice-listening' : 'voice'}
      disabled={step === 'requesting'}
      onClick={step === 'idle' ? onStart : onStop}
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
