/**
 * What lies behind the kinds of events: an insight and something to grow in. Premium sections take one of
 * each. Slots as in frames.
 */
export type Theme = {
  insights: readonly { title: string; text: string }[]
  growth: { area: string; texts: readonly string[]; steps: readonly string[] }
}

export const THEMES: Record<string, Theme> = {
  'speaking-up': {
    insights: [
      {
        title: 'Anger marks a border',
        text: 'The heat may be showing you where a line runs that you had not had to defend before. The line is useful even after the heat is gone.',
      },
      {
        title: 'Silence has a price too',
        text: 'What is not said tends to come back as distance. A short, calm sentence now is often cheaper than a loud one later.',
      },
    ],
    growth: {
      area: 'Saying it early',
      texts: ['You could practise naming a limit while it is still small.'],
      steps: [
        'Once this week, say what you need in one sentence, without a reason.',
        'Write your line down and read it aloud before you use it.',
        'Afterwards, note what you feared and what really happened.',
      ],
    },
  },
  'worth-beyond-results': {
    insights: [
      {
        title: 'A result is not a measure of you',
        text: 'When {item} carries so much of your worth, one answer can feel like the whole verdict. Spreading the weight makes each answer lighter.',
      },
      {
        title: 'Effort made it matter',
        text: 'It hurts in proportion to what you put in. That same care is what makes your next try worth something.',
      },
    ],
    growth: {
      area: 'Worth on more than one leg',
      texts: ['You could let more than one part of your map hold you up.'],
      steps: [
        'Each evening this week, note one thing you did well that nobody graded.',
        'Give one hour to another item on your map.',
        'Ask someone what they value in you besides this.',
      ],
    },
  },
  criticism: {
    insights: [
      {
        title: 'Two things in one parcel',
        text: 'A judgement carries a message and a manner. You can keep a useful message and still send the manner back.',
      },
      {
        title: 'Praise whispers, blame shouts',
        text: 'One hard remark can drown ten kind ones. It helps to count both before you believe the louder.',
      },
    ],
    growth: {
      area: 'Sorting feedback',
      texts: ['You could build a habit of sorting words before they sink in.'],
      steps: [
        'Ask for one concrete example whenever a judgement is vague.',
        'Wait a night before you answer anything that stings.',
        'Keep a page of fair and kind words, and read it first.',
      ],
    },
  },
  uncertainty: {
    insights: [
      {
        title: 'The mind fills blanks',
        text: 'Where there is no answer yet, worry writes one. It tends to pick the version that would hurt most, not the one most likely.',
      },
      {
        title: 'Preparing is not the same as worrying',
        text: 'Preparing ends with a step. Worry runs in a circle. If an hour of thinking leaves no step, it was probably the second.',
      },
    ],
    growth: {
      area: 'Living with not yet knowing',
      texts: ['You could train the muscle that leaves a question open.'],
      steps: [
        'Give worry a fixed twenty minutes a day, and move it there.',
        'After it is decided, compare what you feared with what came.',
        'Each morning, pick one thing that does not depend on the answer.',
      ],
    },
  },
  limits: {
    insights: [
      {
        title: 'Tired is information',
        text: 'The strain may say less about your strength than about the size of the load. Strong people hit limits too, often later and harder.',
      },
      {
        title: 'Every yes is paid by something',
        text: 'What you give in one place is taken from another part of your map. It may help to see which one has been paying.',
      },
    ],
    growth: {
      area: 'Drawing a line in time',
      texts: ['You could get used to saying no before you are empty.'],
      steps: [
        'Decide your end time in the morning, not in the evening.',
        'Answer one request this week with: let me check and tell you tomorrow.',
        'Plan rest first, then fill in the tasks.',
      ],
    },
  },
  'self-kindness': {
    insights: [
      {
        title: 'Guilt points, shame pins',
        text: 'What I did was wrong asks for repair. I am wrong asks for hiding. The first one gives you something to do.',
      },
      {
        title: 'The inner voice has a tone',
        text: 'You may be speaking to yourself in words you would never use on a friend. The facts stay the same in a kinder voice.',
      },
    ],
    growth: {
      area: 'A fairer inner voice',
      texts: ['You could hold yourself to the standard you use for people you like.'],
      steps: [
        'When you slip, say first what you would tell a friend.',
        'Put things right once, then stop paying for them.',
        'Write down one thing each day that you handled well enough.',
      ],
    },
  },
  asking: {
    insights: [
      {
        title: 'An unspoken wish is hard to meet',
        text: 'You may have expected something that felt too natural to say. Others can miss what was never put in words, even people who care.',
      },
      {
        title: 'The gap fills with guesses',
        text: 'Between what someone did and why they did it lies a space. Hurt tends to fill it fast, and rarely kindly.',
      },
    ],
    growth: {
      area: 'Asking out loud',
      texts: ['You could make one wish a week easy for others to hear.'],
      steps: [
        'Say one wish plainly: it would mean a lot to me if you called on Sunday.',
        'Ask about reasons before you decide on them.',
        'Notice when someone does meet a wish, and tell them.',
      ],
    },
  },
  belonging: {
    insights: [
      {
        title: 'Being outside hurts like an injury',
        text: 'People are built to notice when they are not included. The pain is a signal to look for connection, not proof that you lack worth.',
      },
      {
        title: 'Belonging has many doors',
        text: 'When one group carries all of it, each silence is heavy. A second place to belong takes weight off the first.',
      },
    ],
    growth: {
      area: 'More than one place to belong',
      texts: ['You could widen the circle while the hurt settles.'],
      steps: [
        'Invite one person to one small thing this week.',
        'Go twice to the same place; people warm up on the second time.',
        'Tell one friend that you would like to see them more.',
      ],
    },
  },
  trust: {
    insights: [
      {
        title: 'Trust breaks at once and grows slowly',
        text: 'You may feel a push to settle it all now. It can be fair to you to let actions over weeks give the answer.',
      },
      {
        title: 'Looking back in a new light',
        text: 'After a breach, memories get searched for signs. Some of what was good was still good; you need not rewrite all of it tonight.',
      },
    ],
    growth: {
      area: 'Trusting in steps',
      texts: ['You could decide what trust looks like in acts, not in words.'],
      steps: [
        'Write down two acts that would show you it is meant.',
        'Tell the truth about how it felt, once, without a speech.',
        'Keep close one person who has been steady.',
      ],
    },
  },
  'letting-go': {
    insights: [
      {
        title: 'What you miss shows what you value',
        text: 'The ache points at something you would want again: closeness, a place, a way of living. It can be looked for in new forms.',
      },
      {
        title: 'Endings come in waves',
        text: 'It may feel settled in the morning and raw at night. Both are part of the same path, and the waves tend to come further apart.',
      },
    ],
    growth: {
      area: 'Carrying on the good part',
      texts: ['You could choose what of it goes on with you.'],
      steps: [
        'Name the one thing it gave you that you want more of.',
        'Give it ten minutes of your week in another form.',
        'Make a small mark of the end: a letter, a walk, a box.',
      ],
    },
  },
  repair: {
    insights: [
      {
        title: 'Under the fight lies a wish',
        text: 'People mostly fight about being heard, helped or respected. Naming the wish may end more than winning the point.',
      },
      {
        title: 'Repair builds closeness',
        text: 'Bonds are not kept by never hurting each other, but by coming back after it. The first step back counts double.',
      },
    ],
    growth: {
      area: 'Coming back after a rupture',
      texts: ['You could make repair a habit rather than an event.'],
      steps: [
        'Start with your own part, even if it is the smaller one.',
        'Ask: what did you need from me then?',
        'Agree on a word that means pause for both of you.',
      ],
    },
  },
  'own-path': {
    insights: [
      {
        title: 'Two loyalties pull',
        text: 'Part of you holds to {item}, part of you to your own direction. The strain may be a sign that both are real, not that one is wrong.',
      },
      {
        title: 'Inherited and chosen',
        text: 'Some expectations were handed to you before you could choose. Looking at them one by one, you may keep some and return others.',
      },
    ],
    growth: {
      area: 'Choosing with your own voice',
      texts: ['You could try small choices that are fully yours.'],
      steps: [
        'Make one choice this week without asking anyone first.',
        'Write what you would do if no one were watching.',
        'Tell one safe person what you found.',
      ],
    },
  },
  honesty: {
    insights: [
      {
        title: 'A secret builds a wall with two sides',
        text: 'What you keep back may protect the other person and also keep you from being known. The weight you feel may be the wall, not the truth itself.',
      },
      {
        title: 'Honest in small steps',
        text: 'Truth does not have to come all at once. Ending one untrue story can be a first step that hurts nobody.',
      },
    ],
    growth: {
      area: 'Being known',
      texts: ['You could let one person see a little more of what is so.'],
      steps: [
        'Once this week, answer a how are you with one true sentence.',
        'Write down what you fear, and what you would gain.',
        'Choose the time and place for the talk before you choose the words.',
      ],
    },
  },
  parenting: {
    insights: [
      {
        title: 'Good enough is the real aim',
        text: 'Children do not need a parent who never loses patience. They need one who comes back and makes it right.',
      },
      {
        title: 'Behaviour speaks',
        text: 'What looks like defiance may be tiredness, fear or a wish for space. Reading it as a message can lower the heat.',
      },
    ],
    growth: {
      area: 'Calm first, then limits',
      texts: ['You could make your own calm the first move.'],
      steps: [
        'Pick one sentence for hot moments and use the same one each time.',
        'Catch one good thing a day and say it.',
        'Repair out loud: I was too loud, I am sorry.',
      ],
    },
  },
  caring: {
    insights: [
      {
        title: 'Love without control',
        text: 'You may be trying to carry something that is not yours to decide. Being near is a form of help that needs no result.',
      },
      {
        title: 'The helper is part of the help',
        text: 'Worry uses strength that the other person may need from you later. Looking after yourself belongs to the caring.',
      },
    ],
    growth: {
      area: 'Caring for the long run',
      texts: ['You could share the weight before it gets too heavy.'],
      steps: [
        'Name one person who can take a turn, and ask.',
        'Keep one hour a week that is only yours.',
        'Ask what helps, instead of guessing it.',
      ],
    },
  },
  grief: {
    insights: [
      {
        title: 'Grief has no schedule',
        text: 'There is no right pace for this. Missing someone is not something to get over; it changes its shape with time.',
      },
      {
        title: 'Guilt often walks with grief',
        text: 'If thoughts of what you could have done come up, they may be love looking for something to do.',
      },
    ],
    growth: {
      area: 'Keeping the bond',
      texts: ['When you are ready, you could give the memory a steady place.'],
      steps: [
        'Choose a day or a small ritual that belongs to them.',
        'Tell one story about them to someone who never met them.',
        'Let people know which days are hard.',
      ],
    },
  },
  health: {
    insights: [
      {
        title: 'The body asks for attention',
        text: 'Worry scans the body and finds more to worry about. It may help to decide when you look, and when you live.',
      },
      {
        title: 'A part, not the whole',
        text: 'Illness takes a lot of room, and it can crowd out the rest of your map. The rest is still there and still yours.',
      },
    ],
    growth: {
      area: 'Living beside it',
      texts: ['You could protect one part of the week from it.'],
      steps: [
        'Keep one hour a day in which it is not the topic.',
        'Write questions down as they come, for the next visit.',
        'Do one thing that your body still does gladly.',
      ],
    },
  },
  money: {
    insights: [
      {
        title: 'Money worries borrow tomorrow’s strength',
        text: 'A worry about money rarely stays with money; it becomes a worry about being safe and being able. Putting numbers on paper shrinks it to its size.',
      },
      {
        title: 'Shame keeps envelopes closed',
        text: 'Many people hide money trouble, and the hiding makes it dearer. Telling one person is often the cheapest step.',
      },
    ],
    growth: {
      area: 'Money in daylight',
      texts: ['You could make money a weekly, boring, shared topic.'],
      steps: [
        'Fix half an hour a week for bills, then stop.',
        'Share the overview with one person you trust.',
        'Put even a small sum aside on the day money comes in.',
      ],
    },
  },
  safety: {
    insights: [
      {
        title: 'Your alarm is on your side',
        text: 'The strong reaction is your mind taking your safety seriously. What was done is not your fault, and you need not face it alone.',
      },
      {
        title: 'Telling breaks the spell',
        text: 'Things like this feed on silence. Each person who knows makes you less alone with it and harder to push around.',
      },
    ],
    growth: {
      area: 'People at your back',
      texts: ['You could build a small circle that knows.'],
      steps: [
        'Choose two people you can call at any hour, and tell them so.',
        'Write down what happened while it is fresh.',
        'Find out who is responsible for your safety there.',
      ],
    },
  },
  alarm: {
    insights: [
      {
        title: 'The alarm runs on',
        text: 'A body in danger does not check the facts first. It may stay on guard for hours after, and that is no weakness.',
      },
      {
        title: 'Fear wants one task',
        text: 'Fear gets smaller when it has something to do. One clear next move often calms more than thinking it all through.',
      },
    ],
    growth: {
      area: 'A plan for the next alarm',
      texts: ['You could decide in a calm hour what you will do in a loud one.'],
      steps: [
        'Write down whom you call first, and save the number.',
        'Agree with someone on a sign that means come at once.',
        'Practise one way of breathing until you know it by heart.',
      ],
    },
  },
  values: {
    insights: [
      {
        title: 'Disgust guards the door',
        text: 'It keeps things away from who you are. It is good at guarding, and less good at judging whole people.',
      },
      {
        title: 'A value you can name',
        text: 'Behind the recoil there is something you hold dear. Naming it turns a no into a direction.',
      },
    ],
    growth: {
      area: 'Standing for something',
      texts: ['You could turn the no into a small yes elsewhere.'],
      steps: [
        'Name the value in one word.',
        'Do one small thing for it this week.',
        'Find one person who shares it.',
      ],
    },
  },
  savouring: {
    insights: [
      {
        title: 'Joy needs a little room',
        text: 'Good moments slip by faster than bad ones. Half a minute of attention may be enough to make this one stay.',
      },
      {
        title: 'This is what balance feels like',
        text: 'What you hoped for and what you see have met. It is worth noticing what made that possible.',
      },
    ],
    growth: {
      area: 'Keeping the good',
      texts: ['You could collect moments like this on purpose.'],
      steps: [
        'Write one good thing each evening, with one detail.',
        'Tell it to someone; told joy lasts longer.',
        'Look for the next small one, not a bigger one.',
      ],
    },
  },
  'building-on': {
    insights: [
      {
        title: 'Something in you made this',
        text: 'Luck may have helped, but your part is real. Knowing which part it was lets you use it again.',
      },
      {
        title: 'Pride is a compass',
        text: 'What makes you proud shows what you value. It may point to where your time is best spent.',
      },
    ],
    growth: {
      area: 'From moment to habit',
      texts: ['You could turn this into something that happens more often.'],
      steps: [
        'Name the one thing you did that you want to repeat.',
        'Plan the next time while the feeling is warm.',
        'Teach a bit of it to someone else.',
      ],
    },
  },
  closeness: {
    insights: [
      {
        title: 'Shared joy ties people',
        text: 'Being glad together may bind people as much as standing by each other in trouble. It is worth showing.',
      },
      {
        title: 'You matter to each other',
        text: 'This moment rests on many small ones before it. They were not small, as it turns out.',
      },
    ],
    growth: {
      area: 'Tending what is good',
      texts: ['You could give the bond a small regular place.'],
      steps: [
        'Fix one time a week that belongs to the two of you.',
        'Say thank you for something specific.',
        'Ask one new question you have never asked.',
      ],
    },
  },
  gratitude: {
    insights: [
      {
        title: 'Kindness met an open door',
        text: 'To be given something touches an old question: do I count? Today had an answer.',
      },
      {
        title: 'Thanks go both ways',
        text: 'A thank-you with a detail is a gift back. It lets the other person know that it arrived.',
      },
    ],
    growth: {
      area: 'Seeing what is given',
      texts: ['You could let yourself notice such things more often.'],
      steps: [
        'Name one thing a day that someone did for you.',
        'Thank one person a week in detail.',
        'Do one kind thing without saying so.',
      ],
    },
  },
}
