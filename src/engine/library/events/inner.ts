import type { EventLibrary } from './event.ts'

export const INNER_EVENTS: EventLibrary = {
  embarrassed: {
    feelings: ['shame', 'worry', 'anger', 'regret', 'fear'],
    wanted: [
      'being seen in a good light',
      'getting through it without a stir',
      'looking calm and able in front of others',
    ],
    seen: [
      'an awkward moment with other people there',
      'yourself, shown in a way you did not choose',
      'a scene that keeps playing again in your head',
    ],
    sense: [
      'the eyes of others weigh a lot in a moment like that',
      'it happened before you could stop it, and you were not alone',
      'you care how you come across, as nearly everyone does',
    ],
    reframes: [
      'They saw one awkward moment; most of them may be busy with their own by now.',
      'It was awkward, and it will probably shrink faster for them than for you.',
      'What felt huge from the inside may have looked small and human from the outside.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, say hello to one person who was there and talk about something else. The first minute is the hardest.',
      ],
      ['action', 'Tell the story to one friend today, and let it be funny where it is funny.'],
      [
        'attachment',
        'If somebody was kind about it, thank them before tomorrow night with one line.',
      ],
      [
        'perception',
        'Recall tonight the last awkward thing you saw happen to someone else, and how often you have thought of it since.',
      ],
      [
        'expectation',
        'Allow yourself one clumsy moment for tomorrow in advance, and simply go on when it comes.',
      ],
      [
        'body',
        'When the scene comes back tonight, breathe out slowly, look around the room, and go on with what you were doing.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'Whose view of it matters most to you?',
      'What did the people there really say or do afterwards?',
    ],
  },
  'body-image': {
    feelings: ['shame', 'sadness', 'worry', 'disgust', 'anger'],
    wanted: [
      'feeling at home in your body',
      'being looked at with kind eyes, your own included',
      'getting dressed and going out without a second thought',
    ],
    seen: [
      'a body that does not match the picture you hold it up to',
      'what you dislike first, and the rest of you far behind',
      'your looks being judged, by you or by others',
    ],
    sense: [
      'your body goes everywhere with you, so a hard look at it follows you all day',
      'pictures of how to look are everywhere, and hardly anyone matches them',
      'it is hard to feel at ease when you expect to be looked over',
    ],
    reframes: [
      'A mirror shows one angle in one light; people who love you look at more.',
      'You may wish for change and still treat this body as being on your side.',
      'The eyes you see yourself with are probably stricter than most eyes you meet.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, wear the one thing you can move and breathe in, and step away from the mirror after thirty seconds.',
      ],
      [
        'action',
        'Mute two accounts today that leave you feeling smaller, and write to one friend who never does.',
      ],
      [
        'action',
        'Pick one thing you put off because of how you look, and do the smallest form of it tomorrow.',
      ],
      [
        'attachment',
        'Tonight, write down three things this body did for you or for others this week.',
      ],
      [
        'perception',
        'This evening, write the harsh sentence down, then what you would answer if a good friend said it about themselves.',
      ],
      [
        'body',
        'Before bed, give the part you like least something kind: warm water, cream, a soft shirt.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'Whose eyes are you seeing yourself through?',
      'When did you last forget how you look, and what were you doing?',
    ],
  },
  'habit-broken': {
    feelings: ['shame', 'regret', 'sadness', 'anger', 'worry', 'disgust'],
    wanted: [
      'keeping the promise you made to yourself',
      'being stronger than the pull',
      'a run of days you could be proud of',
    ],
    seen: [
      'the old habit winning once more',
      'a good plan that did not hold this time',
      'a step back, when you wanted to go forward',
    ],
    sense: [
      'you meant it, and the pull was stronger this time',
      'you measure yourself by that promise, so breaking it hurts',
      'old habits come when people are tired, sad or alone, and they ask for very little',
    ],
    reframes: [
      'A slip may show where the plan is thin, rather than that you are weak.',
      'Once more need not mean always; the next choice is still open.',
      'You slipped, and whatever you had managed before may still count.',
    ],
    steps: [
      [
        'action',
        'Tonight, put one thing that tempts you out of reach: out of the house, off the phone, off the table.',
      ],
      [
        'action',
        'Tell one person today that it happened, without a speech, and ask them to check in with you tomorrow evening.',
      ],
      [
        'action',
        'If it has a hold on you, or stopping makes you ill, call a doctor or a helpline tomorrow and say so plainly.',
        ['worry', 'shame', 'sadness', 'disgust'],
      ],
      [
        'perception',
        'Note this evening what came just before it: the hour, the place, the mood. Look for one thing to change.',
      ],
      [
        'expectation',
        'Set the goal for tomorrow only: that one day, or just the hardest hour of it.',
      ],
      [
        'attachment',
        'Choose now what takes its place in that hour tomorrow: a walk, a call, tea, something for your hands.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'What was going on in the hour before?',
      'On which days did it go better, and what was different?',
    ],
  },
  identity: {
    feelings: ['worry', 'sadness', 'fear', 'shame', 'anger', 'regret', 'negativeanticipation'],
    wanted: [
      'being whole and honest about who you are',
      'belonging somewhere without having to hide',
      'knowing what you believe and where you stand',
    ],
    seen: [
      'a question about yourself that has no quick answer',
      'a part of you that others may not know or may not welcome',
      'yourself in between, not fully at home on either side',
    ],
    sense: [
      'it touches who you are, and that is no small detail',
      'hiding or doubting a part of yourself costs strength every day',
      'who we are is tied to where we belong, so a lot depends on it',
    ],
    reframes: [
      'Not being sure who you are becoming is not the same as losing who you are.',
      'Some people may need time; who you are need not wait for their permission.',
      'You may belong in more than one place, or in one you have not found yet.',
    ],
    steps: [
      [
        'action',
        'Choose the safest person you know and, if you want to, tell them one true sentence about it before tomorrow night.',
      ],
      [
        'action',
        'Find one group, book or voice of people with the same question, and give it half an hour this evening.',
      ],
      [
        'perception',
        'Tonight, write which parts of your life you chose and which were handed to you. Keep both lists; nothing has to be crossed out.',
      ],
      [
        'expectation',
        'Let the big question rest for a night, and decide tomorrow only what feels true for that day.',
      ],
      [
        'attachment',
        'Do one thing tomorrow just because it is like you: a song, a dish, a colour, a walk, a prayer.',
      ],
      [
        'body',
        'When it gets loud in your head tonight, lie down, put a hand on your belly and follow ten slow breaths.',
        ['fear', 'worry', 'negativeanticipation', 'shame'],
      ],
    ],
    theme: 'own-path',
    questions: [
      'Where do you feel most like yourself right now?',
      'Who could know this about you and stay?',
    ],
  },
  'getting-older': {
    feelings: ['sadness', 'worry', 'negativeanticipation', 'fear', 'regret', 'shame'],
    wanted: [
      'time still lying open before you',
      'being needed and able',
      'staying yourself while the years go by',
    ],
    seen: [
      'time that goes by and does not come back',
      'one part of life giving way to the next',
      'a number of years that feels strange on you',
    ],
    sense: [
      'time is the one thing nobody can ask back',
      'each stage of life takes some things with it when it goes',
      'you want the years to count, and they seem to hurry',
    ],
    reframes: [
      'Some things get less with the years; what you know and whom you love may not.',
      'The number is true, and it may say little about what this year can hold.',
      'One stage gives way, and you may still have a say in what fills the next.',
    ],
    steps: [
      [
        'action',
        'Today, offer one thing you know well to someone: to teach it, cook it, repair it, tell it. Name a time tomorrow.',
      ],
      [
        'action',
        'Before tomorrow night, put one thing you keep postponing into the calendar, with a date and someone to share it.',
      ],
      [
        'perception',
        'Call a friend of about your age tomorrow and ask how it is for them. Trade one worry and one good thing.',
      ],
      [
        'expectation',
        'Write down tonight what you no longer need to prove, and drop one task for tomorrow that belongs to it.',
      ],
      [
        'attachment',
        'Choose this evening which part of {item} you want to keep, in whatever size, and plan one hour for it this week.',
      ],
      [
        'body',
        'Move tomorrow in a way your body enjoys, for ten minutes: stroll, stretch, swim, or dance in the kitchen.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'What do you want to keep, in whatever form?',
      'How would a good next year look to you?',
    ],
  },
}
