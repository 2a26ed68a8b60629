import type { EventLibrary } from './event.ts'

export const WORK_EVENTS: EventLibrary = {
  'credit-taken': {
    feelings: ['anger', 'sadness', 'worry', 'disgust'],
    wanted: [
      'the truth about who did what',
      'your share being named as it was',
      'honesty about whose doing it was',
      'a fair account of your part in it',
    ],
    seen: [
      'a version of it that gets you wrong',
      'the wrong name in the place where the right one belonged',
      'others being told a story that is not the true one',
      'your side missing from what everyone heard',
    ],
    sense: [
      'the facts are clear to you, and they were not told that way',
      'it touches how others see you, and you had no say in it',
      'the telling of it was taken out of your hands',
      'being described wrongly hurts, even where the thing itself is small',
    ],
    reframes: [
      'The facts stay what they are, even while the wrong story is the louder one.',
      'It was wrong, and it may still be put right with dates and a calm voice.',
      'Some people may know more about who did what than they have said so far.',
      'You can be right about the facts and still choose your own moment to name them.',
    ],
    steps: [
      [
        'action',
        'Tonight, gather what shows your part: drafts, messages, dates, names. Keep it in one place, so that you can show it calmly.',
      ],
      [
        'action',
        'Write {who|the person concerned} three sentences within a day: what you did, what was said instead, and how you would like it put right.',
      ],
      [
        'perception',
        'Before bed, put on paper what was actually said or done, and beside it what you think was meant. Keep the two apart.',
      ],
      [
        'expectation',
        'Decide this evening what would be enough: a correction, an apology, or a fair mention next time. Plan to ask for that one thing.',
      ],
      [
        'attachment',
        'Give half an hour tonight to something you do well just for yourself, where nobody keeps count of credit.',
      ],
      [
        'body',
        'Walk fast for fifteen minutes today before you write or say anything about it. Then read your first line again.',
        ['anger', 'disgust'],
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'Who else knows how it really was?',
      'What would putting it right look like to you?',
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|colleagues?|co-?workers?|teacher|professor|lecturer|tutor|coach|classmates?|teammates?|band)\b/,
  },
  'passed-over': {
    feelings: ['sadness', 'anger', 'shame', 'worry'],
    wanted: [
      'your effort weighing in when the choice was made',
      'being the one they chose',
      'a fair look at what you had done',
      'this time being your turn',
    ],
    seen: [
      'someone else chosen, in spite of all your work',
      'a no where you had good reason to hope for a yes',
      'another name where yours could have stood',
      'somebody else holding what you had hoped for',
    ],
    sense: [
      'real effort went in, and the choice did not show it',
      'a choice like that can feel like a verdict on your worth',
      'hope had already moved in before the answer came',
      'seeing it go to another person can be harder than a plain no',
    ],
    reframes: [
      'One decision filled one place; it did not measure everything you bring.',
      'You lost this one, and you may not know yet all that decided it.',
      'The effort was real, even where it was not chosen this time.',
      'What you built up while working for it may count again at the next chance.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, ask {who|whoever decided} for fifteen minutes and one question: what would have made you the choice?',
      ],
      [
        'action',
        'Today, tell one person close to you how it went, and say plainly that you had wanted it.',
      ],
      [
        'perception',
        'Tonight, write two columns: what you know about the decision, and what you only guess. Take the first into any talk.',
      ],
      [
        'attachment',
        'This evening, give half an hour to something you are proud of that no jury or boss hands out.',
      ],
      [
        'expectation',
        'Pick a date tonight by which you want a clear word about the next chance. Plan to ask for it.',
      ],
      [
        'body',
        'Before you talk to anyone who decided it, walk for ten minutes today and let the first sentence cool.',
        ['anger', 'shame'],
      ],
    ],
    theme: 'worth-beyond-results',
    questions: [
      'Do you know yet what decided it, or is that part still a guess?',
      'What would a fair next chance look like to you?',
    ],
    who: /\b(?:boss|manager|supervisor|director|ceo|teacher|professor|coach|trainer|principal)\b/,
  },
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
  criticised: {
    feelings: ['shame', 'anger', 'sadness', 'worry', 'fear'],
    wanted: [
      'a fair judgement of what you did',
      'somebody also saying what was good',
      'being told of faults with respect',
      'some notice of the care you took',
    ],
    seen: [
      'a verdict that dwells on what was wrong',
      'your effort reduced to its weak spots',
      'somebody with a say who is not content',
      'words about your work that are hard to forget',
    ],
    sense: [
      'you put something of yourself into it, and the answer was about the faults',
      'words from somebody with a say weigh more than other words',
      'a remark about what you did can sound like a remark about who you are',
      'it is hard to take in what is useful while it still stings',
    ],
    reframes: [
      'It was a judgement of one thing you did, and it may not be the last word.',
      'Something in it may be useful, and the way it reached you may still have hurt.',
      'One person looked at the weak spot; others may be seeing the rest.',
      'You can learn from a remark without agreeing to all of it.',
    ],
    steps: [
      [
        'perception',
        'Tonight, sort what {who|the other person} said into two lists: what you could use, and what only stung. Keep one useful point.',
      ],
      [
        'action',
        'Within a day, ask {who|the person who said it} for one example: which part exactly, and what would have been better?',
      ],
      [
        'action',
        'Today, ask one person who has seen how you work: what is fair in this remark, and what is not?',
      ],
      [
        'expectation',
        'Pick one point tonight that you would like to do differently, and let all the others wait until you have slept.',
      ],
      [
        'attachment',
        'Before bed, recall one time when your work was welcome. Write down who said so, and in which words.',
      ],
      [
        'body',
        'Leave your answer until tomorrow morning, and walk for ten minutes today while the sting is fresh.',
        ['anger', 'shame', 'fear'],
      ],
    ],
    theme: 'criticism',
    questions: [
      'Which stays with you more: what was said, or how it was said?',
      'Do you agree with any part of it?',
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|client|customer|teacher|professor|lecturer|tutor|coach|trainer|principal|mentor|mother|mom|mum|father|dad|parents|in-laws|mother-in-law|father-in-law)\b/,
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
  'job-lost': {
    feelings: ['sadness', 'worry', 'anger', 'negativeanticipation', 'fear', 'shame'],
    wanted: [
      'a steady living',
      'a place that would stay yours',
      'choosing for yourself when it ends',
      'your days keeping the shape they had',
    ],
    seen: [
      'an end, and after it an open question',
      'people, routines and pay all going at the same time',
      'mornings without the work that used to fill them',
      'a working life that needs a new plan',
    ],
    sense: [
      'a job holds money, rhythm and a piece of who you are, and all three moved at once',
      'you lose the pay, and also the place where people knew what you can do',
      'so much of a week hangs on work that its end reaches into everything',
      'you gave this work a part of your life, and now it stops',
    ],
    reframes: [
      'The work there ends; what you learned to do in it leaves with you.',
      'An ending like this may have more to do with money or plans than with your worth.',
      'You may need to be sad and need a plan; both can have their hour.',
      'Not knowing what comes next is hard, and it is not the same as nothing coming.',
    ],
    steps: [
      [
        'action',
        'Today, write down the next three dates that matter: the last pay, papers due, where to register. Only those three.',
      ],
      [
        'action',
        'Before tomorrow night, message one person you know from work: could we talk for ten minutes about what comes next?',
      ],
      [
        'attachment',
        'Tonight, name two things you are to people that never came from the job. Do one of them tomorrow.',
      ],
      [
        'body',
        'Keep tomorrow morning in its usual shape: up at the same time, outside early, one task done by noon.',
      ],
      [
        'perception',
        'Write this evening what you were told about the reasons, and what you only suspect. Go by the first.',
      ],
      [
        'expectation',
        'Set a goal for tomorrow only: one call, one form, or one hour of rest. The big plan can wait.',
      ],
    ],
    theme: 'worth-beyond-results',
    questions: [
      'What weighs most right now: the money, the days, or what it says about you?',
      'Who have you been able to tell so far?',
    ],
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
  unappreciated: {
    feelings: ['sadness', 'anger', 'worry'],
    wanted: [
      'somebody noticing how much you did',
      'a return that matches your effort',
      'what you give being worth something to them',
      'one honest word about all you put in',
    ],
    seen: [
      'your part in it taken for granted',
      'little or nothing coming back',
      'others carrying on as if it had done itself',
      'hours of yours that passed without a mention',
    ],
    sense: [
      'you gave a lot, and what came back did not match it',
      'effort that nobody names can start to feel as if it never happened',
      'wanting to be seen for what you do is a very ordinary wish',
      'giving takes strength, and more of it when nobody looks up',
    ],
    reframes: [
      'They may not have seen how much it took; that does not make it little.',
      'Good work can be easy to overlook, because nothing goes wrong.',
      'Their silence may be habit more than a verdict on what you gave.',
      'It still made a difference that you did it, even where no one said so.',
    ],
    steps: [
      [
        'action',
        'Tell {who|the person you wish had noticed} within a day, in one sentence, what you did and that a word about it would mean a lot.',
      ],
      [
        'action',
        'Tomorrow, before you do the next thing for them, ask for something small in return: a hand, an hour, an answer.',
      ],
      [
        'perception',
        'Ask somebody today who was near while you did it: what did you see me do? Write down the answer.',
      ],
      [
        'expectation',
        'Tonight, sort your efforts in two: what you would do anyway, and what needs something back. Speak up about the second only.',
      ],
      [
        'attachment',
        'Meet or call someone this evening who is glad of you before you have done anything.',
      ],
      [
        'body',
        'Sit down for fifteen minutes today with something warm to drink, before you do one more thing for anybody.',
      ],
    ],
    theme: 'asking',
    questions: ['Whose word would mean most to you here?', 'Do they know how much it took?'],
    who: /\b(?:boss|manager|supervisor|director|ceo|teacher|coach|husband|wife|partner|boyfriend|girlfriend|mother|mom|mum|father|dad|parents|family|team)\b/,
  },
  'work-conflict': {
    feelings: ['anger', 'worry', 'sadness', 'disgust', 'fear'],
    wanted: [
      'plain respect in a place where you have to be',
      'everyone there doing their part decently',
      'getting on with things in peace',
      'a way of getting along that works',
    ],
    seen: [
      'somebody making your day harder than it has to be',
      'behaviour that you would not allow yourself',
      'a strain that you carry home with you',
      'your time and patience being used up',
    ],
    sense: [
      'you cannot simply walk away from people you have to deal with',
      'you try to keep your side of it, and the other side was not kept',
      'staying polite takes strength, and you may have spent a lot of it',
      'how you are treated there follows you through the rest of the day',
    ],
    reframes: [
      'What they do is real, and it may be about their day as much as about you.',
      'You cannot choose how they act; you can choose when and how you answer.',
      'Perhaps it is not aimed at you, and you may still want it to change.',
      'One difficult person can fill the whole view; others there may see it too.',
    ],
    steps: [
      [
        'action',
        'Find a quiet moment within a day to tell {who|the person concerned, or whoever is in charge} one thing you would like done differently. One sentence.',
      ],
      [
        'action',
        'Tonight, jot down what happened: the day, the words, who was there. Show it to one person there you trust.',
      ],
      [
        'perception',
        'Before bed, think of two ways {who|the other person} might tell this story. Keep your own as the third.',
      ],
      [
        'expectation',
        'Decide tonight which part you will let pass tomorrow and which one you will answer. Answer only that one.',
      ],
      [
        'attachment',
        'Take a break tomorrow with someone there who is good company, and talk about anything but this.',
      ],
      [
        'body',
        'Walk for ten minutes today, between there and home if you can. When the scene starts again, count your steps.',
        ['anger', 'worry', 'fear', 'disgust'],
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'Has it been like this for a while, or was it this once?',
      'What would make tomorrow there a little easier?',
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|colleagues?|co-?workers?|teacher|professor|lecturer|tutor|coach|classmates?|teammates?)\b/,
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
