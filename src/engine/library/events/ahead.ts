import type { EventLibrary } from './event.ts'

const CLOSE =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friend|bestie|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|aunt|uncle|cousin|family)\b/

export const AHEAD_EVENTS: EventLibrary = {
  'test-ahead': {
    feelings: ['worry', 'fear', 'negativeanticipation'],
    wanted: [
      'your ability showing when you need it',
      'getting through it with a steady nerve',
      'your preparation paying off',
      'being at your best on the day',
    ],
    seen: [
      'a short moment that is asked to prove a lot',
      'something that others will judge you by',
      'a task whose outcome nobody can promise you',
      'a chance of falling short where it matters to you',
    ],
    sense: [
      'you care how it goes, and it is not in your hands alone',
      'the body gets ready for a big moment before it has even begun',
      'much hangs on something that you cannot fully rehearse',
      'there is only so much you can do about it beforehand',
    ],
    reframes: [
      'It matters, and it is one day; your ability does not vanish if you stumble.',
      'Nerves may show that you care about it; they do not tell how it will go.',
      'Nobody asks you to be without fear for this; it may be enough to begin.',
      'Perhaps you picture the worst minute; much of it could be ordinary minutes.',
    ],
    steps: [
      [
        'action',
        'Today, go through only the beginning, twice: the first question, the first line, the first move. Then stop.',
      ],
      [
        'action',
        'Lay out what you need tonight, from clothes to papers, and check the time and the way there once.',
      ],
      [
        'expectation',
        'Finish one sentence tonight: good enough would be this. Aim for that line, and not for perfect.',
      ],
      [
        'perception',
        'Before bed, complete this on paper: if it goes badly, the day after I would still have these three things.',
      ],
      [
        'attachment',
        'Arrange something small today for afterwards, with {who|someone who likes you}, that happens however it goes.',
      ],
      [
        'body',
        'In the last minutes before it, and tonight for practice, breathe out ten times, longer out than in, both feet on the floor.',
      ],
    ],
    theme: 'uncertainty',
    questions: [
      'What do you dread most: the getting ready, the moment itself, or the answer?',
      'When did something like this go better than you had feared?',
    ],
    who: CLOSE,
  },
  'hard-talk-ahead': {
    feelings: ['worry', 'fear', 'negativeanticipation', 'shame'],
    wanted: [
      'being heard, however it ends',
      'getting it said without breaking anything',
      'a good first sentence when you need it',
      'understanding from the people in the room',
    ],
    seen: [
      'a talk whose end nobody can tell you yet',
      'words that cannot be unsaid once they are out',
      'somebody whose answer you cannot know beforehand',
      'a meeting that could change things',
    ],
    sense: [
      'you can prepare only your own side of it',
      'the outcome matters to you, and only half of it is yours',
      'you may have had this talk many times in your head already, and that is tiring',
      'much can depend on a few sentences, and you want to find good ones',
    ],
    reframes: [
      'You cannot steer the other side; you can choose your first sentence.',
      'It may be awkward and still go well enough.',
      'The other side may be nervous too, or may already guess some of it.',
      'One talk may not have to settle it all; it could be the first of several.',
    ],
    steps: [
      [
        'action',
        'Tonight, write the first sentence you want to say there, in plain words, and speak it aloud once.',
      ],
      [
        'action',
        'Try it out today with someone who has no part in it: five minutes, and let them play the other side.',
      ],
      [
        'expectation',
        'Before bed, settle what would be enough this time: being heard, a date, a first answer. Agreement can come later.',
      ],
      [
        'perception',
        'Put down tonight the answer you fear most, and next to it one kinder answer that is possible too.',
      ],
      [
        'attachment',
        'Plan the half hour after it today: a walk, a call with a friend, something warm to eat.',
      ],
      [
        'body',
        'Just before you go in, breathe out slowly five times and let your shoulders drop. Say your first line slowly.',
      ],
    ],
    theme: 'uncertainty',
    questions: [
      'What is the one thing you want the other side to hear?',
      'Which answer do you fear most?',
    ],
  },
  'medical-ahead': {
    feelings: ['fear', 'worry', 'negativeanticipation'],
    wanted: [
      'it going safely and without surprises',
      'being well looked after',
      'things being better afterwards',
      'knowing step by step what will happen',
    ],
    seen: [
      'a room where you have to trust other hands',
      'something done to the body that you cannot steer',
      'a stretch of time in which others are in charge',
      'a treatment whose course nobody can fully promise',
    ],
    sense: [
      'the body wants to guard itself, even from people who mean to help',
      'control has to be handed over, and that is hard for anyone',
      'some of it stays unknown until it is over',
      'it is about health, and hardly anything is closer than that',
    ],
    reframes: [
      'What is a rare day for you may be an ordinary working day for those who do it.',
      'Fear before it may be the body doing its job; it does not tell how it goes.',
      'Being frightened does not stop people from getting through it; it may not stop you.',
      'Much of it is in other hands; you can still ask, and say what you need.',
    ],
    steps: [
      [
        'action',
        'Tonight, write your three most pressing questions. Ask them by phone tomorrow, or before anything begins.',
      ],
      [
        'action',
        'Ask {who|someone close} today to go along, to wait with you, or to be the first you call afterwards.',
      ],
      [
        'action',
        'Tell the staff in one sentence, before it starts, that you are afraid. Ask them to say each step aloud first.',
        ['fear', 'worry'],
      ],
      [
        'perception',
        'Read about it for fifteen minutes today at most, in one source a doctor or nurse would trust. Turn what scares you into a question.',
      ],
      [
        'attachment',
        'Get one comfort ready tonight for afterwards: clean sheets, soft food, a film, a person who will look in.',
      ],
      [
        'body',
        'Now, and again right before it, breathe in for four counts and out for six, ten times, with loose hands.',
      ],
    ],
    theme: 'health',
    questions: [
      'Which part is the hardest to think of: before, during, or after?',
      'Which question have you not been able to ask yet?',
    ],
    who: CLOSE,
  },
  'travel-fear': {
    feelings: ['fear', 'worry', 'negativeanticipation'],
    wanted: [
      'arriving safe and sound',
      'feeling steady on the way',
      'it being something to look forward to',
      'some control over what happens',
    ],
    seen: [
      'a stretch where you cannot simply step out',
      'a machine, a road or a place that you have to trust',
      'all the things that could go wrong between here and there',
      'leaving what you know for something you do not',
    ],
    sense: [
      'you will depend on things that you cannot check or steer yourself',
      'the mind plays the worst scene long before you set off',
      'the body likes firm and known ground, and this is neither',
      'half of you goes along with it, and the other half wants to stay',
    ],
    reframes: [
      'Your fear is real, and it may not be an exact measure of the danger.',
      'People can be afraid all the way and still arrive; you may be one of them.',
      'The hours before you leave may turn out to be the worst of it.',
      'Much of this is not yours to steer; a few parts may still be made safer.',
    ],
    steps: [
      [
        'action',
        'Tonight, break it into short pieces on paper: getting there, the wait, the start, the end. Add one help for each.',
      ],
      [
        'action',
        'Tell {who|someone you trust} today that this scares you, and agree how you can reach each other on the way.',
      ],
      [
        'action',
        'Check one safety point today that is yours to check: the weather, belts, the route, papers. Once, then let it be.',
      ],
      [
        'perception',
        'Put the scene you fear most into one sentence tonight, and under it what would be done if it came.',
      ],
      [
        'expectation',
        'Set the aim for that day tonight: not being calm, only getting from one piece to the next.',
      ],
      [
        'body',
        'When it grips you today, press your feet into the floor and breathe out ten times, twice as long as in.',
      ],
    ],
    theme: 'alarm',
    questions: [
      'Where on the way does the fear seem strongest?',
      'What helped you the last time something like this scared you?',
    ],
    who: CLOSE,
  },
  'change-ahead': {
    feelings: ['negativeanticipation', 'sadness', 'worry', 'anger'],
    wanted: [
      'things staying as they are a while longer',
      'keeping what is good about now',
      'having a say in it',
      'more time before it starts',
    ],
    seen: [
      'a date that comes whether you are ready or not',
      'an end to something you had got used to',
      'something settled that you would not have picked',
      'the last stretch of how it has been',
    ],
    sense: [
      'you would not have chosen it, and still you have to live with it',
      'you know that it is coming, so a part of the loss starts today',
      'what you are used to holds you up more than it shows, and now it shifts',
      'when something is certain, there is nothing left to argue with',
    ],
    reframes: [
      'It is coming, and the time until then still belongs to you.',
      'Stopping it may not be possible; some of the how may still be open.',
      'What is unwelcome now may, after some weeks, have become ordinary.',
      'You can name what will end; you may not have counted what stays.',
    ],
    steps: [
      [
        'action',
        'Sort it tonight into what is fixed and what is still open. Tomorrow, ask about one of the open things.',
      ],
      [
        'action',
        'Today, do one thing you want to have done before it comes, and take someone along if you can.',
      ],
      [
        'attachment',
        'Choose one habit of this time tonight that you will carry over, and decide when you will do it.',
      ],
      [
        'expectation',
        'Write a date in your calendar tonight, four weeks after it starts. Until then, you need not judge how it is.',
      ],
      [
        'perception',
        'Before bed, picture an ordinary Tuesday after the change, and write down one part of it that stays the same.',
      ],
      [
        'body',
        'Be outside for twenty minutes today without planning anything. The change can do without you for that long.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'Which part of it will you feel first?',
      'Is there one thing you most want to keep?',
    ],
  },
}
