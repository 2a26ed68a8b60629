import type { EventLibrary } from './event.ts'

const PARTNER = /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fianc\S*|crush)/
const CHILD =
  /\b(?:\w*son|\w*daughter|kids?|child|children|boys?|girls?|twins|niece|nephew)\b(?!-in-law)/

export const FAMILY_JOY_EVENTS: EventLibrary = {
  'baby-news': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: ['someone new to love', 'a family that grows', 'good news about the little one'],
    seen: [
      'a small person who was not there before, or soon will be',
      'a new life close to yours',
      'a family with one more name in it',
    ],
    sense: [
      'hardly any news changes so much in so few words',
      'you can love someone before you really know them',
      'something begins here that will go on for a lifetime',
    ],
    reframes: [
      'Nothing has to be done with this joy yet; it may be enough to feel it.',
      'You may be one of the people this child will one day tell stories about.',
      'Being moved this much may be the first thread of a bond that is starting.',
    ],
    steps: [
      [
        'action',
        'Tonight, write a few lines to the child: how the news reached you and what you felt. Add the date and keep it.',
      ],
      [
        'action',
        'Call {who|someone who will be glad} before tomorrow evening, and say with your own voice how happy you are.',
      ],
      [
        'action',
        'Offer one plain thing within a day, to the parents or to yourself as one of them: a meal, a nap, a free hour.',
      ],
      [
        'perception',
        'Before bed, go back to the moment you knew: where you were, who was there, what was said first.',
      ],
      [
        'attachment',
        'Find one small thing by tomorrow evening that you will keep for the child: a book, a coin, a newspaper of today.',
      ],
      ['body', 'Take a slow walk today without the phone, and give the news time to reach you.'],
    ],
    theme: 'gratitude',
    questions: [
      'What was your very first thought when you knew?',
      'Is there something you would love to show this child one day?',
    ],
  },
  'child-joy': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'being close to your child',
      'seeing your child happy and growing',
      'being there for the small moments',
    ],
    seen: [
      'a moment with your child that is yours to keep',
      'your child showing a bit more of who they are',
      'something between you and your child that needs no explaining',
    ],
    sense: [
      'moments like this cannot be planned, and you were there for it',
      'it was short, and it is what all the work is for',
      'love is rarely as simple as this',
    ],
    reframes: [
      'A child who feels safe may show such things, and some of that safety comes from you.',
      'Nothing had to be taught or tidied for this; being there may have been enough.',
      'The date may be forgotten; how it was between you may stay with both of you.',
    ],
    steps: [
      [
        'action',
        'Note it down before you sleep, with the date: what happened, what was said, how it felt.',
      ],
      [
        'action',
        'Tell {who|your child} by tomorrow evening what you loved about it, in words that fit the age.',
      ],
      [
        'action',
        'Call a grandparent, godparent or friend tomorrow, and let them have a share in it.',
      ],
      [
        'attachment',
        'Keep something from it today: a photo, a drawing, the words on a slip of paper.',
      ],
      [
        'body',
        'Within a day, play or walk with {who|your child} for twenty minutes, with your phone in another room.',
      ],
      [
        'expectation',
        'Leave one small gap in tomorrow with nothing planned, and let {who|your child} choose what goes in.',
      ],
    ],
    theme: 'closeness',
    questions: [
      'Which second of it would you like to keep?',
      'Could a small ritual for the two of you grow out of it?',
    ],
    who: CHILD,
  },
  'child-proud': {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'seeing your child find a way of their own',
      'your child growing into a good person',
      'what you try to pass on taking root',
    ],
    seen: [
      'your child, a step further than before',
      'something in your child that you could hope for and not force',
      'a deed or a success that is your child’s own',
    ],
    sense: [
      'you have watched the way there from close by',
      'you can give a child a lot, but this came from inside',
      'there is hardly a better sight than your own child doing well or doing good',
    ],
    reframes: [
      'It is your child’s own, and you may glow a little all the same.',
      'There may be things in it that were seen and learned at home.',
      'What you saw may have been there for a long time, waiting for its moment.',
    ],
    steps: [
      [
        'action',
        'Tonight, tell {who|your child} exactly what you saw and what you thought. Leave out any advice.',
      ],
      [
        'action',
        'Ask {who|your child} tomorrow how it was from the inside, and listen to the whole answer.',
      ],
      [
        'action',
        'Let one person know today who may have had a part in it: a teacher, a coach, a grandparent, a friend.',
      ],
      [
        'attachment',
        'Save a trace of it by tomorrow evening: a note, a picture, or the story on one page in your own writing.',
      ],
      [
        'perception',
        'Note before bed which side of your child it shows, and one earlier sign of the same.',
      ],
      [
        'expectation',
        'Celebrate it as finished and good this evening, together if you can, and leave the next step for another day.',
      ],
    ],
    theme: 'parenting',
    questions: ['What did you see that made you proudest?', 'Does your child know how you saw it?'],
    who: CHILD,
  },
  'proud-of-other': {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'good things happening to people you care about',
      'seeing someone’s effort rewarded',
      'the people you believe in doing well',
    ],
    seen: [
      'someone you care about, at their best',
      'another person’s effort coming to something',
      'a success you can be happy about from close by',
    ],
    sense: [
      'you know something of what went into it',
      'when you care about someone, a part of their joy is yours',
      'it is a special pleasure to see somebody get what they worked for',
    ],
    reframes: [
      'That you can be this happy for someone may be one of the best things in a bond.',
      'Your belief may have helped more than anyone has said.',
      'There may be enough joy in this for both of you; sharing makes it no smaller.',
    ],
    steps: [
      [
        'action',
        'Today, tell {who|the one you are proud of} what you admire, with one detail that only someone close could have seen.',
      ],
      [
        'action',
        'Ask {who|the one who did it} within a day for the whole story from the start, and just listen.',
      ],
      [
        'action',
        'Arrange a small celebration before tomorrow night: a meal, a cake, or a call with everyone on it.',
      ],
      [
        'perception',
        'Put in a few lines tonight what you have seen {who|this person} do to get there. Hand them over, or keep them.',
      ],
      [
        'attachment',
        'Speak well of {who|this person} tomorrow to somebody else, with the full story.',
      ],
      [
        'expectation',
        'Pick one thing in it that gives you courage, and try a small piece of it yourself by tomorrow evening.',
      ],
    ],
    theme: 'closeness',
    questions: [
      'What do you admire most in how it was done?',
      'Have you been able to tell {who|this person} how you feel about it?',
    ],
  },
  love: {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'being close to the one you love',
      'a love that feels safe and alive',
      'sharing your life with someone you choose',
    ],
    seen: [
      'someone who makes your days warmer',
      'love in a form that you can feel',
      'a tenderness that is real and here',
    ],
    sense: [
      'being near someone who matters this much changes a whole day',
      'your heart has a clear answer here, and that is rare',
      'love shows in moments, and you noticed this one',
    ],
    reframes: [
      'You need not understand it or hold it tight; it may be enough to be in it.',
      'What feels like luck may also be the way you treat each other.',
      'It may live in quite small things, and those can be part of any day.',
    ],
    steps: [
      [
        'action',
        'Tonight, tell {who|the one you love} one small thing you noticed lately and loved. Be exact.',
      ],
      [
        'action',
        'Ask {who|the one you love} today for an hour together, with no screen and nothing to get done.',
      ],
      [
        'action',
        'Write a few lines by hand before tomorrow evening, and leave or send them where {who|your love} will find them.',
      ],
      [
        'perception',
        'Put down on paper before you sleep how this felt, from the first minute to the last. It will be good to read later.',
      ],
      [
        'attachment',
        'Tell one good friend tomorrow how happy you are, and let them be happy with you.',
      ],
      [
        'body',
        'Take a slow quarter of an hour today, together or alone, and simply feel how good this is.',
      ],
    ],
    theme: 'closeness',
    questions: [
      'When did you feel it most clearly?',
      'What would you love the two of you to do next?',
    ],
    who: PARTNER,
  },
  together: {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'time with the people who matter to you',
      'easy hours in good company',
      'being part of it',
    ],
    seen: [
      'people you like, and time that was really shared',
      'hours that went by without anyone counting them',
      'those you are fond of, and you right among them',
    ],
    sense: [
      'you did not watch it from outside, you were in it',
      'shared hours do something that no message can',
      'being among people you like is one of the plainest kinds of happiness',
    ],
    reframes: [
      'You were part of what made it good; others may be thinking the same about you.',
      'Nobody had to be at their best for it; being there may have been enough.',
      'Hours like these may go on doing you good long after everyone has gone home.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, write to {who|one of them} what you enjoyed most, and name the exact moment.',
      ],
      [
        'action',
        'Suggest a date for the next time within a day, while it is fresh. A simple plan is enough.',
      ],
      ['action', 'Send round one photo or one funny line from it today, and see what comes back.'],
      [
        'perception',
        'Before sleep, go from face to face in your mind, and find one thing about each that you were glad of.',
      ],
      [
        'attachment',
        'Place something from it where you will see it tomorrow: a picture, a recipe, a borrowed book.',
      ],
      [
        'expectation',
        'Think tonight of one person you would have liked to have there too, and plan to ask them next time.',
      ],
    ],
    theme: 'closeness',
    questions: ['Which moment made you happiest?', 'Why, do you think, was it so good this time?'],
  },
  'pet-joy': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'an animal in your care being well and happy',
      'the company of a creature you love',
      'sharing your days with an animal',
    ],
    seen: [
      'an animal that brings life into your days',
      'a creature being fully itself, and you there to see it',
      'a bond that works without words',
    ],
    sense: [
      'an animal does not pretend, so what it shows you is real',
      'animals bring you back to what is right in front of you',
      'it is a simple joy to care for a creature and see it at ease',
    ],
    reframes: [
      'What looks like a small thing may be a very good day in the life of an animal.',
      'You may be somebody’s favourite person, and need do nothing special for it.',
      'The bond may grow out of plain things: food, a voice, the same hour each day.',
    ],
    steps: [
      [
        'action',
        'Tonight, spend a quarter of an hour with {who|your animal}, phone in another room, and follow what the animal wants to do.',
      ],
      [
        'action',
        'Before tomorrow noon, send one picture or one funny line about it to someone who will smile.',
      ],
      [
        'action',
        'Do the thing tomorrow that {who|your animal} enjoys most, and do it a little longer than usual.',
      ],
      [
        'perception',
        'Watch quietly for five minutes today, and look for one habit you had not noticed before.',
      ],
      [
        'attachment',
        'Start a page this evening with the date and one line about {who|your animal}. Add to it when something makes you laugh.',
      ],
      [
        'body',
        'Sit close by for a few minutes before bed, breathe slowly, and let your shoulders drop.',
      ],
    ],
    theme: 'gratitude',
    questions: [
      'What do you love most about {who|your animal}?',
      'How did the two of you find each other?',
    ],
  },
}
