import type { EventLibrary } from './event.ts'

export const INNER_EVENTS: EventLibrary = {
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
  embarrassed: {
    feelings: ['shame', 'worry', 'anger', 'regret', 'fear'],
    wanted: [
      'being seen in a good light',
      'getting through it without a stir',
      'looking calm and able in front of others',
    ],
    seen: [
      'an awkward moment with other people there',
      'yourself, shown in a way you did not choose',
      'a scene that keeps playing again in your head',
    ],
    sense: [
      'the eyes of others weigh a lot in a moment like that',
      'it happened before you could stop it, and you were not alone',
      'you care how you come across, as nearly everyone does',
    ],
    reframes: [
      'They saw one awkward moment; most of them may be busy with their own by now.',
      'It was awkward, and it will probably shrink faster for them than for you.',
      'What felt huge from the inside may have looked small and human from the outside.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, say hello to one person who was there and talk about something else. The first minute is the hardest.',
      ],
      ['action', 'Tell the story to one friend today, and let it be funny where it is funny.'],
      [
        'attachment',
        'If somebody was kind about it, thank them before tomorrow night with one line.',
      ],
      [
        'perception',
        'Recall tonight the last awkward thing you saw happen to someone else, and how often you have thought of it since.',
      ],
      [
        'expectation',
        'Allow yourself one clumsy moment for tomorrow in advance, and simply go on when it comes.',
      ],
      [
        'body',
        'When the scene comes back tonight, breathe out slowly, look around the room, and go on with what you were doing.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'Whose view of it matters most to you?',
      'What did the people there really say or do afterwards?',
    ],
  },
  'body-image': {
    feelings: ['shame', 'sadness', 'worry', 'disgust', 'anger'],
    wanted: [
      'feeling at home in your body',
      'being looked at with kind eyes, your own included',
      'getting dressed and going out without a second thought',
    ],
    seen: [
      'a body that does not match the picture you hold it up to',
      'what you dislike first, and the rest of you far behind',
      'your looks being judged, by you or by others',
    ],
    sense: [
      'your body goes everywhere with you, so a hard look at it follows you all day',
      'pictures of how to look are everywhere, and hardly anyone matches them',
      'it is hard to feel at ease when you expect to be looked over',
    ],
    reframes: [
      'A mirror shows one angle in one light; people who love you look at more.',
      'You may wish for change and still treat this body as being on your side.',
      'The eyes you see yourself with are probably stricter than most eyes you meet.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, wear the one thing you can move and breathe in, and step away from the mirror after thirty seconds.',
      ],
      [
        'action',
        'Mute two accounts today that leave you feeling smaller, and write to one friend who never does.',
      ],
      [
        'action',
        'Pick one thing you put off because of how you look, and do the smallest form of it tomorrow.',
      ],
      [
        'attachment',
        'Tonight, write down three things this body did for you or for others this week.',
      ],
      [
        'perception',
        'This evening, write the harsh sentence down, then what you would answer if a good friend said it about themselves.',
      ],
      [
        'body',
        'Before bed, give the part you like least something kind: warm water, cream, a soft shirt.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'Whose eyes are you seeing yourself through?',
      'When did you last forget how you look, and what were you doing?',
    ],
  },
  'habit-broken': {
    feelings: ['shame', 'regret', 'sadness', 'anger', 'worry', 'disgust'],
    wanted: [
      'keeping the promise you made to yourself',
      'being stronger than the pull',
      'a run of days you could be proud of',
    ],
    seen: [
      'the old habit winning once more',
      'a good plan that did not hold this time',
      'a step back, when you wanted to go forward',
    ],
    sense: [
      'you meant it, and the pull was stronger this time',
      'you measure yourself by that promise, so breaking it hurts',
      'old habits come when people are tired, sad or alone, and they ask for very little',
    ],
    reframes: [
      'A slip may show where the plan is thin, rather than that you are weak.',
      'Once more need not mean always; the next choice is still open.',
      'You slipped, and whatever you had managed before may still count.',
    ],
    steps: [
      [
        'action',
        'Tonight, put one thing that tempts you out of reach: out of the house, off the phone, off the table.',
      ],
      [
        'action',
        'Tell one person today that it happened, without a speech, and ask them to check in with you tomorrow evening.',
      ],
      [
        'action',
        'If it has a hold on you, or stopping makes you ill, call a doctor or a helpline tomorrow and say so plainly.',
        ['worry', 'shame', 'sadness', 'disgust'],
      ],
      [
        'perception',
        'Note this evening what came just before it: the hour, the place, the mood. Look for one thing to change.',
      ],
      [
        'expectation',
        'Set the goal for tomorrow only: that one day, or just the hardest hour of it.',
      ],
      [
        'attachment',
        'Choose now what takes its place in that hour tomorrow: a walk, a call, tea, something for your hands.',
      ],
    ],
    theme: 'self-kindness',
    questions: [
      'What was going on in the hour before?',
      'On which days did it go better, and what was different?',
    ],
  },
  identity: {
    feelings: ['worry', 'sadness', 'fear', 'shame', 'anger', 'regret', 'negativeanticipation'],
    wanted: [
      'being whole and honest about who you are',
      'belonging somewhere without having to hide',
      'knowing what you believe and where you stand',
    ],
    seen: [
      'a question about yourself that has no quick answer',
      'a part of you that others may not know or may not welcome',
      'yourself in between, not fully at home on either side',
    ],
    sense: [
      'it touches who you are, and that is no small detail',
      'hiding or doubting a part of yourself costs strength every day',
      'who we are is tied to where we belong, so a lot depends on it',
    ],
    reframes: [
      'Not being sure who you are becoming is not the same as losing who you are.',
      'Some people may need time; who you are need not wait for their permission.',
      'You may belong in more than one place, or in one you have not found yet.',
    ],
    steps: [
      [
        'action',
        'Choose the safest person you know and, if you want to, tell them one true sentence about it before tomorrow night.',
      ],
      [
        'action',
        'Find one group, book or voice of people with the same question, and give it half an hour this evening.',
      ],
      [
        'perception',
        'Tonight, write which parts of your life you chose and which were handed to you. Keep both lists; nothing has to be crossed out.',
      ],
      [
        'expectation',
        'Let the big question rest for a night, and decide tomorrow only what feels true for that day.',
      ],
      [
        'attachment',
        'Do one thing tomorrow just because it is like you: a song, a dish, a colour, a walk, a prayer.',
      ],
      [
        'body',
        'When it gets loud in your head tonight, lie down, put a hand on your belly and follow ten slow breaths.',
        ['fear', 'worry', 'negativeanticipation', 'shame'],
      ],
    ],
    theme: 'own-path',
    questions: [
      'Where do you feel most like yourself right now?',
      'Who could know this about you and stay?',
    ],
  },
  'getting-older': {
    feelings: ['sadness', 'worry', 'negativeanticipation', 'fear', 'regret', 'shame'],
    wanted: [
      'time still lying open before you',
      'being needed and able',
      'staying yourself while the years go by',
    ],
    seen: [
      'time that goes by and does not come back',
      'one part of life giving way to the next',
      'a number of years that feels strange on you',
    ],
    sense: [
      'time is the one thing nobody can ask back',
      'each stage of life takes some things with it when it goes',
      'you want the years to count, and they seem to hurry',
    ],
    reframes: [
      'Some things get less with the years; what you know and whom you love may not.',
      'The number is true, and it may say little about what this year can hold.',
      'One stage gives way, and you may still have a say in what fills the next.',
    ],
    steps: [
      [
        'action',
        'Today, offer one thing you know well to someone: to teach it, cook it, repair it, tell it. Name a time tomorrow.',
      ],
      [
        'action',
        'Before tomorrow night, put one thing you keep postponing into the calendar, with a date and someone to share it.',
      ],
      [
        'perception',
        'Call a friend of about your age tomorrow and ask how it is for them. Trade one worry and one good thing.',
      ],
      [
        'expectation',
        'Write down tonight what you no longer need to prove, and drop one task for tomorrow that belongs to it.',
      ],
      [
        'attachment',
        'Choose this evening which part of {item} you want to keep, in whatever size, and plan one hour for it this week.',
      ],
      [
        'body',
        'Move tomorrow in a way your body enjoys, for ten minutes: stroll, stretch, swim, or dance in the kitchen.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'What do you want to keep, in whatever form?',
      'How would a good next year look to you?',
    ],
  },
}
