/** Families of wrongs, done by others or by oneself: what their kinds have in common, true of every one of them. */
import type { Family } from './family.ts'

export const WRONG_FAMILIES: readonly Family[] = [
  {
    id: 'unfair',
    feelings: ['anger'],
    kinds: [
      'unfair',
      'papers',
      'discriminated',
      'credit-taken',
      'passed-over',
      'criticised',
      'work-conflict',
      'unappreciated',
      'bullied',
      'stolen-or-scammed',
      'lent-money',
    ],
    wanted: ['being dealt with fairly', 'the same measure for everybody'],
    sense: [
      'it was not an oversight, and it hit those who had done their part',
      'nobody asked, and nobody answered for it',
    ],
    steps: [
      [
        'perception',
        'Tonight, write down what happened with dates and names, plainly, as a witness would.',
        [],
      ],
      [
        'action',
        'Tomorrow, find out who can decide about it, and put one clear request to them.',
        ['job'],
      ],
      ['body', 'Walk the anger out for twenty minutes before you answer anybody.', []],
    ],
    questions: ['What would a fair answer to it look like?', 'Who else has seen it?'],
  },
  {
    id: 'crossed',
    feelings: ['anger'],
    kinds: [
      'boundary-crossed',
      'betrayed',
      'stood-up',
      'unequal-load',
      'quarrel',
      'hurt-by-words',
      'family-conflict',
      'forgotten',
      'infidelity',
      'asked-too-much',
      'inheritance',
      'child-conflict',
      'rumour',
      'online',
    ],
    wanted: ['being asked, and being taken seriously', 'being able to rely on people'],
    sense: [
      'there is a line, and it was no secret',
      'it would have taken so little to do otherwise',
    ],
    steps: [
      [
        'expectation',
        'Tonight, write down in one sentence where the line is that was crossed.',
        [],
      ],
      [
        'action',
        'When you are calm, tell {who|them} within a day in one sentence where the line is, and what you want next time.',
        ['alive', 'reachable', 'safe'],
      ],
      [
        'body',
        'Give it one night before you answer; write the answer tonight if you like, and leave it unsent.',
        [],
      ],
    ],
    questions: ['Which line was crossed?', 'What would have to happen for it to be settled?'],
  },
  {
    id: 'bother',
    feelings: ['anger'],
    kinds: [
      'stranger-rude',
      'neighbour-mess',
      'property-damaged',
      'broken-thing',
      'plans-ruined',
      'online',
    ],
    wanted: ['a little consideration', 'your things and your peace being left alone'],
    sense: ['it cost you something, and them nothing', 'you had done nothing to bring it about'],
    steps: [
      [
        'action',
        'Decide today whether one calm word or one report would change anything; if so do it, if not let it go.',
        [],
      ],
      ['body', 'Ten minutes outside before you answer.', []],
    ],
    questions: ['What would put it right?', 'How much of your evening is it worth?'],
  },
  {
    id: 'own-deed',
    feelings: ['shame', 'regret'],
    kinds: [
      'i-hurt-someone',
      'did-wrong',
      'mistake',
      'forgot-someone',
      'hiding-truth',
      'stayed-silent',
    ],
    wanted: [
      'having acted as the person you want to be',
      'doing by others as you want to be done by',
    ],
    sense: ['you see it from their side', 'you know that it could have gone otherwise'],
    steps: [
      [
        'action',
        'Within a day, tell {who|the one it hit} what you did and that you are sorry, in two sentences and without excuses.',
        ['alive', 'reachable', 'safe'],
      ],
      [
        'perception',
        'Tonight, write down what you did, and apart from it what could still be put right.',
        [],
      ],
    ],
    questions: ['What could still be put right?', 'What would you do in the same minute today?'],
  },
  {
    id: 'shown-up',
    feelings: ['shame'],
    kinds: ['embarrassed', 'body-image', 'failed', 'criticised', 'impostor', 'habit-broken'],
    wanted: ['keeping your face', 'being seen as more than your weakest minute'],
    sense: [
      'it happened where it could be seen',
      'one does not choose the minute in which the body or the nerves fail',
    ],
    steps: [
      [
        'attachment',
        'Tell one person you trust tonight what happened, in two sentences, without making it prettier or worse.',
        [],
      ],
      [
        'perception',
        'Write down tonight what you would say to a friend to whom this had happened.',
        [],
      ],
    ],
    questions: [
      'What would you say to somebody you like, if it had happened to them?',
      'Whose eyes do you fear most in this?',
    ],
  },
  {
    id: 'back-then',
    feelings: ['regret'],
    kinds: ['missed-chance', 'unsaid', 'estranged', 'memory', 'forgot-someone', 'mistake'],
    wanted: ['that day once more, with what you know now', 'having chosen otherwise then'],
    sense: ['it was in your hands for a moment', 'what you know today you did not know then'],
    steps: [
      [
        'perception',
        'Tonight, write down what you knew and feared at that time, and judge it by that page.',
        [],
      ],
      [
        'attachment',
        'Do one small thing tomorrow that the choice you wish you had made would have led to.',
        [],
      ],
    ],
    questions: ['What does it ask of you today?', 'What would you tell the person you were then?'],
  },
  {
    id: 'gross',
    feelings: ['disgust'],
    kinds: ['gross', 'neighbour-mess', 'body-image'],
    wanted: ['a place that is clean and yours', 'never having come so near to it'],
    sense: ['the body says no before the head does', 'it came closer than such a thing may come'],
    steps: [
      ['body', 'Wash once more, open a window for ten minutes, and put on something fresh.', []],
      ['action', 'Today, clean or throw out the one thing you still think of, and then stop.', []],
    ],
    questions: [
      'What would make it feel clean again?',
      'What would taste or smell good to you afterwards?',
    ],
  },
]
