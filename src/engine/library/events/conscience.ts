import type { EventLibrary } from './event.ts'

export const CONSCIENCE_EVENTS: EventLibrary = {
  'hiding-truth': {
    feelings: ['worry', 'shame', 'fear', 'regret', 'sadness', 'negativeanticipation'],
    wanted: [
      'being known as you are and not losing anyone over it',
      'living without having to watch every word',
      'a way to be honest that does not cost too much',
    ],
    seen: [
      'a truth kept back, and the risk of it coming out',
      'two versions of things that have to be kept apart',
      'something unspoken between you and others',
    ],
    sense: [
      'telling could cost you something, and so does not telling',
      'a secret has to be guarded every day, even on the good ones',
      'the longer a thing is kept back, the harder the first sentence gets',
    ],
    reframes: [
      'You may have kept quiet to protect something; that does not make all of you untrue.',
      'Not having told it yet is not the same as never telling it.',
      'Keeping something back can be a way to stay safe; the moment may be yours to choose.',
    ],
    steps: [
      [
        'action',
        'Tonight, write the two sentences you would say to {who|them} if it were safe. You need not send them.',
      ],
      [
        'action',
        'Before tomorrow night, say it aloud to one person who is no part of it, such as a friend or a helpline.',
      ],
      [
        'perception',
        'This evening, list what you fear would happen if it came out, and mark what you know and what you only guess.',
      ],
      [
        'expectation',
        'Choose a smaller truth to begin with tomorrow: add nothing to the story, and let one question pass.',
      ],
      [
        'attachment',
        'Spend an hour tomorrow with someone, or at something, where you have nothing to hide.',
      ],
      [
        'body',
        'When the fear of being found out rises tonight, put a hand on your chest and breathe out slowly ten times.',
        ['fear', 'worry', 'negativeanticipation'],
      ],
    ],
    theme: 'honesty',
    questions: [
      'What do you fear would happen if {who|the others} knew?',
      'Is there anyone who could hear it calmly?',
    ],
  },
  'did-wrong': {
    feelings: ['shame', 'regret', 'worry', 'fear', 'sadness', 'disgust'],
    wanted: [
      'living by your own rules, also when nobody looks',
      'being able to look yourself in the eye',
      'other people being able to trust you',
    ],
    seen: [
      'something you did that you cannot approve of',
      'a gap between what you did and who you want to be',
      'an act that cannot be taken back, only answered for',
    ],
    sense: [
      'what you did does not fit the person you want to be',
      'your conscience is at work, and it does not let you off easily',
      'being the one who did it leaves nobody else to be angry with',
    ],
    reframes: [
      'It was wrong, and the part of you that says so is also you.',
      'The act is done; what you do about it may still become part of the story.',
      'You may owe a repair; you do not owe a lifetime of being only this.',
    ],
    steps: [
      [
        'action',
        'Tonight, write in four lines what you did, whom it touched and what could be put right. No excuses, no insults.',
      ],
      [
        'action',
        'Before tomorrow evening, take the smallest real step of repair: give back, correct, pay, or plan how to say sorry.',
      ],
      [
        'action',
        'Tell it tomorrow to one person who can hear it without shrugging or shouting: a friend, an adviser, someone of your faith.',
      ],
      [
        'perception',
        'At bedtime tonight, write what you needed or feared just before you did it. It may explain without excusing.',
      ],
      [
        'expectation',
        'Choose one rule you will keep tomorrow, small and certain, and tick it off in the evening.',
      ],
      [
        'body',
        'Take a twenty-minute walk today without phone or music, and let it be true without calling yourself names.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'How much of it can still be put right, and how?',
      'Does anyone know what you carry here?',
    ],
  },
  'stayed-silent': {
    feelings: ['shame', 'regret', 'anger', 'sadness', 'disgust', 'worry'],
    wanted: [
      'speaking up when it counts',
      'acting on what you believe at the moment it is needed',
      'finding the words, or the step forward, in time',
    ],
    seen: [
      'a moment that passed while you held back',
      'your own silence, where you wanted a word or a deed',
      'a chance to stand up, gone by without you',
    ],
    sense: [
      'for a moment, what you believe and what you did came apart',
      'part of you knew, and another part held still',
      'silence can feel safe while it lasts and heavy once it is over',
    ],
    reframes: [
      'Many people freeze when it counts; freezing is not the same as agreeing.',
      'You went quiet then; a word may still be welcome a day or a year later.',
      'It troubles you because you care, and that care may speak sooner next time.',
    ],
    steps: [
      [
        'action',
        'If someone was left alone in it, tell them tomorrow: I saw it, and I am sorry that I did nothing.',
      ],
      [
        'action',
        'Tonight, choose the one sentence you want ready for the next time, and say it aloud twice.',
      ],
      [
        'action',
        'Check by tomorrow evening whether it can still be said: a short message, a talk, a note to someone in charge.',
      ],
      [
        'perception',
        'Write down before bed what you feared would happen if you acted. Ask one person tomorrow how likely it was.',
      ],
      [
        'expectation',
        'Aim for one small honest word tomorrow, about something that hardly matters. Let that be enough for a start.',
      ],
      [
        'attachment',
        'Serve the value behind this for half an hour tomorrow: help, sign, or stand by someone in a small thing.',
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'How would you have liked to act?',
      'Was it fear that held you back, surprise, or something else?',
    ],
  },
  unsaid: {
    feelings: ['regret', 'sadness', 'shame', 'anger'],
    wanted: [
      'having said it while it was easy to say',
      '{who|the other person} having heard it from you',
      'one more chance to say it',
    ],
    seen: [
      'words that stayed with you and never got there',
      'a talk that never took place',
      'distance where those words could have been',
    ],
    sense: [
      'it is easy to believe that there will be another day for it',
      'it was meant for someone who mattered, so it does not fade',
      'what stays unsaid keeps coming back and asking to be heard',
    ],
    reframes: [
      'The words were never said; some of what they meant may have shown in other ways.',
      'It may be late for an answer, and the words can still be spoken or written.',
      'Not finding the words in time is not the same as not having cared.',
    ],
    steps: [
      [
        'action',
        'Tonight, write by hand what you never said to {who|this person}, one page. Keep it, or read it aloud.',
      ],
      [
        'action',
        'If your words can still get there, send one plain line before tomorrow night: there is something I never told you.',
      ],
      [
        'perception',
        'By tomorrow night, ask someone who knew you both what they think was understood without words.',
      ],
      [
        'attachment',
        'Say one sentence of that kind today to somebody who is near, before you hang up or go to bed.',
      ],
      [
        'attachment',
        'Give the words a place this evening: a candle, a photo, a walk you both knew. Say them out loud there.',
      ],
      [
        'body',
        'Let the feeling come tonight if it wants to. Sit down with something warm, and stay until it grows quieter.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'What would the first sentence be?',
      'How much might {who|this person} have known without being told?',
    ],
  },
  'missed-chance': {
    feelings: ['regret', 'sadness', 'shame', 'anger'],
    wanted: [
      'having chosen differently back then',
      'a life with that chance in it',
      'knowing how it would have turned out',
    ],
    seen: [
      'a chance that is behind you now',
      'a choice that cannot be made a second time',
      'the life you have, next to the one that might have been',
    ],
    sense: [
      'what might have been is easy to picture and impossible to test',
      'looking back, the better choice seems so clear',
      'one choice can shape years, so it is hard to leave alone',
    ],
    reframes: [
      'You chose with what you knew and could bear back then; today you may know more.',
      'The other way would probably have had hard days too; they are just harder to picture.',
      'That chance is gone; the wish behind it may still be alive and of use.',
    ],
    steps: [
      [
        'action',
        'Tonight, write in one line what you wanted from that chance. Tomorrow, spend thirty minutes on a small form of it.',
      ],
      [
        'action',
        'Before tomorrow evening, look up one door that is still open: a course, a message, a visit, a late start.',
      ],
      [
        'perception',
        'At a quiet moment this evening, write what you knew, feared and needed when you chose. Read it as if a friend had written it.',
      ],
      [
        'perception',
        'Ask someone tomorrow who did take such a chance how it is on an ordinary Tuesday.',
      ],
      [
        'expectation',
        'Give the question of what if twenty minutes tomorrow, with a clock and a pen. Then close the page for the day.',
      ],
      [
        'attachment',
        'Name one person or thing that the way you did take has brought you, and give it half an hour today.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'What was it in that chance that you miss most?',
      'Could some of it still be lived, even on a small scale?',
    ],
  },
}
