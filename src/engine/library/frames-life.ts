import { AHEAD, type Frame, LOSSES } from './frame.ts'

export const LIFE_FRAMES: readonly Frame[] = [
  {
    id: 'death',
    cues: [
      /\b(?:died|(?:months|years|weeks) after (?:mum|mom|dad|nan|gran|my (?:mother|father|wife|husband))\b|(?:only one who|still) remembers? (?:her|him)|(?:we|i) lost one|baby (?:we|i) lost|would have been (?:thirty|twenty|forty|\d+)|asleep for the last time|last breath|slipped away|passed away|passed on|death of|funeral|buried|burial|cremat\w*|lost (?:my|our) (?:\w+ )?(?:mother|mom|mum|father|dad|wife|husband|son|daughter|baby|brother|sister|grand\w+|nan|gran|friend|uncle|aunt|partner|child|twin)(?!'s)|widow|miscarr\w*|stillb\w*|grief|grieving|late (?:husband|wife|mother|father)|since (?:she|he) (?:died|passed|left us)|at (?:her|his|their) grave|would have been (?:his|her|their|our) (?:birthday|anniversary)|killed in)\b/,
    ],
    unless:
      /\b(?:phone|battery|laptop|computer|car|plant|cactus|engine|wifi|show|diet|nearly|almost) (?:just )?died\b|\b(?:dog|cat|puppy|kitten|hamster|rabbit|horse|parrot|budgie|fish)\b.{0,40}\b(?:died|put (?:down|to sleep))\b|died of (?:embarrassment|laughing|shame)/,
    feelings: ['sadness', 'regret'],
    wanted: ['more time with {who|the one you lost}', 'having {who|them} still here'],
    sense: [
      'grief is what love becomes when the person is gone',
      'someone who belonged to your days is missing from them',
    ],
    reframes: [],
    steps: [
      {
        lever: 'action',
        text: 'Today, call or sit with one person who knew {who|them}, and tell each other one small story.',
      },
      {
        lever: 'attachment',
        text: 'This evening, give the missing a place: a candle, a song, a photo on the table. Ten minutes, alone or with family.',
      },
      {
        lever: 'body',
        text: 'Grief is work for the body too. Eat something warm tonight, go to bed early, and let someone else cook or drive tomorrow.',
      },
      {
        lever: 'action',
        text: 'Write {who|them} a few lines tonight about today, as you would have told it. Keep them or read them at a place you shared.',
      },
      {
        lever: 'action',
        text: 'Tell one friend which day or hour is hardest, and ask for a short call at just that time tomorrow.',
      },
    ],
    theme: 'grief',
    question: 'Would you like to tell what {who|this person} was like?',
    care: 'grief',
  },
  {
    id: 'pet-loss',
    cues: [
      /\b(?:dog|cat|puppy|kitten|hamster|rabbit|horse|parrot|budgie|guinea pig|pet|pony|ferret|bird|tortoise|fish)\b.{0,80}\b(?:died|dying|put (?:down|to sleep|him down|her down)|passed|euthan\w*|run over|lost|missing|ran away|gone|cancer|tumou?r|sick|ill|vet)\b/,
      /\bput .{0,40}\b(?:down|to sleep)\b|\b(?:rainbow bridge|at the vet|the vet (?:says|said|called))\b/,
    ],
    feelings: ['sadness', 'regret', 'anger', 'shame', 'negativeanticipation'],
    wanted: ['more years with {who|this animal}', 'keeping {who|your companion} safe and near'],
    sense: [
      'an animal is woven into every hour at home, so the quiet is everywhere',
      'this is a real bond, and losing or nearly losing it is a real loss',
    ],
    reframes: [],
    steps: [
      {
        lever: 'attachment',
        text: 'Tonight, choose one photo or one thing of {who|theirs} and give it a place. Tell someone at home why that one.',
      },
      {
        lever: 'action',
        text: 'Call someone today who loves animals and will not say it was only a pet. Tell them about a good day.',
      },
      {
        lever: 'body',
        text: 'Walk the old route once tomorrow at the usual time, slowly, if you can with someone. The body misses the habit too.',
      },
      {
        lever: 'action',
        text: 'Write down tonight what you did for {who|this animal} in the last weeks. Guilt tends to leave that list out.',
      },
    ],
    theme: 'grief',
    question: 'What was {who|your companion} like on a good day?',
    care: 'grief',
  },
  {
    id: 'pet-ill',
    cues: [
      /\b(?:dog|cat|puppy|kitten|hamster|rabbit|horse|parrot|budgie|guinea pig|pet|pony|bird|tortoise)\b.{0,90}\b(?:vet|sick|ill|stopped eating|won'?t eat|limp\w*|lump|surgery|ultrasound|missing|ran away|hurt|breathing)\b/,
    ],
    feelings: AHEAD,
    wanted: [
      '{who|your companion} getting well',
      'having {who|this animal} with you for a long time',
    ],
    sense: [
      'an animal cannot tell you what is wrong, so you have to carry the guessing',
      'someone small who trusts you is not well',
    ],
    reframes: ['You do not know yet what it is, and you are already getting help.'],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, note what you see: eating, drinking, moving, since when. Take the note to the vet or read it out on the phone tomorrow.',
      },
      {
        lever: 'action',
        text: 'Ask the vet today which sign would mean come at once. Knowing that one line makes the waiting easier.',
      },
      {
        lever: 'body',
        text: 'Sit near {who|your companion} for twenty minutes this evening without checking anything. Quiet company helps both of you.',
      },
    ],
    theme: 'caring',
    question: 'What has the vet said so far?',
  },
  {
    id: 'waiting-result',
    cues: [
      /\b(?:wait(?:ing)? (?:for|on|to hear)|still (?:no|waiting)|results?|biopsy|scan|mri|test results|blood test|find out|hear back|get back to me|decision|verdict|letter|call me back|application|visa|offer|outcome)\b.{0,80}\b(?:tomorrow|next|week|friday|monday|tuesday|wednesday|thursday|soon|yet|days?|come back|results?|hear|know|waiting|phone|email|inbox|in (?:two|three|a))\b/,
      /\b(?:waiting|awaiting) (?:for )?(?:the|my|a|an|news|to hear|results?|word)\b/,
      /\b(?:found a lump|biopsy|waiting room)\b/,
    ],
    feelings: AHEAD,
    wanted: ['knowing, so that you can plan', 'good news, and soon'],
    sense: [
      'waiting is hard because every answer is still possible',
      'your life is on hold for something you cannot speed up',
    ],
    reframes: [
      'The answer is not here yet; worrying does not make it worse or better.',
      'You do not know yet, and not knowing is not the same as bad news.',
    ],
    steps: [
      {
        lever: 'expectation',
        text: 'Tonight, write one line for each outcome: if yes, I first do this; if no, I first do this. Then close the book.',
      },
      {
        lever: 'action',
        text: 'Give worry one slot tomorrow, twenty minutes at five. When it comes earlier, write it down for then.',
      },
      {
        lever: 'action',
        text: 'Ask one person today to be with you, or on the phone, when the answer comes. Tell them the day.',
      },
      {
        lever: 'body',
        text: 'Put the phone in another room for two hours this evening and do something that needs both hands.',
      },
    ],
    theme: 'uncertainty',
    question: 'Do you know yet when you will hear?',
  },
  {
    id: 'illness-self',
    cues: [
      /\b(?:i (?:was|am|got|have been|'ve been) (?:diagnosed|ill|sick|in pain)|my (?:diagnosis|illness|condition|symptoms?|migraines?|surgery|operation|blood (?:pressure|test|results)|back pain|cancer|chemo)|chronic|a lump|chest pains?|panic attacks?|insomnia|(?:doctor|specialist|surgeon|consultant) (?:said|says|told me|wants)|flare-?up|i (?:can'?t|cannot) (?:sleep|walk|run|breathe) (?:any|without|since|at)|broke my (?:leg|arm|ankle|wrist|foot|hip|collarbone)|in hospital|in the hospital)\b/,
    ],
    feelings: LOSSES,
    wanted: ['a body you can rely on', 'your health staying as it was'],
    sense: [
      'when the body is in doubt, everything that rests on it feels in doubt too',
      'you lost some trust in something you never had to think about before',
    ],
    reframes: [
      'One part of you needs care right now; the rest of you is still there.',
      'You know one fact about your body; you do not know the whole road yet.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, write your three most pressing questions. Tomorrow, call the practice and ask who can answer them.',
      },
      {
        lever: 'action',
        text: 'Tell one person close to you today how it really is, and one thing they could do this week.',
      },
      {
        lever: 'expectation',
        text: 'Plan tomorrow for the body you have now, at half the usual pace, with one thing in it that you enjoy.',
      },
      {
        lever: 'perception',
        text: 'Search once, with one trusted source, for fifteen minutes at most. Then stop and note only what to ask.',
      },
    ],
    theme: 'health',
    question: 'What has the doctor said so far, in plain words?',
  },
  {
    id: 'body-image',
    cues: [
      /\b(?:my (?:weight|body|belly|looks|thighs)|gained (?:\w+ ){0,2}(?:kilos?|pounds|kg|lbs|weight)|lose weight|(?:i|i'm|i am|feel|look|so|too) (?:so |too )?(?:fat|ugly)|in the mirror|on the scales?|swimsuits?|bikini|changing room|clothes (?:don'?t|didn'?t) fit|(?:photo|picture)s? of me|dress size|my acne|going bald)\b/,
    ],
    feelings: ['shame', 'sadness', 'worry'],
    wanted: ['feeling at home in your body', 'being seen with kind eyes'],
    sense: [
      'your body goes everywhere with you, so a hard look at it follows you all day',
      'it is hard to feel at ease when you expect to be looked over',
    ],
    reframes: [
      'A mirror shows one angle in one light; the people who love you look at more.',
      'You may want change and still treat this body as someone on your side.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, wear the one thing you can move and breathe in, and leave the mirror after thirty seconds.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, write three things this body did for you or others this week. Read them before you next look in the mirror.',
      },
      {
        lever: 'perception',
        text: 'Mute two accounts today that make you feel smaller, and text one friend who never does.',
      },
    ],
    theme: 'self-kindness',
    question: 'Whose eyes are you seeing yourself through?',
  },
  {
    id: 'money-trouble',
    cues: [
      /\b(?:debt|bills?|rent|mortgage|overdraft|loan|can'?t afford|couldn'?t afford|(?:i am|i'm|we are|we're|flat) broke|bank (?:account|balance|called)|credit card|savings|paycheck|paid late|behind on|late fee|unemploy\w*|benefits|tax(?:es)?|evict\w*|repossess\w*|landlord|raise the rent|rent (?:increase|went up|goes up)|car (?:repair|broke down)|money)\b/,
    ],
    feelings: ['worry', 'fear', 'sadness', 'shame', 'negativeanticipation', 'regret'],
    wanted: ['money you do not have to think about at night', 'being safe and able to plan'],
    sense: [
      'money stands for safety, and safety is what feels thin right now',
      'numbers like these follow you into every small choice of the day',
    ],
    reframes: [
      'The gap is a number, and a number can be met in steps.',
      'This is a hard month, and it is not the size of you.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, put every due date and amount on one page, nothing else. Seeing it whole is often smaller than dreading it.',
      },
      {
        lever: 'action',
        text: 'Tomorrow, call the one office you owe most and ask for a plan or a delay. Have the page in front of you.',
      },
      {
        lever: 'action',
        text: 'Find a free debt adviser near you today and book the first slot. Bring {who|someone you trust} if you can.',
      },
      {
        lever: 'expectation',
        text: 'Choose one cost to pause this week, and one small pleasure that costs nothing for tomorrow evening.',
      },
    ],
    theme: 'money',
    question: 'What is the next date by which something must be paid?',
  },
  {
    id: 'stolen-or-scammed',
    cues: [
      /\b(?:scam(?:med)?|fraud|phish\w*|stole|stolen|robbed|burgl\w*|pickpocket|mugged|broke into|hacked|wallet (?:was|got|is) (?:gone|taken)|bike (?:was|got|is) (?:gone|taken)|ripped off|conned)\b/,
    ],
    unless: /\bstole (?:my|the) (?:idea|credit|show)\b/,
    feelings: ['anger', 'fear', 'sadness', 'shame', 'worry', 'disgust', 'regret'],
    wanted: ['what is yours staying yours', 'being safe in your own space'],
    sense: [
      'someone reached into your life and took something',
      'it takes the thing and also a piece of feeling safe',
    ],
    reframes: [
      'People who do this are practised at it; being caught out is not being foolish.',
      'The loss is real, and the next hours can still limit it.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Within the next hours, block cards and change the one password that matters most. Ask someone to sit with you while you call.',
      },
      {
        lever: 'action',
        text: 'Report it today, online or at the station, with a list of what and when. Keep the number they give you.',
      },
      {
        lever: 'body',
        text: 'Tonight, do what makes home feel safe: check the locks once, leave a lamp on, call a friend before bed.',
      },
      {
        lever: 'perception',
        text: 'Tell one person the story from start to end today. Notice how little of it was in your power to know.',
      },
    ],
    theme: 'alarm',
    question: 'What hurts more: what was taken, or that someone did it?',
  },
  {
    id: 'embarrassed',
    cues: [
      /\b(?:embarrass\w*|humiliat\w*|everyone (?:saw|laughed|stared|heard|noticed)|everybody (?:saw|laughed|stared|heard)|they all (?:saw|laughed|stared|heard|looked)|whole (?:class|room|office|table|bus) (?:saw|laughed|stared|heard|went)|people (?:laughed|stared|saw|were staring)|tripped|stumbled|fell (?:over|down|in front)|voice (?:cracked|shook)|went red|blushed|blanked|froze|in front of (?:everyone|everybody|the (?:whole|entire)|my (?:class|colleagues|friends))|forgot my (?:lines|words|text)|called (?:my|the) teacher|wrong (?:person|name)|toilet paper|zipper|reply all)\b/,
    ],
    unless: /\bprais\w*|\bcompliment/,
    feelings: ['shame', 'fear', 'worry'],
    wanted: ['being seen in a good light', 'getting through it without being noticed'],
    sense: [
      'for a moment you were seen in a way you did not choose',
      'the eyes of others weigh a lot when you care what they think',
    ],
    reframes: [
      'They saw one awkward minute; most of them have already gone back to themselves.',
      'It was embarrassing, and it will shrink faster for them than for you.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, go back into the same room early and talk to one person about something else. The first minute is the hardest.',
      },
      {
        lever: 'perception',
        text: 'Tonight, recall the last awkward thing you saw someone else do. How often have you thought of it since?',
      },
      {
        lever: 'action',
        text: 'Tell the story to one friend today and let it be funny where it is funny. Told once, it loses half its heat.',
      },
    ],
    theme: 'self-kindness',
    question: 'Whose opinion of it matters most to you?',
  },
  {
    id: 'unsaid',
    cues: [
      /\bnever (?:posted|sent|mailed|told (?:him|her|them|my)|said (?:it|sorry|thank)|apologi[sz]ed|called|wrote back|answered)\b/,
      /\b(?:unsent|what i never said|take it back|unsay)\b/,
    ],
    unless: /\b(?:died|passed away|funeral|dead|grave)\b/,
    feelings: ['regret', 'shame', 'sadness'],
    wanted: ['the words having reached {who|the other person}', 'having found the courage in time'],
    sense: [
      'the words were there, and they stayed with you all this time',
      'it mattered to you then, and it matters still',
    ],
    reframes: [
      'It is late for those words, and late is not the same as never.',
      'You could not do it then; you may be able to do a small part now.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, write {who|the person} three lines: what you did not say then, that you think of it, and no request. Sleep on it, then send.',
      },
      {
        lever: 'perception',
        text: 'Write down tonight what kept you from it at that time. Would you blame a friend for that?',
      },
      {
        lever: 'expectation',
        text: 'Decide before tomorrow evening what would be enough: being heard, an answer, or only having said it.',
      },
      {
        lever: 'attachment',
        text: 'Say to someone else tomorrow what you did not say then: thank you, sorry, or I love you.',
      },
    ],
    theme: 'repair',
    question: 'What would you say to {who|this person} if the door were open?',
  },
  {
    id: 'missed-chance',
    cues: [
      /\b(?:i (?:should|could) (?:have|'ve|of)|should'?ve|could'?ve|wish i (?:had|'d|hadn'?t|could go back|could turn back)|if only|never (?:told|said|asked|went|learned|learnt|finished|tried|got to|called|visited|apologi[sz]ed)|didn'?t (?:take|go|apply|say|ask|visit|call) .{0,40}(?:when|back then|years)|turned (?:it|that|them) down|too late|years ago|back then|gave up (?:on|the|my)|dropped out|sold (?:my|the|it)|wasted|regret)\b/,
    ],
    feelings: ['regret', 'sadness', 'shame', 'negativeanticipation'],
    wanted: ['having chosen differently', 'having used the time when it was there'],
    sense: [
      'you see now what you could not see, or could not do, then',
      'the door you look back at was one that mattered',
    ],
    reframes: [
      'You chose with what you knew then; what you know now came later.',
      'That chance is gone; what it stood for may still have another way in.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, write what that chance stood for in one word. Do one small thing in that direction tomorrow.',
      },
      {
        lever: 'perception',
        text: 'Tonight, write a short note to yourself as you were then: what was hard, what you did not know. Read it to someone kind.',
      },
      {
        lever: 'action',
        text: 'If there is someone to tell, tell them within a day: I have thought about this, and I am sorry it went that way.',
      },
      {
        lever: 'attachment',
        text: 'Look at one thing in your life today that exists because it went the way it did. Spend a little time with it.',
      },
    ],
    theme: 'letting-go',
    question: 'What did that chance stand for, and where could it still live?',
  },
  {
    id: 'habit-broken',
    cues: [
      /\b(?:sober|clean|smoke-free|quit)\b.{0,140}\b(?:drank|bottle|a drink|smoked|used again|bought)\b/,
      /\b(?:relaps\w*|drank again|smoked again|smok(?:ed|ing)|started (?:drinking|smoking|gambling) again|binge|procrastinat\w*|broke my (?:streak|diet|promise to myself|resolution)|gave in|skipped (?:the )?(?:gym|training|class)|wasted (?:the|my|all|another) (?:day|weekend|evening|morning)|scroll(?:ed|ing) (?:for|until|all)|stayed in bed|put (?:it|this) off|no willpower|no discipline)\b/,
    ],
    feelings: ['shame', 'regret', 'sadness', 'disgust', 'worry', 'anger'],
    wanted: ['keeping the promise you made to yourself', 'being stronger than the habit'],
    sense: [
      'breaking a promise to yourself hurts in a private way, since only you were counting',
      'you know what you wanted, and you watched yourself do the other thing',
    ],
    reframes: [
      'One slip ends a streak, not the change; the days before it still count.',
      'The plan failed at one spot; that spot is now known.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Today, do the two-minute version of what you meant to do, then tell one person that you started again.',
      },
      {
        lever: 'perception',
        text: 'Tonight, note the hour, the place and the mood just before the slip. Change one of the three tomorrow.',
      },
      {
        lever: 'expectation',
        text: 'Set the bar for tomorrow so low that you cannot miss it. Raise it only after three days.',
      },
    ],
    theme: 'self-kindness',
    question: 'What was going on in the hour before it happened?',
  },
  {
    id: 'lost-thing',
    cues: [
      /\b(?:lost (?:my|the|our|a) (?:[\w']+ ){0,3}(?:ring|watch|keys?|phone|wallet|photos?|files?|notebook|necklace|camera|luggage|suitcase|bag|book|letter|letters|earring|garden|house|home|save|data)|broke(?:n)? (?:my|the|our) (?:\w+ )?(?:vase|cup|mug|guitar|violin|screen|window|phone|laptop)|burn(?:ed|t) down|flood(?:ed)?|smashed|hard drive|deleted (?:my|all|the)|demolish\w*|torn down|cut down)\b/,
    ],
    feelings: ['sadness', 'anger', 'regret', 'shame', 'worry'],
    wanted: ['keeping what carried the memory', 'having it safe'],
    sense: [
      'it was never only the thing, but what it held for you',
      'some things carry people and years inside them',
    ],
    reframes: [
      'The thing is gone; the story it carried is still with you.',
      'What it meant did not sit in the object alone.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Today, retrace it once with someone else: places, times, one call each. Then allow the search to end for the night.',
      },
      {
        lever: 'attachment',
        text: 'Write down tonight the story that belongs to it, or tell it to {who|someone in the family}. That part can be kept.',
      },
      {
        lever: 'expectation',
        text: 'Decide by tomorrow evening what would be good enough: repaired, replaced, or remembered.',
      },
    ],
    theme: 'letting-go',
    question: 'What did it hold for you that nothing else does?',
  },
  {
    id: 'danger-near',
    cues: [
      /\b(?:follow(?:ed|ing|s) me|stranger|footsteps|storm|tornado|earthquake|wildfire|flood(?:ing)?|skidded|nearly (?:hit|crashed|drowned|fell|died)|almost (?:hit|crashed|drowned|fell|died)|car (?:accident|crash)|crash(?:ed)?|turbulence|noise downstairs|someone (?:is|was) (?:at the door|outside|in the house|walking|standing|knocking|trying)|outside my (?:door|window|house)|spider|snake|dog (?:attacked|bit|chased)|heights|stuck in (?:the|an) (?:lift|elevator)|power (?:cut|went out)|lost (?:in|sight of))\b/,
    ],
    feelings: ['fear', 'worry', 'anger'],
    wanted: ['being safe', 'you and yours coming through unharmed'],
    sense: [
      'your body rang the alarm to keep you safe, and it rang loud',
      'danger that close stays in the body for a while after',
    ],
    reframes: ['The alarm is on your side; one clear step is enough for now.'],
    steps: [
      {
        lever: 'body',
        text: 'Right now, name five things you see and breathe out slowly five times. Then call someone and tell them where you are.',
      },
      {
        lever: 'action',
        text: 'Today, do the one thing that makes it safer: report it, lock it, fix it, or ask someone to come along.',
      },
      {
        lever: 'perception',
        text: 'Tomorrow in daylight, go over it with someone: what happened, what could have, and which of these is true.',
      },
    ],
    theme: 'alarm',
    question: 'Are you safe right now, and is someone with you?',
  },
  {
    id: 'neighbour-mess',
    cues: [
      /\b(?:neighbou?rs?|upstairs|downstairs|roommate|flatmate|housemate|landlord)\b.{0,100}\b(?:nois\w*|loud|music|party|parties|barking|trash|bins?|rubbish|smell|smok\w*|parking|dishes|mess|dirty|leak|heating|ignor|late|rude|complain)/,
      /\b(?:roommate|flatmate|housemate)\b.{0,80}\b(?:used|took|ate|left|broke|borrow\w*|touch\w*)\b/,
      /\b(?:dishes|mess|bins?|trash)\b.{0,60}\b(?:again|sink|for days|landing|kitchen|never)\b/,
    ],
    feelings: ['anger', 'disgust', 'sadness', 'worry', 'shame', 'fear'],
    wanted: ['a home where you can rest', 'basic care from the people you live beside'],
    sense: [
      'home is the one place that should let you breathe out',
      'it is the same thing again, and your patience has been used as if it were free',
    ],
    reframes: [
      'They may not know what it does to you; that can be said once, plainly.',
      'It is a real nuisance, and it is one part of living there.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow at a calm hour, ask {who|them} for one exact thing: after ten, please keep it down. Bring no list.',
      },
      {
        lever: 'action',
        text: 'Tonight, note dates and times for a week. Send the list to the landlord if the talk changes nothing.',
      },
      {
        lever: 'body',
        text: 'For tonight, make your own corner easier: earplugs, a closed door, an hour at a friend’s place.',
      },
    ],
    theme: 'limits',
    question: 'Have you told {who|them} yet, in plain words?',
  },
  {
    id: 'gross',
    cues: [
      /\b(?:disgust\w*|gross|vomit\w*|threw up|maggots?|mou?ld|cockroach\w*|rats?|mice|mouse|droppings|vermin|rotten|stink|stank|smell(?:ed|s|y)?|slimy|filthy|hair in|spit|puke|nause\w*|sick to my stomach|toilet|blood|pus|dirty)\b/,
    ],
    feelings: ['disgust'],
    wanted: ['a clean and decent place', 'keeping such things away from you'],
    sense: [
      'the urge to get away is there to protect you',
      'the body says no before the mind has finished looking',
    ],
    reframes: [
      'It was foul, and it can be cleaned, closed off or left behind.',
      'The feeling is strong because it is meant to be fast, not because it lasts.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Today, deal with the one nearest thing: gloves, bag, bleach, door shut. Ask someone to do it with you.',
      },
      {
        lever: 'body',
        text: 'Step outside for five minutes, wash hands and face, change your shirt. Let the body know that it is over.',
      },
      {
        lever: 'action',
        text: 'Tell {who|the person responsible} before tomorrow evening what you found and by when it must be gone.',
      },
    ],
    theme: 'values',
    question: 'Is it the thing itself, or that someone let it come to this?',
  },
  {
    id: 'moral-no',
    cues: [
      /\b(?:(?:described|joked|talked|bragged|comments?) .{0,50}\b(?:waitress|women|girls|body|bodies)|cruel(?:ty)?|hypocri\w*|corrupt|brib\w*|animal abuse|abus(?:e|ed|ing) (?:animals|power|their)|laughed about|jok(?:e|ed|es|ing) about|sick joke|creep(?:y)?|pervert|lewd\w*|leer\w*|made comments|sexual comment|fake|two-faced|exploit\w*|disrespect|makes me sick|made me sick|vile|repuls\w*|revolt\w*)\b/,
    ],
    feelings: ['disgust', 'anger', 'sadness', 'shame', 'fear'],
    wanted: [
      'people around you acting with basic decency',
      'not being part of something you find wrong',
    ],
    sense: [
      'it goes against something you hold to be right',
      'you do not want that to come any closer to who you are',
    ],
    reframes: [
      'You do not have to accept it in order to live beside it for now.',
      'One person acted badly; your no shows where you stand.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, say one sentence if it comes up again: I do not find that all right. Then change the subject or leave.',
      },
      {
        lever: 'action',
        text: 'Tell one person you respect today what you saw, and ask what they would do.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, write the value that was stepped on in one word, and do one small thing tomorrow that serves it.',
      },
    ],
    theme: 'values',
    question: 'Which value of yours did it touch?',
  },
  {
    id: 'online',
    cues: [
      /\b(?:posted|uploaded|shared) (?:my|a|the|our)\b.{0,80}\b(?:someone|somebody|people|nobody|no one|they|comments?)\b/,
      /\b(?:post(?:ed)?|comment(?:s|ed)?|online|twitter|instagram|tiktok|facebook|reddit|discord|youtube|stream|followers?|unfollow|blocked me|viral|trolls?|dm|likes|account|game|server|forum)\b.{0,80}\b(?:mean|hate|hateful|nasty|mock|laugh|insult|deleted|banned|blocked|unfollow|nobody|no one|only \d+|ruined|lost|hacked|screenshot|attack|pile)\b/,
    ],
    feelings: ['anger', 'sadness', 'shame', 'worry', 'fear', 'disgust'],
    wanted: ['being met with some respect online', 'what you shared being received kindly'],
    sense: [
      'you put something of yours out there, and it came back with edges',
      'a screen makes it easy to forget that a person reads it',
    ],
    reframes: [
      'Loud is not the same as many; a few voices can fill a whole screen.',
      'They answered a few lines, not the person who wrote them.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Now, mute the thread until tomorrow noon, and block without comment what crosses a line.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, spend an hour with people who know your voice, offline. Arrange it in the next ten minutes.',
      },
      {
        lever: 'perception',
        text: 'Ask one honest friend today to read it and say what, if anything, is worth taking from it.',
      },
    ],
    theme: 'criticism',
    question: 'Is there anyone in that thread whose view you would seek out in person?',
  },
  {
    id: 'stuck',
    cues: [
      /\b(?:(?:feel|feeling|i'm|i am|so) stuck|stuck in (?:a rut|life|this job|place)|pointless|no purpose|what'?s the point of (?:this|it|my job)|going nowhere|same (?:thing )?every day|bored with my|(?:i feel|i'm|i am|feeling) (?:\w+ )?(?:empty|numb|bored)|lost in life|don'?t know what (?:i want|to do with)|midlife|wasting my|dead.?end|no motivation|unmotivated|routine|in a rut)\b/,
    ],
    feelings: [
      'sadness',
      'worry',
      'regret',
      'shame',
      'negativeanticipation',
      'fear',
      'disgust',
      'anger',
    ],
    wanted: ['days that lead somewhere', 'work and time that mean something to you'],
    sense: [
      'you want your days to add up to something, and right now they do not seem to',
      'when nothing moves, even small days get heavy',
    ],
    reframes: [
      'Not knowing the way yet is not the same as having none.',
      'Restless may be the part of you that still wants something.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, spend thirty minutes on the thing you last lost track of time with. Put it in the calendar tonight.',
      },
      {
        lever: 'perception',
        text: 'Ask one person who knows you well today: when have you seen me most alive? Write down what they say.',
      },
      {
        lever: 'expectation',
        text: 'Trade the big question for a small one: what would make tomorrow ten per cent better? Do that by noon.',
      },
    ],
    theme: 'own-path',
    question: 'When did it last feel different, and what was in those days?',
  },
  {
    id: 'identity',
    cues: [
      /\b(?:com(?:e|ing) out (?:to|as)|came out (?:to|as)|i(?:'m| am) (?:gay|lesbian|trans|bi|bisexual|queer|non-?binary)|told .{0,30}\b(?:i'm|i am) (?:gay|lesbian|trans|bi)|in the closet|lost my faith|stopped believing|stopped going to (?:church|mosque|temple)|(?:don'?t|no longer) believe|my accent|not really (?:from|one of)|who i (?:really )?am|my (?:roots|heritage)|was adopted|pretend(?:ing)? to be (?:someone|straight|fine))\b/,
    ],
    feelings: ['shame', 'sadness', 'worry', 'fear', 'anger', 'regret'],
    wanted: ['being whole and honest about who you are', 'belonging without hiding'],
    sense: [
      'it touches the core of who you are, not a detail',
      'hiding a part of yourself costs strength every day',
    ],
    reframes: [
      'Being unsure who you are becoming is not losing who you are.',
      'Some people may need time; your truth does not need their permission.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Choose the one safest person you know and tell them one true sentence about it before tomorrow night, if you want to.',
      },
      {
        lever: 'perception',
        text: 'Tonight, write which parts of {item} are yours by choice and which were handed to you. Keep both lists.',
      },
      {
        lever: 'action',
        text: 'Find one group or one voice of people with the same question, and read or listen for half an hour this evening.',
      },
    ],
    theme: 'own-path',
    question: 'Where do you feel most like yourself right now?',
  },
  {
    id: 'plans-ruined',
    cues: [
      /\b(?:(?:trip|holiday|vacation|flight|concert|party|wedding|weekend|game|visit|show)\b.{0,40}\b(?:cancel(?:l?ed)?|postponed|called off|fell through|rained (?:off|out)|ruined)|cancel(?:l?ed)? (?:my|our|the) (?:trip|holiday|vacation|flight|concert|party|wedding|weekend)|missed (?:the|my|our) (?:flight|train|bus|plane|connection|concert|wedding)|fell through|sold out)\b/,
    ],
    feelings: ['sadness', 'anger', 'worry', 'regret', 'disgust'],
    wanted: ['the plan you were looking forward to', 'that day going the way you pictured it'],
    sense: [
      'you had already lived a bit of it in your head',
      'looking forward is part of the pleasure, and that was taken too',
    ],
    reframes: [
      'This plan is off; what you wanted from it may be had in a smaller way.',
      'It is a real letdown, and a small one next to what still stands.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, pick one piece of the plan you can still have, and set a time for it this week with {who|whoever was coming along}.',
      },
      {
        lever: 'action',
        text: 'Make the one call about money or dates tomorrow before noon, then let the matter rest until evening.',
      },
      {
        lever: 'expectation',
        text: 'Say it to someone today: I was really looking forward to this. Then name one thing that you still have ahead.',
      },
    ],
    theme: 'letting-go',
    question: 'What were you looking forward to most in it?',
  },
  {
    id: 'place-ends',
    cues: [
      /\b(?:shop|library|school|club|pub|restaurant|clinic|church|store|cinema|factory|mill|branch|bookshop|caf[eé]|plant|bakery|theat(?:re|er)|farm|ferry|line|parish|hall|pool|team|choir|village)\b.{0,60}\b(?:clos(?:es|ing|ed|ure)|shuts?|shutting|torn down|folds|disband\w*|is sold|be sold|goes to)\b/,
      /\b(?:clos(?:es|ing|e) (?:for good|down|its doors)|last (?:season|concert|service|class|service is)|sell(?:ing)? (?:the|our|my) (?:house|home|shop|farm|boat)|sale of .{0,30}(?:farm|house|land|cabin)|tear(?:ing)? down|demolish\w*)\b/,
    ],
    feelings: ['negativeanticipation', 'sadness', 'anger', 'worry', 'regret'],
    wanted: ['the place staying a part of your life', 'it being there next year too'],
    sense: [
      'places hold pieces of us, and this one is going',
      'what ends there is not only a building but a way of being together',
    ],
    reframes: [
      'The place goes; some of what it gave can be carried on by the people.',
      'It is ending, and there is still time for a good goodbye.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Go there once in the next days with someone who loves it too. Ask them today.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, write down what the place gave you. Choose the one part you want to carry on elsewhere.',
      },
      {
        lever: 'action',
        text: 'Find out tomorrow whether anything is still open: a petition, a meeting, a group that goes on.',
      },
    ],
    theme: 'letting-go',
    question: 'What would a good goodbye to it look like?',
  },
]
