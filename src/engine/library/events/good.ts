import type { EventLibrary } from './event.ts'

export const GOOD_EVENTS: EventLibrary = {
  reconnected: {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'having someone you missed close again',
      'things being good between you',
      'the bond being stronger than the time apart',
    ],
    seen: [
      'someone you had missed, there again',
      'a step towards each other',
      'a closeness that has come back',
    ],
    sense: [
      'something was missing, and it has found its way back',
      'you had to do without it for a while, so you know its worth',
      'it is good to see that the time between did not use it up',
    ],
    reframes: [
      'Not everything may be said yet, and it can be good already.',
      'If you missed it, perhaps you were missed as well.',
      'What lay between you may have shown both of you what this is worth.',
    ],
    steps: [
      [
        'action',
        'Before tomorrow night, send {who|this person} one line about what you enjoyed, and suggest a next time.',
      ],
      [
        'action',
        'Tell someone today who knew how much you had missed this. Call, so that your joy can be heard.',
      ],
      [
        'perception',
        'Write down before bed who took which step, and what courage it may have needed. Thank {who|the other one} tomorrow for that part.',
      ],
      [
        'attachment',
        'Look out an old photo or message of the two of you by tomorrow evening, and send it along.',
      ],
      [
        'expectation',
        'Settle tonight on one simple thing you would like to do together again. Big talks can come when they come.',
      ],
      [
        'body',
        'Sit quietly for some minutes this evening, and notice what has become lighter in you.',
      ],
    ],
    theme: 'closeness',
    questions: [
      'What did you feel in the very first minute?',
      'Would you still like to say something, or is it good as it is?',
    ],
  },
  kindness: {
    feelings: ['happiness', 'positiveanticipation'],
    wanted: [
      'someone being there when it counts',
      'being treated with care',
      'goodness that comes freely',
    ],
    seen: [
      'a person who saw what you needed',
      'warmth that was freely given',
      'someone who took the trouble for you',
    ],
    sense: [
      'someone gave you time or care and did not have to',
      'you were not left alone with it',
      'being treated like this tells you, almost without words, that you count',
    ],
    reframes: [
      'You may simply take it; letting someone be kind to you is a way of giving too.',
      'It may have done the other person as much good as it did you.',
      'How to pay it back may be the wrong question; it was given freely.',
    ],
    steps: [
      [
        'action',
        'Thank {who|the one who was kind} before tomorrow evening if you can, with one detail: what it changed for you.',
      ],
      ['action', 'Do one small good turn for someone tomorrow, unasked, in the same spirit.'],
      [
        'action',
        'Tell the story to one person today. People are glad to hear that such things happen.',
      ],
      [
        'perception',
        'Tonight, write down this and two other kind things you have met lately. Read the list slowly.',
      ],
      [
        'attachment',
        'Keep a trace of it by tomorrow night: the message, the name, or the place in a few words.',
      ],
      [
        'body',
        'Stop for two minutes today and let it reach you, with a hand on your chest if you like.',
      ],
    ],
    theme: 'gratitude',
    questions: [
      'What did this kindness change for you that day?',
      'Have you had a chance to say what it meant?',
    ],
  },
  gift: {
    feelings: ['happiness', 'positiveanticipation'],
    wanted: [
      'being thought of by someone',
      'someone knowing what would please you',
      'a treat that is meant for you',
    ],
    seen: [
      'something that was picked with you in mind',
      'a thought of you that turned into something real',
      'someone who wanted to see you happy',
    ],
    sense: [
      'somebody spent time on the question of what would please you',
      'beyond the gift itself, it says that someone had you in mind',
      'being given something can make you feel like a child again, in the best way',
    ],
    reframes: [
      'You owe nothing for it; your joy may be all that was hoped for.',
      'The giver may have looked forward to this as much as you enjoyed it.',
      'Whenever you think of it, this person and this day may come along with it.',
    ],
    steps: [
      [
        'action',
        'Within a day, enjoy it once more, and send {who|the giver} a picture or a line from that moment.',
      ],
      [
        'action',
        'Say to {who|the giver} by tomorrow evening, in your own words, what made it right for you.',
      ],
      [
        'action',
        'Think up one small surprise for someone else, and do the first part of it tomorrow.',
      ],
      [
        'perception',
        'Ask yourself tonight what the giver may have known about you to choose just this, and write it down.',
      ],
      [
        'attachment',
        'Find a place today for it, or for a photo of it, where you will come across it in the morning.',
      ],
      [
        'body',
        'Give it ten slow minutes this evening with nothing else going on: look, taste, listen, remember.',
      ],
    ],
    theme: 'gratitude',
    questions: [
      'What was your first thought when you saw what it was?',
      'What does it tell you about how well you are known?',
    ],
  },
  trusted: {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'people you can count on, and who can count on you',
      'trust that holds',
      'a bond in which things can be said',
    ],
    seen: [
      'trust between you and someone who matters',
      'something precious in good hands',
      'someone close enough to be open with',
    ],
    sense: [
      'trust cannot be asked for, only given, and here it is',
      'where there is trust, nobody has to be on guard',
      'it is not with everyone that you get this close',
    ],
    reframes: [
      'There may be many small moments behind this, on both sides.',
      'The safety you find here may be the same that you give.',
      'Trust like this may need no words; it can still be good to say it once.',
    ],
    steps: [
      [
        'action',
        'Let {who|this person} know within a day, in one plain sentence, that the trust between you means a lot to you.',
      ],
      [
        'action',
        'Honour it tomorrow in one small way: keep what was confided, be on time, call when you said you would.',
      ],
      [
        'action',
        'Take an unhurried quarter of an hour today to ask {who|the one you trust} about something that matters on that side.',
      ],
      [
        'perception',
        'List tonight three small moments that may have built this trust. Begin with the earliest.',
      ],
      [
        'attachment',
        'Agree with {who|this person} before tomorrow night on a time that belongs to the two of you.',
      ],
      [
        'expectation',
        'Decide before bed on one thing you could share or ask for, because the trust is there.',
      ],
    ],
    theme: 'trust',
    questions: [
      'What did it take for this trust to grow?',
      'Where in your daily life do you notice it most?',
    ],
    who: /^(?!.*\b(?:team|class|band|family|parents|kids|children|friends|colleagues|neighbou?rs)\b)/,
  },
  memory: {
    feelings: ['happiness', 'sadness', 'pride'],
    wanted: [
      'keeping what was good',
      'what you loved about that time staying alive',
      'still being in touch with your own beginnings',
    ],
    seen: [
      'a part of your past that is still warm',
      'a time that is over and still belongs to you',
      'something from long ago that can still move you',
    ],
    sense: [
      'it was good, and some of that is still with you',
      'small things can bring back a whole time of life',
      'joy and missing often come together where something was loved',
    ],
    reframes: [
      'It may be over, and that you had it cannot be taken back.',
      'What you remember so well may have helped to make you who you are.',
      'Perhaps you are the one who keeps this alive, simply by remembering.',
    ],
    steps: [
      [
        'action',
        'Tonight, write the memory down in ten lines, with the small things in it: names, smells, sounds, the light.',
      ],
      [
        'action',
        'Tell it within a day to someone who was there, or to someone younger who was not.',
      ],
      [
        'action',
        'Find one photo, song or recipe from then before tomorrow evening, and spend half an hour with it.',
      ],
      [
        'attachment',
        'Bring one small habit of that time into tomorrow: a dish, a walk, a way of saying goodnight.',
      ],
      [
        'perception',
        'Before bed, finish this sentence on paper: what I loved about it was. Then look for a bit of that in your life now.',
      ],
      [
        'body',
        'If tears come along with the smile today, let them. Sit down for it, with something warm to drink.',
        ['sadness'],
      ],
    ],
    theme: 'gratitude',
    questions: ['Who else would remember it?', 'What from that time do you still carry in you?'],
  },
  'faith-comfort': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'being held by something larger than yourself',
      'meaning in what you live through',
      'a hope that you can lean on',
    ],
    seen: [
      'comfort that reaches deep',
      'a trust that carries you',
      'something that gives your days a direction',
    ],
    sense: [
      'you do not have to carry everything by yourself',
      'it speaks to a part of you that few other things reach',
      'it puts the rest of life in its proper place',
    ],
    reframes: [
      'The peace you found may be there again when you look for it.',
      'Many before you may have found comfort in the same words or the same silence.',
      'It may have changed nothing around you, and still a good deal in you.',
    ],
    steps: [
      [
        'action',
        'Talk with {who|someone who shares your faith} before tomorrow evening about what touched you, and ask where they find strength.',
      ],
      [
        'action',
        'Set aside ten minutes tomorrow for prayer, silence or reading, at an hour when you will not be disturbed.',
      ],
      [
        'action',
        'Do one quiet good deed within a day, in the spirit of what you believe, and tell nobody.',
      ],
      [
        'perception',
        'Write down tonight the words, the song or the moment that reached you, and what it answered in you.',
      ],
      [
        'attachment',
        'Copy out one line that comforts you, and put it where you will see it tomorrow morning.',
      ],
      [
        'body',
        'Sit still for five minutes this evening with open hands, and let the calm be there without asking anything of it.',
      ],
    ],
    theme: 'gratitude',
    questions: [
      'What gave you the most comfort in it?',
      'With whom can you share this part of your life?',
    ],
    who: /\b(?:pastor|priest|imam|rabbi|husband|wife|mother|mom|mum|father|dad|gran\w*|sister|brother|friend)\b/,
  },
}
