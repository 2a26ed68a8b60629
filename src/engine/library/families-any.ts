/** Where not even the family is clear: what is true of every event that brings this feeling. A joy needs no explaining. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Family } from './family.ts'

type Any = Omit<Family, 'id' | 'feelings' | 'kinds'>

const ANY: Record<EmotionCategory, Any> = {
  anger: {
    wanted: ['being dealt with fairly', 'somebody thinking of what it does to you'],
    sense: ['it did not just happen, somebody did it', 'you can see how it should have been done'],
    steps: [
      [
        'perception',
        'Tonight, write down what happened in three plain sentences, without adjectives.',
        [],
      ],
      [
        'attachment',
        'Tell somebody today who is on your side, before you answer anybody else.',
        [],
      ],
      ['body', 'Before you say or send anything, spend ten minutes in the open air.', []],
    ],
    questions: [
      'What would have to happen for this to be settled?',
      'Which part of it can you not let stand?',
    ],
  },
  sadness: {
    wanted: ['not having to miss this', 'this being otherwise'],
    sense: [
      'nobody is sad over what does not matter',
      'what is missing has a shape, and you feel it',
    ],
    steps: [
      ['attachment', 'Tell one person today how it is, and ask them only to listen.', []],
      ['body', 'Be good to your body this evening: something warm, some air, an early night.', []],
      [
        'action',
        'Give it ten quiet minutes tonight, on paper or on a walk, and then let the evening be an evening.',
        [],
      ],
    ],
    questions: ['What is it that you miss most in this?', 'Who could sit with you for a while?'],
  },
  fear: {
    wanted: ['this passing without harm', 'being safe, and those you love with you'],
    sense: ['it could happen, and it would cost much', 'it has not been decided, and it is near'],
    steps: [
      ['action', 'Tell somebody now what is happening, and ask them to stay within reach.', []],
      [
        'body',
        'Put both feet on the floor now, and breathe out twice as long as in, ten times.',
        [],
      ],
    ],
    questions: ['What would make the next hour a little safer?', 'Who should know about it now?'],
  },
  worry: {
    wanted: ['knowing how it will go', 'a good end to the waiting'],
    sense: ['it is not decided, and it matters', 'your thoughts run ahead in order to be ready'],
    steps: [
      [
        'perception',
        'Tonight, write down what you know, and apart from it what you only fear.',
        [],
      ],
      ['action', 'Ask one person tomorrow who can tell you more about it.', []],
      [
        'attachment',
        'Tell somebody today what goes round in your head, so that you are not alone with it.',
        [],
      ],
    ],
    questions: [
      'What do you know, and what do you only fear?',
      'What would help you to sleep tonight?',
    ],
  },
  negativeanticipation: {
    wanted: ['more time before it comes', 'having a say in it'],
    sense: [
      'part of you already lives with it before it is here',
      'you can see it coming and cannot hold it off',
    ],
    steps: [
      ['expectation', 'Tonight, write down what is truly decided, and what only feels so.', []],
      ['attachment', 'Put one good thing into the calendar for the week after it.', []],
    ],
    questions: [
      'What is truly decided, and what only feels so?',
      'What do you want to have done before then?',
    ],
  },
  regret: {
    wanted: ['that moment once more, with what you know now', 'having it go another way'],
    sense: [
      'it still matters to you, or it would not come back',
      'you see today what you could not see then',
    ],
    steps: [
      [
        'perception',
        'Tonight, write down what you knew, had and feared at that time, and judge it by that page.',
        [],
      ],
      ['action', 'Do one small thing tomorrow that you would have wanted from yourself then.', []],
    ],
    questions: ['What does it ask of you today?', 'What would you tell the person you were then?'],
  },
  disgust: {
    wanted: ['keeping a distance from such a thing', 'not having to see this as normal'],
    sense: ['everything in you says no to it', 'it would be worse if it left you cold'],
    steps: [
      ['body', 'Wash your hands, change the air, and walk for ten minutes.', []],
      ['perception', 'Tell one person today which point exactly was too much.', []],
    ],
    questions: [
      'What was the point at which it became too much?',
      'What do you want to stand for instead?',
    ],
  },
  shame: {
    wanted: ['being somebody you can respect', 'being able to look people in the eye'],
    sense: [
      'it matters to you who you are in this',
      'you hold yourself to something, and you know to what',
    ],
    steps: [
      [
        'attachment',
        'Tell one person you trust the whole of it tonight, in a few plain sentences.',
        [],
      ],
      [
        'perception',
        'Tonight, write down what happened, and apart from it what you think it says about you.',
        [],
      ],
    ],
    questions: [
      'What would you say if a friend told you this about themselves?',
      'What could still be put right?',
    ],
  },
  pride: {
    wanted: ['seeing that it can be done', 'standing for something good'],
    sense: ['you know what it took', 'it did not come by itself'],
    steps: [
      ['perception', 'Tonight, write down what exactly was done, step by step.', []],
      ['action', 'Tell somebody today who will be glad with you, without making it small.', []],
    ],
    questions: ['Which part of it makes you proudest?', 'Who should hear of it first?'],
  },
  positiveanticipation: {
    wanted: [
      'what is coming being as good as it looks',
      'something of your own to look forward to',
    ],
    sense: ['it is close enough to picture', 'part of the joy is already here'],
    steps: [
      ['action', 'Today, do one small thing that brings it closer.', []],
      [
        'expectation',
        'Tonight, name the one part you want most; if that part comes, it was good.',
        [],
      ],
    ],
    questions: ['Which moment of it do you see most clearly?', 'What would make it enough?'],
  },
  happiness: {
    wanted: [],
    sense: ['some things are simply good', 'something good has happened, and it matters to you'],
    steps: [
      ['perception', 'Tonight, write down one detail of it that you do not want to lose.', []],
      ['action', 'Tell it today to somebody who will be glad with you, from the beginning.', []],
    ],
    questions: ['Which second of it would you keep?', 'What made it so good?'],
  },
}

export const anyFamily = (category: EmotionCategory): Family => ({
  id: `any-${category}`,
  feelings: [category],
  kinds: [],
  ...ANY[category],
})
