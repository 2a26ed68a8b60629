/** How the parts of an analysis are said. `{…}` slots are filled by the writer that uses the list. */
import type { EmotionCategory } from '#domain/emotion.ts'

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
  unsure: [
    'It sounds like {emotion}, though I may be wrong: {sense}.',
    'My best guess is {emotion}: {sense}.',
  ],
  mixed: [
    '{Emotion} and {other} can both be true here: {sense}.',
    'No wonder that {emotion} and {other} come together: {sense}.',
  ],
} as const

/** Which part of me, what was expected, what is perceived, in which direction. */
export const WHY = {
  loss: [
    'About {item}: you counted on {wanted}; what you perceive is {direction}.',
    'It touches {item}. You hoped to count on {wanted}, and you see {direction}.',
    'This one belongs to {item}. It matters to you: {wanted}. What you see is {direction}.',
  ],
  gain: [
    'About {item}: it matters to you, {wanted}, and you see {direction}.',
    'It touches {item}. You care about {wanted}, and here it is: {direction}.',
  ],
  hopedLoss: [
    'About {item}: {hoped}. What you perceive instead is {direction}.',
    'It touches {item}. Before, {hoped}; now you see {direction}.',
  ],
} as const

export const CERTAINTY = {
  medium: ['This is likely, not certain.', 'I am fairly sure of this one.'],
  low: ['This one is a guess.', 'I am not sure of this one.'],
} as const

export const READS = [
  'As you see it, {reading}.',
  'How it looks to you: {reading}.',
  'You read it like this: {reading}.',
] as const

/** What is perceived, when the text does not say how it is read. `{size}` is "a small", "a clear" or "a big". */
export const PERCEIVED: Record<EmotionCategory, readonly string[]> = {
  anger: [
    'You see {size} blow to {item}, dealt from outside, and you do not accept it.',
    'In your eyes someone did harm to {item}, and it is not settled.',
  ],
  sadness: [
    'You see {size} loss for {item}, and you take it as real.',
    'In your eyes {item} has become less than it was.',
  ],
  fear: [
    'You see {size} danger for {item}, close by and still open.',
    'In your eyes {item} could be hurt, and soon.',
  ],
  worry: [
    'You see {size} risk for {item} ahead, and no answer yet.',
    'In your eyes it is open how this ends for {item}.',
  ],
  negativeanticipation: [
    'You see {size} loss for {item} coming, and you hardly doubt it.',
    'In your eyes it is settled that {item} will lose something.',
  ],
  regret: [
    'You see {size} loss for {item} that lies back and stays.',
    'In your eyes something about {item} cannot be made good any more.',
  ],
  disgust: [
    'You see something near {item} that you want to keep away.',
    'In your eyes this must not touch {item}.',
  ],
  shame: [
    'You see yourself as less than you want to be in {item}.',
    'In your eyes you fell short where {item} is concerned.',
  ],
  happiness: [
    'You see {item} doing well; what you wished for is there.',
    'In your eyes {item} has gained something good.',
  ],
  positiveanticipation: [
    'You see something good coming for {item}.',
    'In your eyes {item} is about to gain something.',
  ],
  pride: [
    'You see real worth in {item}, and your own part in it.',
    'In your eyes {item} shows what it is worth.',
  ],
}

export const EXPECTED = [
  'You may have counted on {wanted}.',
  'Somewhere you expected {wanted}.',
  'What you were hoping for could be this: {wanted}.',
] as const

export const RESEE = [
  'Another way to see it, if it fits: {reframe}',
  'Perhaps this is true as well: {reframe}',
  'A second reading to try on: {reframe}',
] as const

export const CORRECT = [
  'Does {emotion} fit, or would you use another word?',
  'What did this reading get wrong?',
  'Is something important missing here?',
] as const

export const CONNECTED = {
  high: [
    '{Item} stands at {power} on your map, close to the centre. That is why “{quote}” weighs so much.',
    'On your map {item} has {power}. What moves there moves you, as in “{quote}”.',
  ],
  low: [
    '{Item} stands at {power} on your map, further out, so “{quote}” may pass sooner than it feels now.',
    'With {power}, {item} is one of the lighter parts of your map. “{quote}” still left a mark.',
  ],
  via: {
    supports: 'On your map {from} supports {item}, so part of what happened arrives there too.',
    conflicts:
      'On your map {from} conflicts with {item}, so what is bad for one may be good for the other.',
    influences: 'On your map {from} influences {item}, so a little of it reaches there as well.',
  },
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
    'What makes it {name} is that you see your worth in it. Seen as one act with a cost, it would be closer to {other}, and easier to mend.',
  ],
  happiness: ['What you wanted and what you see are in balance. That is all {name} needs.'],
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
