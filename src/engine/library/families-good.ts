/** Families of good events: what their kinds have in common, said so that it is true of every one of them. */
import type { Family } from './family.ts'

export const GOOD_FAMILIES: readonly Family[] = [
  {
    id: 'relief',
    feelings: ['happiness'],
    kinds: ['relief', 'found-thing'],
    wanted: ['this ending without the blow you had braced for', 'being able to breathe out again'],
    sense: [
      'you had been carrying the worst version of it with you',
      'the body takes a while to believe that it is over',
    ],
    steps: [
      [
        'action',
        'Tell one person today how it turned out, best somebody who knew that you were waiting.',
        [],
      ],
      [
        'perception',
        'Write down tonight in one line what you had feared, and what really came.',
        [],
      ],
      ['body', 'Tonight, let your shoulders down on purpose, and go to bed without a plan.', []],
    ],
    questions: [
      'When did you notice that it was over?',
      'What had you already begun to prepare for?',
    ],
  },
  {
    id: 'kindness',
    feelings: ['happiness'],
    kinds: ['kindness', 'gift', 'trusted', 'accepted-in', 'praised', 'moved-by'],
    wanted: [
      'mattering to somebody without having to ask for it',
      'people showing that they mean well',
    ],
    sense: [
      'it was given freely, and it reached you',
      'such a thing can be neither earned nor ordered',
    ],
    steps: [
      [
        'action',
        'Tell {who|them} within a day in one plain sentence what it meant to you.',
        ['alive', 'reachable', 'safe'],
      ],
      [
        'perception',
        'Tonight, write down what was done, exactly as it happened, before it grows ordinary.',
        [],
      ],
      [
        'attachment',
        'Within the next days, do one small thing of that sort for somebody who does not expect it.',
        [],
      ],
    ],
    questions: [
      'Which part of it surprised you most?',
      'What did it tell you about your place with people?',
    ],
  },
  {
    id: 'nearness',
    feelings: ['happiness'],
    kinds: ['love', 'child-joy', 'together', 'reconnected', 'pet-joy'],
    wanted: ['being close without anything having to happen', 'belonging with those you love'],
    sense: [
      'closeness like this comes by itself and cannot be made',
      'it was small from outside, and it was everything',
    ],
    steps: [
      ['perception', 'Tonight, write down one detail of it that no photo would show.', []],
      [
        'action',
        'Before tomorrow evening, tell {who|somebody who was part of it} the one thing you liked most.',
        ['alive', 'reachable', 'safe'],
      ],
      ['body', 'Go through it once more before you sleep, slowly, with sounds and smells.', []],
    ],
    questions: [
      'Which second of it would you keep?',
      'What would somebody have missed who only saw a photo of it?',
    ],
  },
  {
    id: 'arrival',
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    kinds: ['baby-news'],
    wanted: ['this child being here, and well', 'meeting somebody you have waited for'],
    sense: ['there is nothing it could be compared with', 'the whole of life has one more in it'],
    steps: [
      [
        'perception',
        'Tonight, write down the first hour as you remember it, before sleep takes the details.',
        [],
      ],
      ['action', 'Tell it today to the one who will cry with you, from the beginning.', []],
    ],
    questions: [
      'What do you want to tell this child one day about today?',
      'What did you think in the first second?',
    ],
  },
  {
    id: 'merry',
    feelings: ['happiness'],
    kinds: ['fun', 'together', 'team-won'],
    wanted: ['an hour that is only good', 'being in the middle of it with the others'],
    sense: ['such an hour needs no reason', 'for a while nothing else counted'],
    steps: [
      ['action', 'Send one line today to somebody who was there, about the best second of it.', []],
      ['perception', 'Tonight, write down the moment at which it became so good.', []],
    ],
    questions: ['How did it begin?', 'Which second of it will you still tell in a year?'],
  },
  {
    id: 'calm',
    feelings: ['happiness'],
    kinds: ['quiet-joy', 'content-with-life', 'faith-comfort', 'memory', 'moved-by', 'recovery'],
    wanted: ['a moment in which all is well', 'feeling at home in your own life'],
    sense: ['it touched something that is your own', 'for a while everything was as it should be'],
    steps: [
      ['perception', 'Write down tonight what you saw, heard and smelled, one line each.', []],
      [
        'expectation',
        'Choose tonight an hour in the coming days in which nobody may want anything of you.',
        [],
      ],
      ['body', 'Before you sleep, sit for two minutes and let it come back.', []],
    ],
    questions: ['What was different from other days?', 'Where in the body did you feel it?'],
  },
  {
    id: 'own-success',
    feelings: ['happiness', 'pride'],
    kinds: [
      'achieved',
      'new-job',
      'learned-skill',
      'made-something',
      'overcame-fear',
      'habit-kept',
      'recovery',
      'team-won',
    ],
    wanted: ['seeing that it can be done, and by you', 'your effort leading somewhere'],
    sense: ['it did not fall into your lap', 'you know better than anybody what it took'],
    steps: [
      [
        'perception',
        'Tonight, write down the point at which it could have gone otherwise, and what you did there.',
        [],
      ],
      [
        'action',
        'Tell it today to somebody who knows how hard it was, from the beginning and without making it small.',
        [],
      ],
      ['body', 'Do nothing useful for half an hour this evening, on purpose.', []],
    ],
    questions: ['What did you do that nobody saw?', 'Who should hear of it first?'],
  },
  {
    id: 'recognition',
    feelings: ['pride'],
    kinds: ['praised', 'trusted', 'accepted-in'],
    wanted: ['your work being seen for what it is', 'the judgment of people who know'],
    sense: [
      'it came from somebody whose eye you trust',
      'most of what you do is never remarked on',
    ],
    steps: [
      [
        'perception',
        'Write down tonight the exact words or gesture, and what you had done for it.',
        [],
      ],
      ['action', 'Tell one person today who will be glad for you, without making it small.', []],
    ],
    questions: [
      'Which part of it were you proud of before anybody saw it?',
      'Whose word counts so much for you?',
    ],
  },
  {
    id: 'proud-of-somebody',
    feelings: ['pride', 'happiness'],
    kinds: ['child-proud', 'proud-of-other'],
    wanted: ['seeing them find their own way', 'them being seen as you see them'],
    sense: ['you know what stood in the way', 'their joy goes straight through to you'],
    steps: [
      [
        'action',
        'Before tomorrow evening, tell {who|them} exactly what you saw them do, without adding advice.',
        ['alive', 'reachable', 'safe'],
      ],
      ['perception', 'Write the date and one sentence about it tonight.', []],
    ],
    questions: [
      'What did you see in them that others may have missed?',
      'When did you first think they might manage it?',
    ],
  },
  {
    id: 'good-deed',
    feelings: ['pride', 'happiness'],
    kinds: ['did-right', 'helped'],
    wanted: ['acting as you would want to be remembered', 'being of use to somebody'],
    sense: ['looking away would have been easier', 'it fits who you want to be'],
    steps: [
      ['perception', 'Tonight, write down what you did and what made you do it, in two lines.', []],
      ['body', 'Rest this evening as somebody who has done enough for today.', []],
    ],
    questions: ['What made you do it?', 'What would it have cost you not to?'],
  },
]
