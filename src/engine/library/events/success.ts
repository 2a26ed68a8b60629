import type { EventLibrary } from './event.ts'

const CLOSE =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friends?|bestie|mother|mom|mum|father|dad|parents|gran\w*|nana?|sister|brother|siblings|son|daughter|kids|children|aunt|uncle|cousin|family|mentor)\b/

export const SUCCESS_EVENTS: EventLibrary = {
  praised: {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'what you do being noticed',
      'knowing that your effort reaches someone',
      'hearing from someone else that it was good',
    ],
    seen: [
      'someone who noticed, and let you know',
      'proof from outside that you did well',
      'your effort through the eyes of another person',
    ],
    sense: [
      'you rarely get to see yourself from outside, and here somebody showed you',
      'somebody could have kept it to themselves, and let you know instead',
      'to be seen in something you care about goes deep',
    ],
    reframes: [
      'It may simply be true, and you can let it stand without adding a but.',
      'They may have seen something that you have long taken for granted in yourself.',
      'What was praised was there before the praise, and it may well be there tomorrow.',
    ],
    steps: [
      [
        'action',
        'Before tomorrow evening, tell {who|the person it came from} in one sentence what it did for you.',
      ],
      [
        'action',
        'Tonight, write down the words as exactly as you remember them, with the date and the name. Keep the note where you will find it.',
      ],
      [
        'action',
        'Pick someone whose work you value, and tell them so tomorrow, as plainly as it was told to you.',
      ],
      [
        'perception',
        'Find one thing you did that led to this, and write it in one line before you sleep. It is yours to do again.',
      ],
      [
        'attachment',
        'Share it today with one person who will be glad and not surprised, someone who has believed in you for a while.',
      ],
      [
        'body',
        'Take five minutes today with nothing in your hands. Say the words over to yourself once, slowly, and let them in.',
      ],
    ],
    theme: 'savouring',
    questions: [
      'Which touched you more: what was said, or who said it?',
      'Was there something in it that you had not seen in yourself?',
    ],
  },
  achieved: {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'your effort leading somewhere',
      'reaching what you set out to do',
      'seeing it through to the end',
    ],
    seen: [
      'the thing you worked for, done and real',
      'a goal you have really reached',
      'a result with your own effort in it',
    ],
    sense: [
      'you know what went into it, also the part that nobody saw',
      'it was not handed to you; you did it step by step',
      'it could have ended otherwise, and your work helped to turn it this way',
    ],
    reframes: [
      'What brought you here, your patience included, may stay yours long after this day.',
      'You may stop here for a while and simply enjoy it; the next goal can wait.',
      'If there were days of doubt, they may make it worth more: you went on anyway.',
    ],
    steps: [
      [
        'action',
        'Today, thank one person who had a share in it, and name what they gave: a lift, a good word, their patience.',
      ],
      [
        'action',
        'Tell the whole story once, from the first try to the end, to {who|a friend} tomorrow. Leave the hard parts in.',
      ],
      [
        'body',
        'Mark it this evening with something you can taste or hear: a good meal, music, a cake shared with {who|someone who knows what it took}.',
      ],
      [
        'perception',
        'Before bed, write down three choices of yours that led here. Start with the hardest one.',
      ],
      [
        'attachment',
        'Put a sign of it where you will see it tomorrow morning: the paper, a photo, or just the date on a card.',
      ],
      [
        'expectation',
        'Decide tonight to set no new goal until tomorrow evening. Give the hours until then to this one.',
      ],
    ],
    theme: 'savouring',
    questions: [
      'When did you know that you would make it?',
      'Who would you most like to tell about it?',
    ],
    who: CLOSE,
  },
  'new-job': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'being trusted with more',
      'a place where what you can do is wanted',
      'a next step that is worth the effort',
    ],
    seen: [
      'a yes where it could have been a no',
      'people who looked at what you can do and chose you',
      'something good to build the coming months on',
    ],
    sense: [
      'somebody weighed what you can do and decided for it',
      'it is good news for today and for a long time after',
      'what you bring is wanted, and you have it from those who decide such things',
    ],
    reframes: [
      'You may be glad before you have proved anything; the yes came first.',
      'Even work that once seemed to lead nowhere may have a part in this.',
      'They may have chosen you for the very things that come easily to you.',
    ],
    steps: [
      [
        'action',
        'Tonight, tell the news with your own voice, by phone or face to face, to {who|the person who will be happiest for you}.',
      ],
      [
        'action',
        'Within a day, write a short thank-you to someone who taught you, put in a word or kept your spirits up.',
      ],
      [
        'expectation',
        'Put three lines on paper before bed: what I want from this step, what I bring to it, what I keep free for the rest of life.',
      ],
      [
        'perception',
        'Think back tonight to where you stood a year ago, and tell {who|someone close} in two sentences how far it is from there to here.',
      ],
      [
        'attachment',
        'Choose one small thing tomorrow that marks the change: a good pen, a photo of the letter, a meal with someone you like.',
      ],
      ['body', 'Walk for half an hour today without the phone, and let the news sink in.'],
    ],
    theme: 'building-on',
    questions: [
      'Which part of it are you looking forward to most?',
      'What may have helped them to say yes?',
    ],
    who: CLOSE,
  },
  'accepted-in': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'being welcome as you are',
      'a place among people you want to be with',
      'someone wanting you there',
    ],
    seen: [
      'a yes that is meant for you',
      'a circle that has made room for you',
      'people who want you among them',
    ],
    sense: [
      'you can hope to belong, but others have to say yes, and they did',
      'being counted in lets you put down a guard you may have kept up for a while',
      'it is one thing to wish for a place, and another to be asked in',
    ],
    reframes: [
      'You may not have to earn this place day by day; it has been given.',
      'They may be as glad to have you as you are to be there.',
      'Perhaps it is not one thing you did; it may be you they wanted.',
    ],
    steps: [
      [
        'action',
        'Within a day, tell {who|whoever opened the door for you} that it meant something to you, and what.',
      ],
      [
        'action',
        'Say a plain yes to the next small offer from there, today or tomorrow: a coffee, a chat, a seat.',
      ],
      [
        'action',
        'Think of someone who may be feeling left outside somewhere, and write them one friendly line tomorrow.',
      ],
      [
        'perception',
        'Tonight, note the moment when you felt it: who said or did what. Two lines are enough to keep it.',
      ],
      [
        'expectation',
        'Choose before bed one thing of your own to bring along next time: a question, a cake, an offer to help.',
      ],
      [
        'attachment',
        'This evening, tell someone who knows how much you wanted it, and let them be happy with you.',
      ],
    ],
    theme: 'belonging',
    questions: [
      'What made you feel really welcome?',
      'Is there someone there you would like to know better?',
    ],
  },
  'learned-skill': {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'being able to do it yourself',
      'practice that shows in the end',
      'growing beyond what you could do before',
    ],
    seen: [
      'something you can do today that you once could not',
      'an ability that has become your own',
      'practice that has turned into knowing how',
    ],
    sense: [
      'you were a beginner at it, and you stayed with it',
      'there was a time when this was out of your reach',
      'what used to be strange has begun to feel like your own',
    ],
    reframes: [
      'You may have learned two things here: this, and that you can still learn.',
      'If it feels easier now, that ease may be made of all the tries before it.',
      'Nobody could have learned it for you, and perhaps that is why it feels so good.',
    ],
    steps: [
      [
        'action',
        'Do it once more within a day, for no other reason than the joy of being able to.',
      ],
      [
        'action',
        'Show {who|someone who will enjoy it} tomorrow, and tell what the very beginning was like.',
      ],
      [
        'action',
        'Send two lines of thanks today to whoever helped you learn: a teacher, a friend, a stranger with a good video.',
      ],
      [
        'perception',
        'Recall your first try tonight and set it beside today, one line each. Read them one after the other.',
      ],
      [
        'expectation',
        'Before bed, choose the next thing you would like to try with it, small enough to begin tomorrow.',
      ],
      [
        'attachment',
        'Pass the first step of it on before tomorrow night to someone who would like to learn it too.',
      ],
    ],
    theme: 'building-on',
    questions: [
      'What helped you most while you were still learning?',
      'Where would you like to use it next?',
    ],
  },
  'made-something': {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'making something that is really yours',
      'an idea turning into something real',
      'work whose result you can enjoy',
    ],
    seen: [
      'something that is there because of you',
      'a piece of work with your own touch in it',
      'what was once only a thought, now real',
    ],
    sense: [
      'there was nothing there, or something broken, and now there is this',
      'your time and care went in, and something good came out',
      'it took many small decisions, and together they hold',
    ],
    reframes: [
      'The making may have been as good as the result, and both of them are yours.',
      'It may not be perfect, and nobody else could have made just this one.',
      'Whoever enjoys it may be getting some of your time and care along with it.',
    ],
    steps: [
      [
        'action',
        'Show it or serve it to {who|someone you like} before tomorrow night, and say which part you like best yourself.',
      ],
      ['action', 'Take a photo or keep a copy today, and put the date and your name on it.'],
      [
        'action',
        'Give something of it away tomorrow, a piece, the recipe or the how, to someone who will be glad.',
      ],
      [
        'perception',
        'Sit with it for five minutes tonight as if somebody else had made it, and find two things that are good.',
      ],
      [
        'expectation',
        'Note this evening the next idea it gave you, and what you would need. Nothing has to be started yet.',
      ],
      [
        'body',
        'Clear your things away tonight without hurry, the tools, the pots, the pages, and enjoy being done.',
      ],
    ],
    theme: 'building-on',
    questions: [
      'What pleases you most about it?',
      'Who would you like to see it, use it or taste it?',
    ],
  },
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
