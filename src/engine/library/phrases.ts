/** How the parts of an analysis are said. `{…}` slots are filled by the writer that uses the list. */

import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { PowerWord } from '#domain/self-map/attachment-power.ts'

/** Second sentence of the reading, after what happened. */
export const NAMING = {
  loss: [
    '{Emotion} makes sense here: {sense}.',
    'It makes sense to feel {emotion}: {sense}.',
    'No wonder there is {emotion}: {sense}.',
    '{Emotion} is a fair answer to that: {sense}.',
  ],
  gain: [
    '{Emotion} fits well here: {sense}.',
    'You have good reason for {emotion}: {sense}.',
    'It makes sense to feel {emotion}: {sense}.',
  ],
  mixed: [
    '{Emotion} and {other} can both be true here: {sense}.',
    'No wonder that {emotion} and {other} come together: {sense}.',
  ],
} as const

/** Which part of me, what was wanted, and what became of it. `{became}` follows from the group. */
export const WHY = {
  loss: [
    'This touches {item}. {Counting} {wanted}, and {became}.',
    'This is about {item}: {counting} {wanted}, and {became}.',
    'At its heart, this is about {item}. {Counting} {wanted}, and {became}.',
  ],
  gain: [
    'This is about {item}: you care about {wanted}, and {became}.',
    'This touches {item}: you care about {wanted}, and {became}.',
    'At its heart, this is about {item}: what you care about is {wanted}, and {became}.',
  ],
} as const

/** A joy of which nothing closer is known needs no wish to explain it. */
export const JOY_ALONE = [
  'This is about {item}, and it does you good.',
  'This touches {item}, and you would not want to have missed it.',
] as const
export const JOY_UNEXPECTED = [
  'Perhaps you expected nothing at all, and that is part of it.',
  'You may not have waited for this; it came, and it was good.',
] as const

/** How an expectation stands to its time: counted on, still counted on, asked of oneself, wished back. */
export const COUNTING: Record<EmotionCategory, string> = {
  anger: 'you counted on',
  sadness: 'you counted on',
  fear: 'you are counting on',
  worry: 'you are counting on',
  negativeanticipation: 'you had been counting on',
  regret: 'looking back, the wish is',
  disgust: 'what you want is',
  shame: 'you hold yourself to',
  happiness: 'you care about',
  positiveanticipation: 'you are looking forward to',
  pride: 'you care about',
}

/** To somebody who was harmed, nothing sounds like a duty they failed. */
export const ENTITLED = 'you have a right to'

/** The direction of the shift in plain words: what the group of emotion says about the loss or gain. */
export const BECAME: Record<EmotionCategory, readonly string[]> = {
  anger: ['you do not accept what was done instead', 'part of you wants to stand up against this'],
  sadness: ['you can feel that some of it is lost', 'what you see is a real loss'],
  fear: ['right now it could be lost', 'the danger to it feels close'],
  worry: ['whether it will hold is still open', 'the answer is still ahead of you'],
  negativeanticipation: ['you can already see it ending', 'you hardly doubt that it will be lost'],
  regret: ['there is no way back to that moment', 'it can no longer be changed'],
  disgust: [
    'what you met is something you want far away from you',
    'everything in you says no to this',
  ],
  shame: ['you feel you fell short of it', 'you see yourself as less than that'],
  happiness: ['here it is', 'that is just what you see'],
  positiveanticipation: ['it is on its way', 'you can see it coming'],
  pride: ['you can see your own part in it', 'you know what it took'],
}
export const SEEN_BY_OTHERS = [
  'you feel seen as less than that',
  'in the eyes of others you fell short',
]

/** A further feeling, tied to the words it was read in. */
export const BESIDE = [
  '“{quote}” sounds like {emotion} about {item}: {became}.',
  'When you write “{quote}”, there may be {emotion} about {item}: {became}.',
] as const

export const ALSO = ['It also touches {items}.', 'The same goes for {items}.'] as const

