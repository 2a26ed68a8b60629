import type { EventLibrary } from './event.ts'

const CLOSE =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friends?|bestie|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|aunt|uncle|cousin|family)\b/

export const LIFE_EVENTS: EventLibrary = {
  'place-ends': {
    feelings: ['sadness', 'negativeanticipation', 'anger', 'worry', 'regret', 'fear'],
    wanted: [
      'it being there next year too',
      'something you love staying the way it is',
      'being able to come back to it',
      'being asked before it goes',
    ],
    seen: [
      'something that held a piece of your life, going or gone',
      'a last time that is coming or has already been',
      'something dear to you that is not being kept',
    ],
    sense: [
      'you are at home with it, and that cannot simply be moved elsewhere',
      'with it goes a way of spending time, and not only the thing itself',
      'it was simply there, and you could count on it',
      'you may find out only now how much of your life happened around it',
    ],
    reframes: [
      'It goes, and some of what it gave you may be carried on elsewhere.',
      'This is ending, and how you take your leave may still be yours.',
      'What you lived with it was real; an end may not undo that.',
    ],
    steps: [
      [
        'action',
        'Today, ask someone who is fond of it too to meet for an hour, there if you still can, and trade your best memories.',
      ],
      [
        'action',
        'Find out tomorrow whether anything is still open: a vote, a later date, a group that goes on, a piece you could keep.',
      ],
      [
        'action',
        'If your home or your living hangs on it, ask an advice office tomorrow about your rights and the dates that count.',
        ['worry', 'fear', 'anger'],
      ],
      [
        'attachment',
        'Write down tonight, in five lines, what it gave you. Mark the part you most want to find again elsewhere.',
      ],
      [
        'attachment',
        'Look for one picture or one small thing of it before tomorrow evening, and give it a place where you live.',
      ],
      [
        'expectation',
        'Allow yourself tonight to be sad or angry about it, without asking whether it is big enough for that.',
      ],
    ],
    theme: 'letting-go',
    questions: ['How could a good goodbye to it look?', 'Who else will miss it the way you do?'],
  },
  'plans-ruined': {
    feelings: ['sadness', 'anger', 'worry', 'negativeanticipation', 'regret', 'shame'],
    wanted: [
      'a day going the way you had pictured it',
      'getting what you had looked forward to',
      'some time that was meant to be good',
    ],
    seen: [
      'a good plan undone',
      'something else where the good part was meant to be',
      'time and hope put into what did not come off',
    ],
    sense: [
      'looking forward is half of the pleasure, and that was taken as well',
      'in your head you had lived a little of it already',
      'you had set time aside for it, and time like that is rare',
    ],
    reframes: [
      'This plan is off; what you wanted from it may be had in a smaller way.',
      'The letdown is real, and it may be about more than the plan: company, rest, a change.',
      'One part went wrong; some of the rest may still be worth having.',
    ],
    steps: [
      [
        'action',
        'Choose tonight the part you wanted most, and fix a time this week for a small version of it with {who|someone you like}.',
      ],
      [
        'action',
        'Make the one call or message that is needed about money, times or a new date before tomorrow noon. Then let it rest.',
      ],
      [
        'perception',
        'Finish this sentence today: what I really wanted from it was. It may show you what to look for next.',
      ],
      [
        'expectation',
        'Let this evening be a plain one: something good to eat, and no attempt to make up for all of it.',
      ],
      [
        'attachment',
        'Get in touch today with {who|somebody who knows how much it meant}, and be disappointed together for ten minutes.',
      ],
      [
        'body',
        'Move for fifteen minutes today, indoors or out, before you plan anything new.',
        ['anger', 'sadness', 'worry'],
      ],
    ],
    theme: 'letting-go',
    questions: [
      'What were you looking forward to most?',
      'Can it be put off, or is this chance gone?',
    ],
    who: CLOSE,
  },
  'team-lost': {
    feelings: ['sadness', 'anger', 'worry', 'shame', 'disgust', 'regret'],
    wanted: [
      'your side winning',
      'all that hoping being paid back',
      'something to celebrate with everyone who hoped along',
    ],
    seen: [
      'a turn of events that you could only watch',
      'a hope shared with many, hurt or in doubt',
      'something you care about going the wrong way',
    ],
    sense: [
      'you give your heart to it and have no hand in how it ends',
      'rooting for someone makes their day partly yours',
      'it ties you to people and years, so it is more than a result',
    ],
    reframes: [
      'Staying loyal on a bad day may be what makes you a part of it.',
      'You could not have changed it; the hoping may still have been worth something.',
      'This one result can hurt, and there may be another match, vote or season.',
    ],
    steps: [
      [
        'action',
        'Call or message someone today who was hoping for the same side, and grumble together for ten minutes.',
      ],
      [
        'action',
        'If more than a game is at stake for you, pick one thing tomorrow where you have a say: a group, a letter, a local meeting.',
      ],
      [
        'perception',
        'Name one thing tonight that your side did well, even so, and tell it to another fan or a friend.',
      ],
      [
        'expectation',
        'Leave replays, comments and forecasts alone until tomorrow evening. The result stays the same; your evening need not.',
      ],
      [
        'attachment',
        'Pick something for this evening that you like for itself, in which nobody wins or loses.',
      ],
      [
        'body',
        'Use the heat for fifteen minutes today: run, kick a ball, scrub a floor, walk fast.',
        ['anger', 'disgust'],
      ],
    ],
    theme: 'letting-go',
    questions: [
      'What had you hoped this would bring?',
      'Who shares wins and losses like this with you?',
    ],
  },
  'danger-near': {
    feelings: ['fear', 'worry', 'anger', 'negativeanticipation', 'disgust', 'sadness'],
    wanted: [
      'being safe, and those with you too',
      'getting through this unharmed',
      'some warning, and a way out',
    ],
    seen: [
      'something that could do harm and that you cannot steer',
      'a threat that came very close',
      'a moment in which anything seems possible',
    ],
    sense: [
      'an alarm went off in your body to protect you, and it is a loud one',
      'when danger comes close, fear is quicker than thinking, and that is its job',
      'a scare like this can stay in the body for a while, even once it is over',
    ],
    reframes: [
      'The alarm in you may be on your side; one clear step at a time could be enough.',
      'Your fear may fit the danger, and it can still leave you able to do the next thing.',
      'Once it has passed, your body may need longer than your head to believe it.',
    ],
    steps: [
      [
        'action',
        'If you or others are in danger, go to the safest place you can reach and call the emergency number now. You need not be sure.',
      ],
      [
        'action',
        'Tell someone today where you are and what happened, and ask them to stay in touch until you feel safe.',
      ],
      [
        'action',
        'Report it today if it could happen again, to you or to others: to the police or whoever is in charge there.',
        ['anger', 'worry', 'disgust'],
      ],
      [
        'body',
        'First get as safe as you can right now. Then put a hand on something solid and breathe out slowly, five times.',
      ],
      [
        'expectation',
        'Ask only one thing of yourself for the next hour: staying safe. All the rest can wait until then.',
      ],
      [
        'perception',
        'Tomorrow in daylight, go over it with someone: what happened, what did not, and what would make it safer from now on.',
      ],
    ],
    theme: 'alarm',
    questions: [
      'Where are you now, and is it safe there?',
      'Which one thing would make the next hours safer?',
    ],
  },
  accident: {
    feelings: ['fear', 'sadness', 'worry', 'anger', 'regret', 'shame'],
    wanted: [
      'everyone coming through unharmed',
      'an ordinary day staying ordinary',
      'things being as they were before',
    ],
    seen: [
      'one moment that changed the day, or more than the day',
      'something that happened and cannot be taken back',
      'harm or damage that nobody wanted',
    ],
    sense: [
      'the mind goes back to look for the second in which it could have been stopped',
      'the body can keep a shock much longer than the moment lasted',
      'so little time was enough to change so much',
    ],
    reframes: [
      'Looking back may make it seem easier to prevent than it was.',
      'Who was at fault is one question; what you need now may be another.',
      'Being shaken after something like this may be quite ordinary, and no sign of weakness.',
    ],
    steps: [
      [
        'action',
        'If anyone was hurt and has not been looked at, call a doctor or the emergency number first, today, even if it seems small.',
        ['fear', 'worry', 'anger'],
      ],
      [
        'action',
        'Note tonight what happened, where, and who saw it, and add photos if there are any. Then close the page for the day.',
        ['fear', 'worry', 'anger'],
      ],
      [
        'action',
        'Tell someone you trust today the whole of it once, from just before to just after, and let them only listen.',
      ],
      [
        'perception',
        'Put on paper this evening what you knew in the second before, and what you know only now. Be fair to the one who did not know.',
        ['regret', 'shame', 'sadness'],
      ],
      [
        'attachment',
        'Do one small, careful thing before tomorrow night for somebody it touched, or for yourself: a call, a meal, a visit.',
      ],
      [
        'body',
        'If you feel shaky today, keep warm, drink something, and leave driving and big decisions to others or to tomorrow.',
      ],
    ],
    theme: 'alarm',
    questions: [
      'What part of it keeps coming back to you?',
      'Who has been there for you since it happened?',
    ],
  },
  'alone-scared': {
    feelings: ['fear', 'worry', 'shame', 'negativeanticipation', 'sadness', 'disgust'],
    wanted: [
      'feeling safe where you are',
      'someone close by in a moment like that',
      'ease instead of a racing heart',
    ],
    seen: [
      'something that you cannot explain or shake off',
      'a dark or lonely moment filled with what might be',
      'a scare that stays on after it has come',
    ],
    sense: [
      'when you cannot see what it is, the mind fills in the worst',
      'alone or in the dark, every sense is turned up, and that is meant to keep you safe',
      'the body cannot tell a picture from a danger at first, so it gets ready for both',
    ],
    reframes: [
      'Being frightened may show that you are alert; it may not show how near a danger is.',
      'There may be a plain cause behind it, and you can still make sure that you are safe.',
      'Anyone can be scared like this, at any age; it need not mean weakness.',
    ],
    steps: [
      [
        'action',
        'If you think that someone may really be there, lock a door between you and call the emergency number now. Leave the checking to others.',
      ],
      [
        'action',
        'Call or text {who|someone you trust} now or before bed. Say what scared you, and stay in touch for a while.',
      ],
      [
        'body',
        'Turn on a light, sit with your back against something firm now, and count ten slow breaths out.',
      ],
      [
        'perception',
        'Write three lines about it tonight: what you saw or heard, what you imagined, what is true now.',
      ],
      [
        'expectation',
        'Ask less of tonight than sound sleep: a lamp on, a quiet voice on the radio, and rest, even with open eyes.',
      ],
      [
        'attachment',
        'Before bed, turn to something that has often soothed you: a known book, a song, a prayer, an animal beside you.',
      ],
    ],
    theme: 'alarm',
    questions: [
      'Could somebody or something really be there, or has it passed?',
      'How have you got through a scare before?',
    ],
    who: CLOSE,
  },
}
