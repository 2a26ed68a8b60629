/** Families of losses: what their kinds have in common, said so that it is true of every one of them. */
import type { Family } from './family.ts'

export const LOSS_FAMILIES: readonly Family[] = [
  {
    id: 'gone',
    feelings: ['sadness'],
    kinds: ['death', 'pet-loss', 'miscarriage', 'goodbye-ahead'],
    wanted: ['more of the time you had', 'a life in which this place is not empty'],
    sense: [
      'love does not stop where a life does',
      'everyday things bring it back without warning',
    ],
    steps: [
      [
        'attachment',
        'Tonight, tell one person a small thing you remember, and let it stay a memory.',
        [],
      ],
      [
        'body',
        'Today, eat something warm and go to bed early; nothing else has to be managed.',
        [],
      ],
      [
        'action',
        'Give the memory a few minutes this evening: a photo, a candle, a line on paper.',
        [],
      ],
    ],
    questions: ['What do you miss in the most ordinary hours?', 'Which memory comes first?'],
  },
  {
    id: 'parting',
    feelings: ['sadness', 'negativeanticipation'],
    kinds: [
      'breakup',
      'moved-away',
      'child-leaves',
      'goodbye-ahead',
      'place-ends',
      'estranged',
      'distance',
      'change-ahead',
      'getting-older',
      'job-lost',
    ],
    wanted: ['keeping what belonged to your days', 'this time not coming to its end'],
    sense: [
      'a part of your days was built around it',
      'an ending hurts even where somebody can explain it',
    ],
    steps: [
      [
        'attachment',
        'Tonight, choose one thing that reminds you of it, and decide where it shall have its place.',
        [],
      ],
      ['action', 'Tell one person today what you will miss, and ask them only to listen.', []],
      ['perception', 'Write down tonight what ends, and under it what stays.', []],
    ],
    questions: [
      'What of it do you want to take along?',
      'Which ordinary day of it will you miss most?',
    ],
  },
  {
    id: 'alone',
    feelings: ['sadness'],
    kinds: [
      'lonely',
      'left-out',
      'forgotten',
      'stood-up',
      'distance',
      'romantic-no',
      'moved-away',
      'unappreciated',
    ],
    wanted: [
      'being thought of without having to remind anybody',
      'having your place with somebody',
    ],
    sense: [
      'being left to oneself hurts most among people',
      'one small sign would have been enough',
    ],
    steps: [
      [
        'action',
        'Write today to one person with whom you feel like yourself, and ask for half an hour this week.',
        [],
      ],
      ['body', 'Go where people are tomorrow for half an hour, with nothing to prove.', []],
      ['perception', 'Tonight, note who has ever sought you out by themselves, and for what.', []],
    ],
    questions: [
      'What would have been the smallest sign that counted?',
      'With whom did you last feel that you belonged?',
    ],
  },
  {
    id: 'hurt',
    feelings: ['sadness'],
    kinds: [
      'hurt-by-words',
      'betrayed',
      'criticised',
      'quarrel',
      'infidelity',
      'family-conflict',
      'unappreciated',
      'bullied',
      'discriminated',
      'rumour',
      'family-expectations',
      'child-conflict',
    ],
    wanted: ['being met with care', 'knowing that somebody is on your side'],
    sense: [
      'it came from where you had not guarded yourself',
      'what people do to us goes deeper than what happens to us',
    ],
    steps: [
      ['attachment', 'Tell one person today who will not explain it away.', []],
      [
        'perception',
        'Tonight, write down what was done or said, and beside it what you took it to mean.',
        [],
      ],
      [
        'body',
        'Put some distance in between this evening: a walk, a door closed, the phone off.',
        [],
      ],
    ],
    questions: ['What would you have needed instead?', 'What did it touch that was sore already?'],
  },
  {
    id: 'did-not-come',
    feelings: ['sadness'],
    kinds: [
      'rejected',
      'passed-over',
      'failed',
      'plans-ruined',
      'team-lost',
      'job-lost',
      'stuck',
      'money-trouble',
    ],
    wanted: ['it coming true this time', 'your effort being enough'],
    sense: [
      'you had already begun to live with it in your mind',
      'hope had a date, and the date has passed',
    ],
    steps: [
      [
        'attachment',
        'Do one thing this evening that has nothing to do with it and that you like.',
        [],
      ],
      ['perception', 'Tonight, write down what was in your hands and what was not.', []],
      [
        'action',
        'Tell one person today how it ended, in two sentences, so that you do not carry it alone.',
        [],
      ],
    ],
    questions: ['What had you already pictured?', 'Which part of it do you still want?'],
  },
  {
    id: 'too-much',
    feelings: ['sadness', 'worry', 'anger'],
    kinds: ['overload', 'carer-worn', 'new-parent', 'asked-too-much', 'unequal-load'],
    wanted: ['not being the one who carries all of it', 'an end to the day that is really an end'],
    sense: [
      'there has been no pause in it for a long time',
      'whoever carries everything is seldom asked how heavy it is',
    ],
    steps: [
      ['action', 'Today, hand one thing to somebody else, or leave it undone, and say so.', []],
      [
        'expectation',
        'Tonight, write down the two things that must happen tomorrow; the others may wait.',
        [],
      ],
      ['body', 'Lie down for twenty minutes today, before anything else is finished.', []],
    ],
    questions: [
      'Which part of it could somebody else carry for one day?',
      'Who knows how much it is?',
    ],
  },
  {
    id: 'compared',
    feelings: ['sadness', 'anger'],
    kinds: ['comparison', 'passed-over', 'ex-moved-on'],
    wanted: ['a share of what others seem to have', 'it being your turn'],
    sense: [
      'you know exactly what you would have done with it',
      'one can be glad for somebody and still be sore',
    ],
    steps: [
      [
        'perception',
        'Tonight, write down what exactly you would want of it, and what you would not.',
        [],
      ],
      ['attachment', 'Give half an hour this evening to something that is yours alone.', []],
      ['action', 'Choose one small step tomorrow towards the part you really want.', []],
    ],
    questions: ['Which part of it would you truly want?', 'What would you not give up for it?'],
  },
]