export const CERTAINTY = {
  medium: ['This is likely, not certain.', 'I am fairly sure of this one.'],
  low: ['This one is a guess.', 'I am not sure of this one.'],
} as const

export const READS = [
  'As you see it, {reading}.',
  'How it looks to you: {reading}.',
  'You read it like this: {reading}.',
] as const

/** In front of what happened, in the person's own words. */
export const TOLD = [
  'What you see before you: {told}.',
  'And this is what you see: {told}.',
] as const

/** In front of what a kind of event looks like to the person. */
export const SEEING = 'what you see is'

/** What is perceived, when the text does not say how it is read. `{size}` is "a small", "a clear" or "a big". */
export const PERCEIVED: Record<EmotionCategory, readonly string[]> = {
  anger: [
    'You see {size} blow to {item}, dealt from outside, and you do not accept it.',
    'In your eyes this was done to {item}, and it is not settled.',
  ],
  sadness: [
    'You see {size} loss for {item}, and you take it as real.',
    'In your eyes this takes something away from {item}.',
  ],
  fear: [
    'You see {size} danger for {item}, close by and still open.',
    'In your eyes harm could come to {item}, and soon.',
  ],
  worry: [
    'You see {size} risk for {item} ahead, and no answer yet.',
    'In your eyes it is open how this ends for {item}.',
  ],
  negativeanticipation: [
    'You see {size} loss for {item} coming, and you hardly doubt it.',
    'In your eyes it is settled that something will be taken from {item}.',
  ],
  regret: [
    'You see {size} loss for {item} that lies back and stays.',
    'In your eyes something about {item} can no longer be made good.',
  ],
  disgust: [
    'You see something that you want to keep away from {item}.',
    'In your eyes this must not come near {item}.',
  ],
  shame: [
    'You see yourself as less than you want to be when it comes to {item}.',
    'In your eyes you fell short of what you ask of yourself, and it touches {item}.',
  ],
  happiness: [
    'You see something good for {item}, and it is already here.',
    'In your eyes this gives {item} something good.',
  ],
  positiveanticipation: [
    'You see something good coming for {item}.',
    'In your eyes good news is on its way for {item}.',
  ],
  pride: [
    'You see real worth in {item}, and your own part in it.',
    'In your eyes this shows what {item} can be.',
  ],
}

/** For a person: whoever did it, or let it happen. */
export const ANGER_AT = 'You see something that you do not accept, and it touches {item}.'

export const EXPECTED = {
  loss: [
    'Underneath, the wish may be this: {wanted}.',
    'What may have mattered most: {wanted}.',
    'You may have relied on this without saying it: {wanted}.',
  ],
  gain: [
    'What you were hoping for may be this: {wanted}.',
    'Part of the joy may be an old wish: {wanted}.',
    'You may have wanted this for a while: {wanted}.',
  ],
} as const

export const RESEE = [
  'Another way to see it, if it fits: {reframe}',
  'Perhaps this is true as well: {reframe}',
  'A second reading to try on: {reframe}',
] as const

export const CORRECT = [
  'Does {emotion} fit, or would you use another word?',
  'Is something important missing here?',
] as const

/** Where an item stands on the map, in the words that stand beside its number everywhere. */
export const PLACES: Record<PowerWord, string> = {
  core: 'at the core of your map',
  close: 'close to the core of your map',
  matters: 'among what matters on your map',
  'at the edge': 'at the edge of your map',
}

export const CONNECTED = {
  near: [
    'You placed {item} {place}. That is why “{quote}” weighs so much.',
    'You placed {item} {place}, and “{quote}” lands right there.',
    'What is near the centre moves you most. You placed {item} {place}, and “{quote}” went straight there.',
  ],
  far: [
    'You placed {item} {place}; “{quote}” still left a mark.',
    'You placed {item} {place}. Even there, “{quote}” is felt.',
  ],
  gainNear: [
    'You placed {item} {place}. That is why “{quote}” means so much.',
    'You placed {item} {place}, and “{quote}” goes straight there.',
  ],
  gainFar: [
    'You placed {item} {place}, and “{quote}” still reached that far.',
    'You placed {item} {place}. “{quote}” brightens that part too.',
  ],
  first: ['You placed {item} {place}, and this speaks to that part of you.'],
  plain: [
    'You placed {item} {place}, so this is felt there too.',
    'The same event also reaches {item}, {place}.',
  ],
} as const

