import type { EventLibrary } from './event.ts'

const CLOSE =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friends?|bestie|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|aunt|uncle|cousin|family)\b/

const PARTNER = /(?<!ex-)\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf)\b|\bfianc/

export const LOSS_EVENTS: EventLibrary = {
  death: {
    feelings: ['sadness', 'regret', 'anger', 'negativeanticipation', 'shame', 'worry', 'fear'],
    wanted: [
      'more time together',
      'having this person still here',
      'one more hour in each other’s company',
    ],
    seen: [
      'a place that nobody else can fill',
      'days that go on without somebody who belonged in them',
      'someone missing from what you would have shared',
    ],
    sense: [
      'grief is love for someone who is no longer there to receive it',
      'it takes a long time to learn that somebody is really gone',
      'the bond is still there, and the person is not',
      'grief keeps no calendar; a date, a smell or an empty chair can bring it all back',
    ],
    reframes: [],
    steps: [
      [
        'action',
        'Today, sit with or call one person who will listen, and tell one small story about {who|the one you miss}.',
      ],
      [
        'action',
        'Write {who|the one you miss} a few lines tonight, about today or about what stayed unsaid. Nobody else has to read them.',
      ],
      [
        'action',
        'Let one friend know today which hour or date is the hardest, and ask for a short call at just that time.',
      ],
      [
        'attachment',
        'Make ten minutes for remembering this evening: a candle, a song, a photo on the table, alone or with others.',
      ],
      [
        'attachment',
        'Choose one thing tonight that keeps something of them alive, a dish, a saying, a habit, and let it have a place tomorrow.',
      ],
      [
        'body',
        'Eat something warm tonight, lie down early, and let someone else cook, drive or answer the phone. Grief tires the body too.',
      ],
    ],
    theme: 'grief',
    questions: [
      'Would you like to tell what this person was like?',
      'When do you feel the gap most these days?',
    ],
    care: 'grief',
  },
  'pet-loss': {
    feelings: ['sadness', 'regret', 'anger', 'negativeanticipation', 'shame', 'worry', 'fear'],
    wanted: [
      'more time with an animal you love',
      'keeping this companion safe and near',
      'the daily company going on',
    ],
    seen: [
      'a parting from an animal that matters to you',
      'daily habits that were shared and cannot stay the same',
      'a loss that others may think is small',
    ],
    sense: [
      'an animal shares the plain hours of a day, so the loss turns up all through it',
      'this bond is real, and so is the pain of parting',
      'animals depend on people completely, and that makes losing one so hard',
    ],
    reframes: [],
    steps: [
      [
        'action',
        'Call someone today who loves animals and will not say that it was only a pet. Tell them about one good day.',
      ],
      [
        'action',
        'Tonight, write down five things you did for {who|your animal} over time. All of that belongs to the story too.',
        ['sadness', 'regret', 'shame', 'negativeanticipation'],
      ],
      [
        'action',
        'If {who|your animal} may still be found, call shelters, vets and neighbours today with a photo, and ask someone to search with you.',
        ['worry', 'fear'],
      ],
      [
        'attachment',
        'Find one photo of {who|your animal} this evening and give it a good place. Tell somebody why you picked that one.',
      ],
      [
        'attachment',
        'While there is still time, give {who|your animal} one favourite thing today, and stay close for a while without hurrying.',
        ['negativeanticipation'],
      ],
      [
        'body',
        'At an hour you used to share, go outside for a little tomorrow, slowly, with someone beside you if you can.',
        ['sadness', 'regret', 'anger', 'shame'],
      ],
    ],
    theme: 'grief',
    questions: [
      'What is a good memory of {who|your animal} that you would like to tell?',
      'Who else has loved {who|this animal}?',
    ],
    care: 'grief',
  },
  'pet-ill': {
    feelings: [
      'worry',
      'fear',
      'sadness',
      'negativeanticipation',
      'shame',
      'anger',
      'regret',
      'disgust',
    ],
    wanted: [
      'this animal being well',
      'a remedy, and soon',
      'many more good days for an animal in your care',
    ],
    seen: [
      'an animal that cannot say where it hurts',
      'a creature in your care that is not well',
      'a trouble you cannot explain to the one who has it',
    ],
    sense: [
      'animals cannot tell you what is wrong, so the guessing falls to you',
      'a living being that trusts you is not well',
      'you are the one who has to notice, decide and wait',
    ],
    reframes: [
      'Animals can hide what hurts; seeing it late need not mean that you did not look.',
      'You cannot explain it to them; your voice and your hands may still be understood.',
      'Some of it may be in other hands now; being near is a part of the care too.',
    ],
    steps: [
      [
        'action',
        'Note tonight what you see: eating, drinking, moving, and since when. Read it out to the vet tomorrow, or take it along.',
        ['worry', 'sadness', 'negativeanticipation', 'shame', 'anger', 'regret', 'disgust'],
      ],
      [
        'action',
        'Ask a vet today which sign would mean coming at once, and put the emergency number beside the phone.',
        ['worry', 'sadness', 'shame'],
      ],
      [
        'action',
        'If things are getting worse for {who|your animal} right now, ring the vet or the animal emergency line before anything else.',
        ['fear', 'worry'],
      ],
      [
        'body',
        'Breathe out slowly ten times now, near {who|your animal} or wherever you have to wait. A quiet voice may do you both good.',
      ],
      [
        'expectation',
        'Choose two things this evening that you can do for {who|your animal} tomorrow. What comes after that may stay open for now.',
      ],
      [
        'attachment',
        'Tell someone at home or a friend today what {who|this animal} means to you. You need not carry this alone.',
      ],
    ],
    theme: 'caring',
    questions: [
      'What has a vet said so far, if you could ask one?',
      'What are you most afraid of for {who|your animal}?',
    ],
  },
  miscarriage: {
    feelings: ['sadness', 'negativeanticipation', 'regret', 'anger', 'worry', 'fear', 'shame'],
    wanted: [
      'the child you have been hoping for',
      'a life you had already made room for',
      'the future you had begun to picture',
    ],
    seen: [
      'a wish for a child, and pain where joy was meant to be',
      'a loss that hardly anyone can see',
      'a hope that hurts to think of',
    ],
    sense: [
      'there was a place for someone in your plans and in your heart',
      'hope and loss can take turns here, and each round takes strength',
      'it is grief, even where others see nothing to grieve for',
    ],
    reframes: [],
    steps: [
      [
        'action',
        'Tell {who|someone close} one true sentence tonight about how it is, and what you need: a hug, quiet or company. No advice.',
      ],
      [
        'action',
        'Ask your doctor, midwife or clinic tomorrow what support there is for people who go through this, or let someone ask for you.',
      ],
      [
        'attachment',
        'Give this hope a small sign this evening: a candle, a line in a notebook, a name if there is one.',
        ['sadness', 'regret', 'negativeanticipation', 'anger', 'shame'],
      ],
      [
        'attachment',
        'Share one gentle thing before tomorrow night with {who|someone you love} that asks nothing of you: soup, a film, a quiet drive.',
      ],
      [
        'body',
        'Keep tomorrow light: one warm meal, one slow walk, and leave out the visit or the pictures that hurt most.',
        ['sadness', 'regret', 'negativeanticipation', 'anger', 'shame'],
      ],
      [
        'body',
        'Hold a hand or something firm and breathe out slowly. Ask now for the person you most want beside you.',
        ['fear', 'worry'],
      ],
    ],
    theme: 'grief',
    questions: [
      'Who knows what you are going through right now?',
      'What would be a comfort today, however small?',
    ],
    who: PARTNER,
    care: 'grief',
  },
  'illness-self': {
    feelings: [
      'worry',
      'sadness',
      'fear',
      'anger',
      'negativeanticipation',
      'shame',
      'regret',
      'disgust',
    ],
    wanted: [
      'health that you need not think about',
      'being able to do what you usually do',
      'knowing what it is and what helps',
      'strength for your ordinary days',
    ],
    seen: [
      'something about your health that you cannot settle by will',
      'plans that now depend on how you are',
      'your own body or mind asking for care',
    ],
    sense: [
      'so much rests on being well, and it shows only when you are not',
      'you cannot step away from your own body for an hour',
      'it uses up strength that you need for everything else',
      'your health is close to the core, and doubt about it reaches far',
    ],
    reframes: [
      'One part of you needs care right now; much of the rest may still be as it was.',
      'Whatever led up to this, you may need care now more than blame.',
      'How much you manage on a day like this may not be the measure of who you are.',
      'What you know so far is true, and it may not be all there is to know.',
    ],
    steps: [
      [
        'action',
        'If something is new, strong or getting worse, call a doctor, a nurse line or the emergency number now. You need not be sure.',
        ['fear', 'worry'],
      ],
      [
        'action',
        'Tell one person close to you today how it really is, and one thing they could do for you this week.',
      ],
      [
        'attachment',
        'Choose one thing you love that this leaves you, in whatever size, and give it half an hour before tomorrow night.',
      ],
      [
        'expectation',
        'Plan tomorrow for the strength you have now: half the usual list, and one thing in it that you enjoy.',
      ],
      [
        'body',
        'Give the part that troubles you something kind today: warmth, rest, a slow stretch or ten long breaths, whichever eases it.',
        ['worry', 'sadness', 'anger', 'negativeanticipation', 'shame', 'regret', 'disgust'],
      ],
      [
        'body',
        'Stop and sit down now. If the sign is new or strong, call for medical help first; then let your breath go out slowly.',
        ['fear'],
      ],
    ],
    theme: 'health',
    questions: [
      'What has a doctor told you so far, in plain words?',
      'What does it keep you from that you miss most?',
    ],
  },
  'money-trouble': {
    feelings: ['worry', 'fear', 'shame', 'sadness', 'anger', 'negativeanticipation', 'regret'],
    wanted: [
      'money being there when it is needed',
      'planning without having to count every coin',
      'paying your way with your head up',
      'a little in reserve for bad weeks',
    ],
    seen: [
      'less money than this asks for',
      'a sum that you cannot simply find',
      'numbers that come along into every small choice',
    ],
    sense: [
      'money stands for safety and for choice, and both feel thin right now',
      'figures do not stop at the end of the day; they come along into the night',
      'people seldom talk about money, so many carry it alone',
      'when it is short, every small thing becomes a sum to work out',
    ],
    reframes: [
      'The gap may be large, and it is still a number; it can be looked at in parts.',
      'What is missing is money; that may say little about how hard you try.',
      'Asking early for a plan or a delay may be more usual than it feels.',
    ],
    steps: [
      [
        'action',
        'Tonight, put every sum and its date on one page, and nothing else. Mark the one that comes first.',
      ],
      [
        'action',
        'If something is due, call that office tomorrow morning and ask for smaller parts or a later date. Have the figures beside you.',
      ],
      [
        'action',
        'Look up a free money or debt advice service today and ask for its first date. Take {who|someone you trust} along if you can.',
      ],
      [
        'perception',
        'Say the real figure out loud today to one person you trust. A number may look different once it is shared.',
      ],
      [
        'expectation',
        'Split it this evening into what has to be paid this week and what can wait. Let the second list rest for seven days.',
      ],
      [
        'attachment',
        'Do something good before tomorrow night that never cost you anything, with someone you like.',
      ],
    ],
    theme: 'money',
    questions: ['What has to be paid first, and by when?', 'Who knows how things really stand?'],
    who: CLOSE,
  },
}
