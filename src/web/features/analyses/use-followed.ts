import { useEffect, useState } from 'react'
import { type Analysis, insightIn } from '#domain/situation/analysis.ts'
import { offerUndo } from '#web/ui/toast.tsx'
import type { CorrectionRequest, CorrectReading } from './reading-actions.ts'

/** A line written from the equation, which changes with it. */
export type Follower = 'feeling' | 'insight' | 'step' | 'question'

const LINES: Record<Follower, (analysis: Analysis) => string | undefined> = {
  feeling: ({ emotions }) => emotions[0]?.name,
  insight: insightIn,
  step: ({ recommendations }) => recommendations[0]?.text,
  question: ({ questions }) => questions[0],
}
const FOLLOWERS = Object.keys(LINES) as Follower[]

const isSaidAnew = (before: Analysis, now: Analysis): boolean =>
  JSON.stringify(before.said?.feelings) !== JSON.stringify(now.said?.feelings)

/** Lists lines that changed without being edited. A reading that only asks has none. */
function changedIn(before: Analysis, now: Analysis): Follower[] {
  if (before.asks || now.asks) return []
  return FOLLOWERS.filter((one) => {
    const [was, is] = [LINES[one](before), LINES[one](now)]
    return was && is && was !== is && !(one === 'feeling' && isSaidAnew(before, now))
  })
}

const TYPED_INTO = 'input, textarea, [contenteditable]'

/** True for Ctrl+Z, except in a text field. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !(target instanceof Element && target.closest(TYPED_INTO))

/** Remembers the analysis before the last correction, so each line that changed with it can be restored. */
export function useFollowed(analysis: Analysis, putting: CorrectReading | undefined) {
  const [before, setBefore] = useState<Analysis | null>(null)
  const [back, setBack] = useState<readonly Follower[]>([])

  async function say(wish: CorrectionRequest): Promise<boolean> {
    const isWritten = (await putting?.say(wish)) ?? false
    if (isWritten) {
      setBefore(wish.said ? analysis : null)
      setBack([])
    }
    return isWritten
  }

  async function bringAllBack(): Promise<void> {
    const now = analysis.said
    const isBack = await putting?.say({ said: before?.said ?? {} })
    setBefore(null)
    if (isBack && now) offerUndo('Brought back', () => void putting?.say({ said: now }))
  }

  useEffect(() => {
    if (!before) return
    const handleKey = (event: KeyboardEvent) => {
      if (!isUndo(event)) return
      event.preventDefault()
      void bringAllBack()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })

  const isBack = (one: Follower) => before !== null && back.includes(one)
  return {
    putting: putting && { ...putting, say },
    changed: before ? changedIn(before, analysis).filter((one) => !isBack(one)) : [],
    bringBack(one: Follower) {
      const was = before?.emotions[0]
      if (one === 'feeling' && was) {
        const { category, name: word } = was
        return void putting?.say({ said: { ...analysis.said, feelings: [{ category, word }] } })
      }
      setBack([...back, one])
    },
    bringAllBack: () => void bringAllBack(),
    /** The analysis with the restored lines. */
    page: {
      ...analysis,
      ...(isBack('step') && { recommendations: before!.recommendations }),
      ...(isBack('question') && { questions: before!.questions }),
      ...(isBack('insight') && { insight: insightIn(before!), moment: before!.moment }),
    },
  }
}
export type Followed = ReturnType<typeof useFollowed>
