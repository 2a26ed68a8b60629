import type { EventLibrary } from './event.ts'

/** A former partner is no partner. */
const PARTNER = /(?<!ex-)\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf)\b|\bfianc/

export const LOVE_EVENTS: EventLibrary = {
  infidelity: {
    feelings: ['anger', 'sadness', 'disgust', 'fear', 'worry', 'shame'],
    wanted: [
      'honesty from the person you chose',
      'a promise between the two of you being kept',
      'being able to trust the one closest to you',
    ],
    seen: [
      'signs or proof that someone else was let in',
      'a doubt where trust used to be',
      'closeness that was meant for you going to somebody else',
    ],
    sense: [
      'you would have feared this from anyone sooner than from the person next to you',
      'it shakes what you have and makes you doubt what came before',
      'it touches love, pride and trust all at once',
    ],
    reframes: [
      'If it is so, it was a choice your partner made; it does not measure what you are worth.',
      'You know something painful now, and you may not have to decide today what follows from it.',
      'What you felt and gave may have been real, even where it was not met with honesty.',
    ],
    steps: [
      [
        'action',
        'Tonight, call one person you trust completely and say it out loud. Nothing has to be decided in that call.',
      ],
      [
        'action',
        'When you feel ready, tell {who|your partner} within a day at what hour you want to talk. Keep the night free of it.',
      ],
      [
        'perception',
        'Before any talk, put on paper tonight what you know for sure, what you suspect, and the three questions you want answered.',
      ],
      [
        'expectation',
        'Set a date at least a week away before which you decide nothing big, and write it down tonight.',
      ],
      [
        'attachment',
        'Spend an hour tomorrow with people, or in a place, that has nothing to do with the two of you.',
      ],
      [
        'body',
        'For today, look after the basics: something to eat, water, a bed. Put the phone away by ten and ask a friend to check in.',
      ],
    ],
    theme: 'trust',
    questions: [
      'What do you know for certain, and what are you still unsure of?',
      'Who can be beside you while you find out what you want?',
    ],
    who: PARTNER,
  },
  'jealous-partner': {
    feelings: ['worry', 'anger', 'fear', 'sadness', 'shame'],
    wanted: [
      'being the one your partner turns to first',
      'feeling sure of your place beside your partner',
      'what the two of you have being safe',
    ],
    seen: [
      'a third person closer than you like',
      'a question about where you stand that is still open',
      'another person where you want it to be the two of you',
    ],
    sense: [
      'jealousy often guards something you very much want to keep',
      'the mind is quick to fill in what you did not see',
      'when someone means this much, a third person can feel like a threat before anything has happened',
    ],
    reframes: [
      'You noticed something real; what it means to your partner you may not have heard yet.',
      'Wanting to feel safe is fair, and asking for it may bring you closer than watching does.',
      'Someone else may be interesting or interested, and your partner can still be choosing you.',
    ],
    steps: [
      [
        'action',
        'Tell {who|your partner} before tomorrow night in one sentence how it was for you: I felt unsure of us. Then ask for one thing.',
      ],
      [
        'action',
        'Ask {who|your partner} tomorrow for an hour that is only for the two of you, phones away, doing something you both enjoy.',
      ],
      [
        'perception',
        'Tonight, write what you saw or heard yourself, and beside it what you concluded. Bring only the first column to {who|your partner}.',
      ],
      [
        'expectation',
        'Name before bed one small thing that would help you feel sure, a message, a plan, an introduction. Ask {who|your partner} for it tomorrow.',
      ],
      [
        'attachment',
        'Give an hour before tomorrow night to a friend or a pastime that is your own, and leave the subject outside.',
      ],
      [
        'body',
        'Leave phones and profiles alone until tomorrow noon. When the urge to check comes, walk for ten minutes first.',
      ],
    ],
    theme: 'trust',
    questions: [
      'With {who|your partner}, what would help you feel safe?',
      'Which part did you see yourself, and which part do you fear?',
    ],
    who: PARTNER,
  },
  breakup: {
    feelings: ['sadness', 'anger', 'regret', 'negativeanticipation', 'worry', 'fear', 'shame'],
    wanted: [
      'a future with the two of you in it',
      'the habits and plans you shared going on',
      'a love that would last',
    ],
    seen: [
      'the end of something your days were built around',
      'plans for two that no longer hold',
      'an empty place where there used to be company',
    ],
    sense: [
      'it is many losses in one: the person, the habits, the plans',
      'so much of daily life is shaped by being two',
      'whoever ended it and however right it may be, it is still a loss',
    ],
    reframes: [
      'An ending may not cancel what was good between you.',
      'Missing someone may show what it meant; it does not prove that it could have gone on.',
      'This part of the future is gone; which one comes instead may still be open.',
    ],
    steps: [
      [
        'action',
        'Today, ask one friend for one evening this week: no advice, just company. Name the day when you ask.',
      ],
      [
        'action',
        'Plan the hour you dread most tomorrow, often the evening, with something fixed: a call, a film with someone, a walk.',
        ['sadness', 'anger', 'negativeanticipation', 'worry', 'fear'],
      ],
      [
        'action',
        'Write the letter tonight that you would like to send about that time, and keep it for a week before you decide.',
        ['regret', 'shame'],
      ],
      [
        'attachment',
        'Tonight, put one thing that reminds you of the two of you in a drawer. Not thrown away, only out of first sight.',
      ],
      [
        'expectation',
        'Choose before bed the two things you ask of yourself tomorrow. Keep both small, and let the others wait.',
      ],
      [
        'body',
        'Leave the old messages closed tonight and the phone outside the bedroom. Lie down early, even if sleep comes late.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'Which loss is the hardest right now: the person, the habits, or the future you had planned?',
      'Who could share the emptiest hour of the day with you for a while?',
    ],
  },
  'ex-moved-on': {
    feelings: ['sadness', 'anger', 'regret', 'shame', 'disgust'],
    wanted: [
      'being further away from it by now',
      'having meant something that nobody simply replaces',
      'the past staying where you had put it',
    ],
    seen: [
      'an ex whose life goes on without you',
      'someone you were once close to, suddenly before your eyes again',
      'something you had put behind you turning up in the middle of today',
    ],
    sense: [
      'an old tie can still hurt after you have let the person go',
      'hearing or seeing it makes the ending real once more',
      'at such a moment it is hard not to set your own life beside theirs',
    ],
    reframes: [
      'Being shaken may mean that it once mattered, not that you want it back.',
      'Their life going on may say nothing about how much you counted then.',
      'You have seen a small piece of their life; the whole of it may look different.',
    ],
    steps: [
      [
        'action',
        'Tell one good friend today what you saw or heard, and let them be on your side for ten minutes.',
      ],
      [
        'action',
        'Tonight, mute or hide your ex’s updates for a month wherever you can. You can turn them on again whenever you like.',
      ],
      [
        'attachment',
        'Give an hour tomorrow to something in your life that began after the two of you ended.',
      ],
      [
        'perception',
        'Write down tonight three facts you saw or heard, and on another line what you imagined around them.',
      ],
      [
        'expectation',
        'Choose a number of days for which this may simply sting, and note it tonight. You need not be above it yet.',
      ],
      [
        'body',
        'If it keeps you awake tonight, get up, drink a glass of water, and walk through every room once before you lie down again.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'What did it stir up: missing the person, or missing who you were then?',
      'How would you like to feel the next time you hear of your ex?',
    ],
  },
  'romantic-no': {
    feelings: ['sadness', 'shame', 'worry', 'anger', 'fear', 'regret'],
    wanted: [
      'your feeling being answered',
      'a yes, or at least a sign of one',
      'being wanted by the one you want',
    ],
    seen: [
      'a feeling that is not met the way you hoped',
      'no clear yes from someone you like',
      'a beginning you hoped for that may not come',
    ],
    sense: [
      'you let yourself hope, and hope leaves you open',
      'wanting someone makes you easy to hurt, and anything but a yes can do it',
      'it can feel like a judgement on you, although liking is not something one can earn',
    ],
    reframes: [
      'A no to this wish may not be a no to who you are.',
      'Liking cannot be argued or earned, so this may have little to do with what you lack.',
      'Letting someone matter took courage; that part may be worth keeping, whatever the answer.',
    ],
    steps: [
      [
        'action',
        'Tonight, tell one good friend what happened and ask them just to listen, without a plan for what comes next.',
      ],
      [
        'action',
        'Arrange one thing with friends for the next days, and send the message today, before the evening gets long.',
      ],
      [
        'attachment',
        'Mute this person online for a week, starting today, and give that time to something you enjoy.',
      ],
      [
        'perception',
        'Put down tomorrow morning what was really said or done, word for word, and underneath what you made of it.',
      ],
      [
        'expectation',
        'Choose tonight how much contact feels bearable for now, daily, seldom or none, and keep to that tomorrow.',
      ],
      [
        'body',
        'Get out of the house for half an hour today, at a pace that makes you breathe, and leave the phone behind.',
      ],
    ],
    theme: 'worth-beyond-results',
    questions: [
      'What did you hope the answer would say about you?',
      'Would you rather stay in touch for now, or have some quiet?',
    ],
  },
  'unequal-load': {
    feelings: ['anger', 'sadness', 'disgust'],
    wanted: [
      'everyone carrying a fair part',
      'others seeing what needs doing without being told',
      'your time counting as much as theirs',
    ],
    seen: [
      'work that lands on you because nobody else takes it',
      'things left undone by people who share them',
      'being the one who picks up what others leave',
    ],
    sense: [
      'it is seldom about one plate or one bill; it is about who has to notice',
      'doing your share and part of theirs takes strength, and hardly anyone sees it',
      'having to ask each time is a job of its own',
    ],
    reframes: [
      'They may not see how much it is; that makes it no less unfair, but easier to show.',
      'It may be a different idea of what needs doing rather than not caring; you can still ask.',
      'Your sense of the share may be right, and they may still need to hear it in plain numbers.',
    ],
    steps: [
      [
        'action',
        'Tonight, list what has to be done in a week and who does it now. Go through the list tomorrow with {who|the others}.',
      ],
      [
        'action',
        'Tomorrow, ask {who|one of them} to take over one whole task from start to end, and name the day it begins.',
      ],
      [
        'expectation',
        'Choose tonight what has to be done well and what can be done roughly or late. Let one thing of the second kind wait.',
      ],
      [
        'attachment',
        'Take one hour before tomorrow night that belongs to you and no task. Tell {who|the others} in advance that you are off duty.',
      ],
      [
        'perception',
        'Ask {who|them} tonight which tasks they see as theirs, and listen to the end before you show your own list.',
      ],
      [
        'body',
        'When it boils up today, step outside for five minutes before you speak. Then make one request, not five.',
        ['anger', 'disgust'],
      ],
    ],
    theme: 'asking',
    questions: [
      'If one task left your hands this week, which would bring the most relief?',
      'Have you and {who|the others} ever agreed who does what?',
    ],
    who: /^(?!.*\b(?:boss|manager|teacher|professor|doctor|client|customer)\b)/,
  },
}
