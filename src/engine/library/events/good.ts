import type { EventLibrary } from './event.ts'

const PARTNER = /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fianc\S*|crush)/
const CHILD =
  /\b(?:\w*son|\w*daughter|kids?|child|children|boys?|girls?|twins|niece|nephew)\b(?!-in-law)/

export const GOOD_EVENTS: EventLibrary = {
  'baby-news': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: ['someone new to love', 'a family that grows', 'good news about the little one'],
    seen: [
      'a small person who was not there before, or soon will be',
      'a new life close to yours',
      'a family with one more name in it',
    ],
    sense: [
      'hardly any news changes so much in so few words',
      'you can love someone before you really know them',
      'something begins here that will go on for a lifetime',
    ],
    reframes: [
      'Nothing has to be done with this joy yet; it may be enough to feel it.',
      'You may be one of the people this child will one day tell stories about.',
      'Being moved this much may be the first thread of a bond that is starting.',
    ],
    steps: [
      [
        'action',
        'Tonight, write a few lines to the child: how the news reached you and what you felt. Add the date and keep it.',
      ],
      [
        'action',
        'Call {who|someone who will be glad} before tomorrow evening, and say with your own voice how happy you are.',
      ],
      [
        'action',
        'Offer one plain thing within a day, to the parents or to yourself as one of them: a meal, a nap, a free hour.',
      ],
      [
        'perception',
        'Before bed, go back to the moment you knew: where you were, who was there, what was said first.',
      ],
      [
        'attachment',
        'Find one small thing by tomorrow evening that you will keep for the child: a book, a coin, a newspaper of today.',
      ],
      ['body', 'Take a slow walk today without the phone, and give the news time to reach you.'],
    ],
    theme: 'gratitude',
    questions: [
      'What was your very first thought when you knew?',
      'Is there something you would love to show this child one day?',
    ],
  },
  'child-joy': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'being close to your child',
      'seeing your child happy and growing',
      'being there for the small moments',
    ],
    seen: [
      'a moment with your child that is yours to keep',
      'your child showing a bit more of who they are',
      'something between you and your child that needs no explaining',
    ],
    sense: [
      'moments like this cannot be planned, and you were there for it',
      'it was short, and it is what all the work is for',
      'love is rarely as simple as this',
    ],
    reframes: [
      'A child who feels safe may show such things, and some of that safety comes from you.',
      'Nothing had to be taught or tidied for this; being there may have been enough.',
      'The date may be forgotten; how it was between you may stay with both of you.',
    ],
    steps: [
      [
        'action',
        'Note it down before you sleep, with the date: what happened, what was said, how it felt.',
      ],
      [
        'action',
        'Tell {who|your child} by tomorrow evening what you loved about it, in words that fit the age.',
      ],
      [
        'action',
        'Call a grandparent, godparent or friend tomorrow, and let them have a share in it.',
      ],
      [
        'attachment',
        'Keep something from it today: a photo, a drawing, the words on a slip of paper.',
      ],
      [
        'body',
        'Within a day, play or walk with {who|your child} for twenty minutes, with your phone in another room.',
      ],
      [
        'expectation',
        'Leave one small gap in tomorrow with nothing planned, and let {who|your child} choose what goes in.',
      ],
    ],
    theme: 'closeness',
    questions: [
      'Which second of it would you like to keep?',
      'Could a small ritual for the two of you grow out of it?',
    ],
    who: CHILD,
  },
  'child-proud': {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'seeing your child find a way of their own',
      'your child growing into a good person',
      'what you try to pass on taking root',
    ],
    seen: [
      'your child, a step further than before',
      'something in your child that you could hope for and not force',
      'a deed or a success that is your child’s own',
    ],
    sense: [
      'you have watched the way there from close by',
      'you can give a child a lot, but this came from inside',
      'there is hardly a better sight than your own child doing well or doing good',
    ],
    reframes: [
      'It is your child’s own, and you may glow a little all the same.',
      'There may be things in it that were seen and learned at home.',
      'What you saw may have been there for a long time, waiting for its moment.',
    ],
    steps: [
      [
        'action',
        'Tonight, tell {who|your child} exactly what you saw and what you thought. Leave out any advice.',
      ],
      [
        'action',
        'Ask {who|your child} tomorrow how it was from the inside, and listen to the whole answer.',
      ],
      [
        'action',
        'Let one person know today who may have had a part in it: a teacher, a coach, a grandparent, a friend.',
      ],
      [
        'attachment',
        'Save a trace of it by tomorrow evening: a note, a picture, or the story on one page in your own writing.',
      ],
      [
        'perception',
        'Note before bed which side of your child it shows, and one earlier sign of the same.',
      ],
      [
        'expectation',
        'Celebrate it as finished and good this evening, together if you can, and leave the next step for another day.',
      ],
    ],
    theme: 'parenting',
    questions: ['What did you see that made you proudest?', 'Does your child know how you saw it?'],
    who: CHILD,
  },
  'proud-of-other': {
    feelings: ['pride', 'happiness', 'positiveanticipation'],
    wanted: [
      'good things happening to people you care about',
      'seeing someone’s effort rewarded',
      'the people you believe in doing well',
    ],
    seen: [
      'someone you care about, at their best',
      'another person’s effort coming to something',
      'a success you can be happy about from close by',
    ],
    sense: [
      'you know something of what went into it',
      'when you care about someone, a part of their joy is yours',
      'it is a special pleasure to see somebody get what they worked for',
    ],
    reframes: [
      'That you can be this happy for someone may be one of the best things in a bond.',
      'Your belief may have helped more than anyone has said.',
      'There may be enough joy in this for both of you; sharing makes it no smaller.',
    ],
    steps: [
      [
        'action',
        'Today, tell {who|the one you are proud of} what you admire, with one detail that only someone close could have seen.',
      ],
      [
        'action',
        'Ask {who|the one who did it} within a day for the whole story from the start, and just listen.',
      ],
      [
        'action',
        'Arrange a small celebration before tomorrow night: a meal, a cake, or a call with everyone on it.',
      ],
      [
        'perception',
        'Put in a few lines tonight what you have seen {who|this person} do to get there. Hand them over, or keep them.',
      ],
      [
        'attachment',
        'Speak well of {who|this person} tomorrow to somebody else, with the full story.',
      ],
      [
        'expectation',
        'Pick one thing in it that gives you courage, and try a small piece of it yourself by tomorrow evening.',
      ],
    ],
    theme: 'closeness',
    questions: [
      'What do you admire most in how it was done?',
      'Have you been able to tell {who|this person} how you feel about it?',
    ],
  },
  'team-won': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: [
      'seeing your side win',
      'your loyalty having its day',
      'a result to celebrate with others',
    ],
    seen: ['the win you had hoped for', 'your side on top', 'a good ending after all the hoping'],
    sense: [
      'you stood by them before the result was known',
      'you have hoped along, and the hope got its answer',
      'a joy like this is shared with many people at once',
    ],
    reframes: [
      'Standing by them in lean times may be what makes a win taste like this.',
      'Others may shrug; for you there may be people, memories and years in it.',
      'There may be no need to be modest about it; enjoy it loudly, as long as you like.',
    ],
    steps: [
      [
        'action',
        'Call or write to {who|someone who was cheering too} tonight, and go through the best moments together.',
      ],
      [
        'action',
        'Watch or read the decisive part once more before tomorrow night, this time without the nerves.',
      ],
      ['action', 'Agree with someone today on where you will be for the next one.'],
      ['attachment', 'Wear or put up something of theirs tomorrow, and see who smiles back.'],
      [
        'perception',
        'Think back before bed to when you first took their side and who was with you then. Put it in two lines.',
      ],
      ['body', 'Let it out once today: sing, dance in the kitchen, run a lap round the block.'],
    ],
    theme: 'savouring',
    questions: [
      'Which moment will you still remember in ten years?',
      'With whom do you most want to talk it over?',
    ],
    who: /^(?!.*\b(?:team|class|band|coach|boss|manager)\b)/,
  },
  love: {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'being close to the one you love',
      'a love that feels safe and alive',
      'sharing your life with someone you choose',
    ],
    seen: [
      'someone who makes your days warmer',
      'love in a form that you can feel',
      'a tenderness that is real and here',
    ],
    sense: [
      'being near someone who matters this much changes a whole day',
      'your heart has a clear answer here, and that is rare',
      'love shows in moments, and you noticed this one',
    ],
    reframes: [
      'You need not understand it or hold it tight; it may be enough to be in it.',
      'What feels like luck may also be the way you treat each other.',
      'It may live in quite small things, and those can be part of any day.',
    ],
    steps: [
      [
        'action',
        'Tonight, tell {who|the one you love} one small thing you noticed lately and loved. Be exact.',
      ],
      [
        'action',
        'Ask {who|the one you love} today for an hour together, with no screen and nothing to get done.',
      ],
      [
        'action',
        'Write a few lines by hand before tomorrow evening, and leave or send them where {who|your love} will find them.',
      ],
      [
        'perception',
        'Put down on paper before you sleep how this felt, from the first minute to the last. It will be good to read later.',
      ],
      [
        'attachment',
        'Tell one good friend tomorrow how happy you are, and let them be happy with you.',
      ],
      [
        'body',
        'Take a slow quarter of an hour today, together or alone, and simply feel how good this is.',
      ],
    ],
    theme: 'closeness',
    questions: [
      'When did you feel it most clearly?',
      'What would you love the two of you to do next?',
    ],
    who: PARTNER,
  },
  together: {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'time with the people who matter to you',
      'easy hours in good company',
      'being part of it',
    ],
    seen: [
      'people you like, and time that was really shared',
      'hours that went by without anyone counting them',
      'those you are fond of, and you right among them',
    ],
    sense: [
      'you did not watch it from outside, you were in it',
      'shared hours do something that no message can',
      'being among people you like is one of the plainest kinds of happiness',
    ],
    reframes: [
      'You were part of what made it good; others may be thinking the same about you.',
      'Nobody had to be at their best for it; being there may have been enough.',
      'Hours like these may go on doing you good long after everyone has gone home.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, write to {who|one of them} what you enjoyed most, and name the exact moment.',
      ],
      [
        'action',
        'Suggest a date for the next time within a day, while it is fresh. A simple plan is enough.',
      ],
      ['action', 'Send round one photo or one funny line from it today, and see what comes back.'],
      [
        'perception',
        'Before sleep, go from face to face in your mind, and find one thing about each that you were glad of.',
      ],
      [
        'attachment',
        'Place something from it where you will see it tomorrow: a picture, a recipe, a borrowed book.',
      ],
      [
        'expectation',
        'Think tonight of one person you would have liked to have there too, and plan to ask them next time.',
      ],
    ],
    theme: 'closeness',
    questions: ['Which moment made you happiest?', 'Why, do you think, was it so good this time?'],
  },
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
  'pet-joy': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'an animal in your care being well and happy',
      'the company of a creature you love',
      'sharing your days with an animal',
    ],
    seen: [
      'an animal that brings life into your days',
      'a creature being fully itself, and you there to see it',
      'a bond that works without words',
    ],
    sense: [
      'an animal does not pretend, so what it shows you is real',
      'animals bring you back to what is right in front of you',
      'it is a simple joy to care for a creature and see it at ease',
    ],
    reframes: [
      'What looks like a small thing may be a very good day in the life of an animal.',
      'You may be somebody’s favourite person, and need do nothing special for it.',
      'The bond may grow out of plain things: food, a voice, the same hour each day.',
    ],
    steps: [
      [
        'action',
        'Tonight, spend a quarter of an hour with {who|your animal}, phone in another room, and follow what the animal wants to do.',
      ],
      [
        'action',
        'Before tomorrow noon, send one picture or one funny line about it to someone who will smile.',
      ],
      [
        'action',
        'Do the thing tomorrow that {who|your animal} enjoys most, and do it a little longer than usual.',
      ],
      [
        'perception',
        'Watch quietly for five minutes today, and look for one habit you had not noticed before.',
      ],
      [
        'attachment',
        'Start a page this evening with the date and one line about {who|your animal}. Add to it when something makes you laugh.',
      ],
      [
        'body',
        'Sit close by for a few minutes before bed, breathe slowly, and let your shoulders drop.',
      ],
    ],
    theme: 'gratitude',
    questions: [
      'What do you love most about {who|your animal}?',
      'How did the two of you find each other?',
    ],
  },
  'quiet-joy': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'a while in which nothing is missing',
      'peace in the middle of ordinary life',
      'time to notice what is there',
    ],
    seen: [
      'a good moment, just as it is',
      'something simple that does you good',
      'an ordinary hour that turned out to be enough',
    ],
    sense: [
      'for a while, what you wanted and what you had were the same',
      'nothing great had to happen for it to be good',
      'you were there for it, and did not rush past',
    ],
    reframes: [
      'You did not have to earn it; you may just have been awake enough to notice.',
      'There may be more moments like it than it seems, now that you know how one feels.',
      'Small may be the wrong word for it; complete might be a better one.',
    ],
    steps: [
      [
        'perception',
        'Go back to it tonight for one minute with all your senses: what you saw, heard, smelled, felt on your skin.',
      ],
      [
        'action',
        'Tell {who|someone who would understand} about it tomorrow in two or three sentences.',
      ],
      ['action', 'Look today for the next free half hour in your calendar, and write this in.'],
      [
        'attachment',
        'Keep one trace of it today: a leaf, a song on a list, a photo, a line on paper.',
      ],
      [
        'body',
        'With your next cup or meal today, take the first three sips or bites slowly and do nothing else.',
      ],
      ['expectation', 'Leave a quarter of an hour empty tomorrow, and plan nothing for it.'],
    ],
    theme: 'savouring',
    questions: [
      'What were you not thinking about in that moment?',
      'What made it so good: the place, the quiet, or something in you?',
    ],
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
  'moved-by': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'meeting something truly good',
      'being touched by something real',
      'knowing that such things exist',
    ],
    seen: [
      'goodness or beauty, and you there to see it',
      'something that reached you without asking',
      'an act, a work or a sight that stays with you',
    ],
    sense: [
      'you recognise in it something that you hold dear yourself',
      'it shows what people, or the world, can be',
      'it got past all habit and reached you',
    ],
    reframes: [
      'What you admire may be close to what you would like to live by.',
      'Being moved may show you what you hold dear, and that is good to know.',
      'It may go on working in you without your doing anything about it.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, tell one person what you saw or heard, and at which moment it touched you.',
      ],
      [
        'action',
        'Send {who|the person behind it} a short word of thanks within a day, if there is a way.',
      ],
      [
        'action',
        'Try one small piece of it yourself before tomorrow night: a brave word, a sketch, a kind act, an hour outdoors.',
      ],
      [
        'perception',
        'Write three lines tonight: what it was, what it touched in you, what you would like more of.',
      ],
      [
        'attachment',
        'Pin up a picture, a line or a name from it by tomorrow morning, where your eyes will find it.',
      ],
      [
        'body',
        'Give it ten quiet minutes today: listen again, look again, or walk and let it stay with you.',
      ],
    ],
    theme: 'values',
    questions: ['What in it spoke to you most?', 'Is there something it makes you want to do?'],
  },
  fun: {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    wanted: [
      'laughing and letting go for a while',
      'playing for its own sake',
      'having a really good time',
    ],
    seen: [
      'a good time with nothing to prove',
      'hours in which nothing had to be useful',
      'fun, plain and simple, and you in it',
    ],
    sense: [
      'you were fully in it, and the rest could wait outside',
      'play gives back what duty uses up',
      'it does good to enjoy something for no reason at all',
    ],
    reframes: [
      'It needs no purpose; the fun may have been the whole point.',
      'You may have needed this more than you knew.',
      'The lightness you felt may be as much a part of you as the serious days.',
    ],
    steps: [
      [
        'action',
        'Write to {who|someone who would laugh about it} tomorrow with the funniest or best moment.',
      ],
      [
        'action',
        'Fix the next round within a day: what, when and with whom. Ask one person who would enjoy it.',
      ],
      [
        'action',
        'Retell the best part tonight to someone who missed it, with all the faces and voices.',
      ],
      [
        'perception',
        'Before you sleep, pick the one minute that was best, and go through it once more.',
      ],
      [
        'attachment',
        'Save one small thing from it today: a ticket, a score, a silly photo, a line somebody said.',
      ],
      ['body', 'Put on a song that fits it tomorrow morning, and move to it from start to end.'],
    ],
    theme: 'savouring',
    questions: ['What made you laugh or forget the time?', 'When did you last have this much fun?'],
  },
  'content-with-life': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    wanted: ['a life that fits you', 'having enough, and knowing it', 'days that you like living'],
    seen: [
      'a life that is good as it stands',
      'what you have, and that it is a lot',
      'your own days, with little to add to them',
    ],
    sense: [
      'what you want and what you have are close together just now',
      'you have stopped to look at your life, and you like what you see',
      'some of it you built, some of it was given, and you notice both',
    ],
    reframes: [
      'Being content may be a skill as much as luck, and you are using it.',
      'It does not have to become more; it may be enough as it is.',
      'Earlier on, you may have wished for just the kind of day you have now.',
    ],
    steps: [
      [
        'action',
        'Today, tell {who|someone who is part of it} in plain words that life is good, and that they are one of the reasons.',
      ],
      [
        'action',
        'Pick an ordinary thing tomorrow and do it with full care, as if a guest were watching: breakfast, the way home, the evening meal.',
      ],
      [
        'action',
        'Give away within a day a little of what you have plenty of: time, food, patience, a lift.',
      ],
      [
        'perception',
        'Write five lines tonight that begin with: it is good that. Be as exact as you can.',
      ],
      [
        'expectation',
        'Name one thing before bed that you will not try to improve tomorrow, because it is fine.',
      ],
      [
        'body',
        'Sit somewhere you like for ten minutes this evening, with no task, and look around you slowly.',
      ],
    ],
    theme: 'gratitude',
    questions: [
      'What would you name first if someone asked why life is good?',
      'Is some of it what you once only dreamed of?',
    ],
  },
}
