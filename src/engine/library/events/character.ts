import type { EventLibrary } from './event.ts'

const CLOSE =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friends?|bestie|mother|mom|mum|father|dad|parents|gran\w*|nana?|sister|brother|siblings|son|daughter|kids|children|aunt|uncle|cousin|family|mentor)\b/

export const CHARACTER_EVENTS: EventLibrary = {
  'overcame-fear': {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'courage when it counted',
      'fear not deciding for you',
      'being able to trust yourself',
    ],
    seen: [
      'yourself on the other side of something you were afraid of',
      'a fear that was there and did not get the last word',
      'a brave act, and it was yours',
    ],
    sense: [
      'it would have been easier to stay away or stay quiet, and you did not',
      'you were afraid and went ahead all the same',
      'only someone who knows this fear can know what it took',
    ],
    reframes: [
      'You may have been shaking, and that would make it more brave, not less.',
      'The fear did not have to go away first; perhaps that is the best news in it.',
      'Something that seemed closed to you may be open from now on.',
    ],
    steps: [
      [
        'action',
        'Before tomorrow night, tell {who|someone who knows how hard this was}, and begin with the moment just before.',
      ],
      [
        'action',
        'Keep what you said or did on paper tonight, word for word where you can. It is a good page to have.',
      ],
      [
        'perception',
        'Set two lines side by side before bed: how big the fear was, and what you did. Read the second one twice.',
      ],
      [
        'body',
        'Do something slow tonight: a bath, a walk, an early bed. A body that has been brave is often tired.',
      ],
      [
        'expectation',
        'Choose by tomorrow evening one small thing that feels possible now and did not before. Give it a day.',
      ],
      [
        'attachment',
        'Get yourself one small reward within a day that you will connect with this: a book, a plant, a meal with {who|a friend}.',
      ],
    ],
    theme: 'building-on',
    questions: [
      'What helped you in the moment just before?',
      'Who knew how afraid of it you were?',
    ],
    who: CLOSE,
  },
  'did-right': {
    feelings: ['pride', 'happiness'],
    wanted: [
      'being someone you can respect',
      'staying true to what you believe is right',
      'your word and your acts fitting together',
    ],
    seen: [
      'a hard choice, made the way you believe in',
      'what you value, turned into something you did',
      'a moment in which you were the person you want to be',
    ],
    sense: [
      'there was an easier way, and you did not take it',
      'it asked something of you, and you gave it',
      'what you did and what you believe fit together',
    ],
    reframes: [
      'Few may have noticed; you know, and you are the one you live with.',
      'Even if it brought you nothing, it may have made someone’s world a bit safer.',
      'It may be good to know about yourself that you act like this when it is hard.',
    ],
    steps: [
      [
        'action',
        'Tell one person you respect by tomorrow night what you did, plainly, with what made it hard.',
      ],
      [
        'action',
        'Within a day, look in on {who|someone it touched} without bringing it up. Just ask how things are.',
      ],
      [
        'perception',
        'Put what you did into one sentence tonight, and into another which rule of your own you followed.',
      ],
      [
        'attachment',
        'Remember someone from whom you learned to act like this. Thank them tomorrow, or tell somebody about them.',
      ],
      [
        'expectation',
        'Pick one small promise for tomorrow that you want to keep, and tell the person it belongs to.',
      ],
      [
        'body',
        'Take five slow breaths before you fall asleep tonight, and notice how it feels to be at peace with what you did.',
      ],
    ],
    theme: 'values',
    questions: [
      'What made it hard, and what made you do it all the same?',
      'Where do you think you learned to act that way?',
    ],
  },
  helped: {
    feelings: ['happiness', 'pride'],
    wanted: [
      'being of use to someone',
      'making things a little lighter for another person',
      'having something to give',
    ],
    seen: [
      'good done to someone, and your part in it',
      'help that came from you',
      'a difference that you made yourself',
    ],
    sense: [
      'you saw that something was needed, and you did not look away',
      'giving shows you how much you have to give',
      'somebody’s load is lighter, and part of that is your doing',
    ],
    reframes: [
      'What was a small thing for you may have been a large one on the other side.',
      'You may enjoy having helped; that takes nothing away from the help.',
      'It may go further than you will ever see; people who were helped often help others.',
    ],
    steps: [
      [
        'action',
        'Ask {who|someone you have helped} tomorrow how things are now. You need not offer anything more.',
      ],
      [
        'action',
        'Tell one person today how it came about, from the moment you noticed to the end.',
      ],
      [
        'action',
        'Choose one more small good deed for tomorrow, this time one that nobody will know about.',
      ],
      [
        'perception',
        'Tonight, write down what in you made it possible: patience, strength, time, a good eye. Keep the line.',
      ],
      [
        'attachment',
        'Thank someone by tomorrow evening who once helped you, and tell them that you have just passed it on.',
      ],
      [
        'expectation',
        'Decide before bed how much of this you would like in an ordinary week, an hour or a visit, and note a day.',
      ],
    ],
    theme: 'building-on',
    questions: [
      'What was it that made you step in?',
      'Who once helped you in a way you still remember?',
    ],
  },
  recovery: {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'getting your strength back',
      'feeling like yourself again',
      'a life with more good days in it',
    ],
    seen: [
      'a change for the better that you can feel',
      'the distance between where you were and where you are',
      'strength that is there again, or there for the first time',
    ],
    sense: [
      'you know from inside how it was before, so you know what this is worth',
      'it took patience, and nobody else could have it for you',
      'more is possible again, and you can feel it',
    ],
    reframes: [
      'Even the slow days may have been part of getting better.',
      'This much is real, complete or not, and you may be glad of it today.',
      'Others may have helped, and you are the one who kept going.',
    ],
    steps: [
      [
        'action',
        'Today, thank someone who was patient with you, and tell them one thing that is better now.',
      ],
      [
        'action',
        'Ask {who|someone close} to do one ordinary thing with you tomorrow that would have been too much not long ago.',
      ],
      [
        'perception',
        'Tonight, write one line about the hardest time and one about now. Look at the way between them.',
      ],
      [
        'body',
        'Enjoy what has come back within a day, gently: a short walk, a clear morning, a meal you can taste.',
      ],
      [
        'attachment',
        'Put up one sign of it tomorrow that you will see each day: a mark in the calendar, a stone, a photo.',
      ],
      [
        'expectation',
        'Name before bed the one thing that has helped most so far, and give it a fixed hour tomorrow.',
      ],
    ],
    theme: 'health',
    questions: [
      'When did you first notice that it was getting better?',
      'What would you like to do with the strength you have now?',
    ],
    who: CLOSE,
  },
  'habit-kept': {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'being able to rely on yourself',
      'keeping a promise you made to yourself',
      'small steps adding up',
    ],
    seen: [
      'a row of days on which you really did it',
      'something that has grown because you kept coming back',
      'a plan that you live by, and not only think about',
    ],
    sense: [
      'there were reasons enough to skip it, and you did it anyway',
      'each time was small, and together they have become something',
      'you said you would, and you did',
    ],
    reframes: [
      'It may be less a matter of iron will than of many small decisions, each of them yours.',
      'By now you may be someone who does this, and not someone who tries to.',
      'What you have put in so far is done, and it may be enjoyed today.',
    ],
    steps: [
      [
        'perception',
        'Count it tonight: how many days, hours, pages or coins so far. Write the number down and look at it.',
      ],
      [
        'action',
        'Before tomorrow evening, show {who|someone who cheers for you} how far you have come, and tell what it took.',
      ],
      [
        'action',
        'Lay out tonight what the next round needs, shoes, book or jar, so that it is waiting for you.',
      ],
      [
        'action',
        'Invite {who|a friend} tomorrow to join you for one round, just to share what you like about it.',
      ],
      [
        'attachment',
        'Choose a small reward within a day that goes well with it: a new notebook, a hot bath, a slow breakfast.',
      ],
      [
        'body',
        'Right after the next round, today or tomorrow, sit still for two minutes and feel what it does for you.',
      ],
    ],
    theme: 'building-on',
    questions: [
      'What has helped you on days when you did not feel like it?',
      'Have you noticed something change since you began?',
    ],
    who: CLOSE,
  },
}
