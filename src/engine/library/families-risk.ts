/** Families of dangers and worries: what their kinds have in common, said so that it is true of every one of them. */
import type { Family } from './family.ts'

export const RISK_FAMILIES: readonly Family[] = [
  {
    id: 'danger',
    feelings: ['fear'],
    kinds: ['danger-near', 'alone-scared', 'accident', 'violence', 'harassed', 'travel-fear'],
    wanted: ['everybody concerned being safe', 'this passing without harm'],
    sense: ['your body is on guard, as it should be', 'it was near enough to touch you'],
    steps: [
      [
        'action',
        'Tell somebody now where you are and what happened, and stay near people tonight. If it comes back, ring the emergency number.',
        [],
      ],
      [
        'attachment',
        'Stay where people are, or on the phone with somebody, until it has passed today.',
        [],
      ],
    ],
    questions: [
      'Who could be with you tonight?',
      'What would make you feel safer in the next hour?',
    ],
  },
  {
    id: 'dear-one',
    feelings: ['worry', 'fear'],
    kinds: ['illness-other', 'worried-about-someone', 'child-struggling', 'pet-ill'],
    wanted: ['knowing that they are all right', 'being able to do something for them'],
    sense: ['you cannot carry it for them', 'you watch closely because you love them'],
    steps: [
      [
        'action',
        'Tomorrow, tell somebody who knows about such things exactly what you have seen, and ask what to do first.',
        [],
      ],
      ['perception', 'Tonight, write down what you know, and apart from it what you fear.', []],
      ['body', 'Let somebody else keep watch for an hour, and lie down.', []],
    ],
    questions: [
      'What have you seen with your own eyes, and what do you fear?',
      'Who could think it through with you?',
    ],
  },
  {
    id: 'own-footing',
    feelings: ['worry', 'fear', 'negativeanticipation'],
    kinds: [
      'money-trouble',
      'job-at-risk',
      'waiting-result',
      'illness-self',
      'medical-ahead',
      'test-ahead',
      'hard-talk-ahead',
      'relationship-ahead',
      'change-ahead',
      'impostor',
    ],
    wanted: ['being able to plan with it', 'solid ground for what comes next'],
    sense: [
      'much hangs on it, and it is not in your hands alone',
      'waiting leaves room for every version of it',
    ],
    steps: [
      [
        'action',
        'Tonight, write the worry as one question, and under it whom you could ask tomorrow.',
        [],
      ],
      [
        'expectation',
        'Write down tonight what your first step would be if it went badly; then close the page.',
        [],
      ],
      [
        'attachment',
        'Tell one person today how things stand, so that you are not alone with it.',
        [],
      ],
    ],
    questions: ['What would you do first if it went badly?', 'When will you know more?'],
  },
]
