import { AHEAD, type Frame, LOSSES } from './frame.ts'

export const WORK_FRAMES: readonly Frame[] = [
  {
    id: 'credit-taken',
    tells: {
      words:
        /\b(?:present\w*|pitch\w*|sold|sells|passed|pass\w*|show\w*|introduced|submitted|published|posted|used|claimed) (?:it|them|this|that|my \w+|our \w+|the \w+)(?: \w+){0,4} (?:as|like it was) (?:his|hers?|theirs?)(?: own)?\b/,
      feeling: 'anger',
    },
    cues: [
      /\b(?:present\w*|pitch\w*|sold|sells|passed|pass\w*|show\w*|introduced|submitted|published|posted|used|claimed) (?:it|them|this|that|my \w+|our \w+|the \w+)(?: \w+){0,4} (?:as|like it was) (?:his|hers?|theirs?)(?: own)?\b/,
      /\b(?:took|take|taking|takes|stole|steals|got|claimed|given|gave \w+) (?:all )?(?:the |my |our )?(?:credit|idea|ideas)\b/,
      /\b(?:presented|pitched|passed off|showed|published|used|submitted) (?:my|our) (?:\w+ ){0,2}(?:idea|work|slides|design|concept|report|draft|research|numbers|code) ?(?:as (?:his|her|their) own|without)?/,
      /\b(?:my|our) (?:\w+ )?idea\b.{0,60}\b(?:as (?:his|her|their) own|credit|his name|her name)/,
    ],
    feelings: LOSSES,
    wanted: ['credit for work that was yours', 'your name staying on your own work'],
    sense: [
      'credit is how your work gets to count as yours',
      'when a name is taken off the work, part of the worker goes with it',
    ],
    reframes: [
      'The work is still yours; what is missing is that the right people know it.',
      'Taking credit was wrong, and it also shows the idea was worth taking.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Before tomorrow evening, write {who|the person who presented it} two lines: what you made, when, and how you want it named next time.',
      },
      {
        lever: 'action',
        text: 'Tonight, put dates and drafts of the work in one folder, then show it to one person at work you trust.',
      },
      {
        lever: 'perception',
        text: 'Ask one colleague tomorrow how the credit looked from where they sat, before you decide what {who|they} meant by it.',
      },
      {
        lever: 'attachment',
        text: 'List three people who already know what you can do; tell one of them today what happened.',
      },
    ],
    theme: 'speaking-up',
    question: 'Do you know yet whether it was meant that way, or was it carelessness?',
  },
  {
    id: 'passed-over',
    cues: [
      /\b(?:passed over|overlooked|passed me over|went to someone else|gave (?:it|the (?:job|role|promotion|post|part|lead|spot)) to|got (?:the|my) (?:promotion|job|role|lead) instead)\b/,
      /\b(?:didn'?t|did not|never|wasn'?t|not) (?:get|got|given|getting|receive) (?:the |a |my |that )?(?:\w+ )?(?:promotion|raise|job|role|part|position|post|spot|bonus|scholarship)\b/,
      /\b(?:promotion|raise|position|role|lead)\b.{0,80}\b(?:someone else|instead of me|younger|new hire|colleague got|was given to|went to|denied|turned down|refused)\b/,
      /(?:^|[.!?] )(?!i |we )[a-z]+ got the (?:promotion|job|role|lead|part)\b/,
      /\bshot me down when i asked for a raise\b/,
    ],
    feelings: LOSSES,
    wanted: ['your effort being counted when the choice was made', 'being the one they chose'],
    sense: [
      'you had put real effort in, and the answer went to someone else',
      'a choice like that can feel like a verdict on your worth',
    ],
    reframes: [
      'One decision was about one seat; it did not measure everything you bring.',
      'They chose differently this time; you still do not know all of the reasons.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, ask {who|whoever decided} for fifteen minutes and one question: what would have made you the choice?',
      },
      {
        lever: 'perception',
        text: 'Tonight, write two columns: what you know about the decision, and what you are guessing. Take only the first into any talk.',
      },
      {
        lever: 'attachment',
        text: 'Before bed, name one part of {item} that no committee hands out, and give it half an hour tomorrow.',
      },
      {
        lever: 'expectation',
        text: 'Today, pick one thing about the next chance that is in your hands, and put the first step in your calendar.',
      },
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|teacher|professor|coach|principal)\b/,
    theme: 'worth-beyond-results',
    question: 'Were you told why, or is the reason still a guess?',
  },
  {
    id: 'criticised',
    cues: [
      /\b(?:criticis\w*|criticiz\w*|told me off|shouted at me|yelled at me|humiliat\w*|berated|lectured me|tore (?:into|apart)|picked apart|put me down|talked down|belittl\w*|scolded|rolled (?:his|her|their) eyes)/,
      /\b(?:bad|negative|harsh|poor|terrible|scathing) (?:feedback|review|evaluation|appraisal|comments?)\b/,
      /\b(?:called|calls) (?:me|my \w+) (?:\w+ )?(?:lazy|stupid|useless|slow|careless|dumb|boring|fat|ugly|selfish|a (?:disappointment|failure|joke|mess|disgrace))/,
    ],
    unless: /\bprais\w*|\bcompliment/,
    feelings: LOSSES,
    wanted: ['being told what was wrong with respect', 'fair words about what you did'],
    sense: [
      'words like that land on more than the one thing they were about',
      'being judged hurts most where you have put in the most care',
    ],
    reframes: [
      'A hard judgement of one thing you did is not a measure of all of you.',
      'There may be something useful in it, and the way it was said was still unkind.',
    ],
    steps: [
      {
        lever: 'perception',
        text: 'Tonight, split what {who|they} said into two lists: what you could use, and what was only tone. Keep one useful point.',
      },
      {
        lever: 'action',
        text: 'Within a day, tell {who|them} calmly: I want to hear what to change, and I want to hear it in private.',
      },
      {
        lever: 'perception',
        text: 'Send one person who knows your work a message today: is there truth in this, and how much?',
      },
      {
        lever: 'body',
        text: 'Before you answer, walk ten minutes outside today. Then write the reply and leave it unsent until tomorrow morning.',
      },
    ],
    theme: 'criticism',
    question: 'Which part stings more: what was said, or how and where it was said?',
  },
  {
    id: 'job-lost',
    cues: [
      /\b(?:laid off|lay ?offs? (?:got|hit) me|got (?:fired|sacked|let go)|was (?:fired|sacked|let go|made redundant)|fired me|let me go|lost my job|redundant|redundancy|terminated|contract (?:was|is|wasn'?t|isn'?t|not) (?:not )?(?:renewed|extended))\b/,
      /\b(?:close[ds]?|shut|shutting|closing) (?:down )?(?:my|our|the) (?:shop|business|store|department|office|plant|factory|depot)\b/,
    ],
    feelings: LOSSES,
    wanted: ['the work and its safety going on', 'a place there that would last'],
    sense: [
      'a job holds money, rhythm and a piece of who you are, and all three moved at once',
      'losing the work also means losing the place where you counted',
    ],
    reframes: [
      'The job ended; what you learned to do in it leaves the building with you.',
      'This says more about their numbers than about your worth, even if it feels personal.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Today, write down the next three dates that matter: last pay, notice period, benefit office. Only those three.',
      },
      {
        lever: 'action',
        text: 'Message one former colleague before tomorrow night: I am looking, can we talk for ten minutes this week?',
      },
      {
        lever: 'attachment',
        text: 'Tonight, name two things you are to people that never came from the job, and do one of them.',
      },
      {
        lever: 'body',
        text: 'Keep tomorrow morning shaped like a workday: up at the same time, outside by nine, one task done by noon.',
      },
    ],
    theme: 'worth-beyond-results',
    question: 'What worries you most about it: the money, the days, or what it says about you?',
  },
  {
    id: 'job-at-risk',
    cues: [
      /\b(?:layoffs?|lay-offs?|restructur\w*|downsiz\w*|job cuts|cutting (?:jobs|staff|posts)|reorgani[sz]\w*|under review|probation|performance plan|might (?:lose|fire|be fired)|could lose my job|losing my job|job security|takeover|merger|replaced by|contract ends|contract runs out)/,
      /\b(?:depot|plant|shop|office|branch|department|company|school|clinic)\b.{0,60}\b(?:might close|may close|will close|closing|reviewed|closure|shut down|sold)\b/,
    ],
    feelings: [...AHEAD, 'anger', 'sadness'],
    wanted: ['work you could count on', 'knowing where you stand at work'],
    sense: [
      'not knowing leaves you carrying every outcome at once',
      'a lot of your life stands on this work, and nobody is telling you enough',
    ],
    reframes: [
      'The risk is real, and it is still open; a plan can be made before the answer comes.',
      'You cannot settle their decision, but you can settle your own next step.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, ask {who|your manager} one direct question: what is decided, and when will we know the rest?',
      },
      {
        lever: 'action',
        text: 'Tonight, give it thirty minutes: update one page of your CV, then close the laptop. That is enough for today.',
      },
      {
        lever: 'expectation',
        text: 'Write one line tonight: if it goes badly, my first three moves are these. Put the paper away afterwards.',
      },
      {
        lever: 'perception',
        text: 'List what has been said officially and what is hallway talk. Plan tomorrow only around the first list.',
      },
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|teacher|professor|coach|principal)\b/,
    theme: 'uncertainty',
    question: 'Do you know yet when this will be decided?',
  },
  {
    id: 'overload',
    cues: [
      /\b(?:overwhelm\w*|burn(?:ed|t)?[ -]?out|burning out|(?:i'm|i am|so|completely|totally) exhausted|worn out|too much (?:work|on my plate|to do)|drowning in (?:work|emails|tasks)|can'?t keep up|overtime|double shifts?|stretched thin|on top of everything|piling up|running on empty|swamped)\b/,
      /\b(?:workload|extra hours|weekend work|juggling|no time for)\b/,
    ],
    feelings: ['worry', 'sadness', 'anger', 'shame', 'fear'],
    wanted: ['a load that one person can carry', 'some hours that belong to you'],
    sense: [
      'more is being asked than one person has hours for',
      'you have been giving from a store that nobody is refilling',
    ],
    reframes: [
      'The list is longer than the day; that is a fact about the list, not about you.',
      'You are not failing at a fair load; you are carrying an unfair one.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow morning, show {who|the person who hands you work} your full list and ask: which two come first, and what waits?',
      },
      {
        lever: 'expectation',
        text: 'Tonight, cross one thing off tomorrow that the world survives without. Tell the one person it touches.',
      },
      {
        lever: 'body',
        text: 'Pick an end time for today, say it out loud to someone at home, and leave the phone in another room after it.',
      },
      {
        lever: 'action',
        text: 'Ask one person before tomorrow evening for one exact favour: this task, this hour. Small and clear.',
      },
    ],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|teacher|professor|coach|principal)\b/,
    theme: 'limits',
    question: 'Which one of these tasks weighs on you most?',
  },
  {
    id: 'test-ahead',
    cues: [
      /\b(?:exams?|finals|test|interview|audition|presentation|present(?:ing)? (?:to|in front)|speech|driving test|recital|performance|defen[cs]e|viva|trial shift|tryouts?|big (?:game|match|race)|competition)\b.{0,80}\b(?:tomorrow|tonight|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:a|an|one|two|three|four|five|six|\d+) (?:hours?|minutes?|days?|weeks?)|soon|coming up|this (?:week|afternoon|morning|evening)|today|upcoming|ahead|later)\b/,
      /\b(?:tomorrow|tonight|next|in (?:a|two|three|\d+) (?:hours?|minutes?|days?|weeks?)|have to|about to|supposed to|going to)\b.{0,60}\b(?:exam|interview|audition|presentation|present|speech|driving test|recital|perform|viva|defend|race|match|speak in front)\b/,
      /\b(?:what if i (?:fail|blank|freeze|mess|forget|panic|stutter)|if i (?:fail|blank|freeze|mess (?:it|this) up|forget))\b/,
    ],
    feelings: AHEAD,
    wanted: ['showing what you can do when it counts', 'getting through it the way you prepared'],
    sense: [
      'you care how it goes, and the answer is not in your hands yet',
      'one short moment is being asked to prove a lot',
    ],
    reframes: [
      'It matters, and it is one hour; your preparation does not vanish if you stumble.',
      'Nerves show that you care about it; they do not predict how it will go.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tonight, practise only the first two minutes out loud, twice, with {who|one person} listening. Then stop.',
      },
      {
        lever: 'expectation',
        text: 'Write one sentence tonight: good enough would be this. Aim for that line, not for perfect.',
      },
      {
        lever: 'body',
        text: 'An hour before, breathe out slowly ten times, longer out than in, with both feet on the floor.',
      },
      {
        lever: 'perception',
        text: 'Before bed, finish this sentence on paper: if it goes badly, the next day I would still have these three things.',
      },
    ],
    theme: 'uncertainty',
    question: 'What is the part you dread most: preparing, the moment itself, or the answer?',
  },
  {
    id: 'failed',
    cues: [
      /\b(?:(?:i|we) (?:\w+ ){0,2}failed|failed (?:my|the|an?|it) |flunked|failing (?:my|the|a) |didn'?t pass|did not pass|didn'?t make (?:it|the (?:team|cut|list))|got rejected|was rejected|rejected (?:me|my)|rejection (?:letter|email|this|today|from|yesterday)|another rejection|zero offers|no offers|applications?, (?:and )?(?:no|zero|not)|turned (?:me|it) down|didn'?t get (?:in|into)|wasn'?t accepted|not accepted|no from|missed the (?:cut|grade)|lost the (?:match|game|final|case|appeal|election|bid|client|contract)|came last)\b/,
      /\b(?:bad|low|poor|worst|terrible) (?:grade|mark|score|result)s?\b/,
    ],
    feelings: ['sadness', 'shame', 'anger', 'regret', 'disgust', 'worry', 'negativeanticipation'],
    wanted: ['the work you put in leading somewhere', 'a yes after all that effort'],
    sense: [
      'you had hoped, and worked, for another answer',
      'a no after that much effort is a real loss, not a small thing',
    ],
    reframes: [
      'This try did not work; that is news about the try, not the whole of you.',
      'The result stands, and so does what you learned on the way to it.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Within a day, ask {who|someone who saw the work} for one thing to change next time. One thing only.',
      },
      {
        lever: 'perception',
        text: 'Tonight, write what you would say to a friend with this same result. Read it back with your own name in it.',
      },
      {
        lever: 'expectation',
        text: 'Give it a night. Tomorrow at noon, decide just one thing: try again, try another way, or let it rest.',
      },
      {
        lever: 'attachment',
        text: 'Spend an hour this evening on something you are good at that gives no marks, if possible with company.',
      },
    ],
    theme: 'worth-beyond-results',
    question: 'Is there another chance, or is this one closed for good?',
  },
  {
    id: 'mistake',
    cues: [
      /\b(?:i|we) (?:\w+ ){0,3}(?:forgot|messed up|screwed up|broke|dropped(?! out| off| by| in)|accidentally|mixed up|misread|sent (?:it|the|an?) (?:\w+ ){0,3}(?:to the wrong|wrong)|deleted|lost (?:the|his|her|their)|missed (?:the|a) (?:deadline|meeting|appointment|payment|call)|made (?:a|the|such a|another) (?:\w+ )?(?:mistake|error)|overslept|miscalculated|crashed|ruined|spilled|burn(?:ed|t) the|left (?:the|my) \w+ (?:on|open|at|behind)|booked the wrong|said the wrong)\b/,
      /\b(?:my|our) (?:own )?(?:fault|mistake|error|blunder)\b/,
    ],
    feelings: ['shame', 'regret', 'sadness', 'worry', 'fear', 'anger'],
    wanted: ['being someone others can rely on', 'getting it right'],
    sense: [
      'you hold yourself to being reliable, and this time it slipped',
      'you care about doing this well, so a slip cuts deep',
    ],
    reframes: [
      'You made a mistake and it had a cost; owning it is also who you are.',
      'A careful person made one careless move; both of those are true.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Before tomorrow noon, tell {who|the person it affected} three things: what happened, that you are sorry, how you will fix it.',
      },
      {
        lever: 'action',
        text: 'Tonight, set up one small guard against a repeat: a checklist line, an alarm, a second pair of eyes.',
      },
      {
        lever: 'perception',
        text: 'Write down what it really cost, in minutes, money or trust. Then compare that with how big it feels.',
      },
      {
        lever: 'expectation',
        text: 'Swap one rule tonight: from never slip, to put it right within a day. Do the first bit of that now.',
      },
    ],
    theme: 'self-kindness',
    question: 'Has anyone said it bothered them, or is that your own guess?',
  },
  {
    id: 'unfair',
    cues: [
      /\b(?:unfair|not fair|isn'?t fair|wasn'?t fair|unjust|double standard|favou?ritism|blamed (?:me|us)|got blamed|blames me|accus(?:ed|es|ing) me|interrupt(?:ed|s|ing) me|talk(?:ed|s|ing)? over me|ignored (?:me|my)|ignor(?:es|ing) (?:me|my)|dismissed|brushed (?:me|it) off|cut (?:in|me off)|cut the (?:line|queue)|overcharg|refused to (?:listen|help|pay)|wouldn'?t listen|won'?t listen|took my (?:seat|place|spot|parking)|pay gap|paid (?:me )?less|underpaid|everyone else (?:gets|got))\b/,
    ],
    feelings: ['anger', 'sadness', 'disgust', 'worry', 'shame', 'regret'],
    wanted: ['the same rules for you as for everyone', 'being heard and treated fairly'],
    sense: [
      'a line you care about was crossed, and nobody spoke up for it',
      'fair treatment is the least a person may ask for',
    ],
    reframes: [
      'It was unfair; you still get to choose when and how to answer it.',
      'You do not know all that went into it, and your sense of fairness still counts.',
    ],
    steps: [
      {
        lever: 'action',
        text: 'Tomorrow, tell {who|the person in charge} in two sentences what happened and what you ask for instead. Write it tonight.',
      },
      {
        lever: 'perception',
        text: 'Ask {who|them} one open question before you argue: how did you come to that? Then only listen for a minute.',
      },
      {
        lever: 'action',
        text: 'Today, note date, words and who was there. Show the note to one person who can back you up.',
      },
      {
        lever: 'body',
        text: 'Walk fast for ten minutes before you reply. Anger gives strength; let it cool into clear words first.',
      },
    ],
    theme: 'speaking-up',
    question: 'What would make it right, at least in part?',
  },
]
