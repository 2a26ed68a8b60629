import type { EventLibrary } from './event.ts'

export const ANNOYING_EVENTS: EventLibrary = {
  'property-damaged': {
    feelings: ['anger', 'sadness', 'worry', 'disgust'],
    wanted: [
      'your things being treated with care',
      'whoever breaks something making it good',
      'what you own staying whole',
    ],
    seen: [
      'damage you did not cause, and the trouble of it on you',
      'something of yours, spoiled by another hand',
      'a cost that came from what someone else did',
    ],
    sense: [
      'another person’s act became your problem',
      'a thing of yours can hold money, work and memories all at once',
      'it is yours to fix or pay, and you are not the one who did it',
    ],
    reframes: [
      'It may have been a careless minute, not something meant against you; the damage counts either way.',
      'Some of what this thing gave you may still be repaired, replaced or kept.',
      'You can want it made good without deciding what kind of person did it.',
    ],
    steps: [
      [
        'action',
        'Today, photograph the damage from three sides and note when you found it and who was there. Keep receipts with it.',
      ],
      [
        'action',
        'Get one price for the repair by tomorrow evening. Then ask {who|the person responsible or the insurer} how the cost will be covered.',
      ],
      [
        'perception',
        'Before you speak about it tonight, write what you know of how it happened, and leave out what you suppose.',
      ],
      [
        'expectation',
        'Settle for yourself this evening what would be enough: a repair, the money, or an honest sorry. Ask for that one.',
      ],
      [
        'attachment',
        'Name what this thing gives you, and find one way to have a bit of that tomorrow without it.',
        ['sadness', 'worry'],
      ],
      [
        'body',
        'Walk once around the block before the first talk about it today, so that you can ask calmly.',
        ['anger', 'disgust'],
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'Has anyone said sorry or offered to make it good?',
      'What does this thing mean to you, beyond its price?',
    ],
  },
  'broken-thing': {
    feelings: ['anger', 'worry', 'sadness', 'negativeanticipation', 'fear'],
    wanted: [
      'a thing you rely on simply working',
      'getting on with your plans instead of a repair',
      'your money and time going where you meant them to go',
    ],
    seen: [
      'a breakdown at a time you did not choose',
      'costs and bother that nobody planned',
      'something you depend on, out of use for now',
    ],
    sense: [
      'so much of a day depends on things working, and it shows when they stop',
      'it takes money, time and nerves all at once',
      'there is nobody to be cross with, which can make it worse',
    ],
    reframes: [
      'It is a real nuisance, and most likely one with a price and an end.',
      'Things wear out; it need not mean that you did something wrong.',
      'Today is thrown off, and the rest of the week may still be yours to arrange.',
    ],
    steps: [
      [
        'action',
        'Before noon tomorrow, ask two places for a price and a date, and choose the one that gives you both.',
      ],
      [
        'action',
        'Today, set up a stand-in for what it did: borrow, share, use an old one. Ask {who|a neighbour or friend} first.',
      ],
      [
        'action',
        'Look tonight for the warranty, contract or insurance paper; one of them may carry part of the cost.',
      ],
      [
        'perception',
        'Write down this evening what this really stops you from doing in the next days, and what it only makes awkward.',
      ],
      [
        'expectation',
        'Cross two things off tomorrow’s list before bed, so that the repair has room in the day.',
      ],
      [
        'body',
        'Take ten minutes outside today before you deal with it again. Tired hands make repairs take longer.',
        ['anger', 'worry'],
      ],
    ],
    theme: 'money',
    questions: [
      'What do you need it for first?',
      'Who could lend you something until it works again?',
    ],
  },
  'lost-thing': {
    feelings: ['sadness', 'worry', 'regret', 'anger', 'shame', 'fear'],
    wanted: [
      'still having it where it belongs',
      'keeping safe what matters to you',
      'holding on to what it stands for',
    ],
    seen: [
      'an empty place where it belongs',
      'something that matters, out of your hands',
      'no certain answer about where it is or whether it comes back',
    ],
    sense: [
      'a thing can carry people, years or a whole day’s plans with it',
      'the mind keeps going back to the last place you had it',
      'one busy moment is enough to lose a thing, and that is hard to accept',
    ],
    reframes: [
      'Missing is not always gone; it may turn up once more people know to look.',
      'Losing it may say how full your head was, rather than how little you cared.',
      'If it stays away, what it meant to you need not go with it.',
    ],
    steps: [
      [
        'action',
        'Today, walk your last route once with a second pair of eyes, and leave your number at each place along the way.',
      ],
      [
        'action',
        'Before tomorrow noon, contact the lost property office and the places you passed, with a photo or a description.',
      ],
      ['action', 'For a key, a card or papers, block or replace them today, before you search on.'],
      [
        'attachment',
        'Tell {who|someone close} tonight what it means to you, or write it down. That part stays yours.',
      ],
      [
        'expectation',
        'Set an end to the search for today, say nine in the evening, and decide then when you will look again.',
      ],
      [
        'perception',
        'Picture the last moment you surely had it, and list only the places since then. Search those tomorrow and skip the rest.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'When are you sure you last had it?',
      'What does it hold for you that nothing else does?',
    ],
  },
  'neighbour-mess': {
    feelings: ['anger', 'disgust', 'worry', 'sadness', 'negativeanticipation'],
    wanted: [
      'a home where you can rest',
      'the people next to you thinking of those around them',
      'peace and order around your own door',
    ],
    seen: [
      'other people’s habits reaching into your home life',
      'your rest depending on what the people next to you do',
      'a place meant for rest that keeps you on edge',
    ],
    sense: [
      'home is where you let your guard down, so trouble there is hard to put aside',
      'nobody can simply step away from the place they live in',
      'a little thought from next to you would be enough, and you are doing without it',
    ],
    reframes: [
      'They may not know how much of it reaches you; a plain sentence could be news to them.',
      'Perhaps a clear rule can settle this nuisance better than goodwill alone.',
      'You need not like each other to agree on one hour, one bin or one parking spot.',
    ],
    steps: [
      [
        'action',
        'Tomorrow at a calm hour, ask {who|them} for one exact thing, such as quiet after ten. Keep the rest of the list for later.',
      ],
      [
        'action',
        'Start a plain log tonight: date, time, what it was. It gives a landlord, manager or council something to act on.',
      ],
      [
        'perception',
        'By tomorrow evening, ask one other person in the building or street whether it reaches them too.',
      ],
      [
        'expectation',
        'Choose before bed which part you want changed first, and which part you could live with for a month.',
      ],
      [
        'attachment',
        'Give yourself two hours tomorrow in a place that is pleasant to you: a library, a park, a friend’s kitchen.',
      ],
      [
        'body',
        'For tonight, arrange one room or hour that works for you: earplugs, a closed window, a late walk, a friend’s sofa.',
      ],
    ],
    theme: 'asking',
    questions: [
      'Have they heard it from you yet, in plain words?',
      'Which change would make the biggest difference at home?',
    ],
    who: /\b(?:neighbou?rs?|roommates?|flatmates?|housemates?)\b/,
  },
  'stranger-rude': {
    feelings: ['anger', 'sadness', 'shame', 'disgust', 'fear'],
    wanted: [
      'ordinary courtesy between people who do not know each other',
      'being treated with a minimum of respect',
      'a day without being pushed, snapped at or ignored',
    ],
    seen: [
      'someone who does not know you being rude all the same',
      'a stranger acting as if other people did not count',
      'a moment of bad manners that is still with you',
    ],
    sense: [
      'it comes out of nowhere, so there is no time to be ready for it',
      'the right answer tends to come later, when nobody is there to hear it',
      'good manners are how strangers share a street or a queue, and they were missing here',
    ],
    reframes: [
      'It was rude; what drove it is unknown, and may have begun before you came along.',
      'That person knows almost nothing of you, so it could hardly be about who you are.',
      'Perhaps this moment has had enough of your day already.',
    ],
    steps: [
      [
        'action',
        'Today, tell one friend the story once, with the answer you would have liked to give. Then ask about their day.',
      ],
      [
        'action',
        'If it was in a shop, office or bus, send its service desk three plain lines tomorrow: place, time, what happened.',
      ],
      [
        'attachment',
        'Before tonight is over, do the opposite once: let someone go first, or thank a person who serves you.',
      ],
      [
        'perception',
        'This evening, write three reasons why a person might act like that, none of them about you. None has to excuse it.',
      ],
      [
        'expectation',
        'Decide how long it may still annoy you today, say until dinner. After that, turn to something you like.',
        ['anger', 'disgust'],
      ],
      [
        'body',
        'Shake out your arms, drop your shoulders and walk slowly for ten minutes today. The body holds on to such moments.',
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'What would you have liked to say?',
      'Was it the rudeness itself, or did it touch something older?',
    ],
  },
  gross: {
    feelings: ['disgust', 'anger', 'fear', 'worry'],
    wanted: [
      'clean things around you',
      'food, rooms and air you can trust',
      'such things staying far from your skin and your home',
    ],
    seen: [
      'something foul, much too close',
      'dirt or decay where it does not belong',
      'a sight, a smell or a touch that you want gone at once',
    ],
    sense: [
      'the urge to get away is there to protect you',
      'the body says no before the mind has finished looking',
      'sights and smells like that stay on after you step back',
    ],
    reframes: [
      'It was foul, and it can most likely be cleaned, closed off or kept at a distance.',
      'The shudder is meant to come fast; it may fade once you have washed and aired.',
      'Your strong reaction may simply show that your sense for what is clean works well.',
    ],
    steps: [
      [
        'action',
        'Today, take the nearest part of it first: gloves, a bag, the window open. Ask somebody to do it with you.',
      ],
      [
        'action',
        'If the place is not yours to clean, tell {who|whoever looks after it} before tomorrow evening what you found, and ask when it will be gone.',
      ],
      [
        'perception',
        'Check once tonight what it really touched and what only feels that way. Wash or bin the first, keep the second.',
      ],
      [
        'expectation',
        'Decide before you start how far you will get with it today, and leave the rest for tomorrow.',
      ],
      [
        'body',
        'Right now, wash your hands and face, change your shirt and get five minutes of fresh air.',
      ],
      [
        'attachment',
        'Later today, sit somewhere that smells good to you, with tea, soap or cut lemon close by.',
      ],
    ],
    theme: 'values',
    questions: [
      'Is it the thing itself, or that someone let it come to this?',
      'Has it been dealt with by now, or is it still close to you?',
    ],
    who: /\b(?:landlord|landlady|boss|manager|supervisor|roommates?|flatmates?|housemates?)\b/,
  },
}
