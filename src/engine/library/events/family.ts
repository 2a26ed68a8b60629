import type { EventLibrary } from './event.ts'

const RELATIVE =
  /\b(?:mother|mom|mum|mama|father|dad|papa|parents?|family|sisters?|brothers?|siblings?|grand(?:ma|pa|mother|father|parents)|aunt\w*|uncle|cousins?|in-laws?|step(?:mother|father|mom|mum|dad|sister|brother)|ex(?:-\w+)?)\b/

const CHILD =
  /\b(?:sons?|daughters?|kids?|child|children|boys?|girls?|twins|eldest|youngest|teen\w*|grand(?:son|daughter|child|children|kids?)|step(?:son|daughter|child|children|kids?)|nephews?|nieces?)\b/

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
}
