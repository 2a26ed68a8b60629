import { X } from 'lucide-react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { useStore } from '#web/lib/store.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { asksForWord, chooseAsksForWord, useOwnWords } from './use-own-words.ts'

/** The person's dictionary, and the setting whether to ask for words. */
export function OwnWordList({ userId }: { userId: number }) {
  const { words, forget } = useOwnWords(userId)
  const isAsked = useStore(asksForWord)
  return (
    <div className="stack">
      <Checkbox
        label="Ask me for my own word before an analysis"
        hint="Only in “Walk me through it”. You can always skip it."
        checked={isAsked}
        onChange={(event) => chooseAsksForWord(event.currentTarget.checked)}
      />
      {words.length > 0 && (
        <ul className="stack">
          {words.map(({ id, word, category }) => (
            <li key={id} className="row">
              <span>
                <bdi>{word}</bdi> <span className="muted">({EMOTION_LABELS[category]})</span>
              </span>
              <IconButton label={`Remove ${word}`} onClick={() => void forget(id)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
