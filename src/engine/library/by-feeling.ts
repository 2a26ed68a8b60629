/** The framework's texts for each feeling, used if no moment was recognised. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Lever } from '#domain/situation/analysis.ts'

type Step = readonly [lever: Lever, when: string, act: string]

export type ByFeeling = {
  /** Phrases after "wanted", with slots, likeliest first. */
  wants: readonly [string, string, string]
  /** The meaning of the feeling, in the second person. */
  means: string
  /** The same in the first person, for a card. */
  card: string
  steps: readonly [Step, Step]
  ask: string
}

/** Wishes in grief, if the moment wasn't recognised. */
export const WANTS_IN_GRIEF = [
  'more time together',
  'them still to be here',
  'to say what {I} hadn’t said',
] as const

export const BY_FEELING: Record<EmotionCategory, ByFeeling> = {
  happiness: {
    wants: ['it to turn out like this', 'more moments like this', 'to be part of this'],
    means: 'You’ve got something you wanted.',
    card: 'I’ve got something I wanted.',
    steps: [
      ['perception', 'Before I go to bed', 'write down the one moment of it I want to keep'],
      ['action', 'When I next talk to a friend', 'tell them about it'],
    ],
    ask: 'Which moment of it would you like to have again?',
  },
  pride: {
    wants: ['to do this well', 'to show what {I} can do', 'it to be worth the effort'],
    means: 'It shows something good about you, or someone close to you.',
    card: 'It shows something good about me or someone close to me.',
    steps: [
      ['perception', 'Tonight', 'write down what it took to get here'],
      ['action', 'When I next see someone who was there for it', 'thank them for their part'],
    ],
    ask: 'What did you do that made the difference?',
  },
  positiveanticipation: {
    wants: ['it to be as good as {I} hope', 'something to look forward to', 'it to come soon'],
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
    means: 'Something you were counting on is gone, or never came.',
    card: 'Something I was counting on is gone, or never came.',
    steps: [
      ['attachment', 'If it feels heavy this evening', 'ring someone who knows me well'],
      ['body', 'When I get home', 'have something warm to eat and go to bed early'],
    ],
    ask: 'What do you miss most about it?',
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
    card: 'Something could be lost right now.',
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
      ['action', 'When it’s in front of me again', 'step away and do something clean and ordinary'],
      ['perception', 'Tonight', 'write down which line it crosses for me'],
    ],
    ask: 'Which line does it cross for you?',
  },
  negativeanticipation: {
    wants: ['things to stay as they are', 'it not to come', 'more time'],
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
    means: 'You weren’t who you want to be, or people saw you that way.',
    card: 'I wasn’t who I want to be, or people saw me that way.',
    steps: [
      [
        'perception',
        'If I want to hide because of it',
        'write down what I’d say to a friend in my place',
      ],
      ['attachment', 'When I next see someone I trust', 'tell them about it in two sentences'],
    ],
    ask: 'What would you say to a friend who had done the same?',
  },
}
