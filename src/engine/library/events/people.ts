import type { EventLibrary } from './event.ts'

export const PEOPLE_EVENTS: EventLibrary = {
  forgotten: {
    feelings: ['sadness', 'anger', 'shame'],
    wanted: [
      'being kept in mind without having to remind anyone',
      'someone thinking of it on their own',
      'what matters to you staying with someone else too',
    ],
    seen: [
      'something that mattered to you slipping past someone else',
      'having to be the one who remembers',
      'no sign at the moment when one would have meant a lot',
    ],
    sense: [
      'being remembered is one of the plainest ways people show that we count',
      'you were hoping for it, perhaps without saying so, and it did not come',
      'from outside it may look small, and from where you stand it is not',
    ],
    reframes: [
      'The forgetting was real, and it may say more about a full head than about what you mean.',
      'Someone may care about you and still lose track of a day, a word or a plan.',
      'You wanted it to come unasked; saying how much it matters would not make it worth less.',
    ],
    steps: [
      [
        'action',
        'Before tomorrow evening, tell {who|the person who forgot} in one calm sentence that it mattered to you, and name one thing that would still do you good.',
      ],
      [
        'action',
        'Pick one part of it that can still happen, late or small, and ask {who|someone close} today to do it with you.',
      ],
      [
        'perception',
        'Tonight, write down three times when {who|this person} did think of you. Put this one beside them and look at the whole list.',
      ],
      [
        'expectation',
        'Put the next day that matters to you into your phone today, with a note a week ahead: tell {who|them} what I am hoping for.',
      ],
      [
        'attachment',
        'Call someone who tends to remember you this evening, and talk for half an hour. Let that count as well.',
      ],
      [
        'body',
        'Take a ten-minute walk or a warm shower tonight before you write to anyone about it. Then decide what you want to say.',
      ],
    ],
    theme: 'asking',
    questions: [
      'Have you told {who|anyone} how much this meant to you?',
      'What would you have liked to happen, in the plainest terms?',
    ],
  },
  'stood-up': {
    feelings: ['sadness', 'anger', 'shame'],
    wanted: [
      'a promise that would hold',
      'being able to build on what was said',
      'your time and your hopes being treated as worth something',
    ],
    seen: [
      'a word that was given and did not hold',
      'a yes that turned into a no when it counted',
      'having relied on someone and being left alone with it',
    ],
    sense: [
      'you had made room for this, in your day and in your hopes',
      'being let down hurts twice, once for the plan and once for the person',
      'promises are there to be relied on, and this one gave way',
    ],
    reframes: [
      'You were let down this time; how much was carelessness and how much was trouble may be open.',
      'Relying on a promise was not foolish; it is what promises are for.',
      'A broken plan may say something about the other side, and little about what you are worth.',
    ],
    steps: [
      [
        'action',
        'Within a day, tell {who|the one who let you down} plainly: I had counted on this, and I was disappointed. Then wait for the answer.',
      ],
      [
        'action',
        'Ask someone today to do one piece of the plan with you anyway, at an hour you name.',
      ],
      [
        'perception',
        'Note tonight which reason you were given and which one you are guessing. Ask {who|the person} tomorrow about the guess.',
      ],
      [
        'expectation',
        'Decide tonight what you will still rely on {who|this person} for, and what you will keep in your own hands for now.',
      ],
      [
        'attachment',
        'Ring someone who usually keeps their word this evening, and do something small together, even if only by phone.',
      ],
      [
        'body',
        'Leave the first hot message unsent until tomorrow. Walk round the block tonight, then read it again.',
        ['anger'],
      ],
    ],
    theme: 'trust',
    questions: [
      'Is this the first time {who|this person} let you down, or one of several?',
      'What would help you believe the next promise a little?',
    ],
  },
  'left-out': {
    feelings: ['sadness', 'anger', 'shame', 'worry'],
    wanted: [
      'a place among them without having to ask',
      'being thought of when the choice was made',
      'your name coming up as a matter of course',
    ],
    seen: [
      'something going on without you',
      'a circle with you on the outside of it',
      'others being counted in, and you not among them',
    ],
    sense: [
      'the wish to belong runs deep, and being outside hurts even where nobody meant harm',
      'it raises the question of where you stand with them',
      'being overlooked is hard to shrug off when it comes from people who matter',
    ],
    reframes: [
      'You were not included, and that stings; the reason may be something you do not know yet.',
      'One time without you is a fact; that they do not want you may still be a guess.',
      'It hurts because this matters to you, and they may not see how it looks from outside.',
    ],
    steps: [
      [
        'action',
        'Before tomorrow night, write to the one among them you trust most, and suggest something small for just the two of you.',
      ],
      [
        'action',
        'Make the next plan yourself: one date, one idea, sent today to two people you would like to see.',
      ],
      [
        'perception',
        'Ask {who|one of them} tomorrow, in a light tone, how it came about. Listen for facts before you settle on a reason.',
      ],
      [
        'attachment',
        'Tonight, think of another place where you are welcome, a class, a cousin, a team, and get in touch with someone there.',
      ],
      [
        'expectation',
        'Decide before bed whether you want to be asked next time. If so, tell {who|one of them} tomorrow: I would love to come along.',
      ],
      [
        'body',
        'Put the photos and the chat away until tomorrow morning, and move for twenty minutes tonight: walk, cycle, stretch.',
      ],
    ],
    theme: 'belonging',
    questions: [
      'Do you know why you were not asked, or is that part still open?',
      'Whose invitation would have meant the most to you?',
    ],
  },
  distance: {
    feelings: ['sadness', 'worry', 'anger', 'shame', 'regret'],
    wanted: [
      'the closeness staying the way it was',
      'hearing from someone you care about without having to chase',
      'still mattering as much as you used to',
    ],
    seen: [
      'a closeness that is thinner than it used to be',
      'less coming back than you give',
      'a silence you are left to explain to yourself',
    ],
    sense: [
      'silence gives no reason, so the mind goes looking for one, often in yourself',
      'you can feel that something has changed, and you cannot fix it from your side alone',
      'it is hard to miss someone who is still out there',
    ],
    reframes: [
      'The distance is real; what is behind it may have as much to do with their days as with you.',
      'People pull back for many reasons, and perhaps only some of them are about you.',
      'Something has changed between you; whether it is over or only quieter may still be open.',
    ],
    steps: [
      [
        'action',
        'Send {who|this person} one short, warm line today that asks for nothing: I thought of you, and I hope you are well.',
      ],
      [
        'action',
        'Within a day, ask {who|them} one open question, by voice if you can: I notice we talk less, is something the matter?',
      ],
      [
        'perception',
        'Tonight, write three possible reasons for the silence that have nothing to do with you. Mark which of them you can rule out.',
      ],
      [
        'expectation',
        'Choose a day until which you will wait without reading meaning into it. Write it down tonight, and check the phone less until then.',
      ],
      [
        'attachment',
        'Call someone who does answer this evening, and let ten minutes of that talk be about something good or funny.',
      ],
      [
        'body',
        'Leave the phone in another room for one hour tonight, and use the hour for something with your hands.',
      ],
    ],
    theme: 'asking',
    questions: [
      'Is this distance new, or has it come and gone before?',
      'What do you miss most: the talking, the time together, or knowing where you stand?',
    ],
  },
  betrayed: {
    feelings: ['anger', 'sadness', 'disgust', 'shame', 'worry'],
    wanted: [
      'the truth from someone you trusted',
      'loyalty that holds when you are not looking',
      'your trust being in safe hands',
    ],
    seen: [
      'trust that was used instead of kept',
      'someone you counted on acting against you',
      'a picture of someone that no longer fits',
    ],
    sense: [
      'you had relied on someone, and just there you were hurt',
      'it makes you go back over things you had never doubted',
      'when trust breaks, even good memories can start to look uncertain',
    ],
    reframes: [
      'Trusting was not the mistake here; what was done with your trust was.',
      'It was a real breach, and what follows from it may be decided later, not today.',
      'This tells you something about one bond; it may not tell you much about the others.',
    ],
    steps: [
      [
        'action',
        'Tonight, tell one person outside of it what happened, from start to end, and ask them only to listen.',
      ],
      [
        'action',
        'Within a day, work out what you most want from {who|the person}: an answer, an apology or distance. Write it in one sentence.',
      ],
      [
        'perception',
        'Put on paper tonight what you know for certain, and keep guesses on another page. Go by the first page tomorrow.',
      ],
      [
        'expectation',
        'Choose today one thing you will keep to yourself for now, and one person you can still tell everything.',
      ],
      [
        'attachment',
        'Before tomorrow evening, spend time with someone who has kept your trust, and tell them that it matters to you.',
      ],
      [
        'body',
        'Wait one night before you answer {who|anyone involved}. Eat something warm, go to bed, and choose your words in the morning.',
      ],
    ],
    theme: 'trust',
    questions: [
      'What would you need to hear or see before you could trust a little again?',
      'Which part hurts more: what was done, or who did it?',
    ],
  },
  rumour: {
    feelings: ['anger', 'shame', 'worry', 'fear', 'sadness'],
    wanted: [
      'being known for what is true about you',
      'being spoken of fairly when you are not there',
      'people asking you before they believe it',
    ],
    seen: [
      'talk about you that you had no say in',
      'your name passed around without you there to speak',
      'people who may be judging you by hearsay',
    ],
    sense: [
      'you can hardly answer what is said where you are not',
      'a good name takes a long time to build, and talk can dent it fast',
      'not knowing who has heard it or believes it turns every look into a question',
    ],
    reframes: [
      'The talk is out of your hands; those who know you may weigh it against what they have seen.',
      'A story can travel far and still be believed by fewer people than it seems.',
      'Some may believe it for now; what they see of you day by day can speak as well.',
    ],
    steps: [
      [
        'action',
        'Before tomorrow night, tell one person there whom you trust what is true, in three plain sentences, and ask for their support.',
      ],
      [
        'action',
        'Tonight, note what is being said, where and since when, and save any messages or posts. Show it tomorrow to someone who can step in.',
      ],
      [
        'perception',
        'List tonight the five people whose opinion matters most to you. Mark who has really heard it, and who you only fear has.',
      ],
      [
        'expectation',
        'Pick the few people who need to hear the truth from you, and let the others wait. Speak to the first one tomorrow.',
      ],
      [
        'attachment',
        'Spend an hour before tomorrow evening with someone who knew you long before this talk began.',
      ],
      [
        'body',
        'Plan your next time there tonight: whom you arrive with, where you sit, and one slow breath before the door.',
        ['fear', 'shame', 'worry'],
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'Who already knows that it is not the whole truth?',
      'What would you most like people to know instead?',
    ],
  },
  'hurt-by-words': {
    feelings: ['anger', 'sadness', 'shame'],
    wanted: [
      'being spoken to with a little care',
      'respect in the way people talk to you',
      'someone you know being on your side',
    ],
    seen: [
      'words that made you smaller than you are',
      'a remark that hit a tender spot',
      'a few words you are now left to carry',
    ],
    sense: [
      'words from someone you know get past the guard you would have up with strangers',
      'it takes a second to say such a thing, and it can go on hurting for days',
      'it touched something you care about, and it was not handled with care',
    ],
    reframes: [
      'It may have been clumsy rather than cruel, and it still hurt.',
      'Those words show how someone put it in that moment; they may be far from the whole of you.',
      'Perhaps it hurt because it touched a sore point, which does not make it true.',
    ],
    steps: [
      [
        'action',
        'Tell {who|the one who said it} before tomorrow evening: those words stayed with me, and they hurt. Then stop, and listen to the answer.',
      ],
      [
        'action',
        'Practise one short reply tonight, out loud, for the next time: please do not talk to me like that.',
      ],
      [
        'perception',
        'Write down the exact words tonight, and under them what you heard in them. Ask someone you trust tomorrow how it sounds to them.',
      ],
      [
        'expectation',
        'Name for yourself before bed what you want from {who|that person}: an apology, a different tone, or an end to the topic. Ask for it tomorrow.',
      ],
      [
        'attachment',
        'Tomorrow, have a cup of tea with someone whose words do you good, in person or by phone.',
      ],
      [
        'body',
        'Let the heat go down first: ten minutes of brisk walking today, and no reply before you are back.',
        ['anger'],
      ],
    ],
    theme: 'criticism',
    questions: [
      'Was this new from {who|this person}, or have you heard it before?',
      'Which words would you have wished for instead?',
    ],
  },
  'lent-money': {
    feelings: ['anger', 'worry', 'sadness', 'regret', 'shame'],
    wanted: [
      'getting back what you gave in good faith',
      'what was agreed being honoured',
      'your help being treated with respect',
    ],
    seen: [
      'something of yours that has not come back as agreed',
      'having to ask for what is yours',
      'your goodwill being stretched',
    ],
    sense: [
      'you helped, and now asking for your own can feel like begging',
      'what is lent carries trust along with it, and that is at stake as well',
      'you did someone a favour, and the worry about it has ended up with you',
    ],
    reframes: [
      'You may ask for what is yours and still be a generous person.',
      'The delay may be embarrassment as much as disrespect, and you can still ask.',
      'Helping was kind; what was done with your help may be a separate matter.',
    ],
    steps: [
      [
        'action',
        'Before tomorrow evening, send {who|the borrower} one friendly line that names the thing or the sum and a date, and asks for a yes or no.',
      ],
      [
        'action',
        'Tomorrow, suggest to {who|the borrower} a way to make it good in small parts, with a first date you both agree on.',
      ],
      [
        'expectation',
        'Decide tonight how much you could let go of without bitterness, and how much you need back. Ask for the second part only.',
      ],
      [
        'perception',
        'Look up tonight what was really agreed, in messages or on paper. Where nothing was said, note that too before you talk.',
      ],
      [
        'attachment',
        'Put the matter away for this evening: write it down, close the page, and spend an hour with someone who owes you nothing.',
      ],
      [
        'body',
        'Walk for ten minutes today before you type the reminder, so that it comes out short and civil.',
        ['anger'],
      ],
    ],
    theme: 'asking',
    questions: [
      'Was there ever a date or a plan for giving it back?',
      'What weighs more for you: the thing itself, or how it has been handled?',
    ],
  },
}
