import type { EventLibrary } from './event.ts'

export const MOMENT_EVENTS: EventLibrary = {
  'team-won': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'seeing your side win',
      'your loyalty having its day',
      'a result to celebrate with others',
    ],
    seen: ['the win you had hoped for', 'your side on top', 'a good ending after all the hoping'],
    sense: [
      'you stood by them before the result was known',
      'you have hoped along, and the hope got its answer',
      'a joy like this is shared with many people at once',
    ],
    reframes: [
      'Standing by them in lean times may be what makes a win taste like this.',
      'Others may shrug; for you there may be people, memories and years in it.',
      'There may be no need to be modest about it; enjoy it loudly, as long as you like.',
    ],
    steps: [
      [
        'action',
        'Call or write to {who|someone who was cheering too} tonight, and go through the best moments together.',
      ],
      [
        'action',
        'Watch or read the decisive part once more before tomorrow night, this time without the nerves.',
      ],
      ['action', 'Agree with someone today on where you will be for the next one.'],
      ['attachment', 'Wear or put up something of theirs tomorrow, and see who smiles back.'],
      [
        'perception',
        'Think back before bed to when you first took their side and who was with you then. Put it in two lines.',
      ],
      ['body', 'Let it out once today: sing, dance in the kitchen, run a lap round the block.'],
    ],
    theme: 'savouring',
    questions: [
      'Which moment will you still remember in ten years?',
      'With whom do you most want to talk it over?',
    ],
    who: /^(?!.*\b(?:team|class|band|coach|boss|manager)\b)/,
  },
  'quiet-joy': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'a while in which nothing is missing',
      'peace in the middle of ordinary life',
      'time to notice what is there',
    ],
    seen: [
      'a good moment, just as it is',
      'something simple that does you good',
      'an ordinary hour that turned out to be enough',
    ],
    sense: [
      'for a while, what you wanted and what you had were the same',
      'nothing great had to happen for it to be good',
      'you were there for it, and did not rush past',
    ],
    reframes: [
      'You did not have to earn it; you may just have been awake enough to notice.',
      'There may be more moments like it than it seems, now that you know how one feels.',
      'Small may be the wrong word for it; complete might be a better one.',
    ],
    steps: [
      [
        'perception',
        'Go back to it tonight for one minute with all your senses: what you saw, heard, smelled, felt on your skin.',
      ],
      [
        'action',
        'Tell {who|someone who would understand} about it tomorrow in two or three sentences.',
      ],
      ['action', 'Look today for the next free half hour in your calendar, and write this in.'],
      [
        'attachment',
        'Keep one trace of it today: a leaf, a song on a list, a photo, a line on paper.',
      ],
      [
        'body',
        'With your next cup or meal today, take the first three sips or bites slowly and do nothing else.',
      ],
      ['expectation', 'Leave a quarter of an hour empty tomorrow, and plan nothing for it.'],
    ],
    theme: 'savouring',
    questions: [
      'What were you not thinking about in that moment?',
      'What made it so good: the place, the quiet, or something in you?',
    ],
  },
  'moved-by': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'meeting something truly good',
      'being touched by something real',
      'knowing that such things exist',
    ],
    seen: [
      'goodness or beauty, and you there to see it',
      'something that reached you without asking',
      'an act, a work or a sight that stays with you',
    ],
    sense: [
      'you recognise in it something that you hold dear yourself',
      'it shows what people, or the world, can be',
      'it got past all habit and reached you',
    ],
    reframes: [
      'What you admire may be close to what you would like to live by.',
      'Being moved may show you what you hold dear, and that is good to know.',
      'It may go on working in you without your doing anything about it.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, tell one person what you saw or heard, and at which moment it touched you.',
      ],
      [
        'action',
        'Send {who|the person behind it} a short word of thanks within a day, if there is a way.',
      ],
      [
        'action',
        'Try one small piece of it yourself before tomorrow night: a brave word, a sketch, a kind act, an hour outdoors.',
      ],
      [
        'perception',
        'Write three lines tonight: what it was, what it touched in you, what you would like more of.',
      ],
      [
        'attachment',
        'Pin up a picture, a line or a name from it by tomorrow morning, where your eyes will find it.',
      ],
      [
        'body',
        'Give it ten quiet minutes today: listen again, look again, or walk and let it stay with you.',
      ],
    ],
    theme: 'values',
    questions: ['What in it spoke to you most?', 'Is there something it makes you want to do?'],
  },
  fun: {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'laughing and letting go for a while',
      'playing for its own sake',
      'having a really good time',
    ],
    seen: [
      'a good time with nothing to prove',
      'hours in which nothing had to be useful',
      'fun, plain and simple, and you in it',
    ],
    sense: [
      'you were fully in it, and the rest could wait outside',
      'play gives back what duty uses up',
      'it does good to enjoy something for no reason at all',
    ],
    reframes: [
      'It needs no purpose; the fun may have been the whole point.',
      'You may have needed this more than you knew.',
      'The lightness you felt may be as much a part of you as the serious days.',
    ],
    steps: [
      [
        'action',
        'Write to {who|someone who would laugh about it} tomorrow with the funniest or best moment.',
      ],
      [
        'action',
        'Fix the next round within a day: what, when and with whom. Ask one person who would enjoy it.',
      ],
      [
        'action',
        'Retell the best part tonight to someone who missed it, with all the faces and voices.',
      ],
      [
        'perception',
        'Before you sleep, pick the one minute that was best, and go through it once more.',
      ],
      [
        'attachment',
        'Save one small thing from it today: a ticket, a score, a silly photo, a line somebody said.',
      ],
      ['body', 'Put on a song that fits it tomorrow morning, and move to it from start to end.'],
    ],
    theme: 'savouring',
    questions: ['What made you laugh or forget the time?', 'When did you last have this much fun?'],
  },
  'content-with-life': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: ['a life that fits you', 'having enough, and knowing it', 'days that you like living'],
    seen: [
      'a life that is good as it stands',
      'what you have, and that it is a lot',
      'your own days, with little to add to them',
    ],
    sense: [
      'what you want and what you have are close together just now',
      'you have stopped to look at your life, and you like what you see',
      'some of it you built, some of it was given, and you notice both',
    ],
    reframes: [
      'Being content may be a skill as much as luck, and you are using it.',
      'It does not have to become more; it may be enough as it is.',
      'Earlier on, you may have wished for just the kind of day you have now.',
    ],
    steps: [
      [
        'action',
        'Today, tell {who|someone who is part of it} in plain words that life is good, and that they are one of the reasons.',
      ],
      [
        'action',
        'Pick an ordinary thing tomorrow and do it with full care, as if a guest were watching: breakfast, the way home, the evening meal.',
      ],
      [
        'action',
        'Give away within a day a little of what you have plenty of: time, food, patience, a lift.',
      ],
      [
        'perception',
        'Write five lines tonight that begin with: it is good that. Be as exact as you can.',
      ],
      [
        'expectation',
        'Name one thing before bed that you will not try to improve tomorrow, because it is fine.',
      ],
      [
        'body',
        'Sit somewhere you like for ten minutes this evening, with no task, and look around you slowly.',
      ],
    ],
    theme: 'gratitude',
    questions: [
      'What would you name first if someone asked why life is good?',
      'Is some of it what you once only dreamed of?',
    ],
  },
}
