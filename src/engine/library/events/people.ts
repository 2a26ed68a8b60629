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
  lonely: {
    feelings: ['sadness', 'worry', 'shame', 'fear'],
    wanted: [
      'someone to share ordinary days with',
      'a friendly voice near you, or at least on the phone',
      'people who would notice how you are',
    ],
    seen: [
      'quiet where you would like company',
      'nobody near to tell things to',
      'hours with no one beside you',
    ],
    sense: [
      'people need people, and wanting company is as natural as being hungry',
      'a day weighs more when there is nobody to tell about it',
      'being alone is hard when it is not what you would have chosen',
    ],
    reframes: [
      'You are alone right now; that may say more about circumstances than about how likeable you are.',
      'Loneliness may be telling you what you need, not what you deserve.',
      'Someone may be closer than it feels now, and just as unsure about writing first.',
    ],
    steps: [
      [
        'action',
        'Today, write one line to someone you have not heard from in a while: this made me think of you, how are you?',
      ],
      [
        'action',
        'Find one thing nearby that brings the same people together every week, a class, a choir, a game, and sign up before tomorrow night.',
      ],
      [
        'expectation',
        'Aim small tomorrow: two short talks, at the shop, in the hall, on the phone. Count them, however brief.',
      ],
      [
        'attachment',
        'Tonight, spend half an hour on something you enjoy, and think of one person you could ask along next time.',
      ],
      [
        'body',
        'Before tomorrow night, sit for half an hour where people are, a library, a park, a café, even without talking.',
      ],
      [
        'perception',
        'List tonight three people who were once glad to see you, however long ago. Mark one you could write to.',
      ],
    ],
    theme: 'belonging',
    questions: [
      'When did you last feel at ease with someone, and what made it so?',
      'Which hour of the day is the hardest to spend alone?',
    ],
  },
  comparison: {
    feelings: ['sadness', 'anger', 'shame', 'worry', 'regret'],
    wanted: [
      'having some of what you see others have',
      'your own life counting for as much as theirs',
      'being as far along as the people around you',
    ],
    seen: [
      'others having what you would love to have',
      'a gap between where they are and where you stand',
      'someone else’s good fortune right next to your own wish',
    ],
    sense: [
      'seeing it in others makes your own wish hard to ignore',
      'watching others have what you long for is hard, even when you wish them well',
      'setting your life beside theirs makes your own look smaller than it did before',
    ],
    reframes: [
      'Envy may simply show what you want; it does not say that you are late.',
      'You may be seeing their best part and comparing it with the whole of your own.',
      'Their life may have costs you cannot see, and your wish can still be a real one.',
    ],
    steps: [
      [
        'action',
        'Tonight, turn the envy into one sentence that starts with: I would like more of. Do the smallest part of it tomorrow.',
      ],
      [
        'action',
        'Ask someone a little further along, within a day, how they began. Pick out one thing you could try yourself.',
      ],
      [
        'attachment',
        'Stay off the photos or the topic that feed it until tomorrow night, and give that time to someone you like.',
      ],
      [
        'perception',
        'Write two short lists tonight: what you can see of their life, and what you cannot know about it.',
      ],
      [
        'expectation',
        'Before bed, measure yourself against nobody but you: choose one small thing to have a bit further along by tomorrow evening.',
      ],
      [
        'body',
        'When the thought comes round again today, get up and move for five minutes, then go back to something of your own.',
      ],
    ],
    theme: 'worth-beyond-results',
    questions: [
      'What exactly is it that they have and you long for?',
      'If nobody else could see it, would you still want the same thing?',
    ],
  },
  'moved-away': {
    feelings: ['sadness', 'worry', 'regret'],
    wanted: [
      'the everyday nearness you were used to',
      'what feels like home staying within reach',
      'sharing small things without having to plan it',
    ],
    seen: [
      'a long way between you and what you miss',
      'a gap in the ordinary day',
      'life going on in two different places',
    ],
    sense: [
      'it is often the small daily things that leave the biggest gap',
      'part of what made you feel at home is now somewhere else',
      'missing comes in waves, and quite ordinary moments can set it off',
    ],
    reframes: [
      'What you shared every day is gone for now; the bond itself may well last.',
      'You miss it because it was good, and some of that may find room where you are.',
      'Far away may not mean lost; it may ask for new habits instead of the old ones.',
    ],
    steps: [
      [
        'action',
        'Tonight, send {who|someone you miss} one small thing from your day, a photo, a sound, a joke, and ask for one back.',
      ],
      [
        'action',
        'Agree with {who|someone you miss} before tomorrow night on a fixed time each week for a call. Choose the hour that feels emptiest.',
      ],
      [
        'action',
        'Ask one person who is near to share an hour of tomorrow with you: a coffee, a walk, a game.',
      ],
      [
        'attachment',
        'Bring one small habit from before into tomorrow: the same dish, song or walk, alone or with someone near.',
      ],
      [
        'expectation',
        'Ask only two things of tomorrow: one that is familiar and one that is new. Write both down tonight.',
      ],
      [
        'body',
        'Go outside for twenty minutes today without the phone, and look for one thing around you that you like.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'At what time of day do you miss it most?',
      'What from before would you most like to keep alive?',
    ],
  },
  estranged: {
    feelings: ['sadness', 'regret', 'anger', 'shame'],
    wanted: [
      'someone so close staying part of your life',
      'a bond of that kind being good and lasting',
      'some way of being at peace with each other',
    ],
    seen: [
      'a silence that has become the normal state',
      'someone who was part of your life and is now outside it',
      'time going by without a word between you',
    ],
    sense: [
      'a tie like this does not stop hurting because the contact stopped',
      'there is no real goodbye in it, so it is hard to put down',
      'love, anger and longing can all be in the same silence',
    ],
    reframes: [
      'The contact has stopped; whether that is the last word may not be decided yet.',
      'Keeping a distance and still caring may both be true, on either side.',
      'It may take more than you alone to change this, so it cannot all rest on you.',
    ],
    steps: [
      [
        'action',
        'Tonight, write {who|this person} a letter you do not have to send. Say what you miss and what hurt. Keep it for now.',
      ],
      [
        'action',
        'If contact feels safe and right to you, send {who|them} one line tomorrow that asks for nothing: I think of you.',
        ['sadness', 'regret', 'shame'],
      ],
      [
        'attachment',
        'Before tomorrow night, call or see someone who did stay in your life, and tell them one thing you value in them.',
      ],
      [
        'expectation',
        'Decide tonight what one small good sign would be, a card, a nod, an answer, rather than everything being well again.',
      ],
      [
        'perception',
        'Sort it on paper tonight: what you know of the reasons on both sides, and which part you only imagine.',
      ],
      [
        'body',
        'When it comes over you today, breathe out slowly five times, then step outside for a while or call a friend.',
      ],
    ],
    theme: 'belonging',
    questions: [
      'If one sentence could get through to {who|this person}, what would you want it to say?',
      'Is the silence something you chose, or something that was chosen for you?',
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
