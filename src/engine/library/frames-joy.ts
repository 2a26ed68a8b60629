import { type Frame, GAINS } from './frame.ts'

/** Pleasant events: nothing to fix. Steps keep, share, thank and build on what is good. */
export const JOY_FRAMES: readonly Frame[] = [
  {
    id: 'praised',
    cues: [
      /\b(?:former (?:student|pupil|patient|client)|it started in my|thanks to (?:me|my)|changed (?:his|her|their) life)\b/,
      /\b(?:prais\w*|compliment\w*|thanked me|said (?:he|she|they) (?:was|were|is|are) proud|proud of me|applau\w*|clapp\w*|standing ovation|well done|great (?:job|work)|recogni[sz]ed|employee of|noticed my|award|won (?:a|the) prize|best in (?:show|class)|asked me to (?:lead|teach|speak))/,
    ],
    feelings: ['pride', 'happiness'],
    wanted: ['your work being seen', 'knowing that what you do counts'],
    sense: [
      'someone saw what you put in, and said it out loud',
      'it is good to hear from outside what you hoped inside',
    ],
    reframes: ['You may take it in fully; it does not have to be earned again tomorrow.'],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, write down the exact words you were told and who said them. Keep the note for a grey day.',
      },
      {
        lever: 'action',
        text: 'Tell {who|the person who said it} before tomorrow evening what their words meant to you.',
      },
      {
        lever: 'perception',
        text: 'Name for yourself today what you did that made it good. That part is yours to repeat.',
      },
    ],
    theme: 'savouring',
  },
  {
    id: 'achieved',
    cues: [
      /\bgave (?:the|my|a) .{0,25}speech\b|\b(?:hung|framed|showed|exhibited) my\b/,
      /\b(?:passed|graduat\w*|handed in|submitted my|keys to (?:my|our)|finished (?:my|the|it)|completed|made it|did it|first (?:ever|time|prize|place)|personal best|won|got (?:in|into|accepted)|accepted (?:me|into)|published|sold (?:my first|out)|managed to|finally (?:finished|passed|did|managed|got|made|fixed|learned|learnt)|achiev\w*|nailed|aced|marathon|degree|driving licen[cs]e|scholarship|paid off|debt free|we won)\b/,
    ],
    feelings: ['pride', 'happiness'],
    wanted: ['your effort leading somewhere', 'reaching what you worked for'],
    sense: [
      'you worked for it, and it came true',
      'the long way there makes the arriving worth more',
    ],
    reframes: ['You may rest on this one for a while; the next goal can wait.'],
    steps: [
      {
        lever: 'action',
        text: 'Today, thank one person by name who helped you get here, and tell them which help it was.',
      },
      {
        lever: 'body',
        text: 'Mark it tonight: a good meal, a walk, a toast with {who|someone who knows what it took}. Let the body know it is done.',
      },
      {
        lever: 'perception',
        text: 'Before bed, write the three choices of yours that led here. They are tools you can use again.',
      },
      {
        lever: 'attachment',
        text: 'Place something visible on your wall or desk tomorrow that reminds you of this day.',
      },
    ],
    theme: 'savouring',
  },
  {
    id: 'new-job',
    cues: [
      /\b(?:promot(?:ed|ion)|new job|job offer|offered me|got the (?:job|role|part|position|post|place|internship|contract)|hired|start(?:ing)? (?:at|as|my|on)|raise|first day|signed the contract|my own (?:business|shop|studio))\b/,
    ],
    feelings: GAINS,
    wanted: ['being trusted with more', 'a next step that fits you'],
    sense: [
      'someone looked at what you can do and said yes',
      'it opens a door you had been standing in front of',
    ],
    reframes: ['Being excited and a little nervous can both be true of a good step.'],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, tell the news in your own voice to {who|the person who will be happiest for you}.',
      },
      {
        lever: 'expectation',
        text: 'Write down before tomorrow evening what a good first month would look like: three lines, not thirty.',
      },
      {
        lever: 'action',
        text: 'Send a short thank-you tomorrow to one person who put in a word or taught you something for it.',
      },
    ],
    theme: 'building-on',
  },
  {
    id: 'reconnected',
    cues: [
      /\b(?:made up|reconcil\w*|forgave|apologi[sz]ed to me|called (?:me )?(?:out of the blue|after)|hugged me|reunit\w*|back in touch|visit(?:ed|ing)? (?:me|us)|came (?:home|back|to visit)|talked (?:for hours|it (?:out|through))|we laughed|like old times|see (?:him|her|them|each other) again|old friend)\b/,
    ],
    feelings: ['happiness', 'positiveanticipation'],
    wanted: ['having {who|this person} close again', 'the bond being stronger than the gap'],
    sense: [
      'something you missed has found its way back',
      'being close again puts a piece of you back in its place',
    ],
    reframes: ['It is allowed to feel easy again, even if not everything is said.'],
    steps: [
      {
        lever: 'action',
        text: 'Before tomorrow night, tell {who|them} one thing you enjoyed, and name a date for the next time.',
      },
      {
        lever: 'perception',
        text: 'Note tonight what made it work: who took which step. It may help you on another day.',
      },
      {
        lever: 'action',
        text: 'Tonight, share the good news with one person who knew how hard the distance was. Call instead of texting.',
      },
    ],
    theme: 'closeness',
  },
  {
    id: 'child-joy',
    cues: [
      /\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kid|kids|child|baby|toddler|boy|girl|grandson|granddaughter|niece|nephew|twins)\b.{0,120}\b(?:first|walked|said|learned|learnt|won|passed|graduat\w*|smil|laugh|drew|told me|alone|by (?:himself|herself)|proud|hug|sang|read|scored|born|shared|stood up)\b/,
      /\b(?:gave birth|was born|newborn|first (?:steps|word|tooth|smile)|ultrasound|heartbeat|pregnant|expecting a)\b/,
    ],
    feelings: GAINS,
    wanted: ['seeing {who|your child} grow and be happy', 'being there when it happens'],
    sense: [
      'you got to see someone you love become a bit more themselves',
      'their step forward is a piece of your own life story too',
    ],
    reframes: ['It is their step, and you are allowed to shine along.'],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, tell {who|your child} exactly what you saw and what you admired in it. Details stay longer than praise.',
      },
      {
        lever: 'action',
        text: 'Write three lines about this moment before you sleep, with the date. One day someone will love to read them.',
      },
      {
        lever: 'action',
        text: 'Call one grandparent or friend tomorrow and let them have a share in it.',
      },
    ],
    who: /\b(?:son|daughter|kids?|child|children|grandson|granddaughter|stepson|stepdaughter|niece|nephew|twins)\b/,
    theme: 'closeness',
  },
  {
    id: 'kindness',
    cues: [
      /\b(?:surprised me|a gift|present for me|flowers for me|helped me|brought me|(?:so|very|really) kind|kindness|left (?:me )?(?:a|some) .{0,30}(?:at|on|in) my (?:door|desk|mat)|paid for (?:my|me)|covered for me|offered to|stood up for me|waited for me|cooked (?:for )?me|baked me|remembered my|thought of me|grateful|thankful|gratitude)\b/,
    ],
    feelings: GAINS,
    wanted: ['being thought of', 'kindness you did not have to ask for'],
    sense: [
      'someone gave you care without being asked',
      'being thought of says: you matter, with hardly a word',
    ],
    reframes: ['You do not have to pay it back at once; letting it in is a gift too.'],
    steps: [
      {
        lever: 'action',
        text: 'Before tomorrow evening, thank {who|the giver} with one detail: what it was, and what it changed in your day.',
      },
      {
        lever: 'action',
        text: 'Pass on something small tomorrow, to someone who does not expect it.',
      },
      {
        lever: 'perception',
        text: 'Tonight, write down three kind things from this week. This one comes first.',
      },
    ],
    theme: 'gratitude',
  },
  {
    id: 'relief',
    cues: [
      /\b(?:relie[fv]|all clear|benign|negative (?:result|test)|came back (?:clear|negative|fine|normal|good)|nothing serious|finally over|it'?s over|safe(?:ly)? (?:home|now|landed)|found (?:it|him|her|my|our)|got (?:it|him|her) back|turned out (?:fine|ok|okay|well)|weight off|breathe again|cancer.?free|in remission|didn'?t (?:lose|fail) after all|false alarm|can sleep again)\b/,
    ],
    feelings: ['happiness'],
    wanted: ['being spared the worst', 'things being all right after all'],
    sense: [
      'what you feared did not come, and the balance is back',
      'the body has been holding its breath, and now it may let go',
    ],
    reframes: ['You do not have to brace for the next thing tonight.'],
    steps: [
      {
        lever: 'body',
        text: 'Tonight, do one slow thing: a bath, an early night, a long walk. Tiredness after relief is normal.',
      },
      {
        lever: 'action',
        text: 'Tell everyone who waited with you, today, and thank {who|the one who stayed closest} by name.',
      },
      {
        lever: 'perception',
        text: 'Write two lines tomorrow: what I feared, what happened. It is worth having for the next wait.',
      },
    ],
    theme: 'savouring',
  },
  {
    id: 'looking-forward',
    cues: [
      /\b(?:can'?t wait|looking forward|excited (?:about|for|to)|counting (?:the )?(?:days|down)|in (?:\w+ )?(?:days|weeks|months)|officially ours|tickets? (?:is|are|for|to)|booked|next (?:week|month|summer|year|weekend)|tomorrow (?:i|we)|about to|will (?:finally|soon)|soon|planning (?:a|our|my)|wedding|trip|holiday|vacation|concert|festival|fly to|moving in together)\b/,
    ],
    feelings: ['positiveanticipation'],
    wanted: ['the day you are waiting for', 'it being as good as you picture it'],
    sense: [
      'something good is on its way, and you can already feel it',
      'the joy ahead reaches back into today',
    ],
    reframes: ['Part of the gift is already here: these days of looking forward.'],
    steps: [
      {
        lever: 'action',
        text: 'Do one small thing for it today: pack, call, print, ask. Let {who|someone who comes along} do one too.',
      },
      {
        lever: 'expectation',
        text: 'Tonight, name the one moment you look forward to most, and let the rest come as it likes.',
      },
      {
        lever: 'perception',
        text: 'Tell one person tomorrow what you are looking forward to and why. Joy told is joy twice.',
      },
    ],
    theme: 'savouring',
    question: 'What is the moment you look forward to most?',
  },
  {
    id: 'quiet-joy',
    cues: [
      /\b(?:peaceful|calm|quiet|sunset|sunrise|garden|coffee|morning|walk(?:ed)?|beach|lake|mountain|forest|cooked together|dinner together|whole family|sat together|played|laughed (?:so|until|a lot|together)|lovely|cosy|cozy|slow|sunday|just us|content)\b/,
    ],
    feelings: GAINS,
    wanted: ['a moment with nothing missing', 'time with what you love'],
    sense: [
      'for once what you wanted and what you had were the same thing',
      'nothing big had to happen for it to be good',
    ],
    reframes: ['Small and good is a full kind of happiness.'],
    steps: [
      {
        lever: 'perception',
        text: 'Tonight, recall it once with all senses: what you saw, heard, smelled. Half a minute is enough to keep it.',
      },
      {
        lever: 'action',
        text: 'Before the week is over, make room for it again. Put the hour in your calendar tonight, with {who|whoever shared it}.',
      },
      {
        lever: 'action',
        text: 'Tell {who|the person who was there} tomorrow that it was good. Simple words do.',
      },
    ],
    theme: 'savouring',
  },
  {
    id: 'helped',
    cues: [
      /\bi (?:paid for|gave (?:her|him|them|a)|offered (?:my|her|him|them))\b|\bmade (?:her|his|their|someone'?s) day\b/,
      /\b(?:i (?:helped|taught|volunteer\w*|donated|saved|rescued|fixed (?:his|her|their)|stood up for|gave (?:blood|my seat)|mentor\w*|coached|listened)|thanks to me|because of me|made (?:him|her|them|someone) (?:smile|laugh|happy)|they thanked)\b/,
    ],
    feelings: ['pride', 'happiness'],
    wanted: ['being of use to someone', 'making a difference you can see'],
    sense: ['you gave something, and it arrived', 'you were the person you like to be'],
    reframes: ['It was a small thing for you and perhaps a large one for them.'],
    steps: [
      {
        lever: 'perception',
        text: 'Tonight, write what it was in you that made it possible: patience, skill, courage. That belongs to you.',
      },
      {
        lever: 'action',
        text: 'Tomorrow, ask {who|the person} how it goes now. Following up is half of helping.',
      },
      {
        lever: 'attachment',
        text: 'Choose one evening this month for more of this, and tell someone who might come along.',
      },
    ],
    theme: 'building-on',
  },
  {
    id: 'spoke-up',
    cues: [
      /\btold (?:my )?(?:parents|mom|mum|dad|mother|father|family|boss|friends?|him|her|them) (?:that )?i(?:'m| am)\b/,
      /\b(?:said no|stood my ground|spoke up|told (?:him|her|them|my boss) (?:how|that|no)|set a boundary|asked for (?:a raise|help|what)|quit (?:my|the|smoking|drinking)|came out (?:to|as)|was honest|finally told|faced my|overcame|\d+ (?:days|weeks|months|years) (?:sober|clean|without)|didn'?t (?:give in|back down))\b/,
    ],
    feelings: ['pride', 'happiness'],
    wanted: ['being true to yourself', 'having the courage when it counted'],
    sense: [
      'you did the thing you were afraid of, and it was yours to do',
      'you took your own side',
    ],
    reframes: ['Brave may have felt shaky; it still counts.'],
    steps: [
      {
        lever: 'perception',
        text: 'Tonight, write what you said or did, word for word, and how your body felt after. Courage can be learned by heart.',
      },
      {
        lever: 'action',
        text: 'Tell one person before tomorrow night who knows how hard this is for you.',
      },
      {
        lever: 'expectation',
        text: 'Name the next small place where you will use the same voice. Pick the day.',
      },
    ],
    theme: 'building-on',
  },
  {
    id: 'love',
    cues: [
      /\b(?:said yes|propos(?:ed|al)|engaged|got married|wedding|anniversary|in love|fell for|first (?:date|kiss)|loves me|said (?:he|she) loves?|boyfriend|girlfriend|moving in together|valentine|married)\b/,
    ],
    feelings: GAINS,
    wanted: ['loving and being loved back', 'a bond that grows'],
    sense: [
      'someone you chose has chosen you too',
      'to be loved back is one of the deepest ways to count',
    ],
    reframes: ['You do not need to hold it tight; enjoying it is holding it too.'],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, tell {who|your love} one small thing they did lately that made you feel safe or seen.',
      },
      {
        lever: 'action',
        text: 'Plan one hour together within a day that needs no screen and no plan B.',
      },
      {
        lever: 'perception',
        text: 'Write down tonight how today began and how it ended. Couples love to read such pages later.',
      },
    ],
    who: /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fianc\w+|ex)\b/,
    theme: 'closeness',
  },
  {
    id: 'pet-joy',
    cues: [
      /\b(?:picked up|brought home|got|adopted) (?:our|my|a|the) (?:\w+ )?(?:puppy|kitten|dog|cat)\b|\basleep on my\b/,
      /\b(?:dog|cat|puppy|kitten|hamster|rabbit|horse|parrot|pony|guinea pig|rescue)\b.{0,80}\b(?:adopt\w*|home|came|sleep|slept|purr\w*|wag|trust|recover\w*|found|first|learned|learnt|happy|plays?|lap|better|healthy|loves)\b/,
    ],
    feelings: GAINS,
    wanted: ['{who|your companion} being well and happy', 'trust that grows day by day'],
    sense: [
      'an animal’s trust is plain and cannot be faked',
      'a small creature made your home warmer',
    ],
    reframes: ['To be trusted without words is worth a quiet smile.'],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, take ten minutes with {who|your companion} and nothing else: no phone, no screen.',
      },
      {
        lever: 'action',
        text: 'Send one picture and one line to someone who will smile about it tomorrow.',
      },
    ],
    theme: 'gratitude',
  },
  {
    id: 'made-something',
    cues: [
      /\b(?:(?:i|we) (?:\w+ )?(?:wrote|painted|drew|built|baked|knitted|sewed|composed|recorded|founded|made)|my (?:song|novel|painting|book|poem|garden|tomatoes|cake|bread|project|exhibition|photo|code|app)|played (?:live|my|on stage)|on stage|concert went|the choir|our band)\b/,
    ],
    feelings: ['pride', 'happiness'],
    wanted: ['making something that is really yours', 'your idea becoming real'],
    sense: [
      'something exists now that was only in your head before',
      'you can look at it and see your own hand',
    ],
    reframes: ['It does not have to be perfect to be yours and done.'],
    steps: [
      {
        lever: 'action',
        text: 'Show it to one person before tomorrow night, and tell them which part you like best yourself.',
      },
      {
        lever: 'action',
        text: 'Note tonight the next idea it gave you, and set half an hour aside for it this week.',
      },
      {
        lever: 'perception',
        text: 'Keep a picture or copy of the first version. Put today’s date on it.',
      },
    ],
    theme: 'building-on',
  },
  {
    id: 'recovery',
    cues: [
      /\b(?:walk(?:ed|ing)? (?:again|without)|out of (?:hospital|bed)|feel(?:ing)? better|slept (?:through|well)|pain.?free|first (?:run|swim|walk) (?:since|after)|healed|recover(?:ed|ing|y)|back on my feet|energy|stronger|lost (?:\d+|ten|five) (?:kilos|pounds|kg)|ran (?:\d+|my|five|ten))\b/,
    ],
    feelings: ['pride', 'happiness'],
    wanted: ['getting your strength back', 'a body that goes along again'],
    sense: [
      'something you had to do without has come back',
      'every small step of it was work that nobody else could do',
    ],
    reframes: ['Slow progress is progress your body can keep.'],
    steps: [
      {
        lever: 'perception',
        text: 'Tonight, compare today with the hardest day: one line each. Show it to someone who was there.',
      },
      {
        lever: 'body',
        text: 'Tomorrow, do the same amount again, not more. Enjoy that it is possible.',
      },
      {
        lever: 'action',
        text: 'Thank one person today who was patient with you on the way.',
      },
    ],
    theme: 'savouring',
  },
  {
    id: 'together',
    cues: [
      /\b(?:our team|we (?:won|did it|made it|finished|celebrated|danced|sang|cooked)|whole (?:team|family|class|village|street)|community|together|my people|belong|welcomed|invited me|included|party|reunion|festival|neighbou?rs)\b/,
    ],
    feelings: GAINS,
    wanted: ['being a part of it', 'sharing it with people who matter'],
    sense: ['joy grows when it has several owners', 'you were not beside it but part of it'],
    reframes: ['You belong there by taking part, not by being perfect.'],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, write to two of the people who were there what you enjoyed most.',
      },
      {
        lever: 'action',
        text: 'Suggest the next date within a day, while everyone still smiles about this one.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, find a picture or object from it and put it where you will see it in the morning.',
      },
    ],
    theme: 'closeness',
  },
]
