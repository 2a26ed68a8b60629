import type { EventLibrary } from './event.ts'

const CHILD =
  /\b(?:sons?|daughters?|kids?|child|children|boys?|girls?|twins|eldest|youngest|teen\w*|grand(?:son|daughter|child|children|kids?)|step(?:son|daughter|child|children|kids?)|nephews?|nieces?)\b/

const HELPER =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|mother|mom|mum|father|dad|parents|sister|brother|aunt|friend|grand(?:ma|pa|mother|father|parents)|mother-in-law|father-in-law|in-laws)\b/

export const CARING_EVENTS: EventLibrary = {
  'child-struggling': {
    feelings: [
      'worry',
      'fear',
      'sadness',
      'anger',
      'shame',
      'negativeanticipation',
      'regret',
      'disgust',
    ],
    wanted: [
      'your child being safe and well',
      'sparing your child this',
      'an easier time for your child',
      'having a way to make it better',
    ],
    seen: [
      'a hard time for someone you would do anything for',
      'trouble that you would rather carry yourself',
      'something in your child’s life that you cannot simply fix',
    ],
    sense: [
      'when it is your child, it lands on you as well',
      'you would take it over at once if you could, and you cannot',
      'a parent’s mind runs ahead to everything this could lead to',
      'nobody can be calm from a distance when it is their own child',
    ],
    reframes: [
      'Even where you cannot take it away, being near may change how it feels.',
      'This is where your child is now; it may not be where your child stays.',
      'Trouble in a child’s life need not mean that a parent has failed.',
    ],
    steps: [
      [
        'action',
        'Ring a doctor or the emergency number right now if health or safety is at risk. A call too many does no harm.',
        ['fear'],
      ],
      [
        'action',
        'Tomorrow, call the one adult who knows most about this, a teacher, doctor or coach, and ask: what would be a good first step?',
        ['worry', 'sadness', 'anger', 'shame', 'negativeanticipation', 'regret', 'disgust'],
      ],
      [
        'action',
        'Give {who|your child} twenty minutes of company today, side by side or on the phone, without questions about the trouble.',
        ['worry', 'sadness', 'shame', 'negativeanticipation', 'regret', 'disgust'],
      ],
      [
        'perception',
        'In a calm moment within a day, ask {who|your child} what the hardest part is. It may not be the one you have in mind.',
        ['worry', 'sadness', 'anger', 'shame', 'negativeanticipation', 'regret', 'disgust'],
      ],
      [
        'body',
        'Swap an hour with another adult before tomorrow night, and sleep or walk in it. A rested parent is part of the help.',
        ['worry', 'sadness', 'anger', 'shame', 'negativeanticipation', 'regret', 'disgust'],
      ],
      [
        'body',
        'Let three breaths go out slowly now, and say aloud what you will do first. A steady voice may help you both.',
        ['fear'],
      ],
    ],
    theme: 'caring',
    questions: [
      'What do you notice in {who|your child} today?',
      'Who could stand beside you both in this?',
    ],
    who: CHILD,
  },
  'new-parent': {
    feelings: ['sadness', 'worry', 'anger', 'shame', 'fear', 'negativeanticipation'],
    wanted: [
      'some rest, and somebody to share the load with',
      'being a calm and loving parent',
      'a little of yourself being left over',
      'feeling that you are doing all right',
    ],
    seen: [
      'somebody small who needs you around the clock',
      'more demands than one tired person has strength for',
      'days and nights in which your own needs come last',
    ],
    sense: [
      'it is a hard job, and often done on very little sleep',
      'loving a child does not cancel how worn out you are',
      'there is hardly a minute in which nobody wants something from you',
      'from outside it looks like happiness, and inside it can be lonely',
    ],
    reframes: [
      'Being worn out may show how much you give; it says little about how well you do it.',
      'Your child may not need it done perfectly; fed, held and safe is a lot.',
      'Finding it too much may tell how big the task is, not how small you are.',
    ],
    steps: [
      [
        'action',
        'Arrange today with {who|one other adult} ninety minutes at a fixed hour in which you are off duty. Use them to sleep.',
      ],
      [
        'action',
        'Tell your midwife, doctor or health nurse tomorrow how you really sleep, eat and feel. They hear this often, and they can help.',
      ],
      [
        'body',
        'If it gets too much today, lay your little one down somewhere safe, go outside the door for five minutes, and breathe out slowly.',
      ],
      [
        'expectation',
        'Count tomorrow as a good day if everyone was fed and held. Choose tonight which chores may stay undone.',
      ],
      [
        'perception',
        'Before sleep tonight, name three things you did for your child today that nobody thanked you for. They count.',
      ],
      [
        'attachment',
        'Send one honest line this evening to another parent of small children: today is hard here, how is it with you?',
      ],
    ],
    theme: 'parenting',
    questions: [
      'At which hour, day or night, is it the worst?',
      'Who could take over for two hours this week?',
    ],
    who: HELPER,
  },
  'illness-other': {
    feelings: [
      'worry',
      'fear',
      'sadness',
      'negativeanticipation',
      'anger',
      'regret',
      'shame',
      'disgust',
    ],
    wanted: [
      'seeing someone you care about well',
      'many more easy days for both of you',
      'being able to make it better',
      'knowing how it will go on',
    ],
    seen: [
      'somebody you care about who is not well',
      'something that you can neither take away nor hurry',
      'pain or weakness that you can only watch',
      'hope and worry taking turns',
    ],
    sense: [
      'it is out of your hands, and caring makes that hard to bear',
      'you may be carrying hope and the thought of loss at the same time',
      'seeing somebody changed by illness or pain takes a lot out of you',
      'an illness also reaches those who stand beside it, though all eyes are on the patient',
    ],
    reframes: [
      'Making it better may not be in your power; being there can still be a great deal.',
      'The illness is one part of this person; what you like in each other may still be there.',
      'Being frightened and being a comfort may go together.',
    ],
    steps: [
      [
        'action',
        'If it is happening right now, call the emergency number first, do what they tell you, and send someone to open the door.',
        ['fear'],
      ],
      [
        'action',
        'Ask {who|the one who is ill} or those close by today what would help most, and take one thing: a meal, a ride, an hour.',
      ],
      [
        'action',
        'Write your questions for the doctors on one sheet tonight. Find out tomorrow who can ask them, and pass it on.',
        ['worry', 'sadness', 'negativeanticipation', 'anger', 'shame'],
      ],
      [
        'attachment',
        'Within a day, bring {who|the one who is ill} something ordinary: a photo, a joke, a bit of news, read out if need be.',
      ],
      [
        'expectation',
        'Settle tonight on the one thing you can do for them tomorrow, and leave the doctors’ part to the doctors.',
      ],
      [
        'body',
        'Breathe out slowly three times now and loosen your hands. Then do only the next needed thing; it may be eating something yourself.',
      ],
    ],
    theme: 'caring',
    questions: [
      'Who is looking after you while this goes on?',
      'Which part do you know from the doctors, and which part is your fear?',
    ],
    who: /^(?!.*\b(?:doctor|nurse|surgeon|consultant|specialist|vet|teacher|dr)\b)/i,
  },
  'carer-worn': {
    feelings: [
      'sadness',
      'shame',
      'anger',
      'worry',
      'negativeanticipation',
      'disgust',
      'regret',
      'fear',
    ],
    wanted: [
      'caring well and still having a life of your own',
      'sharing this with someone',
      'being as patient as you would like to be',
      'somebody asking how you are',
    ],
    seen: [
      'care that takes more than one person has',
      'your own life getting smaller beside it',
      'a task that hardly ever has an evening off',
    ],
    sense: [
      'you give so much, and little of it can be seen from outside',
      'love and tiredness can be there together, and one does not cancel the other',
      'you look after the needs of another, and your own have to wait',
      'there can be guilt in it whichever way you turn',
    ],
    reframes: [
      'Being tired of the care need not mean being tired of the person.',
      'Needing help may show the size of the task, not a lack of love.',
      'A part that is handed to others may be what lets you stay kind.',
      'Anger or disgust in between may come from being worn out; neither makes you unkind.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, ask one relative, friend or neighbour for one fixed slot: two hours on a named day. Exact is easier to say yes to.',
      ],
      [
        'action',
        'Call the doctor’s practice or the council tomorrow with one question: what relief is there for people who care for someone?',
      ],
      [
        'body',
        'Take half an hour outside today while someone else keeps watch. If nobody can, sit with the door ajar and do nothing.',
      ],
      [
        'expectation',
        'Write in three lines tonight what good enough care looks like on a bad day. Measure tomorrow by those.',
      ],
      [
        'attachment',
        'Ring someone before tomorrow night who knew you before all this, and talk for ten minutes about anything but care.',
      ],
      [
        'perception',
        'List this evening all that the care asks of you in one day, from tablets to washing. Show the list to one other person.',
      ],
    ],
    theme: 'limits',
    questions: [
      'Who else could carry a part of this, if you asked?',
      'What have you given up for the care that you miss most?',
    ],
  },
}
