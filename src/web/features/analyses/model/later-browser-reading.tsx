import { type ComponentProps, useState } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { ASSISTANT } from '#domain/situation/reader-words.ts'
import { browserModels } from '#web/lib/engine/browser-model.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { later } from '#web/lib/waking/later.tsx'
import { Button } from '#web/ui/button.tsx'

const READING = later(() => import('./browser-reading.tsx'), 'BrowserReading')
const ASKING = later(() => import('./ask-assistant.tsx'), 'AskAssistant')

type Props = ComponentProps<typeof READING.Part>

/** True if only our engine has read it, or if a browser or pasted reading is unfinished. */
export const mayReadInBrowser = ({ care, reader }: Analysis): boolean =>
  !care && (!reader || (isHere(reader.where) && !['read', 'partly'].includes(reader.status)))
const isHere = (where: string) => where === 'browser' || where === 'pasted'

/**
 * Loads the code of either only when needed. The assistant's row is drawn by the server, so nothing below it moves; only
 * the browser knows if it has a model.
 */
export function LaterBrowserReading(props: Props) {
  const isHydrated = useDrawn() === null
  return (
    <div className="equation-foot equation-readers">
      {isHydrated && browserModels() && <READING.Quiet {...props} />}
      <OwnAssistant {...props} />
    </div>
  )
}

function OwnAssistant({ told, analysis, read }: Props) {
  const [state, setState] = useState<'offered' | { why: string } | { question: string }>('offered')

  async function open() {
    const { whyNotAsked, questionToCopy } = await import('#web/lib/engine/read-here.ts')
    const why = await whyNotAsked(told)
    setState(why ? { why } : { question: questionToCopy(told, analysis) })
  }

  return (
    <>
      {typeof state === 'object' && 'why' in state ? (
        <p role="status">{state.why}</p>
      ) : (
        <Button look="quiet" size="small" onClick={() => void open()}>
          {ASSISTANT.offer}
        </Button>
      )}
      {typeof state === 'object' && 'question' in state && (
        <ASKING.Quiet question={state.question} read={read} onClose={() => setState('offered')} />
      )}
    </>
  )
}
