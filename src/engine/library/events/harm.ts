import type { EventLibrary } from './event.ts'

export const HARM_EVENTS: EventLibrary = {
  discriminated: {
    feelings: ['anger', 'sadness', 'shame', 'fear', 'disgust', 'worry'],
    wanted: [
      'being met as an equal',
      'respect that does not depend on background, body or belief',
      'the same chance and the same tone as anyone else',
    ],
    seen: [
      'being treated as less for something that is part of you',
      'one trait of yours put in front of everything else about you',
      'a line drawn by others that says nothing about what you can do',
    ],
    sense: [
      'it was aimed at who you are, and nobody has to earn basic respect',
      'this is a wrong done to you, and you are not making too much of it',
      'a thing like this hurts when it happens and again when you go over it',
    ],
    reframes: [],
    steps: [
      [
        'action',
        'Today, while it is fresh, write down what was said and done, when, where and who saw it. Keep it somewhere safe.',
      ],
      [
        'action',
        'Tomorrow, contact an equality office, union, student service or advice line. Ask which choices you have; what follows is up to you.',
      ],
      [
        'action',
        'If anyone saw it, ask within a day whether they would write a few lines about it for you.',
      ],
      [
        'attachment',
        'Call one person tonight who knows this kind of thing from their own life and will not ask whether you misread it.',
      ],
      [
        'attachment',
        'Give an hour this evening to people, music or food that make you glad to be who you are.',
      ],
      [
        'body',
        'Before sleep tonight, put both feet on the floor, breathe out slowly ten times, and let your shoulders and jaw drop.',
      ],
    ],
    theme: 'safety',
    questions: ['Is the place where it happened safe for you now?', 'Who is on your side in this?'],
    care: 'harm',
  },
  bullied: {
    feelings: ['sadness', 'fear', 'anger', 'shame', 'worry', 'negativeanticipation', 'disgust'],
    wanted: [
      'being left in peace and treated with respect',
      'a place among the others without fear',
      'somebody stepping in and stopping it',
    ],
    seen: [
      'being hurt on purpose',
      'unkindness that has picked you as its target',
      'others who make you feel unsafe',
    ],
    sense: [
      'it is meant to hurt, and it does; that is no weakness of yours',
      'being made a target wears anyone down, however strong they are',
      'nobody can simply shrug off being made small',
    ],
    reframes: [],
    steps: [
      [
        'action',
        'Tomorrow, tell one person in charge what was done and who was there. Take somebody along if that makes it easier.',
      ],
      [
        'action',
        'Tonight, write down dates, words and names, and save every message or picture. It makes it easier for others to act.',
      ],
      [
        'action',
        'Ask one person today to walk in with you tomorrow, or to stay next to you at the worst time.',
      ],
      [
        'action',
        'If anyone threatened you, tell a parent, teacher, manager or the police today, before you go back there.',
        ['fear', 'worry', 'anger', 'negativeanticipation'],
      ],
      [
        'attachment',
        'Be with someone this evening who is glad when you come, or call them. Let it be about other things too.',
      ],
      [
        'body',
        'Do one thing before bed that lets your body stop being on guard: a hot shower, loud music, a heavy blanket.',
      ],
    ],
    theme: 'safety',
    questions: [
      'Who knows about it so far?',
      'Is there a place or an hour where you do not feel safe?',
    ],
    care: 'harm',
  },
  harassed: {
    feelings: ['fear', 'anger', 'disgust', 'shame', 'sadness', 'worry'],
    wanted: [
      'being safe and left alone',
      'your body and your peace being yours',
      'going about your day without unwanted looks, words or hands',
    ],
    seen: [
      'someone acting as if your no did not count',
      'attention you never asked for and do not want',
      'a person going where nobody may go without your yes',
    ],
    sense: [
      'this was done to you, and nothing you wore, said or did makes it right',
      'something in you knows that this is not safe, and it is worth listening to',
      'it touches what is yours alone',
    ],
    reframes: [],
    steps: [
      [
        'action',
        'Today, tell one person you trust what happened, as much or as little as you want, and ask them to stay close.',
      ],
      [
        'action',
        'Save messages, dates and places tonight in one safe folder, and send a copy to someone you trust.',
      ],
      [
        'action',
        'By tomorrow evening, call a helpline for harassment, or someone whose job it is at work, at school or with the police. Ask what is possible.',
      ],
      [
        'action',
        'If you feel in danger now, go where there are people and call your emergency number before anything else.',
        ['fear', 'worry'],
      ],
      [
        'attachment',
        'Ask someone you feel safe with tonight to come along tomorrow: the way home, the shift, the errand.',
      ],
      [
        'body',
        'This evening, in a place where you feel safe, wrap up warm and breathe out longer than in, ten times.',
      ],
    ],
    theme: 'safety',
    questions: [
      'Do you feel safe where you are right now?',
      'Who could stay near you in the next few days?',
    ],
    care: 'harm',
  },
  violence: {
    feelings: ['fear', 'anger', 'sadness', 'shame', 'disgust', 'worry'],
    wanted: [
      'being safe, in body and in mind',
      'nobody raising a hand against you or yours',
      'a life without having to be afraid of someone',
    ],
    seen: [
      'someone using force or threats, which no one has the right to do',
      'a danger that came from another person',
      'harm or the threat of it, and safety that comes first now',
    ],
    sense: [
      'being hurt or threatened shakes body and mind, and both need time',
      'nothing that was said or done before makes violence right',
      'your body sounds the alarm because it wants you safe',
    ],
    reframes: [],
    steps: [
      [
        'action',
        'If there is danger now, get to other people or behind a locked door and call your emergency number before anything else.',
        ['fear', 'worry', 'anger'],
      ],
      [
        'action',
        'Have any injury seen by a doctor today, even a small one, and ask for a note of what they find.',
      ],
      [
        'action',
        'Tell one person you trust today what happened, and agree on a word that means: come, or call for help.',
      ],
      [
        'action',
        'Within a day, call a helpline or victim support from a phone that is safe to use. You can simply ask questions.',
      ],
      [
        'attachment',
        'Spend tonight near someone you feel safe with, or keep them on the phone until you are ready to sleep.',
      ],
      [
        'body',
        'When the fear comes back tonight, press your feet to the floor and name five things you can see.',
      ],
    ],
    theme: 'safety',
    questions: [
      'Are you safe right now, and is anyone with you?',
      'Could it happen again, and who knows about it?',
    ],
    care: 'harm',
  },
  'stolen-or-scammed': {
    feelings: ['anger', 'fear', 'sadness', 'shame', 'worry', 'disgust', 'regret'],
    wanted: [
      'what is yours staying yours',
      'people dealing honestly with you',
      'feeling safe with your things, your money and your door',
    ],
    seen: [
      'someone helping themselves to what was not theirs',
      'a loss you did not agree to, and the work of sorting it out',
      'another person gaining at your cost',
    ],
    sense: [
      'it takes the thing itself and some of your ease along with it',
      'somebody chose to do this, and you are left with the trouble',
      'after something like this, even ordinary places and messages can feel less safe',
    ],
    reframes: [
      'Whoever did it may have had practice; being caught by it does not make you careless.',
      'What happened is real, and a few quick calls may still keep it from growing.',
      'The wrong in this belongs to the one who did it, even if the worry landed on you.',
    ],
    steps: [
      [
        'action',
        'Within the next hour, block any card or account it touches and change the most important password. Ask someone to sit with you.',
      ],
      [
        'action',
        'Report it today, online or at the station, with a list of what and when. Save the number they give you.',
      ],
      [
        'action',
        'Tomorrow morning, ask your bank or insurer what they cover and which papers they need. Note the name of whoever answers.',
      ],
      [
        'perception',
        'Tell one person the whole story today, and keep what you could see at the time apart from what you know only now.',
        ['shame', 'regret', 'sadness', 'anger'],
      ],
      [
        'expectation',
        'Split the list in two tonight: what may come back, and what you would rather count as gone. Chase only the first.',
      ],
      [
        'body',
        'Before bed, check doors and phone once, leave a lamp on if it helps, and call a friend to say goodnight.',
        ['fear', 'worry', 'sadness'],
      ],
    ],
    theme: 'alarm',
    questions: [
      'What weighs more right now: the loss, or that someone did it?',
      'Is anything still open that could be blocked or locked today?',
    ],
  },
}
