/** The framework's texts for each feeling, used if no moment was recognised. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Actor } from '#domain/situation/correction.ts'
import { type ByFeeling, FINER, type ForFeeling } from './by-word.ts'
import { INSIGHTS, type Insight } from './insights.ts'

/** Lines about an expectation the person typed, if no moment is recognised: after it, quoted, and a step that ends with it. */
type AboutOwnLine = { means: string; ask: string; step?: readonly [when: string, act: string] }

const OUTWARD: AboutOwnLine = {
  means: 'That’s what you had a right to expect.',
  ask: 'Who would you like to know that?',
  step: ['If I get the chance', 'say it in one sentence'],
}
const AHEAD: AboutOwnLine = {
  means: 'That’s what’s at stake for you.',
  ask: 'Which part of that is in your hands?',
  step: ['Tomorrow morning', 'do one thing towards this'],
}
const CAME_TRUE: AboutOwnLine = {
  means: 'That’s why it feels this good.',
  ask: 'Which part of that meant the most to you?',
}
const BY_MYSELF: AboutOwnLine = {
  means: 'That’s what you hold yourself to.',
  ask: 'What would help you with that next time?',
  step: ['This week', 'do one small thing towards this'],
}

export const ABOUT_OWN_LINE: Record<EmotionCategory, AboutOwnLine> = {
  happiness: CAME_TRUE,
  pride: CAME_TRUE,
  positiveanticipation: {
    means: 'That’s what you’re looking forward to.',
    ask: 'What would bring that a little closer?',
  },
  sadness: {
    means: 'That’s what’s missing.',
    ask: 'What would that have meant to you?',
    step: ['When I next see someone I trust', 'tell them'],
  },
  anger: OUTWARD,
  disgust: OUTWARD,
  worry: AHEAD,
  fear: AHEAD,
  negativeanticipation: AHEAD,
  regret: { ...BY_MYSELF, ask: 'What would that have changed?' },
  shame: BY_MYSELF,
}

/** The question about what the person saw, in their own words. */
export const ABOUT_OWN_SIGHT = 'What did that mean to you?'

/** Wishes in grief, if the moment wasn't recognised. */
export const WANTS_IN_GRIEF = [
  'more time together',
  'them still to be here',
  'to say what {I} hadn’t said',
] as const

