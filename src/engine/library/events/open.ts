import type { EventLibrary } from './event.ts'

const CLOSE =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friend|bestie|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|aunt|uncle|cousin|family)\b/

export const OPEN_EVENTS: EventLibrary = {
  'waiting-result': {
    feelings: ['worry', 'positiveanticipation', 'fear', 'negativeanticipation'],
    wanted: [
      'good news before long',
      'knowing enough to plan',
      'certainty that lets life go on',
      'an outcome to be glad of',
    ],
    seen: [
      'something that is on its way and not here yet',
      'a day on which others tell you how things stand',
      'a call, letter or message that decides something',
      'hours that hang on something out of your hands',
    ],
    sense: [
      'the answer matters, and you cannot make it come sooner',
      'every outcome is still possible, so your mind visits them all',
      'part of your life is on hold until somebody tells you',
      'there is a lot riding on it, and no way to look ahead',
    ],
    reframes: [
      'No answer yet is not the same as a bad one.',
      'The answer is out of your hands; how you spend the time until then is partly yours.',
      'Hope and fear may both be here; neither of them decides how it turns out.',
      'Whatever comes, you will know more then than now, and can choose from there.',
    ],
    steps: [
      [
        'expectation',
        'Tonight, write one line for each outcome: if it is this, I first do that. Then close the page until you hear.',
      ],
      [
        'action',
        'Ask {who|one person you trust} today to be there, or on the phone, when the answer comes.',
      ],
      [
        'action',
        'Find out within a day by when you will hear, and whom you can ask if that date goes by.',
      ],
      [
        'perception',
        'Write down tonight what is known for sure so far, and what is only fear or hope. Read the first part twice.',
      ],
      [
        'attachment',
        'Plan one thing for tomorrow that is good whichever way it goes: a meal, a visit, an hour outside.',
      ],
      [
        'body',
        'Leave the phone across the room for an hour tonight, sound on, and do something that needs both hands.',
      ],
    ],
    theme: 'uncertainty',
    questions: [
      'By when will you hear, as far as you know?',
      'Which outcome takes up most of your thoughts?',
    ],
    who: CLOSE,
  },
  'relationship-ahead': {
    feelings: ['worry', 'fear', 'sadness', 'negativeanticipation'],
    wanted: [
      'knowing where the two of you stand',
      'a future that both of you want',
      'being sure of each other',
      'love that you do not have to guess about',
    ],
    seen: [
      'signs that could mean more than one thing',
      'a question between you that is still open',
      'the chance that it will not last',
      'wishes that may not be the same',
    ],
    sense: [
      'a lot in your life leans on this, and it feels unsure',
      'you cannot look inside another person, so your mind fills in the rest',
      'the answer depends on two, and you hold only your half',
      'not knowing can be harder to bear than a clear word',
    ],
    reframes: [
      'You are reading signs; what they mean may only become clear when you talk.',
      'An open question is not a no, even if it feels close to one.',
      'You cannot decide for two; you may be able to find out what you want.',
      'There may be several reasons for what you see; so far you know only some.',
    ],
    steps: [
      [
        'action',
        'Ask {who|your partner} within a day when it would be good to talk about where you both stand. Fix only the time.',
      ],
      ['action', 'Tell one friend today how things are between you, and ask them only to listen.'],
      [
        'perception',
        'Tonight, make two lists: what was really said or done, and what you take it to mean. Add one other meaning.',
      ],
      [
        'expectation',
        'Before bed, finish two sentences for yourself: what I need from us is, and what I can wait for is.',
      ],
      [
        'attachment',
        'Keep one plan tomorrow that is only yours, with a friend or alone, and do not move it for a message.',
      ],
      [
        'body',
        'When you catch yourself looking for signs today, put the phone away and walk for ten minutes.',
      ],
    ],
    theme: 'uncertainty',
    questions: [
      'Apart from what the other person decides, what do you want yourself?',
      'Has something been said, or is it more a feeling so far?',
    ],
    who: /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fianc\S*)/,
  },
  'job-at-risk': {
    feelings: ['worry', 'fear', 'negativeanticipation', 'anger', 'sadness'],
    wanted: [
      'work that lasts',
      'a clear word about where things stand',
      'pay that comes in next month as it did before',
      'what has been built up there being safe',
    ],
    seen: [
      'an income that could stop',
      'signs that point to trouble, and no certainty',
      'plans that may have to change without much warning',
      'a living that may be decided over your head',
    ],
    sense: [
      'bills, plans and a piece of your pride lean on this work',
      'not knowing makes you carry every outcome at once',
      'you have to go on as usual while nothing feels settled',
      'what took effort to build may hang on things you do not control',
    ],
    reframes: [
      'The risk is real, and it is still open; a plan can be made before the answer comes.',
      'This may not be yours to settle, but you can settle your own next step.',
      'Signs are not a decision yet, even when they seem to fit together.',
      'What you can do may be worth something in more places than this one.',
    ],
    steps: [
      [
        'action',
        'Ask {who|whoever knows most about it} two plain things tomorrow: what is decided, and when will the rest be known?',
      ],
      [
        'action',
        'Take thirty minutes tonight to bring one page about your work up to date: skills, dates, results. Then stop.',
      ],
      [
        'expectation',
        'Write tonight: if it goes badly, these are my first three moves. Put the paper away afterwards.',
      ],
      [
        'perception',
        'List what is certain today and what is only talk or guessing. Plan tomorrow around the first list.',
      ],
      [
        'attachment',
        'Give an hour tomorrow to a part of your life that this cannot reach, with the people in it.',
      ],
      [
        'body',
        'After nine tonight, leave figures and messages alone, and do something slow with your hands until bed.',
      ],
    ],
    theme: 'uncertainty',
    questions: [
      'Is there a date by which it will be decided?',
      'If you could settle one part of it first, which one?',
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|principal)\b/,
  },
  'goodbye-ahead': {
    feelings: ['negativeanticipation', 'sadness', 'worry', 'fear'],
    wanted: [
      'more time together as it is now',
      'many more ordinary days with each other',
      'the goodbye being further off',
      'keeping close what you love',
    ],
    seen: [
      'a parting that is coming nearer',
      'small moments that may be among the last of their kind',
      'a gap that you can already feel',
      'a place beside you that will be empty',
    ],
    sense: [
      'part of you is already saying goodbye while there is still time together',
      'you can see the loss before it is there',
      'so much is shared, and it is hard to picture it gone',
      'one part of you wants to be there for it, and another wants it not to come',
    ],
    reframes: [],
    steps: [
      [
        'action',
        'Today, share one ordinary thing with {who|the one you will miss}: a meal, a call, an hour side by side.',
      ],
      [
        'action',
        'Say one thing to {who|the one you will miss} within a day that you do not want to leave unsaid. A short sentence is enough.',
      ],
      [
        'action',
        'Let one person know today that this goodbye is coming, and ask them to check on you afterwards.',
      ],
      [
        'attachment',
        'Tonight, write down three small things of this time that you want to keep: a phrase, a habit, a sound.',
      ],
      [
        'attachment',
        'Save something small from these days before tomorrow evening: a photo, a recording, an object you can hold.',
      ],
      [
        'body',
        'When it comes over you today, sit down and let it come for a few minutes. Drink something warm afterwards.',
      ],
    ],
    theme: 'grief',
    questions: [
      'Before then, what do you want to have said or done?',
      'Who is there for you while this comes closer?',
    ],
    care: 'grief',
  },
}
