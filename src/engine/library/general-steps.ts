/** Steps that belong to no kind of event: to say it, to repair, to let the body come first, to get help. */
import type { Step } from './words.ts'

/** Whoever did harm goes to the one it hit. */
export const REPAIR: Step = [
  'action',
  'Within a day, tell {who|the one it hit} what you did and that you are sorry, in two sentences and without excuses.',
]

/** `{words}` are made of the person's own. */
export const SAY_IT = {
  wish: [
    'Say to {who}, when you next speak, only this: “{words}”',
    'Tell {who} in one calm sentence, tomorrow if you can: “{words}”',
    'Write {who} one line before the week is over: “{words}”',
  ],
  sorry: [
    'Tell {who} today, without a because: “{words}”',
    'Go to {who} or call today, and say only this: “{words}”',
  ],
  thanks: [
    'Tell {who} today: “{words}”',
    'Write {who} one line tonight: “{words}”',
    'When you next see {who}, say it aloud: “{words}”',
  ],
} as const

/** For steps 4 and 5 of a ladder the body comes first: heat wants to cool down, weight wants to be carried. */
export const BODY_FIRST: Record<'hot' | 'heavy', readonly string[]> = {
  hot: [
    'Let the wave pass first: take ten slow breaths with both feet on the floor, and decide nothing big today.',
    'Give your body twenty minutes first: walk fast or stretch, then have a warm drink.',
    'Put cold water on your face, then stand ten minutes by an open door or window. The rest can wait until then.',
    'Breathe out twice as long as in, ten times, before you say or send anything.',
    'Carry something heavy, scrub a pan, climb stairs: give the heat ten minutes of work before you decide anything.',
  ],
  heavy: [
    'Wait with decisions until you have slept once: water, food, air, one friendly voice.',
    'Be gentle with your body today: something warm to eat, an early night, someone near.',
    'Ask only small things of yourself today: a shower, a short walk, one meal.',
    'Let a kettle and a bed be enough for this evening; nothing else has to be done.',
    'Sit where it is warm for ten minutes, with a blanket and a drink, before you do the next thing.',
  ],
}

/** When a text speaks of harm or danger to life and the person asks for an analysis all the same. */
export const CARE_STEPS: readonly Step[] = [
  [
    'action',
    'Please tell one person you trust today, in plain words, what you wrote here. If you might be in danger, call your emergency number now.',
  ],
  [
    'body',
    'For the next hour, stay near other people or on the phone with someone. Get help now lists numbers that answer at any time.',
  ],
]
