import { AHEAD, type Frame, LOSSES } from './frame.ts'

export const INNER_FRAMES: readonly Frame[] = [
  {
    id: 'unappreciated',
    cues: [
      /\b(?:not (?:recogni[sz]ed|appreciated|noticed|valued)|unappreciated|undervalued|for granted|thankless|no (?:thanks|thank you|recognition|credit)|(?:didn'?t|doesn'?t|never|not) (?:even )?(?:say|says|said) thank|barely looked up|nobody notices|no one notices|meets expectations|invisible|without a word|carried (?:two|everyone|the whole|all the))\b/,
      /\b(?:after (?:all|everything) i|i did (?:the (?:entire|whole)|everything|all the|most of))\b/,
      /\b(?:annual|performance|yearly|quarterly) (?:review|appraisal|evaluation)\b/,
    ],
    feelings: ['anger', 'sadness', 'shame', 'worry'],
    wanted: ['your effort being seen', 'someone noticing how much you carried'],
    sense: [
      'you gave a lot, and what came back did not match it',
      'effort that nobody names starts to feel as if it did not happen',
    ],
    reframes: [
      'They may not have seen how much you did; that is not proof that it was little.',
      'One rating is one person’s view on one day; the work you did is still a fact.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, list five things you did and what came of them. Tomorrow, ask {who|the person who judged it} for ten minutes to go through the list.',
      },
      {
        lever: 'action',
        text: 'Within a day, ask {who|them} one question: what would I need to show for the next step? Write the answer down.',
      },
      {
        lever: 'perception',
        text: 'Ask one colleague or friend today what they saw you carry this year. Compare it with what you were told.',
      },
      {
        lever: 'expectation',
        text: 'Decide tonight on one task you will no longer do silently, and say so tomorrow before you start it.',
      },
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|teacher|professor|coach|principal|team|husband|wife|partner|family|parents|mother|father|kids|friends?)\b/,
    theme: 'asking',
    question: 'Who knows how much you really carried?',
  },
  {
    id: 'impostor',
    cues: [
      /\b(?:imposter|impostor|a fraud|faking|realis?z?e (?:i|that i) (?:don'?t|can'?t|am not|'m not)|don'?t know what i'?m doing|not (?:good|smart|ready|qualified) enough|don'?t deserve|didn'?t deserve|out of my (?:depth|league)|everyone (?:else )?(?:is|seems) (?:smarter|better|more)|not as good as)\b/,
    ],
    feelings: ['worry', 'fear', 'shame', 'sadness', 'negativeanticipation'],
    wanted: ['feeling that you belong where you are', 'being sure that you can do it'],
    sense: [
      'you stepped into something bigger, and your picture of yourself has not caught up yet',
      'when it matters this much, doubt comes along for the ride',
    ],
    reframes: [
      'They chose you with what they had seen; doubt is new, your skill is not.',
      'You do not know everything yet, and nobody in a new place does.',
    ],
    steps: [
      {
        lever: 'perception',
        text: 'Tonight, write down three facts others saw in you, with names and dates. Keep opinions off the list, your own as well.',
      },
      {
        lever: 'action',
        text: 'Tomorrow, ask {who|someone who has done it before} for one thing they wish they had known in the first month.',
      },
      {
        lever: 'expectation',
        text: 'Set the bar for this week at learning, not at shining: choose one thing to find out by tomorrow evening.',
      },
      {
        lever: 'action',
        text: 'Tell one person you trust today that you feel this way. Ask whether they have ever felt it too.',
      },
    ],
    theme: 'self-kindness',
    question: 'What would you have to see to believe that you belong there?',
  },
  {
    id: 'hiding-truth',
    cues: [
      /\b(?:(?:wife|husband|partner|mom|mum|dad|parents|family|girlfriend|boyfriend|boss) (?:doesn'?t|don'?t|didn'?t) know|haven'?t told|didn'?t tell|can'?t tell|lying to (?:him|her|them|my)|lied to (?:him|her|them|my)|make (?:something|things|it) up|made (?:something|it) up|keep(?:ing)? (?:it|this|a) (?:a )?secret|pretend(?:ed|ing)?|hid(?:ing)? (?:it|this|that)|double life|cover(?:ed|ing)? (?:it|for))\b/,
    ],
    feelings: ['shame', 'worry', 'regret'],
    wanted: [
      'being honest with {who|the people you love} and still being loved',
      'living without a secret',
    ],
    sense: [
      'you are caught between being truthful and not wanting to hurt or lose someone',
      'keeping something hidden from a person you love costs a little every day',
    ],
    reframes: [
      'You kept quiet to protect something; you can care for them and still find the words.',
      'It is late, but it is not too late to be known as you are.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, write the two sentences you would say to {who|them} if it were safe. You need not send them yet.',
      },
      {
        lever: 'action',
        text: 'Before tomorrow night, tell it to one person who is not part of it, to hear how it sounds out loud.',
      },
      {
        lever: 'perception',
        text: 'List what you fear {who|they} would say, and beside it what you really know of how {who|they} took hard news before.',
      },
      {
        lever: 'expectation',
        text: 'Choose a smaller truth you could begin with tomorrow: stop adding to the story, and change the subject kindly.',
      },
    ],
    theme: 'honesty',
    question: 'What do you fear would happen if {who|they} knew?',
  },
  {
    id: 'stayed-silent',
    cues: [
      /\b(?:i (?:laughed (?:too|along)|said nothing|didn'?t say (?:anything|a word)|stayed (?:quiet|silent)|kept (?:quiet|silent|my mouth)|looked away|froze|went along|just (?:stood|sat) there|didn'?t (?:speak up|stand up|defend|help|step in)))\b/,
      /\bcoward\b/,
    ],
    feelings: ['shame', 'regret', 'sadness'],
    wanted: ['acting by what you believe in', 'being someone who speaks up'],
    sense: [
      'you saw something that went against your values, and you went along with it',
      'the discomfort shows that you and that moment do not fit together',
    ],
    reframes: [
      'You went quiet in one moment; the next moment has not been written.',
      'Most people freeze when it happens fast; speaking up can still come a day later.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, go to the person it was aimed at and say one line: that was not all right, and I am sorry I did not speak up.',
      },
      {
        lever: 'action',
        text: 'Tonight, choose the sentence you want ready for next time, such as: I do not find that funny. Say it aloud twice.',
      },
      {
        lever: 'perception',
        text: 'Write what you feared would happen if you spoke. Ask one person today whether it would have.',
      },
    ],
    theme: 'values',
    question: 'What would you have liked to say in that moment?',
  },
  {
    id: 'rumour',
    cues: [
      /\b(?:rumou?rs?|gossip(?:ing)?|told (?:everyone|everybody|the whole (?:school|year|class|office|town|village|team|group)|half the \w+) (?:that )?(?:i|about|my)|spread(?:ing)? (?:lies|it|that)|go(?:es)? quiet when i|stop(?:ped)? talking when i|whisper\w* when|talking about me)\b/,
    ],
    feelings: ['anger', 'sadness', 'shame', 'worry', 'fear'],
    wanted: ['being known for who you really are', 'your name being treated with care'],
    sense: [
      'others seem to be telling a story about you, and you were not asked',
      'it is hard to defend yourself against something that is said behind your back',
    ],
    reframes: [
      'If a story is going round, it is not the truth about you.',
      'You cannot catch every whisper, but a few who know you can outweigh many.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Before you go back, tell the true version to one person there you trust, and ask them to stand next to you.',
      },
      {
        lever: 'action',
        text: 'Tomorrow, tell one adult or someone in charge what is being said and by whom, as far as you know. Facts only.',
      },
      {
        lever: 'body',
        text: 'Plan the first ten minutes of the next day there: who you walk in with, where you sit. Arrange it tonight.',
      },
      {
        lever: 'perception',
        text: 'Tonight, list the people whose opinion you would really ask for. See how many of them believe it.',
      },
    ],
    theme: 'safety',
    question: 'Who there knows that it is not true?',
  },
  {
    id: 'lent-money',
    cues: [
      /\b(?:lent|loaned|borrowed|owes? me|pay(?:s|ing)? me back|paid me back|never paid back|asks? (?:me )?for money|wants? (?:to borrow )?money)\b/,
    ],
    feelings: ['anger', 'worry', 'sadness', 'shame', 'regret', 'disgust'],
    wanted: ['a promise about money being kept', 'not being used by someone close'],
    sense: [
      'money between people is never only money; it is about being taken seriously',
      'you helped, and now asking for your own feels like begging',
    ],
    reframes: [
      'You may ask for what is yours and still be a generous person.',
      '{who|They} may be ashamed to bring it up; a date helps you both.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Before tomorrow evening, write {who|them} one friendly line with a sum and a date: could you send the first part by the 15th?',
      },
      {
        lever: 'expectation',
        text: 'Decide tonight what you would give as a gift and what must come back. Act on the second only.',
      },
      {
        lever: 'perception',
        text: 'Ask {who|them} today how things stand with money. You may be missing half of the story.',
      },
    ],
    theme: 'asking',
    question: 'Was there a date or a plan for paying it back?',
  },
  {
    id: 'inheritance',
    cues: [
      /\b(?:inherit\w*|will (?:says|was read|leaves)|the estate|heirloom|mother'?s (?:ring|house)|father'?s (?:house|land)|who gets|siblings? (?:want|took|sold)|sell(?:ing)? (?:mum|mom|dad|our parents)\w*)\b/,
    ],
    feelings: ['anger', 'sadness', 'worry', 'disgust', 'regret', 'negativeanticipation'],
    wanted: ['fairness in your own family', 'the memory being worth more than the things'],
    sense: [
      'it looks like a fight about things, and it is about who counted',
      'old places in the family come up again the moment something is divided',
    ],
    reframes: [
      'You may be right about the share, and still want to keep the person.',
      'Each of you may be grieving with different hands.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, name the one thing that matters to you most and why. Tell {who|them} just that, tomorrow, without the rest of the list.',
      },
      {
        lever: 'action',
        text: 'Propose a neutral third person for the talk, and send {who|the others} two dates before tomorrow evening.',
      },
      {
        lever: 'perception',
        text: 'Write what this thing might mean to {who|the other side}. Ask before you assume it is greed.',
      },
    ],
    theme: 'repair',
    question: 'What would feel fair to you, beyond the things themselves?',
  },
  {
    id: 'hoped-for-child',
    cues: [
      /\b(?:infertil\w*|ivf|trying (?:for a baby|to conceive)|can'?t (?:have|get) (?:children|kids|pregnant)|negative (?:pregnancy )?test|not pregnant|another (?:negative|cycle)|miscarri\w*|lost (?:the|our|a) (?:baby|pregnancy)|(?:we|i) lost one|baby (?:we|i) lost)\b/,
    ],
    feelings: LOSSES,
    wanted: ['the child you have been hoping for', 'the family you had pictured'],
    sense: [
      'you are grieving someone you already had room for',
      'hope and loss take turns here, and each round takes strength',
    ],
    reframes: [],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, tell {who|your partner or a close friend} one true sentence about how it is, and ask for a hug or quiet, not advice.',
      },
      {
        lever: 'attachment',
        text: 'Give this loss a small sign this evening: a candle, a line in a notebook, a name if you have one.',
      },
      {
        lever: 'body',
        text: 'Keep tomorrow light: one warm meal, one walk, and leave out the one visit or feed that hurts most.',
      },
    ],
    theme: 'grief',
    question: 'Who knows what you are going through right now?',
    care: 'grief',
  },
  {
    id: 'sport-loss',
    cues: [
      /\b(?:lost (?:the )?(?:match|game|final|race|cup|semi|derby|playoff)|we lost (?:the|a|our) (?:match|game|final|cup|title)|own goal|missed (?:the )?(?:penalty|shot|goal)|dropped from the team|benched|season (?:is )?over|injur(?:y|ed)|tore my|out for the season|relegat\w*|knocked out)\b/,
    ],
    feelings: ['sadness', 'shame', 'anger', 'regret', 'worry', 'fear'],
    wanted: ['being there for the team', 'seeing the training pay off'],
    sense: [
      'you trained for this, and it came down to one moment',
      'sport gives you a place among others, and today it hurts',
    ],
    reframes: [
      'One play is what people remember tonight; a season has many.',
      'It cost the game, and the team is made of more than one moment.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, go to training or to the team chat early and say one thing you will work on. Then ask {who|a teammate} for theirs.',
      },
      {
        lever: 'body',
        text: 'Tonight, look after the body that played: food, stretch, ice, bed. Watch the replay tomorrow at the earliest.',
      },
      {
        lever: 'perception',
        text: 'Name three moments of the game that went well, yours or others’. Tell one to {who|a teammate} before tomorrow night.',
      },
    ],
    theme: 'worth-beyond-results',
    question: 'What did your team say to you afterwards?',
  },
  {
    id: 'getting-older',
    cues: [
      /\b(?:retire(?:d|ment|s|ing)?|getting (?:old|older)|too old|turn(?:ed|ing) (?:forty|fifty|sixty|seventy|eighty|30|40|50|60|70|80)|grey hair|gray hair|wrinkles|memory is|forget(?:ting)? (?:words|names)|hip|hearing aid|care home|no longer (?:drive|able|needed))\b/,
    ],
    feelings: ['sadness', 'worry', 'fear', 'negativeanticipation', 'shame', 'regret'],
    wanted: ['being needed and able', 'time still being open before you'],
    sense: [
      'a part of life that held you is changing its shape',
      'getting older means saying goodbye to things nobody else may notice',
    ],
    reframes: [
      'Something is getting less, and what you know and who you love is still there.',
      'A chapter ends; you are still the one who writes the days.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, offer one thing you know well to one person: teach, repair, cook, tell. Ask them today when it suits.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, write which part of {item} can go on in a smaller form, and plan one hour for it this week.',
      },
      {
        lever: 'perception',
        text: 'Call a friend of your own age tomorrow and ask how they handle it. Laugh if you can.',
      },
    ],
    theme: 'letting-go',
    question: 'What do you want to keep, in whatever form?',
  },
  {
    id: 'new-parent',
    cues: [
      /\b(?:newborn|the baby (?:cries|cried|won'?t|wakes|screams)|breastfe\w*|nursing (?:him|her|the baby|my (?:baby|son|daughter))|maternity|since the baby|no sleep|night feeds?|colic|new (?:mom|mum|mother|dad|father)|postpartum)\b/,
    ],
    feelings: LOSSES,
    wanted: ['being a calm, loving parent', 'having some of yourself left'],
    sense: [
      'you are learning the hardest job there is on the least sleep of your life',
      'love for a child does not cancel how tired you are',
    ],
    reframes: [
      'Being worn out says how much you give, not how good a parent you are.',
      'A tired parent who keeps trying is a good parent on a hard day.',
    ],
    steps: [
      {
        lever: 'body',
        text: 'Today, hand the baby to one other adult for ninety minutes and sleep. Ask {who|them} now, with a fixed time.',
      },
      {
        lever: 'action',
        text: 'Tell {who|your partner or midwife} tomorrow exactly what the worst hour is, and ask for help with that one hour.',
      },
      {
        lever: 'expectation',
        text: 'For tomorrow, count it a good day if everyone was fed and held. Let the rest of the flat be.',
      },
    ],
    theme: 'parenting',
    question: 'Who could take over for two hours this week?',
  },
  {
    id: 'papers',
    cues: [
      /\b(?:visa|asylum|immigration|residence permit|work permit|deport\w*|citizenship|embassy|green card|passport office|border)\b/,
    ],
    feelings: [...AHEAD, 'anger', 'sadness', 'shame'],
    wanted: ['being allowed to stay and build', 'a clear answer about your place'],
    sense: [
      'so much of your life hangs on one desk and one stamp',
      'it is hard to put down roots in ground that may be taken away',
    ],
    reframes: [
      'The decision is theirs; the life you have built here is still real.',
      'It is not decided yet, and you are not alone in such a wait.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow morning, call one advice centre for migrants and ask for the next free slot. Have your file number ready.',
      },
      {
        lever: 'action',
        text: 'Tonight, put all papers in date order and make a list of what is missing. Ask {who|a friend} to check it with you.',
      },
      {
        lever: 'body',
        text: 'Keep one hour tomorrow for something that is home to you: a dish, a song, a call in your own language.',
      },
    ],
    theme: 'uncertainty',
    question: 'What is the next date or letter you are waiting for?',
  },
  {
    id: 'estranged',
    cues: [
      /\b(?:haven'?t (?:spoken|talked) (?:to|with|in)|(?:hasn'?t|has not) spoken to me|don'?t speak (?:to|with|since|any ?more)|no contact|estranged|cut (?:me|him|her|them) off|left the room|disown\w*|not my (?:son|daughter) any ?more|won'?t see me)\b/,
    ],
    feelings: ['sadness', 'anger', 'regret', 'worry', 'fear', 'shame'],
    wanted: [
      'staying connected with {who|them} as the person you are',
      'not losing {who|them} over this',
    ],
    sense: [
      'someone who belongs to you has turned away, and you cannot make them turn back',
      'silence from family cuts deeper than most words',
    ],
    reframes: [
      'They stepped back today; you do not know yet whether it is for good.',
      'You can leave the door open without standing in it.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Before tomorrow night, send {who|them} one line that asks for nothing: I love you, and I am here when you are ready to talk.',
      },
      {
        lever: 'attachment',
        text: 'Tonight, spend time with the person who did stay, or call them. Let their yes count as much as the silence.',
      },
      {
        lever: 'expectation',
        text: 'Give it a week before you read the silence as an answer. Put the date in your calendar and leave it there.',
      },
    ],
    theme: 'belonging',
    question: 'Is there anyone in the family who could build a bridge?',
  },
  {
    id: 'jealous-partner',
    cues: [
      /\b(?:his|her) (?:ex|new (?:colleague|friend|coworker))\b|\b(?:texting|talks? to|spends? (?:more )?time with|laughs? with|likes? (?:her|his) (?:photos|posts)) (?:another|some|other|his ex|her ex|that)\b|\bjealous\b/,
    ],
    feelings: ['fear', 'worry', 'anger', 'sadness', 'shame'],
    wanted: [
      'being the one who matters most to {who|your partner}',
      'feeling safe in the relationship',
    ],
    sense: [
      'jealousy guards something you do not want to lose',
      'you see closeness go somewhere else, and your mind fills in the rest',
    ],
    reframes: [
      'You saw a moment; what it means to {who|them} you have not heard yet.',
      'Wanting to feel safe is fair; asking for it works better than checking.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tell {who|your partner} before tomorrow night: when I saw that, I felt afraid. What I would need is this. Name one thing.',
      },
      {
        lever: 'perception',
        text: 'Tonight, write what you saw and, apart from it, what you concluded. Ask {who|your partner} about the first only.',
      },
      {
        lever: 'body',
        text: 'Leave the phone and the profile alone until tomorrow noon. Go out with a friend tonight instead.',
      },
    ],
    theme: 'trust',
    question: 'What would help you feel safe with {who|your partner} again?',
  },
  {
    id: 'relationship-ahead',
    cues: [
      /\b(?:meet(?:ing)? (?:his|her|the|my partner'?s) parents|first date|telling (?:him|her|them)|tell (?:him|her|them|my \w+) (?:that|about)|ask (?:him|her) (?:out|to marry)|propos(?:e|ing)|difficult (?:talk|conversation)|have to tell|wedding (?:is|in)|family dinner|reunion|holidays with)\b/,
    ],
    feelings: AHEAD,
    wanted: ['the talk going well', 'being liked and understood'],
    sense: [
      'something that matters between people is about to be put into words',
      'you cannot know their side before it happens',
    ],
    reframes: [
      'You cannot steer their answer; you can choose your first sentence.',
      'It may be awkward and still go well.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, write the first sentence you will say to {who|them}. One line, plain. Say it aloud to someone tomorrow.',
      },
      {
        lever: 'expectation',
        text: 'Decide what would be a good enough outcome: being heard counts, agreement can come later. Note it before bed.',
      },
      {
        lever: 'body',
        text: 'Plan the half hour after it now: a walk, a call with a friend, something warm.',
      },
    ],
    theme: 'uncertainty',
    question: 'What is the one thing you want {who|them} to hear?',
  },
  {
    id: 'hurt-by-words',
    cues: [
      /\b(?:said (?:that )?(?:i|my|it)|told me (?:that )?(?:i|my|to)|called me|asked (?:me )?(?:why|when) (?:i|we)|commented on|remark|joked (?:about|that)|made a (?:joke|comment) about (?:me|my)|laughed about my)\b.{0,70}\b(?:not|never|too|fat|old|single|stupid|selfish|lazy|enough|wrong|ugly|sensitive|dramatic|failure|disappoint|worth|real job|weight|baby|married)\b/,
    ],
    feelings: ['anger', 'sadness', 'shame', 'disgust'],
    wanted: ['being spoken to with care', '{who|someone close} being on your side'],
    sense: [
      'a few words hit a spot that was already tender',
      'from someone who matters, a remark is never just a remark',
    ],
    reframes: [
      'Those words say something about their view that day; they do not settle who you are.',
      'It may have been clumsy rather than cruel, and it still hurt.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Within a day, tell {who|the person} one sentence: what you said about this stayed with me, and it hurt.',
      },
      {
        lever: 'perception',
        text: 'Tonight, write the exact words, then what you heard in them. Check the difference with someone who was there.',
      },
      {
        lever: 'attachment',
        text: 'Tomorrow, be with someone whose words do you good, for at least a cup of tea.',
      },
    ],
    theme: 'criticism',
    question: 'Has {who|this person} said such things before, or was it new?',
  },
]
