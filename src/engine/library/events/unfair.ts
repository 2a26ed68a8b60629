import type { EventLibrary } from './event.ts'

export const UNFAIR_EVENTS: EventLibrary = {
  unfair: {
    feelings: ['anger', 'sadness', 'worry', 'disgust', 'fear', 'shame'],
    wanted: [
      'the same rules counting for everyone',
      'a fair hearing',
      'people with the say using it justly',
      'someone looking at the real case before they decide',
    ],
    seen: [
      'treatment that would be wrong no matter who it was done to',
      'power on one side, and the cost of it on yours',
      'a decision or a rule that does not fit the facts as you know them',
    ],
    sense: [
      'it is hard enough to lose out, and harder when it is not right',
      'fairness is what lets people trust a rule at all, and here it is missing',
      'when the other side is bigger than you, a wrong weighs double',
    ],
    reframes: [
      'This went wrong; whether it can still be checked or changed may not be settled yet.',
      'Their decision shows how they used their power; it may say very little about your worth.',
      'You may not win all of it, and having your view on record could still count.',
    ],
    steps: [
      [
        'action',
        'Tonight, write what happened in ten plain lines: dates, names, who decided. Tomorrow, send it to whoever can review it and ask for a written answer.',
      ],
      [
        'action',
        'Find out by tomorrow noon who hears cases like this (a union, an adviser, an office), and ask how a complaint works.',
      ],
      [
        'perception',
        'Before bed, make two columns: what was really said or written, and what you conclude from it. Build your case on the first.',
      ],
      [
        'expectation',
        'Decide today what you would accept as put right: a reason, an apology, a change. Ask for that one thing first.',
      ],
      [
        'attachment',
        'Call one person this evening who would find this wrong too, and tell it once from start to end.',
      ],
      [
        'body',
        'Walk for twenty minutes today before you answer them. A calm letter is harder to brush aside.',
        ['anger', 'disgust'],
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'Who has the power to look at this again?',
      'What would putting it right look like to you?',
    ],
  },
  papers: {
    feelings: ['anger', 'worry', 'sadness', 'fear', 'negativeanticipation'],
    wanted: [
      'a clear answer in a reasonable time',
      'one person who takes the matter in hand',
      'a service that does what it is there for',
    ],
    seen: [
      'a matter still open, with the next move in other hands',
      'more effort going in, and nothing yet that you can plan with',
      'your time spent on something that could have been simple',
    ],
    sense: [
      'something you need depends on steps you cannot speed up',
      'having to chase what is due to you wears anyone down',
      'being passed along can make a person feel like a number',
    ],
    reframes: [
      'Being stuck here may say more about their process than about your case.',
      'You may not be able to hurry them, but you can choose how much of your day it gets.',
      'It is not settled yet, and slow is not the same as no.',
    ],
    steps: [
      [
        'action',
        'Tomorrow at opening time, make one call with your number or papers ready. Ask who handles it and by when, and note the name.',
      ],
      [
        'action',
        'Tonight, put every letter and date on one sheet, oldest first. Send a short message that asks for a reply by a named day.',
      ],
      [
        'action',
        'Within a day, ask someone who has been through it, or an advice line, what got things moving for them.',
      ],
      [
        'expectation',
        'Pick two fixed half hours this week for this matter, the first one tomorrow. Outside of them, leave it alone.',
      ],
      [
        'perception',
        'Sort it on paper this evening: what depends on you, what depends on them, what has a deadline. Only the first list is for tomorrow.',
      ],
      [
        'body',
        'After the next call or form today, stand up, stretch and drink a glass of water before you do anything else.',
      ],
    ],
    theme: 'uncertainty',
    questions: [
      'Is there a date after which the delay really costs you something?',
      'Who, by name, could move this forward?',
    ],
  },
  'boundary-crossed': {
    feelings: ['anger', 'disgust', 'sadness', 'fear', 'shame', 'worry'],
    wanted: [
      'being asked first',
      'what is private staying yours to share',
      'having the say over your own things, body and news',
    ],
    seen: [
      'someone going ahead without your yes',
      'a line that was yours to draw, stepped over',
      'a choice that belonged to you, made without you',
    ],
    sense: [
      'it was yours to give or to keep, and nobody asked',
      'when someone goes past you once, it is natural to wonder what else is not safe',
      'being left out of what is your own to decide makes anyone feel small',
    ],
    reframes: [
      'Whatever the reason behind it, wanting to be asked first is not too much.',
      'This was done without you; what happens from here may be for you to say.',
      'Why it was done may be unclear; that it was yours to decide is not.',
    ],
    steps: [
      [
        'action',
        'If it feels safe, say to {who|the person} before tomorrow night: this was mine to decide, please ask me first.',
      ],
      [
        'action',
        'Today, close what can be closed: a new password, a locked drawer, a key or a code changed.',
      ],
      [
        'perception',
        'Write two short lists tonight: what was done, and what you suppose was behind it. Speak about the first.',
        ['anger', 'sadness', 'worry'],
      ],
      [
        'expectation',
        'Decide before bed what you will share or lend from now on, and what stays with you until trust is back.',
      ],
      [
        'attachment',
        'Call someone you trust this evening, tell them what happened, and ask them only to listen.',
      ],
      [
        'body',
        'Take an hour today behind a closed door, phone off, where nobody asks anything of you.',
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'Do they know that it was not all right with you?',
      'What would put you at ease again: a sorry, a lock, a new rule?',
    ],
  },
  'asked-too-much': {
    feelings: ['anger', 'worry', 'sadness', 'shame', 'fear', 'negativeanticipation'],
    wanted: [
      'giving what you can, and that being enough',
      'being able to say no and still be liked',
      'others thinking of your limits as well as their needs',
    ],
    seen: [
      'more being asked than you have to give',
      'your yes being taken for granted',
      'a request that leaves little room for you',
    ],
    sense: [
      'you want to be good to people, and it is costing you a lot',
      'a no can feel like letting somebody down, so the yes slips out',
      'being useful stops being a pleasure when it stops being a choice',
    ],
    reframes: [
      'You can care about someone and still not be the one who does this.',
      'They may ask because you have managed so far, without seeing what it takes.',
      'Turning down this request need not mean turning away from the person.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, answer {who|the person asking} with one offer and one no: I can do this part, I cannot do that one.',
      ],
      [
        'action',
        'For any new request today, use one sentence before you know your answer: let me check, I will tell you tomorrow.',
      ],
      [
        'perception',
        'Tonight, list what you said yes to this week, and mark each one: from the heart, from fear, or by habit.',
      ],
      [
        'expectation',
        'Before bed, write what would be good enough here, and cut your own part down to that.',
      ],
      [
        'attachment',
        'Put one hour of your own into tomorrow’s calendar, and keep it like an appointment with someone you respect.',
      ],
      [
        'body',
        'When the next request comes today, feel both feet on the floor and breathe out once before you answer.',
      ],
    ],
    theme: 'limits',
    questions: [
      'What would you do here if nobody could be cross with you?',
      'Which part of it would you gladly give?',
    ],
  },
  online: {
    feelings: ['anger', 'sadness', 'shame', 'disgust', 'worry', 'fear'],
    wanted: [
      'being met with respect on a screen as anywhere else',
      'people online remembering that someone is there to read it',
      'the time you spend online being good for you',
    ],
    seen: [
      'something on a screen that reached you all the same',
      'a post, a line or a picture that spoils the day',
      'other people’s carelessness or spite coming in through the phone',
    ],
    sense: [
      'the screen is always near, so it is hard to put it aside',
      'written words come without a face, and the mind adds the hardest tone',
      'what happens online still happens to you',
    ],
    reframes: [
      'Loud is not the same as many; a few voices may fill a whole screen.',
      'A screen shows one slice; what lies behind it may look different.',
      'The sting is real, and you may choose how long it stays in front of you.',
    ],
    steps: [
      [
        'action',
        'Now, mute the thread, account or game until tomorrow noon, and report or block what breaks the rules.',
      ],
      [
        'action',
        'Save a screenshot today, then write your answer on paper only. Decide tomorrow whether it is worth sending.',
      ],
      [
        'action',
        'If it comes from someone you know, ask them in private tomorrow, in one friendly line, what they meant.',
        ['sadness', 'worry', 'shame', 'anger'],
      ],
      [
        'perception',
        'Let one honest friend look at it today and tell you how it seems to somebody it is not about.',
      ],
      [
        'attachment',
        'Tonight, spend an hour with people who know your voice, phones in another room. Arrange it in the next ten minutes.',
      ],
      [
        'body',
        'Put the phone in a drawer an hour before bed tonight, and do something with your hands until you sleep.',
      ],
    ],
    theme: 'criticism',
    questions: [
      'Is it from someone whose view you would ask for in person?',
      'What do you keep going back to in it?',
    ],
  },
  'moral-no': {
    feelings: ['disgust', 'anger', 'sadness', 'fear', 'shame', 'worry'],
    wanted: [
      'people keeping to basic decency',
      'those who do wrong having to answer for it',
      'having no part in what you find wrong',
    ],
    seen: [
      'something done that goes against what you hold right',
      'an act you want to keep far from who you are',
      'wrong being done where care or truth was owed',
    ],
    sense: [
      'it goes straight against a value you hold',
      'someone pays for a wrong like this, and you feel for them even from outside',
      'looking on without being able to undo it is hard to bear',
    ],
    reframes: [
      'It happened, and your no to it may be worth more than it feels like.',
      'One act shows what some people do; it may not show what people are.',
      'What is done may stay done, and you can still choose what you stand beside.',
    ],
    steps: [
      [
        'action',
        'Speak today with one person you respect about what you saw or heard, and ask what they would do.',
      ],
      [
        'action',
        'If it can be done safely, pass on what you know by tomorrow night to one place that can act. Facts only.',
      ],
      [
        'action',
        'Give half an hour tomorrow to the side that was wronged: a kind word, a signature, a donation, an offer of help.',
      ],
      [
        'attachment',
        'Put the value that was hurt into one word tonight, and plan one small act for it tomorrow.',
      ],
      [
        'perception',
        'Before you tell it on, note in two columns tonight what you saw yourself and what came second-hand.',
      ],
      [
        'body',
        'Wash your hands and face, step outside and breathe cool air for five minutes before you go on with the day.',
        ['disgust', 'anger', 'fear'],
      ],
    ],
    theme: 'values',
    questions: [
      'Which value of yours did it touch?',
      'Is there anyone it was done to whom you could reach?',
    ],
  },
  world: {
    feelings: ['worry', 'sadness', 'anger', 'fear', 'disgust', 'negativeanticipation'],
    wanted: [
      'a world that treats people and nature with more care',
      'a future you can look at without dread',
      'those in power acting with sense and decency',
    ],
    seen: [
      'more trouble than one person can stop',
      'events too big for any one pair of hands',
      'things that seem to be going the wrong way',
    ],
    sense: [
      'you care about people and places beyond your own door',
      'the news brings it into your room and leaves you little to do about it',
      'nobody is made to hold this much at once',
    ],
    reframes: [
      'The headlines are real, and so are the people at work whom they may leave out.',
      'You cannot carry all of it; a small part, done with others, may be yours.',
      'Nobody can know the end yet, neither those who hope nor those who fear the worst.',
    ],
    steps: [
      [
        'action',
        'Choose one cause and do one thing for it by tomorrow evening: give, sign, write to a representative, or offer your help.',
      ],
      ['action', 'Tonight, call somebody who cares about it too, and ask what keeps them going.'],
      [
        'expectation',
        'Set two times for news tomorrow, ten minutes each, from one source. Turn the alerts off now.',
      ],
      [
        'perception',
        'For the hardest report you read today, look up one person or group that is working on that problem.',
      ],
      [
        'attachment',
        'Do something tomorrow for the piece of the world you can reach: a neighbour, a child, a garden, a shared meal.',
      ],
      ['body', 'Leave the screen an hour before bed tonight, and walk, stretch or cook instead.'],
    ],
    theme: 'uncertainty',
    questions: [
      'Where does it come closest to your own life?',
      'What would you like to have done about it, a year from now?',
    ],
  },
}
