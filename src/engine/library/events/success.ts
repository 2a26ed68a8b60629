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
}
