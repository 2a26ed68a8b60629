import type { EventLibrary } from './event.ts'

export const UNFAIR_EVENTS: EventLibrary = {
  unfair: {
    feelings: ['anger', 'sadness', 'worry', 'disgust', 'fear', 'shame'],
    wanted: [
      'the same rules counting for everyone',
      'a fair hearing',
      'people with the say using it justly',
      'someone looking at the real case before they decide',
    ],
    seen: [
      'treatment that would be wrong no matter who it was done to',
      'power on one side, and the cost of it on yours',
      'a decision or a rule that does not fit the facts as you know them',
    ],
    sense: [
      'it is hard enough to lose out, and harder when it is not right',
      'fairness is what lets people trust a rule at all, and here it is missing',
      'when the other side is bigger than you, a wrong weighs double',
    ],
    reframes: [
      'This went wrong; whether it can still be checked or changed may not be settled yet.',
      'Their decision shows how they used their power; it may say very little about your worth.',
      'You may not win all of it, and having your view on record could still count.',
    ],
    steps: [
      [
        'action',
        'Tonight, write what happened in ten plain lines: dates, names, who decided. Tomorrow, send it to whoever can review it and ask for a written answer.',
      ],
      [
        'action',
        'Find out by tomorrow noon who hears cases like this (a union, an adviser, an office), and ask how a complaint works.',
      ],
      [
        'perception',
        'Before bed, make two columns: what was really said or written, and what you conclude from it. Build your case on the first.',
      ],
      [
        'expectation',
        'Decide today what you would accept as put right: a reason, an apology, a change. Ask for that one thing first.',
      ],
      [
        'attachment',
        'Call one person this evening who would find this wrong too, and tell it once from start to end.',
      ],
      [
        'body',
        'Walk for twenty minutes today before you answer them. A calm letter is harder to brush aside.',
        ['anger', 'disgust'],
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'Who has the power to look at this again?',
      'What would putting it right look like to you?',
    ],
  },
  papers: {
    feelings: ['anger', 'worry', 'sadness', 'fear', 'negativeanticipation'],
    wanted: [
      'a clear answer in a reasonable time',
      'one person who takes the matter in hand',
      'a service that does what it is there for',
    ],
    seen: [
      'a matter still open, with the next move in other hands',
      'more effort going in, and nothing yet that you can plan with',
      'your time spent on something that could have been simple',
    ],
    sense: [
      'something you need depends on steps you cannot speed up',
      'having to chase what is due to you wears anyone down',
      'being passed along can make a person feel like a number',
    ],
    reframes: [
      'Being stuck here may say more about their process than about your case.',
      'You may not be able to hurry them, but you can choose how much of your day it gets.',
      'It is not settled yet, and slow is not the same as no.',
    ],
    steps: [
      [
        'action',
        'Tomorrow at opening time, make one call with your number or papers ready. Ask who handles it and by when, and note the name.',
      ],
      [
        'action',
        'Tonight, put every letter and date on one sheet, oldest first. Send a short message that asks for a reply by a named day.',
      ],
      [
        'action',
        'Within a day, ask someone who has been through it, or an advice line, what got things moving for them.',
      ],
      [
        'expectation',
        'Pick two fixed half hours this week for this matter, the first one tomorrow. Outside of them, leave it alone.',
      ],
      [
        'perception',
        'Sort it on paper this evening: what depends on you, what depends on them, what has a deadline. Only the first list is for tomorrow.',
      ],
      [
        'body',
        'After the next call or form today, stand up, stretch and drink a glass of water before you do anything else.',
      ],
    ],
    theme: 'uncertainty',
    questions: [
      'Is there a date after which the delay really costs you something?',
      'Who, by name, could move this forward?',
    ],
  },
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
  'boundary-crossed': {
    feelings: ['anger', 'disgust', 'sadness', 'fear', 'shame', 'worry'],
    wanted: [
      'being asked first',
      'what is private staying yours to share',
      'having the say over your own things, body and news',
    ],
    seen: [
      'someone going ahead without your yes',
      'a line that was yours to draw, stepped over',
      'a choice that belonged to you, made without you',
    ],
    sense: [
      'it was yours to give or to keep, and nobody asked',
      'when someone goes past you once, it is natural to wonder what else is not safe',
      'being left out of what is your own to decide makes anyone feel small',
    ],
    reframes: [
      'Whatever the reason behind it, wanting to be asked first is not too much.',
      'This was done without you; what happens from here may be for you to say.',
      'Why it was done may be unclear; that it was yours to decide is not.',
    ],
    steps: [
      [
        'action',
        'If it feels safe, say to {who|the person} before tomorrow night: this was mine to decide, please ask me first.',
      ],
      [
        'action',
        'Today, close what can be closed: a new password, a locked drawer, a key or a code changed.',
      ],
      [
        'perception',
        'Write two short lists tonight: what was done, and what you suppose was behind it. Speak about the first.',
        ['anger', 'sadness', 'worry'],
      ],
      [
        'expectation',
        'Decide before bed what you will share or lend from now on, and what stays with you until trust is back.',
      ],
      [
        'attachment',
        'Call someone you trust this evening, tell them what happened, and ask them only to listen.',
      ],
      [
        'body',
        'Take an hour today behind a closed door, phone off, where nobody asks anything of you.',
      ],
    ],
    theme: 'speaking-up',
    questions: [
      'Do they know that it was not all right with you?',
      'What would put you at ease again: a sorry, a lock, a new rule?',
    ],
  },
  'asked-too-much': {
    feelings: ['anger', 'worry', 'sadness', 'shame', 'fear', 'negativeanticipation'],
    wanted: [
      'giving what you can, and that being enough',
      'being able to say no and still be liked',
      'others thinking of your limits as well as their needs',
    ],
    seen: [
      'more being asked than you have to give',
      'your yes being taken for granted',
      'a request that leaves little room for you',
    ],
    sense: [
      'you want to be good to people, and it is costing you a lot',
      'a no can feel like letting somebody down, so the yes slips out',
      'being useful stops being a pleasure when it stops being a choice',
    ],
    reframes: [
      'You can care about someone and still not be the one who does this.',
      'They may ask because you have managed so far, without seeing what it takes.',
      'Turning down this request need not mean turning away from the person.',
    ],
    steps: [
      [
        'action',
        'Tomorrow, answer {who|the person asking} with one offer and one no: I can do this part, I cannot do that one.',
      ],
      [
        'action',
        'For any new request today, use one sentence before you know your answer: let me check, I will tell you tomorrow.',
      ],
      [
        'perception',
        'Tonight, list what you said yes to this week, and mark each one: from the heart, from fear, or by habit.',
      ],
      [
        'expectation',
        'Before bed, write what would be good enough here, and cut your own part down to that.',
      ],
      [
        'attachment',
        'Put one hour of your own into tomorrow’s calendar, and keep it like an appointment with someone you respect.',
      ],
      [
        'body',
        'When the next request comes today, feel both feet on the floor and breathe out once before you answer.',
      ],
    ],
    theme: 'limits',
    questions: [
      'What would you do here if nobody could be cross with you?',
      'Which part of it would you gladly give?',
    ],
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
  online: {
    feelings: ['anger', 'sadness', 'shame', 'disgust', 'worry', 'fear'],
    wanted: [
      'being met with respect on a screen as anywhere else',
      'people online remembering that someone is there to read it',
      'the time you spend online being good for you',
    ],
    seen: [
      'something on a screen that reached you all the same',
      'a post, a line or a picture that spoils the day',
      'other people’s carelessness or spite coming in through the phone',
    ],
    sense: [
      'the screen is always near, so it is hard to put it aside',
      'written words come without a face, and the mind adds the hardest tone',
      'what happens online still happens to you',
    ],
    reframes: [
      'Loud is not the same as many; a few voices may fill a whole screen.',
      'A screen shows one slice; what lies behind it may look different.',
      'The sting is real, and you may choose how long it stays in front of you.',
    ],
    steps: [
      [
        'action',
        'Now, mute the thread, account or game until tomorrow noon, and report or block what breaks the rules.',
      ],
      [
        'action',
        'Save a screenshot today, then write your answer on paper only. Decide tomorrow whether it is worth sending.',
      ],
      [
        'action',
        'If it comes from someone you know, ask them in private tomorrow, in one friendly line, what they meant.',
        ['sadness', 'worry', 'shame', 'anger'],
      ],
      [
        'perception',
        'Let one honest friend look at it today and tell you how it seems to somebody it is not about.',
      ],
      [
        'attachment',
        'Tonight, spend an hour with people who know your voice, phones in another room. Arrange it in the next ten minutes.',
      ],
      [
        'body',
        'Put the phone in a drawer an hour before bed tonight, and do something with your hands until you sleep.',
      ],
    ],
    theme: 'criticism',
    questions: [
      'Is it from someone whose view you would ask for in person?',
      'What do you keep going back to in it?',
    ],
  },
  'moral-no': {
    feelings: ['disgust', 'anger', 'sadness', 'fear', 'shame', 'worry'],
    wanted: [
      'people keeping to basic decency',
      'those who do wrong having to answer for it',
      'having no part in what you find wrong',
    ],
    seen: [
      'something done that goes against what you hold right',
      'an act you want to keep far from who you are',
      'wrong being done where care or truth was owed',
    ],
    sense: [
      'it goes straight against a value you hold',
      'someone pays for a wrong like this, and you feel for them even from outside',
      'looking on without being able to undo it is hard to bear',
    ],
    reframes: [
      'It happened, and your no to it may be worth more than it feels like.',
      'One act shows what some people do; it may not show what people are.',
      'What is done may stay done, and you can still choose what you stand beside.',
    ],
    steps: [
      [
        'action',
        'Speak today with one person you respect about what you saw or heard, and ask what they would do.',
      ],
      [
        'action',
        'If it can be done safely, pass on what you know by tomorrow night to one place that can act. Facts only.',
      ],
      [
        'action',
        'Give half an hour tomorrow to the side that was wronged: a kind word, a signature, a donation, an offer of help.',
      ],
      [
        'attachment',
        'Put the value that was hurt into one word tonight, and plan one small act for it tomorrow.',
      ],
      [
        'perception',
        'Before you tell it on, note in two columns tonight what you saw yourself and what came second-hand.',
      ],
      [
        'body',
        'Wash your hands and face, step outside and breathe cool air for five minutes before you go on with the day.',
        ['disgust', 'anger', 'fear'],
      ],
    ],
    theme: 'values',
    questions: [
      'Which value of yours did it touch?',
      'Is there anyone it was done to whom you could reach?',
    ],
  },
  world: {
    feelings: ['worry', 'sadness', 'anger', 'fear', 'disgust', 'negativeanticipation'],
    wanted: [
      'a world that treats people and nature with more care',
      'a future you can look at without dread',
      'those in power acting with sense and decency',
    ],
    seen: [
      'more trouble than one person can stop',
      'events too big for any one pair of hands',
      'things that seem to be going the wrong way',
    ],
    sense: [
      'you care about people and places beyond your own door',
      'the news brings it into your room and leaves you little to do about it',
      'nobody is made to hold this much at once',
    ],
    reframes: [
      'The headlines are real, and so are the people at work whom they may leave out.',
      'You cannot carry all of it; a small part, done with others, may be yours.',
      'Nobody can know the end yet, neither those who hope nor those who fear the worst.',
    ],
    steps: [
      [
        'action',
        'Choose one cause and do one thing for it by tomorrow evening: give, sign, write to a representative, or offer your help.',
      ],
      ['action', 'Tonight, call somebody who cares about it too, and ask what keeps them going.'],
      [
        'expectation',
        'Set two times for news tomorrow, ten minutes each, from one source. Turn the alerts off now.',
      ],
      [
        'perception',
        'For the hardest report you read today, look up one person or group that is working on that problem.',
      ],
      [
        'attachment',
        'Do something tomorrow for the piece of the world you can reach: a neighbour, a child, a garden, a shared meal.',
      ],
      ['body', 'Leave the screen an hour before bed tonight, and walk, stretch or cook instead.'],
    ],
    theme: 'uncertainty',
    questions: [
      'Where does it come closest to your own life?',
      'What would you like to have done about it, a year from now?',
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
