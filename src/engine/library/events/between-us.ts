import type { EventLibrary } from './event.ts'

export const BETWEEN_US_EVENTS: EventLibrary = {
  quarrel: {
    feelings: ['anger', 'sadness', 'shame', 'regret', 'worry'],
    wanted: [
      'being understood, even where you disagree',
      'a disagreement that leaves you on good terms',
      'being heard by someone who matters to you',
    ],
    seen: [
      'a talk that turned into a fight',
      'hard words between you and someone close',
      'being further apart than before the argument began',
    ],
    sense: [
      'a fight with someone close puts the bond itself in question for a while',
      'you were trying to get something across, and it turned into a contest',
      'anger and care are hard to hold in the same moment, and a quarrel stirs up both',
    ],
    reframes: [
      'You may be right on the point, and the talk may still have gone wrong.',
      'Both sides may have been defending something that matters; a quarrel can hide what it was.',
      'The quarrel shows where you differ; it may not show how much you still mean to each other.',
    ],
    steps: [
      [
        'action',
        'When things are calmer, before tomorrow evening, say to {who|the other person}: I do not like how we left it, can we try again?',
      ],
      [
        'action',
        'Tomorrow, offer {who|the other person} one sentence about your own part in it, without a but. Leave the rest for later.',
        ['shame', 'regret', 'sadness'],
      ],
      [
        'perception',
        'Tonight, write in two lines what {who|the other person} might say it was about. Begin the next talk by asking whether that is right.',
      ],
      [
        'expectation',
        'Choose the one request that matters most and could really be met. Put only that to {who|them} tomorrow, and let the others rest.',
      ],
      [
        'attachment',
        'Within a day, do one ordinary thing with {who|them}, a meal or an errand, without touching the topic. A kind line will do too.',
      ],
      [
        'body',
        'If it heats up again today, say: I need twenty minutes, and I will come back. Walk, and then do come back.',
      ],
    ],
    theme: 'repair',
    questions: [
      'What did you most want {who|the other person} to understand?',
      'Underneath the topic, what was it about for you?',
    ],
  },
  'i-hurt-someone': {
    feelings: ['shame', 'regret', 'sadness', 'worry', 'fear'],
    wanted: [
      'treating people the way you would want to be treated',
      'being someone others feel safe with',
      'acting with care when it counts',
    ],
    seen: [
      'someone hurt by something you did or left undone',
      'a moment when you were not who you want to be',
      'harm that came from your own side',
    ],
    sense: [
      'what happened does not fit the person you want to be',
      'you care how people feel after they have been with you, and this time it went wrong',
      'part of you is standing on the other person’s side',
    ],
    reframes: [
      'It was not all right, and it may weigh on you because being fair to people matters to you.',
      'What you did cannot be undone; what you do about it may still be open.',
      'One act can be truly yours without being the whole of you.',
    ],
    steps: [
      [
        'action',
        'Go to {who|the person} before tomorrow evening and say what you did, that you are sorry, and what you will do differently. Leave out the reasons.',
        ['shame', 'sadness', 'worry', 'fear'],
      ],
      [
        'action',
        'Write {who|the person} a short letter tonight: what you did, and how you see it now. Tomorrow, decide whether it is to be sent.',
      ],
      [
        'expectation',
        'Plan tonight to say sorry without waiting to be forgiven. Add one line for {who|the other person}: you do not have to answer.',
      ],
      [
        'attachment',
        'Do one useful thing within a day for {who|the person}, or for someone in a similar spot, and let it be part of the answer.',
      ],
      [
        'perception',
        'Tonight, note what was going on in you just before it happened. It is no excuse; it shows where you can stop next time.',
      ],
      [
        'body',
        'Sleep before you send a long message. In the morning, take a short walk and cut it to four lines.',
      ],
    ],
    theme: 'repair',
    questions: [
      'Have you heard how it was for {who|the other person}?',
      'What would you like to have done instead?',
    ],
  },
  'forgot-someone': {
    feelings: ['shame', 'regret', 'sadness', 'worry'],
    wanted: [
      'being someone others can count on',
      'showing those you care about that they are on your mind',
      'being there when it was your turn',
    ],
    seen: [
      'a day or a need that passed without you',
      'someone who may have waited for you',
      'a gap between how much you care and what you did',
    ],
    sense: [
      'nobody likes to be forgotten, and you did not want to be the cause of it',
      'it slipped past you, and so the care behind it did not show',
      'what you missed mattered to someone else, and that makes it matter to you',
    ],
    reframes: [
      'You forgot, and you also noticed; a late sign may mean more than you think.',
      'A full head may lose track of something without the care being gone.',
      'It was a lapse, and it may have hurt; it need not mean that you do not care.',
    ],
    steps: [
      [
        'action',
        'Today, call {who|the person} rather than write: I missed it, and I am sorry. How was it for you? Then listen.',
        ['shame', 'sadness', 'worry'],
      ],
      [
        'action',
        'Offer {who|them} one concrete thing within a day to make up for it, a meal, a visit, a late cake, with a date.',
        ['shame', 'sadness', 'worry'],
      ],
      [
        'action',
        'Write down tonight what you would have liked to give or say. If it can still reach {who|the person}, send it tomorrow.',
      ],
      [
        'expectation',
        'Say sorry once, tomorrow at the latest, and leave {who|the other person} free to be disappointed for a while.',
      ],
      [
        'attachment',
        'Put three dates of people you love into your phone tonight, each with a reminder some days ahead.',
      ],
      [
        'perception',
        'Before bed, note what filled your head at that time. It is no excuse, and it may show what you could lay down.',
      ],
    ],
    theme: 'repair',
    questions: [
      'Do you know how it was for {who|the other person}, or are you guessing?',
      'What would a good way to make up for it look like from the other side?',
    ],
  },
  'worried-about-someone': {
    feelings: ['worry', 'fear', 'sadness', 'anger', 'negativeanticipation'],
    wanted: [
      'knowing that someone you care about is all right',
      'being able to help',
      'a sign that this will turn out well',
    ],
    seen: [
      'someone you care about who may be in trouble',
      'signs you can neither ignore nor settle',
      'a risk that is not yours to steer',
    ],
    sense: [
      'you can see the risk, and you cannot take the next step in their place',
      'caring about someone makes their troubles partly yours',
      'not knowing how it will go leaves the mind free to picture the worst',
    ],
    reframes: [
      'Something may be wrong, and you may not yet know how much; both can be true.',
      'Perhaps you can stay close to someone without carrying the whole of it for them.',
      'What frightens you is possible; it may also be the version your mind reaches for first.',
    ],
    steps: [
      [
        'action',
        'Get in touch with {who|the person} today, with one thing you noticed and one thing you can offer. Keep advice for later.',
        ['worry', 'sadness', 'anger', 'negativeanticipation'],
      ],
      [
        'action',
        'Try one more way to reach {who|them} within the hour. If you think there is real danger, call the emergency number; you need not be sure.',
        ['fear'],
      ],
      [
        'expectation',
        'Draw a line down a page tonight: what I can do, and what only {who|they} can do. Pick one thing from the first side.',
      ],
      [
        'attachment',
        'Before tomorrow night, do one plain, kind thing for {who|the person} that has nothing to do with the worry: a meal, a lift, a friendly line.',
      ],
      [
        'perception',
        'Write tonight what you have seen or heard yourself, apart from what you fear. Share the first list with someone you trust.',
      ],
      [
        'body',
        'Set the time for your next look at the phone. Until then today, use your hands: dishes, laundry, a walk with someone.',
      ],
    ],
    theme: 'caring',
    questions: [
      'What have you seen yourself, and what are you filling in?',
      'Who else knows {who|this person} well and could share this with you?',
    ],
    who: /^(?!.*\b(?:doctor|nurse|teacher|boss|manager)\b)/,
  },
}
