/**
 * Words for each group of emotion when no kind of event is recognised, and what its variables mean in
 * plain English. Slots as in frames.
 */
import type { EmotionCategory } from '#domain/emotion.ts'
import type { Step } from './words.ts'

export type Feeling = {
  /** What was probably wanted, after "you counted on"; for someone, or for anything else on the map. */
  wanted: { person: readonly string[]; other: readonly string[] }
  sense: readonly string[]
  reframes: readonly string[]
  steps: readonly Step[]
  question: string
}

export const FEELINGS: Record<EmotionCategory, Feeling> = {
  anger: {
    wanted: {
      person: ['being treated with respect by {item}', '{item} being fair with you'],
      other: ['respect for {item}', 'nobody doing harm to {item}'],
    },
    sense: [
      'something you hold dear was treated as if it did not matter',
      'anger is the part of you that stands up for what you value',
    ],
    reframes: [
      'You may be right about what happened and still not know why it did.',
      'What happened was not all right; how you answer is still yours to choose.',
    ],
    steps: [
      [
        'action',
        'Within a day, tell {who|the person involved} one thing you want to be different next time. One sentence, calm voice.',
      ],
      [
        'body',
        'Before you say or send anything, walk or climb stairs for ten minutes today. Then read your first sentence again.',
      ],
      [
        'perception',
        'Tonight, write two ways {who|the other side} might tell this story. Keep your own as the third.',
      ],
      [
        'expectation',
        'Name for yourself tonight the smallest change that would be enough, and ask for exactly that tomorrow.',
      ],
      [
        'attachment',
        'Look at your map this evening: which item is this really about? Put the energy there for half an hour.',
      ],
    ],
    question: 'What would have to happen for this to feel settled?',
  },
  sadness: {
    wanted: {
      person: ['things staying good between you and {item}', 'keeping what you have with {item}'],
      other: ['nothing changing about {item}', 'keeping what {item} gave you'],
    },
    sense: [
      'something that belonged to your life has become less',
      'sadness shows how much you care about {item}',
    ],
    reframes: [
      'It is a real loss; nothing has to be made of it today.',
      'This hurts now; how it will feel later is still open.',
    ],
    steps: [
      [
        'action',
        'Tell one person today what you lost. Ask them to listen for five minutes and fix nothing.',
      ],
      [
        'body',
        'Be outside for twenty minutes tomorrow before noon, if possible with someone. Light and steps help more than they seem to.',
      ],
      [
        'attachment',
        'Tonight, choose one other thing on your map and give it half an hour tomorrow.',
      ],
      [
        'expectation',
        'Ask less of tomorrow: pick the two things that must happen, and let the others wait.',
      ],
      [
        'perception',
        'Write down what is gone and, under it, what is still there. Show the page to someone close tomorrow.',
      ],
    ],
    question: 'What do you miss most about how it was?',
  },
  fear: {
    wanted: {
      person: ['{item} being safe', 'nothing happening to {item}'],
      other: ['no harm coming to {item}', 'nothing happening to {item}'],
    },
    sense: [
      'something that matters a lot could be hurt, and soon',
      'fear is your mind trying to protect {item}',
    ],
    reframes: [
      'It may happen, and it may not; this moment is before the answer.',
      'The danger feels certain; so far it is a possibility.',
    ],
    steps: [
      [
        'body',
        'Now: feet on the floor, breathe out twice as long as in, ten times. Then decide the next step.',
      ],
      [
        'action',
        'Within the next hour, do the one thing that makes it a little safer, and tell someone that you are doing it.',
      ],
      [
        'perception',
        'Say to someone today: I am afraid that this will happen. Ask them how likely it looks from outside.',
      ],
      [
        'expectation',
        'Write one line tonight: if it does happen, my first step is this, and this person helps me.',
      ],
    ],
    question: 'What exactly are you afraid could happen next?',
  },
  worry: {
    wanted: {
      person: ['{item} being all right', 'things going well with {item}'],
      other: ['things going well for {item}', 'an end to the doubt about {item}'],
    },
    sense: [
      'the answer lies ahead, and you cannot reach it yet',
      'you care how it goes with {item}, and it is not decided',
    ],
    reframes: [
      'It could go wrong, and it could also go well; neither is decided.',
      'You have a question without an answer, not a bad answer.',
    ],
    steps: [
      [
        'action',
        'Tonight, write the worry as one question. Under it, put one thing you can do tomorrow, with a time.',
      ],
      [
        'perception',
        'Ask someone who knows about such things tomorrow how likely this is, and what they would do first.',
      ],
      [
        'expectation',
        'Finish this sentence before bed: even if it goes badly, I will still have these two things.',
      ],
      [
        'body',
        'Give the worry twenty minutes at five tomorrow. Outside that slot, move: a walk, dishes, stairs.',
      ],
    ],
    question: 'When will you know more?',
  },
  negativeanticipation: {
    wanted: {
      person: ['more good time with {item}', 'keeping {item} close'],
      other: ['nothing being taken from {item}', 'more time for {item}'],
    },
    sense: [
      'part of you is already living with the loss before it is here',
      'you can see the day coming, and you cannot stop the calendar',
    ],
    reframes: [
      'It is coming, and the days before it still belong to you.',
      'How it will happen may be fixed; how you meet it is not.',
    ],
    steps: [
      [
        'action',
        'Today, choose one thing you still want to do before then, and set the day with {who|someone who matters in it}.',
      ],
      [
        'expectation',
        'Tonight, write down what is truly decided and what only feels decided. Ask about one of the second kind tomorrow.',
      ],
      [
        'attachment',
        'Put one good thing on the calendar for the week after it. Do it tonight, with one other person.',
      ],
      [
        'body',
        'When the dread comes this evening, set a timer for ten minutes, let it be there, then get up and do something with your hands.',
      ],
    ],
    question: 'Is it truly decided, or is some part of it still open?',
  },
  regret: {
    wanted: {
      person: ['having done right by {item}', 'another ending with {item}'],
      other: ['having done right by {item}', 'another ending for that part of your story'],
    },
    sense: [
      'you measure an old choice with what you know today',
      'it still matters to you, or it would not come back',
    ],
    reframes: [
      'You acted with what you had then; knowing better came after.',
      'It cannot be undone; what you learned from it can still be used.',
    ],
    steps: [
      [
        'action',
        'If someone is there to hear it, tell {who|them} within a day: I think of it, and I am sorry.',
      ],
      [
        'perception',
        'Tonight, write what you knew, had and feared at that time. Judge the choice by that page only.',
      ],
      [
        'action',
        'Do one small thing tomorrow that your later self would have wanted from you then.',
      ],
      [
        'attachment',
        'Name one thing you have today that came out of that time. Give it a few minutes this evening.',
      ],
    ],
    question: 'What would you do with it if there were a second chance?',
  },
  disgust: {
    wanted: {
      person: ['keeping this away from {item}', '{item} having nothing to do with such a thing'],
      other: ['keeping {item} free of this', 'not having to be near such a thing'],
    },
    sense: [
      'something in you says: this must not come closer',
      'your whole body wants to keep a distance from it',
    ],
    reframes: [
      'You can keep your distance from it without carrying it around.',
      'It happened near you; it did not become you.',
    ],
    steps: [
      [
        'action',
        'Today, put real distance in: leave the room, close the tab, wash, or tell {who|the person} that you want no part of it.',
      ],
      [
        'body',
        'Five minutes of fresh air and cold water on your hands, now or right after work. Let the body finish the no.',
      ],
      [
        'perception',
        'Tell one person tonight what exactly repelled you. Naming the point keeps it from spreading to everything.',
      ],
      [
        'attachment',
        'Do something tomorrow that belongs to the opposite: clean, kind or honest. Choose it this evening.',
      ],
    ],
    question: 'What was the point at which it became too much?',
  },
  shame: {
    wanted: {
      person: ['being good to {item}', 'being someone {item} can look up to'],
      other: ['being someone you can respect', 'living up to {item}'],
    },
    sense: [
      'you hold yourself to something, and you feel you fell short of it',
      'it matters to you who you are in this',
    ],
    reframes: [
      'You fell short in one thing; you are more than one thing.',
      'That it bothers you says something good about what you value.',
    ],
    steps: [
      [
        'action',
        'Tell one safe person the whole of it before tomorrow night. Shame tends to shrink when it is told.',
      ],
      [
        'action',
        'If someone was hurt, make one repair within a day: a word, a call, a thing put right.',
      ],
      [
        'perception',
        'Tonight, write what you did, and apart from it what you think it makes you. Ask a friend about the second.',
      ],
      [
        'expectation',
        'Write the rule you broke. Would you demand it of a good friend, every day? Put a fairer one beside it tonight.',
      ],
    ],
    question: 'Would you judge a friend the same way for this?',
  },
  happiness: {
    wanted: {
      person: ['{item} doing well', 'a good moment with {item}'],
      other: ['things going well with {item}', 'a good moment for {item}'],
    },
    sense: [
      'something you care about is well, and you can see it',
      'something you wanted for {item} came true',
    ],
    reframes: ['You may simply enjoy this; it does not need another reason.'],
    steps: [
      [
        'perception',
        'Before you sleep, go through the best minute of it once more, slowly. Write one line about it.',
      ],
      [
        'action',
        'Share it today with {who|one person who will be glad for you}, and say what made it good.',
      ],
      ['action', 'Thank one person tomorrow who had a part in it, with one detail.'],
      ['attachment', 'Give {item} a fixed half hour next week. Good things grow where time goes.'],
    ],
    question: 'What made this possible, and what part of it was yours?',
  },
  positiveanticipation: {
    wanted: {
      person: ['something good for you and {item}', 'good times with {item}'],
      other: ['a good turn for {item}', 'what is coming being as good as it looks'],
    },
    sense: [
      'something good is on its way for {item}',
      'you have something real to look forward to',
    ],
    reframes: ['Even before it comes, looking forward is already yours.'],
    steps: [
      [
        'action',
        'Today, do one small thing that brings it closer, and tell {who|someone} that you did.',
      ],
      [
        'expectation',
        'Tonight, name the part you want most. If that part happens, it was a good day.',
      ],
      ['perception', 'Write down tonight how looking forward feels. It is part of the whole.'],
    ],
    question: 'Which moment of it do you look forward to most?',
  },
  pride: {
    wanted: {
      person: ['others seeing the good in {item}', 'standing behind {item}'],
      other: ['being able to stand behind {item}', 'the good in {item} being seen'],
    },
    sense: [
      'you can see your own hand in it',
      'it shows something about you that you want to be true',
    ],
    reframes: ['You can be proud without being better than anyone.'],
    steps: [
      [
        'perception',
        'Write down tonight what exactly you did, step by step. Pride with a reason lasts.',
      ],
      [
        'action',
        'Tell {who|someone whose view you value} about it before tomorrow evening, in plain words, without making it small.',
      ],
      ['action', 'Thank tomorrow the one person without whom it would have been harder.'],
      [
        'attachment',
        'Choose how you will use this strength next, and for whom. Put a day to it tonight.',
      ],
    ],
    question: 'What did you do that you would like to do again?',
  },
}

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
