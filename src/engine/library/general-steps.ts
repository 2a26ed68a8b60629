/** Steps that belong to no kind of event: to repair, to let the body come first, to get help. */
import type { Step } from './words.ts'

/** Whoever did harm goes to the one it hit. */
export const REPAIR: Step = [
  'action',
  'Within a day, tell {who|the one it hit} what you did and that you are sorry, in two sentences and without excuses.',
]

/** For steps 4 and 5 of a ladder the body comes first: heat wants to cool down, weight wants to be carried. */
export const BODY_FIRST: Record<'hot' | 'heavy', readonly string[]> = {
  hot: [
    'First let the wave pass: ten slow breaths, feet on the floor. Decide nothing big today.',
    'Give your body twenty minutes first: walk fast or stretch, then a warm drink.',
    'Cold water on your face, then ten minutes outside. The rest can wait until then.',
  ],
  heavy: [
    'Wait with decisions until you have slept once: water, food, air, one friendly voice.',
    'Be gentle with your body today: something warm to eat, an early night, someone near.',
    'Today, ask only small things of yourself: a shower, a short walk, one meal.',
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
