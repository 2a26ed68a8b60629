import type { EventLibrary } from './event.ts'

const CLOSE =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friends?|bestie|mother|mom|mum|father|dad|parents|gran\w*|nana?|sister|brother|siblings|son|daughter|kids|children|aunt|uncle|cousin|family|mentor)\b/

export const GOOD_NEWS_EVENTS: EventLibrary = {
  'well-prepared': {
    feelings: ['positiveanticipation', 'pride', 'happiness'],
    wanted: [
      'showing what you can do',
      'all that practice being put to use',
      'a day on which it comes together',
    ],
    seen: [
      'a task ahead that you are ready for',
      'good work already done, waiting to be used',
      'a day that you can walk towards with your head up',
    ],
    sense: [
      'you know what you bring, and it is good to know that beforehand',
      'what is coming asks for something that you have',
      'the part that was in your hands has been done with care',
    ],
    reframes: [
      'Being this ready may already be something to be proud of.',
      'Feeling sure may be no accident; it may be the sum of many hours.',
      'You may even enjoy it: a chance to do what you know how to do.',
    ],
    steps: [
      [
        'action',
        'Lay everything out tonight, papers, clothes or tools, and then call the preparing done.',
      ],
      [
        'action',
        'Tell {who|someone who has seen you prepare} today that you feel ready, and say thanks for any help.',
      ],
      [
        'action',
        'Run once more today through the part you like best, and stop while it is going well.',
      ],
      ['perception', 'Note tonight three things you know you can do, and take the paper with you.'],
      [
        'attachment',
        'Plan something good today for the hours after it, with {who|a friend}, as a thank-you for all the work.',
      ],
      [
        'body',
        'Have an early night before it, tonight if it is close, and move a little in the morning.',
      ],
    ],
    theme: 'building-on',
    questions: ['What has made you feel this ready?', 'What do you most look forward to showing?'],
    who: CLOSE,
  },
  'life-step-ahead': {
    feelings: ['positiveanticipation', 'happiness', 'pride'],
    wanted: [
      'the new part of life that begins with this',
      'a life that looks more like the one you want',
      'starting something that you have chosen',
    ],
    seen: [
      'a big step that is coming, and that you want',
      'a piece of your future taking shape',
      'something large that is beginning to be real',
    ],
    sense: [
      'you have wished for this, and now it is drawing near',
      'a whole new part of your life is about to open',
      'it is your own wish that is coming towards you',
    ],
    reframes: [
      'You may be happy about it before everything is in place.',
      'In a way it may have begun already: in your plans, your talks, your lists.',
      'Many earlier choices of yours may have led here, even some that seemed small.',
    ],
    steps: [
      [
        'action',
        'Do one thing for it within a day that makes it more real: a call, a list, a measurement, a date.',
      ],
      [
        'action',
        'Tonight, talk with {who|someone close} about the one thing in it you look forward to most, and ask what they picture.',
      ],
      ['action', 'Tell someone tomorrow who has wished this for you, in person or by voice.'],
      [
        'perception',
        'Write a short letter this evening to yourself a year from now: what you hope, and how it feels today.',
      ],
      [
        'attachment',
        'Choose one thing from your life as it is that comes along with you, and give it a place in the plan today.',
      ],
      [
        'expectation',
        'Before bed, pick the three things about it that matter most to you. The rest can stay open.',
      ],
    ],
    theme: 'building-on',
    questions: [
      'Which picture of it comes to your mind first?',
      'Whom would you like beside you when it begins?',
    ],
    who: CLOSE,
  },
  'looking-forward': {
    feelings: ['positiveanticipation', 'happiness'],
    wanted: [
      'the moment when it is finally there',
      'having something good ahead of you',
      'a bright spot in the time to come',
    ],
    seen: [
      'something good on its way, nearer with every day',
      'a date to be glad about',
      'a pleasure that still lies whole in front of you',
    ],
    sense: [
      'part of the pleasure has already begun',
      'ordinary days are lighter with something like this ahead',
      'you know what does you good, and some of it is coming',
    ],
    reframes: [
      'Looking forward may be a pleasure of its own, and you have it now.',
      'You may be as excited as a child about it; nobody is keeping count.',
      'Picturing it may be a first helping; the real one is still to come.',
    ],
    steps: [
      [
        'action',
        'Do one small thing for it today: pack, book, print, bake, ask. Take the part that is most fun.',
      ],
      [
        'action',
        'Tell {who|someone who likes such things} tomorrow what you are looking forward to, and why just that.',
      ],
      [
        'perception',
        'Tonight, find one picture, song, map or story that belongs to it, and spend fifteen minutes with it.',
      ],
      [
        'expectation',
        'Pick before bed the one moment you want to be fully there for, and leave the others unplanned.',
      ],
      [
        'attachment',
        'Hang something up today that belongs to it and that you pass each morning: the ticket, a photo, the date.',
      ],
      [
        'body',
        'Mark the evening before it as free in your calendar today, so that you start rested.',
      ],
    ],
    theme: 'savouring',
    questions: [
      'Which moment of it do you picture most often?',
      'Is there someone you would like to share the waiting with?',
    ],
    who: CLOSE,
  },
  bought: {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'having what you had wished for',
      'something of your own that you enjoy',
      'a wish that does not stay a wish',
    ],
    seen: [
      'what you wanted, and it is really yours',
      'something new in your life that you chose yourself',
      'a wish that has turned into a thing with a place',
    ],
    sense: [
      'you had pictured it, and now it is really there',
      'wanting it is over, and having it has begun',
      'it is a piece of the life you would like to have',
    ],
    reframes: [
      'It can be enjoyed without a reason; you may not owe anyone an explanation for it.',
      'Behind it there may be work, patience or saving, and those are yours too.',
      'The best of it may not be owning it but the hours you will have with it.',
    ],
    steps: [
      [
        'action',
        'Use it within a day for just the thing you wanted it for, and take an unhurried half hour.',
      ],
      [
        'action',
        'Show it to {who|someone who knew you wanted it} before tomorrow night, and tell why it had to be this one.',
      ],
      [
        'action',
        'Make it a bit more yours today: set it up, give it its place, try every button or door.',
      ],
      [
        'perception',
        'Take a photo tonight of how it looks new, and write one line about what it took to get here.',
      ],
      [
        'attachment',
        'Let {who|someone you like} share in it by tomorrow evening: a meal, a ride, a turn, a first look.',
      ],
      [
        'expectation',
        'Name before bed one good habit it can serve, reading, cooking, seeing friends, and begin with it tomorrow.',
      ],
    ],
    theme: 'savouring',
    questions: [
      'What did you picture while you were still wishing for it?',
      'How will an ordinary week be different because of it?',
    ],
    who: CLOSE,
  },
  'money-luck': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'some ease when it comes to money',
      'a little more freedom to choose',
      'sums that come out in your favour',
    ],
    seen: [
      'good news in numbers',
      'a choice you did not have before',
      'more room in the budget than there was',
    ],
    sense: [
      'money is rarely only money; it is also sleep, time and choice',
      'there is a bit more room now around everything that costs money',
      'it is good when the sums come out your way',
    ],
    reframes: [
      'It may be luck or long work; either way, you may be glad of it.',
      'The best of what it buys may not be a thing at all: calm, time, a yes.',
      'You may enjoy it for a day before you decide what it is for.',
    ],
    steps: [
      [
        'expectation',
        'Tonight, write down three things that are possible now, one of them for pure pleasure. Choose among them tomorrow.',
      ],
      [
        'action',
        'Celebrate it by tomorrow evening in a small way: cake, coffee or a meal with {who|someone you like}.',
      ],
      [
        'action',
        'Settle one small bill or set one small sum aside today, and enjoy ticking it off.',
      ],
      [
        'perception',
        'Look at the new figures for one calm minute before bed, and write down which worry has become smaller.',
      ],
      [
        'attachment',
        'Give a little away within a day to a person or a cause you care about. Choose a sum that is easy.',
      ],
      [
        'body',
        'Breathe out slowly a few times today with nothing else to do, and notice that something has become lighter.',
      ],
    ],
    theme: 'money',
    questions: [
      'What would make the nicest difference in your week?',
      'Is there a wish that has been waiting for a chance like this?',
    ],
    who: CLOSE,
  },
  'found-thing': {
    feelings: ['happiness', 'pride'],
    wanted: [
      'having it back',
      'what belongs to you being where it belongs',
      'not having to give it up for good',
    ],
    seen: [
      'the very thing you had missed, there again',
      'an end to the searching and wondering',
      'something you had thought was gone, and it is not',
    ],
    sense: [
      'for a while you had to think it was gone',
      'missing it showed you what it means to you',
      'the question of where it was has an answer, and a good one',
    ],
    reframes: [
      'It may mean more to you now than on the day before it went missing.',
      'What you feared to lose may have been as much the memory in it as the thing.',
      'Whether you searched, someone was honest or luck helped, you may enjoy how it ended.',
    ],
    steps: [
      [
        'action',
        'Today, thank whoever had a part in it: the finder, the one who searched along, the one who listened.',
      ],
      [
        'action',
        'Tell {who|someone who knew it was gone} the whole story tonight, from the first fright to the happy end.',
      ],
      ['action', 'Give it a good fixed place within a day, one where you will enjoy seeing it.'],
      [
        'perception',
        'Hold it or look at it for a minute before bed, and write down one memory that belongs to it.',
      ],
      ['attachment', 'Use it tomorrow for what it is there for, and take your time over it.'],
      [
        'body',
        'Sit down for five minutes today with something warm to drink, and feel that the search is over.',
      ],
    ],
    theme: 'gratitude',
    questions: [
      'What would you have missed most about it?',
      'What was the first thing you did when you had it back?',
    ],
    who: CLOSE,
  },
  relief: {
    feelings: ['happiness', 'positiveanticipation'],
    wanted: [
      'things being all right',
      'the fear turning out to be only a fear',
      'life going on as you know it',
    ],
    seen: [
      'a fear that has lost its reason',
      'firm ground where you had not been sure of it',
      'something hard that is behind you',
    ],
    sense: [
      'you have carried this, and now you can put it down',
      'the dark pictures in your mind are no longer needed',
      'your body has been on guard, and now it is allowed to rest',
    ],
    reframes: [
      'You may feel more tired than cheerful at first; that can be what relief is like.',
      'Ordinary things may look brighter for a while, and you can let them.',
      'Perhaps you were braver in the time before than you noticed.',
    ],
    steps: [
      [
        'action',
        'Tell the people who were afraid with you, today, and thank {who|the one who stayed closest} for it.',
      ],
      [
        'action',
        'Take up one thing within a day that had to wait because of this. Send the message or name the date.',
      ],
      [
        'body',
        'Go to bed early tonight, or take a long bath or a slow walk. Tiredness often comes once the fear is gone.',
      ],
      [
        'perception',
        'Before tomorrow evening, write two lines: what I was afraid of, and how it turned out. Read the second one aloud.',
      ],
      [
        'attachment',
        'Do one ordinary thing tomorrow that you could not enjoy while this was open: a film, a call, a slow meal.',
      ],
      [
        'expectation',
        'Let the rest of today ask little of you. Move one task to tomorrow, and tell whoever needs to know.',
      ],
    ],
    theme: 'savouring',
    questions: [
      'At what moment could you breathe out?',
      'What can you enjoy again, now that this is over?',
    ],
    who: CLOSE,
  },
}
