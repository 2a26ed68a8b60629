import type { EventLibrary } from './event.ts'

export const APART_EVENTS: EventLibrary = {
  lonely: {
    feelings: ['sadness', 'worry', 'shame', 'fear'],
    wanted: [
      'someone to share ordinary days with',
      'a friendly voice near you, or at least on the phone',
      'people who would notice how you are',
    ],
    seen: [
      'quiet where you would like company',
      'nobody near to tell things to',
      'hours with no one beside you',
    ],
    sense: [
      'people need people, and wanting company is as natural as being hungry',
      'a day weighs more when there is nobody to tell about it',
      'being alone is hard when it is not what you would have chosen',
    ],
    reframes: [
      'You are alone right now; that may say more about circumstances than about how likeable you are.',
      'Loneliness may be telling you what you need, not what you deserve.',
      'Someone may be closer than it feels now, and just as unsure about writing first.',
    ],
    steps: [
      [
        'action',
        'Today, write one line to someone you have not heard from in a while: this made me think of you, how are you?',
      ],
      [
        'action',
        'Find one thing nearby that brings the same people together every week, a class, a choir, a game, and sign up before tomorrow night.',
      ],
      [
        'expectation',
        'Aim small tomorrow: two short talks, at the shop, in the hall, on the phone. Count them, however brief.',
      ],
      [
        'attachment',
        'Tonight, spend half an hour on something you enjoy, and think of one person you could ask along next time.',
      ],
      [
        'body',
        'Before tomorrow night, sit for half an hour where people are, a library, a park, a café, even without talking.',
      ],
      [
        'perception',
        'List tonight three people who were once glad to see you, however long ago. Mark one you could write to.',
      ],
    ],
    theme: 'belonging',
    questions: [
      'When did you last feel at ease with someone, and what made it so?',
      'Which hour of the day is the hardest to spend alone?',
    ],
  },
  comparison: {
    feelings: ['sadness', 'anger', 'shame', 'worry', 'regret'],
    wanted: [
      'having some of what you see others have',
      'your own life counting for as much as theirs',
      'being as far along as the people around you',
    ],
    seen: [
      'others having what you would love to have',
      'a gap between where they are and where you stand',
      'someone else’s good fortune right next to your own wish',
    ],
    sense: [
      'seeing it in others makes your own wish hard to ignore',
      'watching others have what you long for is hard, even when you wish them well',
      'setting your life beside theirs makes your own look smaller than it did before',
    ],
    reframes: [
      'Envy may simply show what you want; it does not say that you are late.',
      'You may be seeing their best part and comparing it with the whole of your own.',
      'Their life may have costs you cannot see, and your wish can still be a real one.',
    ],
    steps: [
      [
        'action',
        'Tonight, turn the envy into one sentence that starts with: I would like more of. Do the smallest part of it tomorrow.',
      ],
      [
        'action',
        'Ask someone a little further along, within a day, how they began. Pick out one thing you could try yourself.',
      ],
      [
        'attachment',
        'Stay off the photos or the topic that feed it until tomorrow night, and give that time to someone you like.',
      ],
      [
        'perception',
        'Write two short lists tonight: what you can see of their life, and what you cannot know about it.',
      ],
      [
        'expectation',
        'Before bed, measure yourself against nobody but you: choose one small thing to have a bit further along by tomorrow evening.',
      ],
      [
        'body',
        'When the thought comes round again today, get up and move for five minutes, then go back to something of your own.',
      ],
    ],
    theme: 'worth-beyond-results',
    questions: [
      'What exactly is it that they have and you long for?',
      'If nobody else could see it, would you still want the same thing?',
    ],
  },
  'moved-away': {
    feelings: ['sadness', 'worry', 'regret'],
    wanted: [
      'the everyday nearness you were used to',
      'what feels like home staying within reach',
      'sharing small things without having to plan it',
    ],
    seen: [
      'a long way between you and what you miss',
      'a gap in the ordinary day',
      'life going on in two different places',
    ],
    sense: [
      'it is often the small daily things that leave the biggest gap',
      'part of what made you feel at home is now somewhere else',
      'missing comes in waves, and quite ordinary moments can set it off',
    ],
    reframes: [
      'What you shared every day is gone for now; the bond itself may well last.',
      'You miss it because it was good, and some of that may find room where you are.',
      'Far away may not mean lost; it may ask for new habits instead of the old ones.',
    ],
    steps: [
      [
        'action',
        'Tonight, send {who|someone you miss} one small thing from your day, a photo, a sound, a joke, and ask for one back.',
      ],
      [
        'action',
        'Agree with {who|someone you miss} before tomorrow night on a fixed time each week for a call. Choose the hour that feels emptiest.',
      ],
      [
        'action',
        'Ask one person who is near to share an hour of tomorrow with you: a coffee, a walk, a game.',
      ],
      [
        'attachment',
        'Bring one small habit from before into tomorrow: the same dish, song or walk, alone or with someone near.',
      ],
      [
        'expectation',
        'Ask only two things of tomorrow: one that is familiar and one that is new. Write both down tonight.',
      ],
      [
        'body',
        'Go outside for twenty minutes today without the phone, and look for one thing around you that you like.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'At what time of day do you miss it most?',
      'What from before would you most like to keep alive?',
    ],
  },
  estranged: {
    feelings: ['sadness', 'regret', 'anger', 'shame'],
    wanted: [
      'someone so close staying part of your life',
      'a bond of that kind being good and lasting',
      'some way of being at peace with each other',
    ],
    seen: [
      'a silence that has become the normal state',
      'someone who was part of your life and is now outside it',
      'time going by without a word between you',
    ],
    sense: [
      'a tie like this does not stop hurting because the contact stopped',
      'there is no real goodbye in it, so it is hard to put down',
      'love, anger and longing can all be in the same silence',
    ],
    reframes: [
      'The contact has stopped; whether that is the last word may not be decided yet.',
      'Keeping a distance and still caring may both be true, on either side.',
      'It may take more than you alone to change this, so it cannot all rest on you.',
    ],
    steps: [
      [
        'action',
        'Tonight, write {who|this person} a letter you do not have to send. Say what you miss and what hurt. Keep it for now.',
      ],
      [
        'action',
        'If contact feels safe and right to you, send {who|them} one line tomorrow that asks for nothing: I think of you.',
        ['sadness', 'regret', 'shame'],
      ],
      [
        'attachment',
        'Before tomorrow night, call or see someone who did stay in your life, and tell them one thing you value in them.',
      ],
      [
        'expectation',
        'Decide tonight what one small good sign would be, a card, a nod, an answer, rather than everything being well again.',
      ],
      [
        'perception',
        'Sort it on paper tonight: what you know of the reasons on both sides, and which part you only imagine.',
      ],
      [
        'body',
        'When it comes over you today, breathe out slowly five times, then step outside for a while or call a friend.',
      ],
    ],
    theme: 'belonging',
    questions: [
      'If one sentence could get through to {who|this person}, what would you want it to say?',
      'Is the silence something you chose, or something that was chosen for you?',
    ],
  },
}
