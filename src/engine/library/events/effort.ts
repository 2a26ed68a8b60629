import type { EventLibrary } from './event.ts'

export const EFFORT_EVENTS: EventLibrary = {
  rejected: {
    feelings: ['sadness', 'anger', 'shame', 'worry'],
    wanted: [
      'a yes that you could start to plan around',
      'somebody on the other side seeing what was there',
      'an honest chance at what you asked for',
      'a start on what you had planned',
    ],
    seen: [
      'a no, after all that went into asking',
      'plans that now have to be made again',
      'a closed door, at least for now',
      'something you prepared with care being turned down',
    ],
    sense: [
      'asking meant showing that you wanted it, and the answer was no',
      'a part of the future you had pictured leaned on this yes',
      'the work and the waiting came first, and the no came after',
      'a no to one thing can feel like a no to all of you',
    ],
    reframes: [
      'They decided about one request; most of what you are was never in front of them.',
      'The no is real, and it may say as much about places and numbers as about you.',
      'This way is closed for now; what you wanted it for may have another way in.',
      'It took nerve to ask at all, and that part was not turned down.',
    ],
    steps: [
      [
        'action',
        'Send two polite lines within a day to whoever answered: what spoke against it, and may you try again? Short, no argument.',
      ],
      [
        'action',
        'Look up one other way to the same thing tonight, and write down its next date. One is enough for now.',
      ],
      [
        'perception',
        'Go through the answer once more today with a friend: what does it really say, and what does it leave open?',
      ],
      [
        'expectation',
        'Let it be until tomorrow noon. Then choose only one thing: try again, try elsewhere, or wait a month.',
      ],
      [
        'attachment',
        'Call or visit someone this evening who never needed an application from you to be glad you came.',
      ],
      [
        'body',
        'Put the answer out of sight today and go outside for twenty minutes before you tell anyone what comes next.',
      ],
    ],
    theme: 'worth-beyond-results',
    questions: [
      'Were you told what spoke against it?',
      'How would a yes have changed things for you?',
    ],
  },
  failed: {
    feelings: ['sadness', 'shame', 'anger', 'regret', 'worry'],
    wanted: [
      'your effort leading somewhere',
      'reaching the mark you had set',
      'saying in the end that it worked',
      'this try being the one that comes off',
    ],
    seen: [
      'a goal that you did not reach this time',
      'an outcome that falls short of what you had in mind',
      'something you would rather not have to tell',
      'hopes that have to wait, or take another form',
    ],
    sense: [
      'you wanted this to work, and the result says it did not',
      'a result takes a second to read, and all that led up to it took much longer',
      'it can feel as if the result were about you, and not about one try',
      'you may already have pictured how it would be if it went well',
    ],
    reframes: [
      'This try did not work; that is news about the try, and not about all of you.',
      'The result stands, and it may show you exactly which part to work on.',
      'It did not come out as you wanted; what you learned on the way may still be yours.',
      'Perhaps you count only the last step; some before it may have gone right.',
    ],
    steps: [
      [
        'action',
        'Ask {who|someone who saw it} within a day for one thing to change next time. Only one.',
      ],
      [
        'action',
        'Find the place tonight where it went wrong and write one sentence about it. Then close the page.',
      ],
      [
        'perception',
        'Write tonight what you would say to a friend with this same result. Read it back with your own name in it.',
      ],
      [
        'expectation',
        'Give it one night. Tomorrow at noon, decide just this: try again, try another way, or let it rest.',
      ],
      [
        'attachment',
        'Spend an hour this evening on something you like that gives no marks, with company if you can.',
      ],
      [
        'body',
        'Eat something warm tonight and go to bed early. Leave every decision about the next try until you have slept.',
      ],
    ],
    theme: 'worth-beyond-results',
    questions: [
      'Is there another try, or is this one closed?',
      'What did you most want this result to show?',
    ],
    who: /\b(?:teacher|professor|lecturer|tutor|coach|trainer|mentor|supervisor|teammates?|instructor)\b/,
  },
  mistake: {
    feelings: ['shame', 'regret', 'worry', 'anger', 'sadness', 'fear'],
    wanted: [
      'being somebody others can rely on',
      'getting it right where it mattered',
      'no one having to pay for a slip of yours',
      'your care being enough to prevent this',
    ],
    seen: [
      'one moment that went wrong, with your name on it',
      'trouble that began with something you did',
      'a thing that happened and that you would gladly undo',
      'the distance between how careful you want to be and how it went',
    ],
    sense: [
      'being reliable matters to you, and this time something slipped',
      'the slip itself was quick, and thinking about it takes much longer',
      'you like to do things well, so this cuts deep',
      'your own hand was in it, and that is harder to take than bad luck',
    ],
    reframes: [
      'You made a mistake, and minding it this much is a part of you as well.',
      'A careful person can make one careless move; both may be true here.',
      'What happened is settled; what you do about it now may still be open.',
      'You know now what you did not see in the second it happened.',
    ],
    steps: [
      [
        'action',
        'Before tomorrow noon, tell {who|anyone it affected} three things: what happened, that you are sorry, what you will do about it.',
      ],
      [
        'action',
        'Set up one small guard against a repeat tonight: a line on a list, an alarm, a second pair of eyes.',
      ],
      [
        'perception',
        'Note tonight what has really come of it so far, and apart from that, what you fear could still come.',
      ],
      [
        'expectation',
        'Trade one rule today: from never slipping, to putting right what can be put right. Start with the smallest part.',
      ],
      [
        'attachment',
        'Do one thing today that you are good at, for somebody who can use it, and let that count too.',
      ],
      [
        'body',
        'If the scene plays again tonight, stand up, drink a glass of water and name five things you can see.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'Has anyone told you what it meant to them, or is that still your guess?',
      'What can still be put right?',
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|client|customer|teacher|professor|coach|neighbou?rs?|landlord|landlady|husband|wife|partner|roommate|flatmate|housemate)\b/,
  },
  overload: {
    feelings: ['worry', 'anger', 'sadness', 'fear', 'shame'],
    wanted: [
      'a load that you can bear',
      'some hours that belong to you',
      'a day that ends at some point',
      'help turning up while you still have strength',
    ],
    seen: [
      'tasks that pile up faster than they can be done',
      'one demand arriving before the last is met',
      'your own rest being the first thing to go',
      'all of it landing on the same tired person',
    ],
    sense: [
      'more is being asked than one person has hours for',
      'you have been giving out more than comes back in',
      'when nothing is ever quite finished, the mind cannot put it down',
      'being tired makes every task look larger, and there are many',
    ],
    reframes: [
      'The list is longer than the day; that is a fact about the list, not about you.',
      'Perhaps you are not failing at a fair load; you may be carrying too large a one.',
      'Not all of it may be due at once, even if it all shouts at once.',
      'Dropping one thing on purpose may be kinder than dropping several by accident.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, show {who|the person who shares or hands out the work} your list and ask: which two come first, and what may wait?',
      ],
      [
        'action',
        'Ask one person before tomorrow evening for one exact favour: this task, this hour. Small and clear.',
      ],
      [
        'expectation',
        'Tonight, cross one thing off tomorrow that can wait a week, and tell the one person it concerns.',
      ],
      [
        'perception',
        'List everything that pulls at you today, then mark what truly has a date. Look only at the marked ones tomorrow.',
      ],
      [
        'attachment',
        'Take ten minutes today for something you enjoy that has dropped off the list, before the next task begins.',
      ],
      [
        'body',
        'Choose half an hour tonight that nobody else gets. Lie down, with the phone in another room.',
      ],
    ],
    theme: 'limits',
    questions: ['Which one of these weighs most?', 'Who could take one piece of it from you?'],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|teacher|professor|coach|principal|husband|wife|partner|family)\b/,
  },
  impostor: {
    feelings: ['worry', 'fear', 'shame', 'sadness'],
    wanted: [
      'feeling sure that you can do this',
      'being good enough for this',
      'having your place without needing to prove it',
      'trust in your own ability',
    ],
    seen: [
      'doubts that stand in front of your strengths',
      'something that looks bigger than you feel',
      'a gap between what is asked and what you believe you have',
      'a picture of yourself in which the weak parts are the largest',
    ],
    sense: [
      'you mean to do this well, and doubt grows where something matters',
      'you know all your own weak points, and only the outside of other people',
      'there is no clear mark that says when you are good enough',
      'you ask a lot of yourself, and you watch yourself closely',
    ],
    reframes: [
      'Feeling unsure is not proof of being unable; the two may only look alike.',
      'You see your inside and the outside of others; they may be unsure as well.',
      'Doubt may come from caring about it, more than from being wrong for it.',
      'Even without being ready for all of it, you may be ready for the next part.',
    ],
    steps: [
      [
        'perception',
        'Tonight, write three facts about what you have managed before, with dates. Leave opinions off the list, your own too.',
      ],
      [
        'action',
        'Ask someone who has done this before, within a day, what they found hard in the beginning. Only listen.',
      ],
      [
        'action',
        'Tell one person you trust today that you doubt yourself here. Ask whether they know the feeling.',
      ],
      [
        'expectation',
        'Set the bar for tomorrow at learning one thing about it, and not at having no gaps.',
      ],
      [
        'attachment',
        'Do something this evening that you enjoy and are no expert in, with nobody there to judge it.',
      ],
      [
        'body',
        'When the doubt gets loud today, put both feet on the floor and breathe out slowly five times before you go on.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'What would you have to see to believe that you are good enough here?',
      'Whose measure are you using?',
    ],
  },
  stuck: {
    feelings: ['worry', 'sadness', 'regret', 'shame', 'anger', 'fear'],
    wanted: [
      'knowing which way to go',
      'a clear choice',
      'something that fits who you are',
      'days leading somewhere you want to be',
    ],
    seen: [
      'ways that each have something against them',
      'time passing while nothing is settled',
      'a question that keeps coming back without an answer',
      'no next move that feels right yet',
    ],
    sense: [
      'standing still costs strength too, even if nobody sees it',
      'choosing well matters to you, and nothing tells you for sure how',
      'whichever way you look, something would have to be given up',
      'you would like things to move on, and at the moment they do not seem to',
    ],
    reframes: [
      'Not knowing the way yet is not the same as having none.',
      'The whole answer may not be needed yet; the next small part could be enough.',
      'Being restless may be the part of you that still wants something.',
      'Perhaps no choice here is perfect, and more than one would be all right.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, spend thirty minutes on the smallest piece of one option, so that you know more than you do tonight.',
      ],
      [
        'action',
        'Talk both sides through today with one person who knows you well. Ask them which side sounded more like you.',
      ],
      [
        'perception',
        'Tonight, give each way you could go its own line, with one thing you would gain and one you would miss.',
      ],
      [
        'expectation',
        'Swap the big question for a small one tonight: what would make tomorrow a little better? Do that by noon.',
      ],
      [
        'attachment',
        'Remember a day that felt right and write down tonight what was in it. Put one of those things into tomorrow.',
      ],
      [
        'body',
        'Go for a twenty-minute walk today without phone or task. The question may come along; it needs no answer on the way.',
      ],
    ],
    theme: 'own-path',
    questions: [
      'What have you tried already, and what did it show you?',
      'If nothing changed for a year, what would bother you most?',
    ],
  },
}