export const BY_FEELING: Record<EmotionCategory, ByFeeling> = {
  happiness: {
    wants: ['a moment like this', 'something good to happen', 'more of this in {my} life'],
    means: 'It was as good as you’d hoped, or better.',
    card: 'It was as good as I’d hoped, or better.',
    steps: [
      ['perception', 'Before I go to bed', 'write down the one moment of it I want to keep'],
      ['action', 'When I next talk to a friend', 'tell them about it'],
    ],
    ask: 'Which part of it would you like to remember?',
  },
  pride: {
    wants: ['to see it go well', 'it to be worth the effort', 'something to be proud of'],
    means: 'It shows something good about you, or someone close to you.',
    card: 'It shows something good about me or someone close to me.',
    steps: [
      ['perception', 'Tonight', 'write down what it took to get here'],
      ['action', 'When I next see someone who was there for it', 'thank them for their part'],
    ],
    ask: 'What about it makes you proudest?',
  },
  positiveanticipation: {
    wants: ['it to be as good as {I} hope', 'something to look forward to', 'it to work out'],
    means: 'Something good may be coming.',
    card: 'Something good may come of it.',
    steps: [
      ['action', 'This week', 'get one small thing ready for it'],
      ['expectation', 'Tonight', 'write down the one part that matters most to me'],
    ],
    ask: 'What are you looking forward to most?',
  },
  sadness: {
    wants: [
      'things to turn out the way {I} had hoped',
      'to keep what {I} had',
      'someone to understand what it meant to {me}',
    ],
    means: 'It isn’t how you wanted it to be.',
    card: 'It isn’t how I wanted it to be.',
    steps: [
      ['attachment', 'If it feels heavy this evening', 'ring someone who knows me well'],
      ['body', 'When I get home', 'have something warm to eat and go to bed early'],
    ],
    ask: 'What hurts most about it?',
  },
  worry: {
    wants: [
      'it to turn out all right',
      'to know where {I} stand',
      'to be able to do something about it',
    ],
    means: 'Something bad might still come of it.',
    card: 'Something bad might still come of it.',
    steps: [
      [
        'perception',
        'If I start worrying tonight',
        'write down what I know and what I’m only guessing',
      ],
      ['action', 'Tomorrow morning', 'do the one thing about it that’s in my hands'],
    ],
    ask: 'Which part of it is in your hands?',
  },
  fear: {
    wants: ['to be safe', 'it to be over', 'someone to be there'],
    means: 'Something that matters to you could be lost right now.',
    card: 'You could lose something right now.',
    steps: [
      [
        'body',
        'When the fear comes up',
        'breathe out slowly ten times with both feet on the floor',
      ],
      ['attachment', 'Right now', 'ring one person who can stay on the phone with me'],
    ],
    ask: 'Who would you want next to you?',
  },
  anger: {
    wants: ['to be treated fairly', 'it to be put right', 'someone to see that it wasn’t right'],
    means: 'Something happened that isn’t right, and it affected something that’s yours.',
    card: 'Something happened that isn’t right.',
    steps: [
      ['body', 'If I notice the anger rising again', 'walk for ten minutes before I answer anyone'],
      ['expectation', 'Tonight', 'write down the one thing that would put it right for me'],
    ],
    ask: 'What would have to happen for it to be all right again?',
  },
  disgust: {
    wants: ['to keep it away from {me}', 'people to behave decently', 'not to have to see it'],
    means: 'It’s something you want nothing to do with.',
    card: 'I want nothing to do with it.',
    steps: [
      ['action', 'When it’s in front of me again', 'step away and do something ordinary'],
      ['perception', 'Tonight', 'write down which line it crosses for me'],
    ],
    ask: 'Which line does it cross for you?',
  },
  negativeanticipation: {
    wants: ['things to stay as they are', 'it not to happen', 'more time'],
    means: 'You can see a loss coming, and you can’t stop it.',
    card: 'I can see a loss coming.',
    steps: [
      ['expectation', 'Tonight', 'write down what will still be there afterwards'],
      ['attachment', 'When I next talk to someone close', 'tell them what I’m dreading'],
    ],
    ask: 'What would make it a little easier when it comes?',
  },
  regret: {
    wants: ['it to have gone differently', 'to have chosen another way', 'another chance at it'],
    means: 'You wish it had gone another way.',
    card: 'I wish it had gone another way.',
    steps: [
      ['perception', 'If I catch myself going over it again', 'write down what I knew at the time'],
      ['action', 'This week', 'do one small thing now that I wish I’d done then'],
    ],
    ask: 'What would you do differently today?',
  },
  shame: {
    wants: [
      'to live up to what {I} expect of {myself}',
      'no one to see {me} like that',
      'to have handled it better',
    ],
    means: 'You weren’t the person you want to be, or people saw you that way.',
    card: 'I wasn’t the person I want to be, or people saw me that way.',
    steps: [
      ['perception', 'If I feel like hiding', 'write down what I’d say to a friend in my place'],
      ['attachment', 'When I next see someone I trust', 'tell them about it in two sentences'],
    ],
    ask: 'What would you say to a friend who had done the same?',
  },
}

/** Gladness because someone was kind. */
const KINDNESS: ByFeeling = {
  ...BY_FEELING.happiness,
  wants: ['someone to be there for {me}', 'a bit of kindness', 'not to be alone with it'],
  means: 'Someone was good to you.',
  steps: [
    [
      'action',
      'If I get the chance',
      'thank {who|them} and say what it meant to me',
      ['alive', 'reachable', 'safe'],
    ],
    ['perception', 'Before I go to bed', 'write down what they did for me'],
  ],
  ask: 'What did it mean to you that they did this?',
}

/** Gladness because something bad is over, or didn't come. */
const RELIEF: ByFeeling = {
  ...BY_FEELING.happiness,
  wants: ['it to be all right', 'it to be over', 'to be able to breathe again'],
  means: 'You don’t have to worry about it any more.',
  steps: [
    ['body', 'Tonight', 'do something I had no peace for until now'],
    ['action', 'When I next talk to a friend', 'tell them how it turned out'],
  ],
  ask: 'What can you do now that you couldn’t while it lasted?',
}

export type Told = {
  word: string
  kind: string | null
  actor: Actor | null
  /** True if the lines may speak of a person. */
  hasWho: boolean
}

const isFor =
  (category: EmotionCategory, { word, actor, hasWho }: Told) =>
  (one: ForFeeling): boolean =>
    one.of === category &&
    (one.words?.includes(word) ?? true) &&
    (hasWho || !one.hasWho) &&
    (one.by?.includes(actor) ?? true)

export const insightsFor = (category: EmotionCategory, told: Told): Insight[] =>
  INSIGHTS.filter(isFor(category, told))

/** The lines for a feeling without a recognised moment. Gladness depends on what brought it. */
export function linesFor(category: EmotionCategory, told: Told): ByFeeling {
  const { word, kind, actor } = told
  if (category === 'happiness' && (word === 'relief' || kind === 'relief')) return RELIEF
  const isKind = kind === 'kindness' || (word === 'gratitude' && actor === 'other')
  if (category === 'happiness' && isKind) return KINDNESS
  return { ...BY_FEELING[category], ...FINER.find(isFor(category, told)) }
}