/** What makes it this emotion and not its neighbour: one variable. */
export const TURNS: Record<EmotionCategory, readonly string[]> = {
  anger: [
    'What makes it {name} is that you do not accept it. If it were settled in your mind, the same loss would feel more like {other}.',
  ],
  sadness: [
    'What makes it {name} is that you take the loss as real. If you still fought it, the same loss would feel more like {other}.',
  ],
  fear: [
    'What makes it {name} is that it is close and undecided. With more time in between, the same danger would feel more like {other}.',
  ],
  worry: [
    'What makes it {name} is that it lies ahead and is still open. If it were here now, it would feel more like {other}.',
  ],
  negativeanticipation: [
    'What makes it {name} is that you take it as decided. If some of it were still open, it would feel more like {other}.',
  ],
  regret: [
    'What makes it {name} is that it lies far back. Fresh, the same loss would have been {other}.',
  ],
  disgust: [
    'What makes it {name} is the wish to keep it away from you. Without that wish, the same thing would be closer to {other}.',
  ],
  shame: [
    'What makes it {name} is that you hold yourself to it. Had somebody else done it, the same would be closer to {other}.',
  ],
  // A plain joy needs no explaining.
  happiness: [],
  positiveanticipation: [
    'It is {name} because the gain is still ahead. When it comes, it turns into {other}.',
  ],
  pride: [
    'It is {name}, and not only {other}, because it says something about worth: yours, or that of what you stand for.',
  ],
}
export const TURN_TITLES = [
  'What makes it this feeling',
  'One thing decides',
  'Why this and not another',
] as const

/** What a person put into words themselves is told as they put it. */
export const OWN = {
  expected: 'What you expected: {expected}.',
  saw: 'What you saw: {saw}.',
  gives: 'Between the two lies {emotion}.',
} as const

/** Where the closer words are said already, or belong to another part: what one may wish for any part of a map. */
export const WISHES_FOR_ITEM: Record<
  Exclude<EmotionCategory, 'happiness'>,
  readonly [string, string, string]
> = {
  anger: ['respect for {item}', 'fairness towards {item}', 'more care in dealing with {item}'],
  sadness: ['something better for {item}', 'a kinder turn for {item}', 'no loss for {item}'],
  fear: ['a good end for {item}', 'no harm coming to {item}', 'safety for {item}'],
  worry: ['good news about {item}', 'this going well for {item}', 'an answer about {item}'],
  negativeanticipation: [
    'a better end for {item}',
    'another way for {item}',
    'more time for {item}',
  ],
  regret: [
    'another ending for {item}',
    'a second chance with {item}',
    'having done otherwise by {item}',
  ],
  disgust: [
    'keeping this away from {item}',
    'a distance between this and {item}',
    'nothing of this touching {item}',
  ],
  shame: ['doing right by {item}', 'not failing {item}', 'being good enough for {item}'],
  pride: ['something good for {item}', 'the good in {item} being seen', 'standing behind {item}'],
  positiveanticipation: [
    'something good for {item}',
    'good days ahead for {item}',
    'this coming true for {item}',
  ],
}
/** Of somebody who is gone, nobody wishes that "it" had gone another way. */
export const GRIEF_WISHES = ['more time with {item}', 'a life that still has {item} in it'] as const

/** Why two feelings stand side by side: what explains one of them says nothing of the other. */
export const BOTH_SIDES = [
  'the same thing can give and take',
  'one does not make the other untrue',
] as const
export const BOTH_HURT_OR_GLADDEN = [
  'one thing can reach you in more than one way',
  'each of them answers to a part of it',
] as const
