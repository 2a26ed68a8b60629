import type { EventLibrary } from './event.ts'

const RELATIVE =
  /\b(?:mother|mom|mum|mama|father|dad|papa|parents?|family|sisters?|brothers?|siblings?|grand(?:ma|pa|mother|father|parents)|aunt\w*|uncle|cousins?|in-laws?|step(?:mother|father|mom|mum|dad|sister|brother)|ex(?:-\w+)?)\b/

const CHILD =
  /\b(?:sons?|daughters?|kids?|child|children|boys?|girls?|twins|eldest|youngest|teen\w*|grand(?:son|daughter|child|children|kids?)|step(?:son|daughter|child|children|kids?)|nephews?|nieces?)\b/

const HELPER =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|mother|mom|mum|father|dad|parents|sister|brother|aunt|friend|grand(?:ma|pa|mother|father|parents)|mother-in-law|father-in-law|in-laws)\b/

export const FAMILY_EVENTS: EventLibrary = {
  'family-expectations': {
    feelings: ['anger', 'sadness', 'worry', 'shame', 'fear', 'regret', 'negativeanticipation'],
    wanted: [
      'being loved for the life you choose yourself',
      'a blessing from your family for what feels right to you',
      'staying one of them without having to be like them',
      'a say of your own in how you live',
    ],
    seen: [
      'your own choice on one side and the wishes of the family on the other',
      'love that seems to come with a condition',
      'an idea of you in the family that does not fit who you are',
      'people of your own who want something else for you',
    ],
    sense: [
      'being yourself and belonging to them both matter, and they pull in different directions',
      'the voices of the family weigh a lot, even where you disagree with them',
      'it is hard when your own people do not see what this means to you',
      'your life can start to feel like something the whole family votes on',
    ],
    reframes: [
      'They may be afraid for you, or for what they know; the choice can still be yours.',
      'You may love them dearly and still not live by their plan.',
      'Their no may be a first answer; some families need more than one talk.',
      'A picture they had of you may be going; that need not make you wrong.',
    ],
    steps: [
      [
        'action',
        'Practise one calm sentence aloud today with a friend: I have heard you, and this is what I have chosen. Keep it for the next talk.',
      ],
      [
        'action',
        'Talk before tomorrow night with one person who takes your side in this. Ask them what they see in you.',
      ],
      [
        'perception',
        'If a talk feels safe, ask {who|one of them} within a day: what are you afraid would happen? Listen to the end before you answer.',
      ],
      [
        'expectation',
        'Tonight, sort their wishes into those you share and those you do not. Tell {who|one of them} tomorrow about one you share.',
      ],
      [
        'attachment',
        'Make room tomorrow for one thing from the life you want: a call, a visit, an hour of the thing itself.',
      ],
      [
        'body',
        'When the subject comes up again today, rest both feet on the floor and take one slow breath before your first word.',
      ],
    ],
    theme: 'own-path',
    questions: [
      'Who in the family is nearest to understanding you?',
      'In their eyes, what would be lost?',
    ],
    who: RELATIVE,
  },
  'family-conflict': {
    feelings: ['anger', 'sadness', 'worry', 'negativeanticipation', 'disgust', 'shame', 'fear'],
    wanted: [
      'everyone pulling together when it counts',
      'peace among the people you belong to',
      'being treated fairly by your own family',
      'relatives who think of you as well',
    ],
    seen: [
      'people who belong together and are at odds',
      'somebody in the family acting in a way that is hard for you',
      'trouble among your own people that lands on you as well',
      'strain where you would like to feel at home',
    ],
    sense: [
      'a family is not something you can simply step out of, so trouble there goes deep',
      'you are tied to these people, and that makes it harder to shrug off',
      'what one person in a family does, the others have to live with',
      'relatives can reach the sore points, whether they mean to or not',
    ],
    reframes: [
      'You can be in the right about this and still want to keep the tie.',
      'Each side may believe it is protecting something, which need not make it right.',
      'It is a hard stretch, and it may not be the whole story of this family.',
      'Settling it for everyone may not be possible; your own part could be enough.',
    ],
    steps: [
      [
        'action',
        'In a quiet moment before tomorrow night, tell {who|the one concerned} one thing you would like done differently. One wish, no old stories.',
      ],
      [
        'action',
        'Choose one calm person, in the family or near it, and talk it through with them today for half an hour.',
      ],
      [
        'perception',
        'Ask yourself tonight what {who|the other side} may be trying to protect here. Write it in one line under your own view.',
      ],
      [
        'expectation',
        'Decide before bed which part of this is yours to settle. Leave the part between others to them for tomorrow.',
      ],
      [
        'attachment',
        'See or call, before tomorrow night, the part of your family, by birth or by choice, that is easy to be with.',
      ],
      [
        'body',
        'If more of it reaches you tonight, say that you will answer tomorrow, and go outside for ten minutes.',
      ],
    ],
    theme: 'repair',
    questions: [
      'What would feel fair to you between you and {who|them}?',
      'Which part of this is really yours, and which belongs to others?',
    ],
    who: RELATIVE,
  },
  inheritance: {
    feelings: ['anger', 'sadness', 'disgust', 'worry', 'regret', 'negativeanticipation'],
    wanted: [
      'a fair share, and an honest word about it',
      'the family holding together when there is something to divide',
      'memories weighing more than money',
    ],
    seen: [
      'things being divided, and people along with them',
      'a claim in the family that does not look fair to you',
      'money or belongings standing between people who share a history',
    ],
    sense: [
      'it looks like a matter of things, and it is also about who counted',
      'old places in a family come up again as soon as something is divided',
      'years and people are bound up with it, and no price covers that',
      'there may be a loss behind it that has had no quiet time yet',
    ],
    reframes: [
      'The share may matter to you, and so may the person on the other side.',
      'Each of you may be holding on to something different: a thing, a memory, a sign of love.',
      'What is written down or taken away may not tell who was loved, or how much.',
      'A third person might settle what the family cannot; that would be no defeat.',
    ],
    steps: [
      [
        'action',
        'Tonight, name the one thing that matters most to you, and why. Tell {who|the others} tomorrow just that, without the rest of the list.',
      ],
      [
        'action',
        'Suggest a neutral third person for the next talk, and send {who|the others} two possible dates before tomorrow evening.',
      ],
      [
        'action',
        'Gather the papers you have tonight: will, letters, lists, messages. Tomorrow, ask a notary or an advice office what they mean.',
      ],
      [
        'perception',
        'Before you answer {who|the other side} again, write in one line tonight what this might mean to them, besides money.',
      ],
      [
        'attachment',
        'Pick one memory this evening that nobody can divide, and tell it to someone, or write it down with a date.',
      ],
      [
        'body',
        'Leave all calls about it until tomorrow in daylight. For tonight, take a slow walk or do something quiet with your hands.',
      ],
    ],
    theme: 'repair',
    questions: [
      'If it were settled fairly, what would that look like to you?',
      'What would you want to be left of the family when this is over?',
    ],
    who: /\b(?:brothers?|sisters?|siblings?|cousins?|nephews?|nieces?|step(?:mother|father|mom|mum|dad|sister|brother))\b/,
  },
  'child-conflict': {
    feelings: ['anger', 'sadness', 'worry', 'shame', 'fear', 'regret'],
    wanted: [
      'being listened to by a child you love',
      'closeness that also holds on hard days',
      'a few rules that everyone keeps',
      'your care reaching the child it is meant for',
    ],
    seen: [
      'a child pulling the other way',
      'your words not getting through',
      'a way of acting that you did not teach',
      'distance where you would like trust',
    ],
    sense: [
      'few things reach deeper than how it goes with a child you love',
      'you want to guide and to be loved, and the two can pull apart',
      'you put so much care into a child, and then something like this is hard to take',
      'a grown-up is expected to stay calm just when that is hardest',
    ],
    reframes: [
      'A hard moment with a child need not be the whole story between you.',
      'Pushing back may be part of growing up, and the rule can still stand.',
      'What looks like not caring may be shame, tiredness or fear of your answer.',
      'Children often fight hardest where they feel safe; it may be so here.',
    ],
    steps: [
      [
        'action',
        'Tonight or tomorrow, spend ten minutes with {who|your child} without the topic. Then say in one sentence how it was for you.',
      ],
      [
        'action',
        'Set one clear rule before tomorrow evening, and what follows if it is broken. Say it to {who|your child} once, in a quiet voice.',
        ['anger', 'worry'],
      ],
      [
        'perception',
        'Ask {who|your child} one question today that starts with how or what, and hear the answer without correcting it.',
      ],
      [
        'expectation',
        'Choose tonight the one rule that matters most this week, and let two small ones rest.',
      ],
      [
        'attachment',
        'Recall before bed one good moment with {who|your child} from the last weeks. Mention it the next time you speak.',
      ],
      [
        'body',
        'When your voice starts to rise today, put both hands on something solid and breathe out twice before the next word.',
      ],
    ],
    theme: 'parenting',
    questions: [
      'What may {who|your child} have needed in that moment?',
      'Underneath the rules, what do you most want {who|your child} to know?',
    ],
    who: CHILD,
  },
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
  'child-leaves': {
    feelings: ['sadness', 'negativeanticipation', 'worry', 'fear', 'regret'],
    wanted: [
      'a little more time of the way it was',
      'being needed in the small daily things',
      'your child near enough to see',
      'the years not going by so fast',
    ],
    seen: [
      'a child who goes a bit further without you',
      'days that need you less than they did',
      'one stage of childhood closing behind you',
    ],
    sense: [
      'so much of your life was built around this child, and now it changes',
      'you can be glad for a child and still miss what was',
      'what you have worked for all this time is also what takes them further away',
      'so many small habits end without anyone saying goodbye to them',
    ],
    reframes: [
      'To be needed less may be a sign of what you gave, even while it hurts.',
      'You may be losing a daily task and not the child; the two can feel alike.',
      'Missing this time and wanting your child to grow may both be true.',
      'There may be ways of being close that only begin now.',
    ],
    steps: [
      [
        'action',
        'Agree today with {who|your child} on one small thing to keep between you: a weekly call, a shared breakfast, a good-night word.',
      ],
      [
        'action',
        'Tell another parent who knows this stage, before tomorrow night, how it is for you. Ask what helped in the first weeks.',
      ],
      [
        'attachment',
        'Put one picture or drawing from this time in a good place tonight, and write the date and one sentence on the back.',
      ],
      [
        'attachment',
        'Take up something tomorrow, for an hour, that was yours before you were a parent and has waited for you.',
      ],
      [
        'expectation',
        'Fill the emptiest half hour of tomorrow in advance: a walk, a call, music on. It need not feel good yet.',
      ],
      [
        'perception',
        'Let {who|your child} tell you, within a day, about one thing to look forward to. Set it beside what you miss.',
      ],
    ],
    theme: 'letting-go',
    questions: [
      'Which small daily thing do you miss, or will you miss most?',
      'A year from now, how would you like things to be between you?',
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
