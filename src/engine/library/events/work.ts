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
}
