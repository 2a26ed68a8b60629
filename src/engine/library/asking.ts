/** Lines, questions and answers for readings that claim nothing. */
import type { Correction, Side } from '#domain/situation/correction.ts'

/** The reason it is open. `leans`: one feeling is likely; `word`: one of several. */
export type Open = 'short' | 'neutral' | 'foreign' | 'leans' | 'word'

export const OPEN_LINES: Record<Open, string> = {
  short: 'That’s not much to go on. What was it like for you?',
  neutral: 'You wrote what happened, but not what it was like for you.',
  foreign: 'We read English best, so this is only a guess. What was it like for you?',
  leans: 'It sounds like {first}. Is that right?',
  word: 'It could be {first}, or {second}. Which is it?',
}

export const NOTHING_TOLD =
  'There isn’t much to read in this, and that’s fine. If something did get to you, you can still say so.'

type Plan = readonly ['perception' | 'action' | 'body', when: string, act: string]

/** Steps that fit any outcome, by side if known. */
export const STEPS_FOR_ANY: Record<Side | 'open', readonly [Plan, Plan]> = {
  unpleasant: [
    ['body', 'When I get home', 'take ten quiet minutes before anything else'],
    ['action', 'When I next talk to someone I trust', 'tell them what this was like for me'],
  ],
  pleasant: [
    ['action', 'When I next talk to someone close', 'tell them about it'],
    ['perception', 'Before I go to bed', 'write down the one moment of it I want to keep'],
  ],
  open: [
    [
      'perception',
      'Tonight',
      'write one sentence about what I’d hoped for, and one about what happened',
    ],
    ['action', 'Tomorrow morning', 'read this again and see what I feel then'],
  ],
}

export type Question = { text: string; answers: readonly { text: string; said: Correction }[] }

export const QUESTIONS = {
  side: {
    text: 'All in all, was it good for you, or was it hard?',
    answers: [
      { text: 'It was good', said: { side: 'pleasant' } },
      { text: 'It was hard', said: { side: 'unpleasant' } },
    ],
  },
  actor: {
    text: 'Who made it happen?',
    answers: [
      { text: 'I did', said: { actor: 'me' } },
      { text: 'Someone else', said: { actor: 'other' } },
      { text: 'No one, it just happened', said: { actor: 'nobody' } },
    ],
  },
  time: {
    text: 'Is it over, or hasn’t it happened yet?',
    answers: [
      { text: 'It’s over', said: { time: 'past' } },
      { text: 'It hasn’t happened yet', said: { time: 'future' } },
    ],
  },
} as const satisfies Record<string, Question>
