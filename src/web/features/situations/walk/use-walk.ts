import { useState } from 'react'
import * as z from 'zod/mini'
import { NO_ANSWERS, WalkAnswers, WalkKnown } from '#domain/situation/walk.ts'
import { jsonIn, readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'

const WalkState = z.object({
  /** The owner of the answers. A visitor's can move into an account. */
  owner: z.nullable(z.int()),
  answers: WalkAnswers,
  /** False if the text was written before the walk began, so it isn't asked for again. */
  isToldHere: z.boolean(),
  /** The facts read from a text, and that text. */
  known: z.nullable(
    z.object({
      from: z.string(),
      all: WalkKnown,
      /** True if it was guessed before the text was read. The reading decides the rest. */
      isGuess: z.optional(z.boolean()),
    }),
  ),
  /** Changes with the text or the item, so submitting the same answers twice saves them once. */
  draftId: z.string(),
})
type WalkState = z.infer<typeof WalkState>

/** Resumes the saved walk. Text that is already in the form replaces its text. */
function stateFor(owner: number | null, description: string): WalkState {
  const kept = WalkState.safeParse(jsonIn(readInTab(TAB_KEYS.walk))).data
  const draftId = crypto.randomUUID()
  const fresh = { owner, answers: NO_ANSWERS, isToldHere: true, known: null, draftId }
  const isMine = kept && (kept.owner === null || kept.owner === owner)
  const state = isMine ? { ...kept, owner } : fresh
  if (!description.trim() || description === state.answers.what) return state
  return { ...fresh, answers: { ...state.answers, what: description }, isToldHere: false }
}

export type Walking = ReturnType<typeof useWalk>

/** The answers so far. They survive a reload, but not the end of the tab. */
export function useWalk(owner: number | null, description: string) {
  const [state, setState] = useState(() => stateFor(owner, description))
  function keep(part: Partial<WalkState>) {
    const next = { ...state, ...part }
    writeInTab(TAB_KEYS.walk, JSON.stringify(next))
    setState(next)
  }
  return {
    ...state,
    known: state.known?.from === state.answers.what ? state.known.all : null,
    isGuess: state.known?.isGuess === true,
    answer(part: Partial<WalkAnswers>) {
      const isTheSame = part.what === undefined && part.itemId === undefined
      keep({
        answers: { ...state.answers, ...part },
        ...(!isTheSame && { draftId: crypto.randomUUID() }),
      })
    },
    learn: (all: WalkKnown, isGuess = false) =>
      keep({ known: { from: state.answers.what, all, isGuess } }),
    forget: () => writeInTab(TAB_KEYS.walk, null),
  }
}
