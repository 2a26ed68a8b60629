/** What is said where nothing may be claimed: honest lines, questions with their answers, and other ways to read it. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Said, Side } from '#domain/situation/said.ts'
import type { Step } from './words.ts'

/** Why it is open. `leans`: one feeling is likely, and no more; `word`: it may be one of several; `item`: the words do not speak of it. */
export type Open = 'short' | 'neutral' | 'foreign' | 'unmapped' | 'item' | 'leans' | 'word'

export const OPEN_LINES: Record<Open, string> = {
  short: 'These few words leave it open. You know what was in it.',
  neutral: 'The words tell what was there, and leave open how it was for you. You know it.',
  foreign: 'I read English best and can only guess at this text. You know what it was.',
  unmapped: 'Nothing on your map was named for this to touch. You know what it was about.',
  item: 'The words do not say what it does to {item}. You know.',
  leans: 'It reads like {first} to me, and I would rather ask than claim it. You know.',
  word: 'That can be {first}, and it can be {second}. You know which.',
}

/** Said where a text tells nothing to read. */
export const NOTHING_TOLD =
  'Nothing special in it, and that is fine. It is kept as you wrote it; if something did move you, you can say so.'

/** Steps that hold whatever it turns out to be: by the side where it is known, else for both. */
export const STEPS_FOR_ANY: Record<Side | 'open', readonly [Step, ...Step[]]> = {
  unpleasant: [
    ['body', 'Give it ten quiet minutes before you answer anybody or decide anything.'],
    ['action', 'Tell one person you trust in a sentence or two how this was for you.'],
  ],
  pleasant: [
    ['action', 'Tell somebody about it today, while it is fresh.'],
    ['perception', 'Write down the one moment of it that you want to keep.'],
  ],
  open: [
    [
      'perception',
      'Say it to yourself in one sentence: what you were hoping for, and what happened.',
    ],
    ['action', 'Look at it again tonight; a feeling is often clearer after a few hours.'],
  ],
}

export type Question = { text: string; answers: readonly { text: string; said: Said }[] }

export const QUESTIONS = {
  side: {
    text: 'All in all, did it do you good, or was it hard?',
    answers: [
      { text: 'It did me good', said: { side: 'pleasant' } },
      { text: 'It was hard', said: { side: 'unpleasant' } },
    ],
  },
  actor: {
    text: 'Who brought it about?',
    answers: [
      { text: 'I did', said: { actor: 'me' } },
      { text: 'Somebody else', said: { actor: 'other' } },
      { text: 'Nobody, it happened', said: { actor: 'nobody' } },
    ],
  },
  time: {
    text: 'Is it over, or still to come?',
    answers: [
      { text: 'It is over', said: { time: 'past' } },
      { text: 'It is still to come', said: { time: 'future' } },
    ],
  },
} as const satisfies Record<string, Question>

/** Another way to read the same situation, as the person would say it: what it is, and what it is about. */
export const READ_AS: Record<EmotionCategory, string> = {
  happiness: 'It did me good: something I wanted is there.',
  pride: 'I am proud of it: it shows something good in me or mine.',
  positiveanticipation: 'I am looking forward: something good may come of it.',
  sadness: 'It hurts: something I counted on is gone, or did not come.',
  worry: 'I am worried: something bad may still come of it.',
  fear: 'I am scared: something could be lost right now.',
  anger: 'It makes me angry: somebody did this, and it was not right.',
  disgust: 'It repels me: I want nothing to do with it.',
  negativeanticipation: 'I see a loss coming: I cannot hold it off.',
  regret: 'I regret it: I wish it had gone another way back then.',
  shame: 'I am ashamed: I did, or was, something I do not want to be.',
}
