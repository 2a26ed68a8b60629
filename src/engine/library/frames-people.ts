import { AHEAD, type Frame, LOSSES } from './frame.ts'

export const PEOPLE_FRAMES: readonly Frame[] = [
  {
    id: 'forgotten',
    cues: [
      /\b(?:forgot|forgets|forgotten|didn'?t remember|didn'?t even (?:call|text|write|ask|notice|come)|never (?:called|came|showed|asked|thanked)|no one (?:remembered|called|came|noticed|asked)|nobody (?:remembered|called|came|noticed|asked))\b.{0,60}\b(?:my|our|me|birthday|anniversary|wedding|graduation|recital|day|it)\b/,
      /\b(?:cancel(?:l?ed)? (?:on me|again|last minute|our|the)|bailed on|stood me up|didn'?t show up|no.?show|flaked|broke (?:his|her|their|a|the) promise|promised (?:me|to|that|he|she|they)|let me down|bailed)\b/,
    ],
    unless: /\bi (?:had |totally |completely )?forgot\b/,
    feelings: ['sadness', 'anger'],
    wanted: ['being kept in mind by someone who matters', 'a promise that would hold'],
    sense: [
      'being remembered is how people show that we count',
      'you made room for this, and the other side did not',
    ],
    reframes: [
      'It hurt, and forgetting is not yet proof of not caring.',
      'What {who|the other person} did let you down; what it means is still worth asking.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, say to {who|them} in one sentence what you had hoped for, and ask for one concrete thing instead.',
      },
      {
        lever: 'perception',
        text: 'Tonight, list three times {who|this person} did show up for you. See whether the whole list changes the weight of this one.',
      },
      {
        lever: 'expectation',
        text: 'Before the next important day, tell {who|them} a week ahead that it matters to you. Put that reminder in your phone now.',
      },
      {
        lever: 'attachment',
        text: 'This evening, spend half an hour with someone who does remember. Call first, right after dinner.',
      },
    ],
    theme: 'asking',
    question: 'Does {who|the other person} know how much this mattered to you?',
  },
  {
    id: 'left-out',
    tells: {
      words:
        /\b(?:asked|chose|picked|invited|named|told|took|wanted|called|hired|promoted|gave (?:it|the \w+) to)\b[^.!?]{1,60}(?:,| and| but)? (?:not me|instead of me|rather than me|over me|ahead of me)\b/,
      feeling: 'sadness',
    },
    cues: [
      /\b(?:asked|chose|picked|invited|named|told|took|wanted|called|hired|promoted|gave (?:it|the \w+) to)\b[^.!?]{1,60}(?:,| and| but)? (?:not me|instead of me|rather than me|over me|ahead of me)\b/,
      /\b(?:friends|they|everyone|colleagues|family|siblings|cousins|girls|guys|team)\b.{0,60}\b(?:went|met|meet|hung out|got together|are going|celebrated|had (?:a|dinner|lunch|drinks)|at)\b.{0,80}\b(?:nobody|no one|without me|didn'?t (?:ask|tell|invite|mention)|never (?:asked|told|mentioned))\b/,
      /\b(?:left (?:me )?out|leave me out|nobody (?:told|asked|invited|mentioned)|no one (?:told|asked|invited|mentioned)|not invited|wasn'?t invited|weren'?t invited|didn'?t invite|without (?:me|inviting)|excluded|uninvited|new group ?chat|group ?chat without|never (?:include|ask|invite)|(?:asked|chose|picked|invited) (?:someone|somebody) else|don'?t belong|didn'?t belong|outsider|picked last|no one sat|nobody sat|sat alone|ate alone|saw (?:the )?(?:photos|pictures|stories))\b/,
    ],
    feelings: ['sadness', 'shame', 'anger'],
    wanted: ['a place among them', 'being thought of when plans were made'],
    sense: [
      'belonging is a basic need, and being outside it hurts in a very old way',
      'finding out after the fact adds a sting of its own',
    ],
    reframes: [
      'They met without you once; it does not tell you yet what you mean to them.',
      'It hurts because the group matters to you, and one evening is not the whole friendship.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Before tomorrow night, write to the one person in the group you trust most: shall we meet this week, just us?',
      },
      {
        lever: 'perception',
        text: 'Ask {who|one of them} lightly tomorrow: I saw you all met, how was it? Listen for facts before you fill in reasons.',
      },
      {
        lever: 'action',
        text: 'Make the next plan yourself: one date, two people, sent today. Being the one who invites changes the place you hold.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, name one other place where you are expected and welcome, and say yes to it for this week.',
      },
    ],
    theme: 'belonging',
    question: 'Do you know why you were not asked, or is that part still a guess?',
  },
  {
    id: 'distance',
    cues: [
      /\b(?:ghost(?:ed|ing)|hasn'?t (?:replied|answered|texted|called|written)|haven'?t heard|not (?:answering|replying|responding|talking)|doesn'?t (?:reply|answer|text|call|talk)|won'?t (?:answer|reply|talk|speak)|stopped (?:talking(?! when)|texting|calling|replying|answering)|left (?:me )?on read|on seen|silent treatment|drift(?:ed|ing) apart|growing apart|grown apart|cold (?:to|with|towards)|distant|ignoring my (?:texts|calls|messages)|short replies|pulled away|pulling away|barely (?:talk|speak|text))\b/,
    ],
    feelings: ['sadness', 'worry', 'fear', 'anger', 'shame', 'regret'],
    wanted: ['the closeness staying as it was', 'an answer, even a short one'],
    sense: [
      'silence from someone close leaves a gap that the mind fills with the worst',
      'you can feel the distance, and you cannot see its reason',
    ],
    reframes: [
      'The silence is real; the reason for it is not known yet.',
      'Something has changed, and it may be about their life as much as about you.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Send {who|them} one warm, short message today that needs no excuse: thinking of you, would you like to talk on Sunday?',
      },
      {
        lever: 'perception',
        text: 'Tonight, write three different reasons for the silence, and mark how likely each one is. Leave room for ones you cannot see.',
      },
      {
        lever: 'expectation',
        text: 'Set yourself a day until which you will wait without checking. Until then, phone in another room during meals.',
      },
      {
        lever: 'attachment',
        text: 'Call someone who does pick up this evening, and talk about anything but this for ten minutes.',
      },
    ],
    theme: 'asking',
    question: 'Is this silence new for {who|this person}, or has it happened before?',
  },
  {
    id: 'betrayed',
    cues: [
      /\b(?:behind my back|betray\w*|told (?:everyone|everybody|others|people|them|him|her) (?:my|about my|what i)|shared my|my secret|gossip|spread(?:ing)? (?:rumou?rs|lies|it)|lied to me|lies to me|lying to me|lied about|kept (?:it )?from me|hid (?:it|this|the|from)|found out (?:(?:that )?(?:he|she|they|my)|from|by accident|through)|read my (?:diary|messages|journal|phone)|broke my trust|used me|don'?t know who (?:he|she) (?:is|really)|moving money|stole from (?:me|us)|cover(?:ed)? (?:up )?(?:his|her) (?:gambling|debts?|affair|lies)|two-faced|backstab)/,
    ],
    unless: /\bi lied to (?:my|him|her|them)\b/,
    feelings: ['anger', 'sadness', 'disgust', 'fear', 'worry', 'shame', 'regret'],
    wanted: ['trust being kept', 'honesty from someone close'],
    sense: [
      'trust was the ground you stood on with this person, and it moved',
      'finding out this way makes you look back at everything twice',
    ],
    reframes: [
      'What was done broke trust; whether it ends here can be decided later, not tonight.',
      'Trusting was not a mistake; breaking it was, and that part is not yours.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Within a day, tell {who|them} face to face what you know and ask one question: what happened from your side?',
      },
      {
        lever: 'perception',
        text: 'Tonight, write down what you know for certain, and only that. Keep guesses on another page.',
      },
      {
        lever: 'expectation',
        text: 'Decide one thing you will keep to yourself for now, and one person you still tell everything. Act on it today.',
      },
      {
        lever: 'body',
        text: 'Do not answer {who|them} tonight. Sleep once, walk in the morning, then choose your words.',
      },
    ],
    theme: 'trust',
    question: 'What would you need to hear to believe that it will not happen again?',
  },
  {
    id: 'infidelity',
    cues: [
      /\b(?:messages?|texts?|photos?|pictures?) (?:on|in) (?:his|her) (?:phone|laptop|inbox)\b|\bsaved as\b/,
      /\b(?:cheat(?:ed|ing|s)? on me|affair|slept with (?:someone|another|my)|seeing someone else|another (?:woman|man)|unfaithful|dating app|tinder on (?:his|her)|kissed (?:someone|another)|flirting with)\b/,
      /\b(?:heart|message|text)s? from (?:a|another|some) (?:name|woman|man|girl|guy|number)\b/,
    ],
    feelings: ['anger', 'sadness', 'fear', 'disgust', 'worry', 'shame'],
    wanted: ['being able to trust your partner', 'the two of you being enough'],
    sense: [
      'you would have expected this from anyone but the person you share your life with',
      'it shakes what you thought the two of you were',
    ],
    reframes: [
      'This is a choice {who|your partner} made; it does not set your worth.',
      'You do not have to decide tonight whether this can be mended.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, call one person you fully trust and say it out loud once. You need not decide anything in that call.',
      },
      {
        lever: 'perception',
        text: 'Before you talk with {who|your partner}, write your three questions on paper, and what you know for sure.',
      },
      {
        lever: 'body',
        text: 'For today, the job is only food, water and sleep. Set one alarm for each, and put the phone away at ten.',
      },
      {
        lever: 'action',
        text: 'Tell {who|your partner} within a day when you will talk, and when you will not: tomorrow at six, not at midnight.',
      },
    ],
    who: /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fianc\w+|ex)\b/,
    theme: 'trust',
    question: 'How sure are you of it, and what is it that you do not know yet?',
  },
  {
    id: 'breakup',
    cues: [
      /\b(?:broke up|break(?:ing)? up|breakup|split up|dumped|left me|ended (?:it|things|our|the relationship)|divorc\w*|separat(?:ed|ion|ing)|moved out|called off|my ex\b|ex-(?:husband|wife|boyfriend|girlfriend)|wants? (?:a|some) (?:break|space)|doesn'?t love me|fell out of love)\b/,
    ],
    feelings: LOSSES,
    wanted: ['a future with this person in it', 'the love going on'],
    sense: [
      'it is not one loss but many: the person, the habits, the plans',
      'so much of daily life was built around the two of you',
    ],
    reframes: [
      'What ended was real, and so is the part of your life that goes on.',
      'Missing someone shows what it meant; it does not mean you cannot do without.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Today, ask one friend for one evening this week: no fixing, just company. Name the day when you ask.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, move one thing of {who|theirs} out of sight. Not thrown away, only out of the first glance in the morning.',
      },
      {
        lever: 'body',
        text: 'Evenings are often the hardest. Plan the hour after dinner tomorrow now: a walk, a call, a film with someone.',
      },
      {
        lever: 'expectation',
        text: 'Write one line tonight: this week I only ask of myself to do these two things. Keep both small.',
      },
    ],
    theme: 'letting-go',
    question: 'What do you miss most: the person, the habits, or the future you had planned?',
  },
  {
    id: 'romantic-no',
    cues: [
      /\b(?:crush|asked (?:him|her|them) out|turned me down|said no|friend ?zone|just friends|first date|didn'?t feel the same|doesn'?t feel the same|doesn'?t like me back|feelings for (?:him|her|them|someone)|second date)\b/,
    ],
    feelings: ['sadness', 'shame', 'worry', 'fear', 'regret', 'anger'],
    wanted: ['your feeling being answered', 'a yes after daring to ask'],
    sense: [
      'you showed something tender, and it was not returned',
      'it takes courage to ask, and a no goes straight to that open place',
    ],
    reframes: [
      'A no to this wish is not a no to you as a person.',
      'You dared to ask; that part went right, whatever the answer was.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tell one good friend tonight what happened, and ask them only to listen.',
      },
      {
        lever: 'attachment',
        text: 'Mute {who|that person} online for one week, starting today. Give your eyes somewhere else to go.',
      },
      {
        lever: 'perception',
        text: 'Write down tomorrow morning what the answer really said, word for word, and what you added to it.',
      },
    ],
    theme: 'worth-beyond-results',
    question: 'What did you hope the answer would say about you?',
  },
  {
    id: 'quarrel',
    cues: [
      /\b(?:argu(?:ed|ment|ing|e)|(?:a|had|big|huge|our|the|another|stupid) (?:fight|row|quarrel)|fought (?:with|about|over)|we fight|fighting (?:with|about|over|again)|yell(?:ed|ing)|shout(?:ed|ing)|slammed (?:the|his|her) door|stormed out|not speaking|disagree|snapped at me|raised (?:his|her) voice|bicker\w*|the dishes|chores|household|won'?t help|doesn'?t help)\b/,
    ],
    feelings: [
      'anger',
      'sadness',
      'worry',
      'fear',
      'shame',
      'regret',
      'disgust',
      'negativeanticipation',
    ],
    wanted: ['being understood by someone close', 'peace and respect between you'],
    sense: [
      'a fight with someone who matters puts the bond itself in question for a while',
      'you wanted to be heard, and it turned into a contest',
    ],
    reframes: [
      'You both may be defending something that matters; the fight hides what it is.',
      'The point you made may be right, even if the talk went wrong.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Within a day, go to {who|them} with one sentence: I do not like how we left it, can we try again at seven?',
      },
      {
        lever: 'perception',
        text: 'Tonight, write what {who|the other person} might say the fight was about. Start the next talk by checking that.',
      },
      {
        lever: 'expectation',
        text: 'Choose one request, small and doable, and ask {who|them} for just that tomorrow. Leave the rest for another day.',
      },
      {
        lever: 'body',
        text: 'When the talk heats up again, say: I need twenty minutes, I will come back. Then do come back.',
      },
    ],
    theme: 'repair',
    question: 'What did you most want {who|the other person} to understand?',
  },
  {
    id: 'family-expectations',
    cues: [
      /\b(?:parents?|mother|mom|mum|father|dad|in-laws?|mother-in-law|father-in-law|family|grandparents?)\b.{0,80}\b(?:disappointed|don'?t approve|doesn'?t approve|disapprov\w*|compare|comparing|wants? me to|want me to|pressure|expect|criticis\w*|criticiz\w*|control|don'?t accept|doesn'?t accept|never proud|don'?t understand|favou?rite|interfere|guilt)\b/,
      /\b(?:disappoint(?:ed)? my (?:parents|family|mother|father|mom|mum|dad)|black sheep|my choices|my own life)\b/,
    ],
    feelings: LOSSES,
    wanted: ['being accepted for the life you choose', 'their blessing, not their verdict'],
    sense: [
      'you want both: to be yourself and to belong to them',
      'the voices that raised us keep a lot of weight, even when we disagree',
    ],
    reframes: [
      'They may be speaking from fear for you, and you may still choose differently.',
      'You can love {who|them} and not live by their plan.',
    ],
    steps: [
      {
        lever: 'expectation',
        text: 'Tonight, write which of their wishes you share and which you do not. Tell {who|them} one you do share, tomorrow.',
      },
      {
        lever: 'action',
        text: 'Prepare one calm sentence for next time and practise it today with a friend: I hear you, and I have decided.',
      },
      {
        lever: 'perception',
        text: 'Ask {who|them} this week what they are afraid would happen. Plan the call now, ten minutes, one question.',
      },
      {
        lever: 'attachment',
        text: 'Name one person whose yes you already have for this choice, and talk with them before tomorrow night.',
      },
    ],
    theme: 'own-path',
    question: 'Whose approval weighs most here, and what would change if you had it?',
  },
  {
    id: 'child-conflict',
    cues: [
      /\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kid|kids|child|children|teen(?:ager)?|toddler|boy|girl|stepson|stepdaughter)\b.{0,100}\b(?:lied|lies|lying|slam|slammed|screamed|hates? me|won'?t (?:listen|talk|eat|sleep)|refus|tantrum|stole|skipped (?:school|class)|failing|failed|caught|smok\w*|vap\w*|drunk|drinking|suspended|rude|hit (?:another|his|her)|phone|screen|grades?|room)\b/,
      /\b(?:bad (?:mother|father|mom|mum|dad|parent)|yelled at (?:my|the|our) (?:\w+[ -]){0,4}(?:kid|kids|son|daughter|child|children))\b/,
    ],
    feelings: LOSSES,
    wanted: ['being close to your child and being heard', 'being the parent you want to be'],
    sense: [
      'few things reach deeper than how it goes with your own child',
      'you want to guide and to be loved at once, and today they pulled apart',
    ],
    reframes: [
      'A hard evening with your child is not the whole story of you as a parent.',
      'Pushing back may be part of growing up, and the limit can still stand.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight or tomorrow, sit with {who|your child} for ten minutes without the topic. Then say one sentence about how it was for you.',
      },
      {
        lever: 'perception',
        text: 'Ask {who|your child} one question today that starts with how or what, and do not answer it for them.',
      },
      {
        lever: 'expectation',
        text: 'Choose the one rule that matters most this week and let two small ones rest. Tell {who|your child} tomorrow which it is.',
      },
      {
        lever: 'body',
        text: 'Next time your voice rises, put both hands on the table and breathe out twice before you speak.',
      },
    ],
    who: /\b(?:son|daughter|kids?|child|children|grandson|granddaughter|stepson|stepdaughter)\b/,
    theme: 'parenting',
    question: 'What do you think {who|your child} needed in that moment?',
  },
  {
    id: 'child-struggling',
    cues: [
      /\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kid|kids|child|baby|toddler|boy|girl|grandson|granddaughter)\b.{0,100}\b(?:bullied|bully|sick|ill|fever|hospital|crying|cries|sad|lonely|no friends|anxious|struggl\w*|hurt|pain|surgery|diagnos\w*|first day|accident|allergic|asthma|scared|afraid|leav|moving|university|college|flies?|driving)\b/,
    ],
    feelings: ['worry', 'fear', 'sadness', 'negativeanticipation', 'anger', 'shame', 'regret'],
    wanted: ['your child being safe and well', 'being able to spare your child this'],
    sense: [
      'when it is your child, their pain lands on you twice',
      'your whole care goes there, and you cannot do this part for them',
    ],
    reframes: [
      'You cannot take this away, and your being near already changes it.',
      'Your worry is love with nowhere to go yet; a small step gives it a place.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Today, spend twenty minutes beside {who|your child} doing something with your hands, and let talk come if it wants to.',
      },
      {
        lever: 'action',
        text: 'Tomorrow, call the one adult who can help most (teacher, doctor, coach) and ask for a first step.',
      },
      {
        lever: 'perception',
        text: 'Ask {who|your child} tonight what the hardest part is. It may be another one than you think.',
      },
      {
        lever: 'body',
        text: 'Swap an hour with another adult tomorrow and sleep or walk. A rested parent is part of the help.',
      },
    ],
    who: /\b(?:son|daughter|kids?|child|children|grandson|granddaughter|stepson|stepdaughter)\b/,
    theme: 'caring',
    question: 'What does {who|your child} say about it?',
  },
  {
    id: 'i-hurt-someone',
    cues: [
      /\bi (?:\w+ ){0,3}(?:snapped (?:at|back)|yelled at|shouted at|lied to|lied about|cheated on|hurt (?:him|her|them|my)|was (?:so |really |too )?(?:rude|mean|harsh|cruel|cold|unfair|short with)|said (?:something|some|things|horrible|awful|mean|terrible)|ignored (?:him|her|them|my)|let (?:him|her|them|\w+ ){1,2}down|blamed|made (?:him|her|them|my \w+) cry|broke (?:his|her|their) (?:trust|heart)|didn'?t (?:visit|call|help|defend|stand up)|laughed at|told (?:him|her|them) off|stole|copied|cheated (?:in|on (?:the|my|a))|gossiped|betrayed|hung up on|pushed (?:him|her|them) away)\b/,
      /\bi promised .{0,70}\b(?:and|but) i\b|\bi (?:wasn'?t there|missed (?:his|her|their|my \w+'?s?) \w+|didn'?t make it to|broke my promise)\b/,
      /\bi (?:owe|should apologi[sz]e|need to apologi[sz]e|haven'?t apologi[sz]ed|feel (?:so |really |very )?guilty)\b/,
    ],
    feelings: ['shame', 'regret', 'sadness', 'worry', 'fear', 'disgust'],
    wanted: ['being someone who treats people well', 'living up to your own idea of kindness'],
    sense: [
      'what you did does not fit the person you want to be',
      'you care about how people feel after they have been with you',
    ],
    reframes: [
      'You did something that hurt, and it bothers you because kindness matters to you.',
      'It cannot be unsaid, but what you do next is still open.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Before tomorrow evening, tell {who|the person} three things and no more: what you did, that you are sorry, what you will do differently.',
      },
      {
        lever: 'perception',
        text: 'Tonight, write what was going on in you just before. It is no excuse; it shows where to stop next time.',
      },
      {
        lever: 'expectation',
        text: 'Apologise to {who|them} without waiting to be forgiven. Set the time for it now: today or tomorrow.',
      },
      {
        lever: 'body',
        text: 'Sleep before you write the long message. In the morning, cut it to four lines and send or say it.',
      },
    ],
    theme: 'repair',
    question: 'Have you heard how it was for {who|the other person}?',
  },
  {
    id: 'illness-other',
    cues: [
      /\b(?:mother|mom|mum|father|dad|parents?|grandm\w+|grandp\w+|grandfather|nan|gran|wife|husband|partner|sister|brother|friend|aunt|uncle|son|daughter|he|she)\b.{0,60}\b(?:cancer|biopsy|scans?|tests|tumou?r|stroke|heart attack|dementia|alzheimer'?s?|diagnos\w+|hospital|surgery|operation|chemo|ICU|intensive care|terminal|hospice|(?:is|got|very|so|really) (?:sick|ill)|dying|coma|parkinson'?s?|care home|nursing home)\b/i,
    ],
    unless: /\b(?:died|passed away|funeral|vet)\b/,
    feelings: ['worry', 'fear', 'sadness', 'negativeanticipation', 'anger'],
    wanted: ['having {who|this person} well and near for a long time', 'more time with {who|them}'],
    sense: [
      'someone you love is in danger, and love has no off switch',
      'you are carrying hope and the thought of loss at the same time',
    ],
    reframes: [],
    steps: [
      {
        lever: 'action',
        text: 'Today, ask {who|them} or the family what would help most this week, and take one thing: a meal, a ride, an hour of company.',
      },
      {
        lever: 'action',
        text: 'Tonight, write your questions for the doctor on one sheet. Ask who will be there tomorrow and give them the list.',
      },
      {
        lever: 'body',
        text: 'Set one hour tomorrow that is not about the illness, with someone who knows. You will need your strength for longer.',
      },
      {
        lever: 'attachment',
        text: 'Tell {who|them} tomorrow one thing you are thankful for. It does not have to be a big talk.',
      },
    ],
    theme: 'caring',
    question: 'Who is looking after you while you look after this?',
    care: 'grief',
  },
  {
    id: 'carer-worn',
    cues: [
      /\b(?:caring for|taking care of|look(?:ing)? after|carer|caregiver)\b.{0,80}\b(?:mother|mom|mum|father|dad|parents?|husband|wife|grand\w+|aunt|brother|sister|son|daughter|alone|every|nobody helps|no help|tired|exhaust)/,
    ],
    feelings: LOSSES,
    wanted: ['sharing this with someone', 'being a good carer and still having a life'],
    sense: [
      'you give every day, and hardly anyone sees how much it takes',
      'love and tiredness can be there together; one does not cancel the other',
    ],
    reframes: [
      'Being tired of the care is not being tired of the person.',
      'Needing help with this is a sign of its size, not of your weakness.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, ask one relative for one fixed slot: Thursday, two hours. Exact beats polite.',
      },
      {
        lever: 'action',
        text: 'Call the doctor or council tomorrow and ask one thing: what respite help is there for carers here?',
      },
      {
        lever: 'body',
        text: 'Take thirty minutes outside today that belong to nobody else, while someone or something else keeps watch.',
      },
      {
        lever: 'expectation',
        text: 'Write tonight what good enough care looks like on a bad day. Let tomorrow be measured by that.',
      },
    ],
    theme: 'limits',
    question: 'Who else could carry a part of this, if you asked?',
  },
  {
    id: 'lonely',
    cues: [
      /\b(?:(?:i|i'm|i am|feel|feeling|so|felt) (?:\w+ )?lonely|loneliness|so alone|all alone|no friends|no one to (?:talk|call|share)|nobody to (?:talk|call|share)|isolated|don'?t have (?:anyone|anybody) (?:to|here)|don'?t know (?:anyone|a single person|anybody)|miss (?:my|having) (?:friends|people|home|family)|homesick|birthday alone|christmas alone|ate alone)\b/,
    ],
    feelings: ['sadness', 'worry', 'fear', 'shame', 'regret', 'negativeanticipation'],
    wanted: ['someone to share ordinary days with', 'people who would notice how you are'],
    sense: [
      'people need people, and the silence around you is real',
      'wanting company is as natural as being hungry',
    ],
    reframes: [
      'Lonely is how it is now; it is not a verdict on whether you can be loved.',
      'Feeling alone tells you what you need, not what you deserve.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Today, write to one person you have lost touch with: I thought of you because of this. One line is enough.',
      },
      {
        lever: 'action',
        text: 'Choose one place with the same people every week (class, choir, club, court) and go once before the week is over. Book it tonight.',
      },
      {
        lever: 'expectation',
        text: 'Tomorrow, aim for two small talks: the shop, a neighbour. Small contact counts more than it looks.',
      },
      {
        lever: 'body',
        text: 'This evening, go where people are for half an hour, even if you talk to no one: a library, a park, a café.',
      },
    ],
    theme: 'belonging',
    question: 'When did you last feel at home with someone, and what made it so?',
  },
  {
    id: 'comparison',
    cues: [
      /\b(?:jealous|envious|envy|compare myself|comparing myself|everyone (?:else )?(?:is|has|seems|gets)|all my friends (?:are|have)|my friends are all|left behind|falling behind|behind (?:everyone|my friends|in life)|better than me|ahead of me|younger than me|got engaged|their perfect|with pity|half my friends|everyone my age|people my age|turned (?:thirty|forty|fifty|30|40|50)|single and|still single|at my age)\b/,
    ],
    feelings: ['sadness', 'shame', 'worry', 'anger', 'fear', 'regret'],
    wanted: ['your own life counting as much as theirs', 'being as far as the people around you'],
    sense: [
      'measuring yourself against others is a race with no finish line',
      'seeing what they have points at something you want too',
    ],
    reframes: [
      'You see their best hour and your whole week; both are real, only one is shown.',
      'What you envy tells you what you want; it does not say you are late.',
    ],
    steps: [
      {
        lever: 'attachment',
        text: 'Today, leave the app or topic that feeds it until tomorrow night. Put something you like in that slot, with someone you like.',
      },
      {
        lever: 'action',
        text: 'Tonight, turn the envy into a wish: I want more of this. Do the smallest part of it tomorrow.',
      },
      {
        lever: 'perception',
        text: 'Ask one friend you compare yourself with how they are really doing. Message them today.',
      },
    ],
    theme: 'worth-beyond-results',
    question: 'What exactly do they have that you long for?',
  },
  {
    id: 'goodbye-ahead',
    cues: [
      /\b(?:moving (?:away|abroad|out|to)|we move (?:to|in|away|out)|moves? to \w+ (?:in|next|on|at)|moves (?:away|abroad|to)|is leaving|leaves (?:for|next|in|on|tomorrow)|last (?:day|week|summer|season|time|evening) (?:together|with|at|of|before|here)|farewell|empty nest|goes (?:off )?to (?:university|college)|emigrat\w*|deployed|retir(?:es|ing|ement)|say goodbye|be gone (?:by|in|for))\b/,
    ],
    feelings: ['negativeanticipation', 'sadness', 'worry', 'fear'],
    wanted: ['more time together as it is now', 'things staying close by'],
    sense: [
      'part of you is already saying goodbye while it is still here',
      'you can see the gap coming, and it has the shape of someone',
    ],
    reframes: [
      'The everyday closeness will end; the bond can take another form.',
      'It is coming, and there are still days before it that are yours.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Today, set one date with {who|them} before it happens: one meal, one walk, one ordinary thing you do together.',
      },
      {
        lever: 'action',
        text: 'Agree with {who|them} this week how you will stay in touch: which day, which way. A fixed hour beats good intentions.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, write down three things of this time you want to keep. Tell {who|them} one of them tomorrow.',
      },
    ],
    theme: 'letting-go',
    question: 'What do you want to have said or done before then?',
  },
  {
    id: 'moved-away',
    cues: [
      /\b(?:dropped .{0,40}\boff at (?:college|university|the airport|the station)|moved (?:away|to|abroad|out|back)|has (?:moved|left)|left for|gone (?:back )?to|lives? (?:abroad|far away|on the other side)|flat (?:above|below|next door) is empty|empty (?:room|chair|house))\b/,
    ],
    feelings: ['sadness', 'regret'],
    wanted: [
      'having {who|this person} just around the corner',
      'the everyday closeness you were used to',
    ],
    sense: [
      'it is the small daily things that leave the biggest gap',
      'a piece of your everyday life has gone along',
    ],
    reframes: [
      'The everyday part is over; the bond itself has not moved out.',
      'You miss what was good, and some of it can travel.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, send {who|them} one line about something small from your day, and ask for a small thing back.',
      },
      {
        lever: 'action',
        text: 'Agree with {who|them} before tomorrow night on one fixed call a week. Choose the hour you miss most.',
      },
      {
        lever: 'attachment',
        text: 'Fill the emptiest hour tomorrow with one person who is near: a neighbour, a cousin, a colleague.',
      },
    ],
    theme: 'letting-go',
    question: 'Which hour of the day feels emptiest now?',
  },
  {
    id: 'bullied',
    cues: [
      /\b(?:comments? (?:about|on) my (?:body|looks|legs|chest|weight|skin|breasts)|inappropriate|touched my|hr (?:said|says|told|did)|on purpose\b.{0,90}\blaugh\w*)\b/,
      /\b(?:bull(?:y|ied|ies|ying)|harass\w*|mock(?:ed|s|ing)|made fun|makes? fun|making fun|laugh(?:ed|s|ing)? at me|racis\w*|sexis\w*|homophob\w*|transphob\w*|slur|discriminat\w*|catcall|grop(?:ed|ing)|stalk\w*|threaten\w*|insult(?:ed|s|ing)? me|called me (?:a )?(?:names|slur|freak|fag|retard|whore|slut)|because (?:of my skin|i(?:'m| am) (?:black|asian|gay|trans|muslim|jewish|brown|foreign|a woman|fat|disabled))|controls? (?:what|who|my)|checks my phone|won'?t let me (?:see|go|leave|work))\b/,
    ],
    feelings: LOSSES,
    wanted: ['being safe and treated with respect', 'the respect every person is owed'],
    sense: [
      'nobody should be treated like this, and something in you knows it',
      'it is meant to make you small, and it hurts because you are not',
    ],
    reframes: [],
    steps: [
      {
        lever: 'action',
        text: 'Today, tell one person with some say (a teacher, manager, parent, adviser) exactly what was said or done, and when.',
      },
      {
        lever: 'action',
        text: 'Write down date, place and words tonight, and save messages or pictures. You may need them, and they are proof for you too.',
      },
      {
        lever: 'body',
        text: 'Tomorrow, stay close to one person you feel safe with at the place where it happens. Arrange that this evening.',
      },
      {
        lever: 'attachment',
        text: 'Spend time before tomorrow night with somebody whose view of you is true. Let theirs weigh more than a stranger’s.',
      },
    ],
    theme: 'safety',
    question: 'Do you feel safe there, and who could stand beside you?',
    care: 'harm',
  },
  {
    id: 'worried-about-someone',
    cues: [
      /\b(?:worried|worry|scared|afraid|anxious) (?:about|for) (?:my |our )?(?:\w+ )?(?:mother|mom|mum|father|dad|parents?|sister|brother|friend|partner|husband|wife|son|daughter|grand\w+|him|her|them|kids?|cousin)\b/,
      /\b(?:drinks? too much|drinking again|gambl\w*|owes money|lost (?:his|her) job|not (?:himself|herself)|so thin|withdrawn)\b/,
    ],
    feelings: [...AHEAD, 'sadness', 'anger'],
    wanted: ['knowing that {who|this person} is all right', 'being able to help'],
    sense: [
      'you see someone you love heading for trouble, and you cannot steer for them',
      'care without control is a hard thing to hold',
    ],
    reframes: [
      'You can stand beside {who|them} without carrying the whole of it.',
      'You see signs, not the full story; asking gently is already help.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tell {who|them} within a day one thing you noticed and one thing you offer. No advice in the first ten minutes.',
      },
      {
        lever: 'perception',
        text: 'Tonight, write what you have seen with your own eyes, apart from what you fear. Talk about the first list only.',
      },
      {
        lever: 'expectation',
        text: 'Draw one line for yourself today: what I can do, what only {who|they} can do. Share it with someone close.',
      },
    ],
    theme: 'caring',
    question: 'What have you seen yourself, and what are you filling in?',
  },
]
