/**
 * Parts of life, for stories whose kind of event is not known: what people mostly want there, and steps
 * that fit. `lost` is for losses that happened, `ahead` for those that may come, `gained` for the good.
 */
import type { Step } from './words.ts'

export type TopicPart = {
  wanted: readonly string[]
  sense: readonly string[]
  reframes: readonly string[]
  steps: readonly Step[]
}

export type Topic = {
  id: string
  /** Words in the text, and names or categories of items, that belong to it. */
  cues: RegExp
  /** Who belongs to it; others are not put into its steps. */
  who?: RegExp
  lost: TopicPart
  ahead: TopicPart
  gained: TopicPart
}

const part = (
  wanted: readonly string[],
  sense: string,
  reframe: string,
  ...steps: readonly Step[]
): TopicPart => ({
  wanted,
  sense: [sense],
  reframes: [reframe],
  steps,
})

export const TOPICS: readonly Topic[] = [
  {
    id: 'work',
    cues: /\b(?:work|job|boss|manager|office|colleagues?|co-?workers?|career|shift|client|company|project|team|meeting|professional|business|shop|customers?|intern|salary|staff)\b/,
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|colleagues?|co-?workers?|client|customer|team|mentor|intern)\b/,
    lost: part(
      ['being taken seriously at work', 'good work leading to something good'],
      'work takes up so much of your life that what happens there does not stay there',
      'It was a bad turn at work; what you are able to do is still yours.',
      [
        'action',
        'Tomorrow at work, ask {who|the one person who can change it} for ten minutes, with one clear request on paper.',
      ],
      [
        'perception',
        'Tonight, tell someone outside of work what happened in three sentences. Notice which part you leave out.',
      ],
      [
        'attachment',
        'Leave on time tomorrow and spend that hour on something that has nothing to do with work.',
      ],
    ),
    ahead: part(
      ['solid ground at work', 'being able to show what you can do'],
      'a lot of your days and your safety hang on how this goes',
      'You do not know how it ends; you do know what you bring to it.',
      [
        'action',
        'Tomorrow morning, put thirty minutes on the one part you can influence, before you open your mail.',
      ],
      [
        'expectation',
        'Tonight, write what a good enough outcome would be. Let perfect go to bed early.',
      ],
    ),
    gained: part(
      ['work that counts', 'being good at what you do'],
      'effort and result found each other for once',
      'You can enjoy this without asking at once what comes next.',
      ['action', 'Tomorrow, tell one person at work what their part in it was.'],
      [
        'perception',
        'Tonight, note which choice of yours made the difference. Keep it for the next hard week.',
      ],
    ),
  },
  {
    id: 'school',
    cues: /\b(?:school|class|teacher|exams?|grades?|university|college|professor|studies|thesis|degree|homework|students?|semester|term|course|phd|essay|maths?)\b/,
    who: /\b(?:teacher|professor|lecturer|tutor|classmates?|class|principal|coach|mentor|Mr |Mrs |Ms |Dr )\b/,
    lost: part(
      ['your effort showing in the result', 'being seen as someone who can do it'],
      'you put time and hope in, and it did not come back as you wished',
      'This result is one page of your time there, not the summary.',
      [
        'action',
        'Tomorrow, ask {who|your teacher or tutor} for the one thing that would change most next time.',
      ],
      ['perception', 'Tonight, write down what you did learn in it, in three lines, marks aside.'],
    ),
    ahead: part(
      ['passing this with your head up', 'being ready when it counts'],
      'so much seems to hang on one day and one sheet of paper',
      'It is one test of what you know, not a test of what you are worth.',
      [
        'action',
        'Today, cut the pile into three parts and do only the first, with {who|a classmate}, for forty minutes.',
      ],
      [
        'body',
        'Set a stop time for tonight and keep it. Sleep will carry more than the last chapter.',
      ],
    ),
    gained: part(
      ['seeing your learning pay off', 'growing into what you can be'],
      'you can see how far you have come',
      'It is fine to be happy before the next test is set.',
      [
        'action',
        'Tell {who|someone who studied with you or believed in you} today, and thank them for one thing.',
      ],
      [
        'attachment',
        'Tonight, keep one thing from this: the sheet, the mail, the photo. Put it where you learn.',
      ],
    ),
  },
  {
    id: 'partner',
    cues: /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|marriage|relationship|fianc[eé]e?|my ex|dating|love life|finding love|engaged|wedding)\b/,
    who: /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fianc\w+|ex)\b/,
    lost: part(
      ['being close and safe with the person you love', 'being a team'],
      'with the person closest to you, even small things reach the centre',
      'It hurt, and you still do not know all of what it was like for the other.',
      [
        'action',
        'Before tomorrow night, ask {who|your partner} for fifteen minutes without phones, and begin with: for me it was like this.',
      ],
      [
        'perception',
        'Tonight, write what you needed in that moment, in one sentence. Ask {who|your partner} for theirs.',
      ],
      [
        'expectation',
        'Choose one small thing to ask {who|your partner} for tomorrow, so small that a yes is easy.',
      ],
    ),
    ahead: part(
      ['the two of you staying all right', 'being able to count on each other'],
      'what you have together matters, and you cannot steer the other half of it',
      'You see a question between you; you do not have an answer yet.',
      [
        'action',
        'Tell {who|your partner} today what you are afraid of, as a fear and not as a charge.',
      ],
      [
        'perception',
        'Tonight, write three signs that things are well between you. Fear tends to leave those out.',
      ],
    ),
    gained: part(
      ['loving and being loved back', 'good time with the one you chose'],
      'you were met where it matters most',
      'It does not have to be kept perfect to be real.',
      ['action', 'Tonight, tell {who|your partner} the exact moment that made you happy.'],
      [
        'perception',
        'Write two lines about it before you sleep. Couples forget the good small things first.',
      ],
    ),
  },
  {
    id: 'children',
    cues: /\b(?:my (?:\w+ )?(?:son|daughter|kids?|child|children|baby|toddler|teenager|boys?|girls?|grandson|granddaughter|grandchildren)|our (?:\w+ )?(?:son|daughter|kids?|baby|little)|motherhood|fatherhood|being a (?:mother|father|mom|mum|dad|parent)|parenting|good (?:mother|mom|mum|father|dad|parent))\b/,
    who: /\b(?:son|daughter|kids?|child|children|grandson|granddaughter|stepson|stepdaughter)\b/,
    lost: part(
      ['your child being well and close to you', 'being the parent you want to be'],
      'what happens with your child goes deeper than almost anything',
      'It was a hard moment; your child has many moments with you.',
      [
        'action',
        'Tonight, sit by {who|your child} for ten minutes and ask one question that has nothing to do with it.',
      ],
      [
        'perception',
        'Tell one other parent tomorrow what happened. Ask what it looks like from outside.',
      ],
    ),
    ahead: part(
      ['your child being safe and happy', 'being able to protect and to let go'],
      'you would take it on yourself if you could, and you cannot',
      'You cannot walk the road for them; you can be where it comes home.',
      [
        'action',
        'Today, tell {who|your child} one thing you trust them with. Then do one small thing that makes it safer.',
      ],
      [
        'body',
        'Give yourself half an hour tomorrow that is not about them, with someone who lets you talk.',
      ],
    ),
    gained: part(
      ['seeing your child do well', 'sharing their good moments'],
      'their joy goes straight through to you',
      'You may be glad without having to hold on to it.',
      ['action', 'Tell {who|your child} tonight what you saw, in detail. It will stay with them.'],
      ['perception', 'Write the date and one sentence about it before bed.'],
    ),
  },
  {
    id: 'family',
    cues: /\b(?:family|parents?|mother|mom|mum|father|dad|sister|brother|siblings?|cousin|aunt|uncle|grand(?:mother|father|ma|pa|parents)|nan|gran|in-laws?|relatives)\b/,
    lost: part(
      ['having a good place in your family', 'being loved as you are'],
      'family knows where your soft spots are, even when nobody means harm',
      'It hurt, and it is one chapter in a long shared story.',
      [
        'action',
        'Within a day, call {who|the relative you trust most} and say one sentence about how it was for you.',
      ],
      [
        'perception',
        'Tonight, write what {who|the other side} may have been afraid of. You need not agree with it.',
      ],
      [
        'attachment',
        'Spend half an hour tomorrow with the part of your family, or the friends, where you can breathe.',
      ],
    ),
    ahead: part(
      ['{who|the people you love} being all right', 'things holding together at home'],
      'family can weigh on you before anything has happened',
      'Some of it may go as before; your own part in it can be different.',
      [
        'action',
        'Call {who|them} today and ask one open question: how is it for you? Then mostly listen.',
      ],
      [
        'expectation',
        'Write what is yours to do this week, in two lines. Leave the rest to those it belongs to.',
      ],
    ),
    gained: part(
      ['being close to your people', 'good times with your family'],
      'the people you come from, or belong to, were good to you',
      'It may be simple, and it is a lot.',
      ['action', 'Write {who|them} one line tonight: today was good because of this.'],
      ['attachment', 'Ask for a date for the next time before tomorrow evening.'],
    ),
  },
  {
    id: 'friends',
    cues: /\b(?:friends?|friendship|bestie|mates?|buddy|group ?chat|party|invited|hang ?out|neighbou?rs?|roommates?|flatmates?)\b/,
    lost: part(
      ['being someone they count on and care for', 'the friendship being mutual'],
      'friends are the people we choose, so what happens between you goes deep',
      'One hard moment is real; so is the rest of the friendship.',
      [
        'action',
        'Before tomorrow night, write {who|them} one honest, friendly line: that stayed with me, can we talk?',
      ],
      [
        'perception',
        'Tonight, list what you know and what you suspect. Ask about one thing on the second list.',
      ],
      ['attachment', 'Meet or call another friend this week. Set the day today.'],
    ),
    ahead: part(
      ['keeping people you like around you', 'the friendship holding'],
      'you do not want to lose people who make your life lighter',
      'The friendship has held other things; this one is not decided.',
      ['action', 'Ask {who|them} today for a short walk or call this week. Name the day.'],
      [
        'expectation',
        'Decide tonight what you want from the talk: to understand, to be heard, or to settle it. One is enough.',
      ],
    ),
    gained: part(
      ['being among people who like you', 'friends you can count on'],
      'you were wanted, and you could feel it',
      'You did not have to earn this; they like you.',
      ['action', 'Send {who|them} a message tomorrow with the moment you enjoyed most.'],
      ['action', 'Plan the next time within a day, while it is still warm.'],
    ),
  },
  {
    id: 'health',
    cues: /\b(?:health|doctor|hospital|pain|sick|ill|illness|body|sleep|tired|medication|surgery|therapy|nurse|symptoms?|fitness|weight|pregnan\w+)\b/,
    lost: part(
      ['a body that carries you', 'feeling well in your own skin'],
      'the body is home, and home does not feel safe or easy right now',
      'Your body is struggling; it is still working for you in many ways.',
      [
        'action',
        'Tomorrow, make the one call: doctor, nurse or physio. Write your question down first.',
      ],
      [
        'body',
        'Tonight, give the body one kind thing: warmth, early bed, a slow walk with someone.',
      ],
    ),
    ahead: part(
      ['staying well', 'good news from your body'],
      'you cannot talk your body into an answer',
      'A sign is not yet a diagnosis, and a question is not yet bad news.',
      [
        'action',
        'Write down tonight what you noticed and since when. Take the note to someone who can check it.',
      ],
      [
        'expectation',
        'Give the worry ten minutes at a fixed time tomorrow, then do something your body still likes.',
      ],
    ),
    gained: part(
      ['feeling strong and well', 'your body being on your side'],
      'your body gave you something back',
      'A good day counts, whatever tomorrow brings.',
      ['perception', 'Tonight, note what helped: sleep, food, people, movement. Keep the list.'],
      ['action', 'Tell one person today who worried along with you.'],
    ),
  },
  {
    id: 'home',
    cues: /\b(?:home|house|flat|apartment|garden|kitchen|room|street|landlord|moving|furniture|stairwell|building|village|neighbou?rhood)\b/,
    lost: part(
      ['a home where you can rest', 'your own four walls being in order'],
      'home is where you put down your guard, so trouble there finds you without it',
      'The place is not as you want it; it can be changed bit by bit.',
      [
        'action',
        'Today, fix or clear one square metre of it. Ask {who|someone} to hold the other end.',
      ],
      [
        'action',
        'Tomorrow, make the one call that could settle it, with your question written down.',
      ],
    ),
    ahead: part(
      ['a place you can count on', 'your home staying yours'],
      'it is hard to plan anything while the ground is moving',
      'Where you live may change; what makes it home comes along.',
      [
        'action',
        'Tonight, list your options on one page, the bad ones too. Show it to someone practical tomorrow.',
      ],
      ['body', 'Make one corner restful this evening and leave the problem outside of it.'],
    ),
    gained: part(
      ['a place that feels like yours', 'coming home gladly'],
      'a place and you fit together',
      'Small joys at home are the ones you meet every day.',
      ['action', 'Invite {who|someone} over this week to share it. Ask today.'],
      ['perception', 'Sit in it for five minutes tonight without doing anything. Let it be yours.'],
    ),
  },
  {
    id: 'making',
    cues: /\b(?:music|paint\w*|writing|novel|book|choir|band|guitar|piano|violin|stage|photo\w*|garden\w*|cook\w*|bak\w+|knit\w*|sew\w*|model|hobby|game|gaming|craft\w*|dance|dancing|theat(?:re|er)|drawing|collection)\b/,
    lost: part(
      ['room for the thing you love', 'what you make being met with care'],
      'it is the place where you are most yourself, so a knock there goes deep',
      'The attempt failed or hurt; the wish to make things is unharmed.',
      ['action', 'Tomorrow, give it fifteen minutes with no aim at all. Show nobody.'],
      [
        'perception',
        'Ask one person who knows your work today what they would miss if you stopped.',
      ],
    ),
    ahead: part(
      ['keeping this part of your life', 'it going well in front of others'],
      'you are about to show something that is close to you',
      'It may go wrong somewhere; people mostly remember that you dared.',
      ['action', 'Tonight, practise only the beginning, twice. A good start carries.'],
      ['expectation', 'Choose tonight one passage you want to enjoy. The rest may be as it will.'],
    ),
    gained: part(
      ['time with what you love', 'making something that is yours'],
      'you made something, or were part of it, and it lives',
      'It counts because you loved doing it.',
      ['action', 'Show or tell it to one person before tomorrow evening.'],
      ['attachment', 'Put the next hour for it in your calendar tonight.'],
    ),
  },
  {
    id: 'sport',
    cues: /\b(?:sport|running|run|marathon|match|football|soccer|tennis|swim\w*|climb\w*|training|gym|team|race|coach|bike|cycling|yoga|ski\w*|dive|diving)\b/,
    who: /\b(?:coach|trainer|teammates?|team|mates?)\b/,
    lost: part(
      ['being able to move and play as you love to', 'your body going along with you'],
      'this is where you feel strong, and a part of that was taken',
      'What you lost here matters; how you will move from here is still open.',
      [
        'action',
        'Tell {who|someone you train with} today what this means to you, and ask them to keep you in the group.',
      ],
      [
        'body',
        'Tonight, be kind to the body that carried you: warmth, food, sleep. Plans can wait until tomorrow.',
      ],
      [
        'attachment',
        'Tomorrow, give twenty minutes to another kind of moving, however small, at the hour you used to train.',
      ],
    ),
    ahead: part(
      ['being ready on the day', 'your body holding up'],
      'you have put so much in that you want it to count',
      'You cannot control the day, only the next session.',
      ['action', 'Write tonight the first thing you will do when it starts. Rehearse it once.'],
      ['body', 'Go easy tomorrow. Trust what is already in the legs.'],
    ),
    gained: part(
      ['feeling your own strength', 'seeing training pay off'],
      'your body did what you asked of it, and more',
      'Enjoy it before you set the next mark.',
      [
        'action',
        'Tell {who|the person who trained with you} today, and thank them for one session.',
      ],
      ['body', 'Give the body its reward tonight: warmth, food, sleep.'],
    ),
  },
  {
    id: 'values',
    cues: /\b(?:fair(?:ness)?|honest(?:y)?|justice|respect|values?|trust|integrity|faith|church|god|belief|politics|climate|animals|promise|reliab\w+|punctual\w*|kindness|dignity)\b/,
    lost: part(
      ['people keeping to what is right', 'living by what you believe in'],
      'it goes against something you would not trade away',
      'It went against your values; they are still yours to live by.',
      [
        'action',
        'Tomorrow, do one small thing that stands for this value, where someone can see it.',
      ],
      [
        'perception',
        'Tell someone you respect today what happened, and ask how they would weigh it.',
      ],
    ),
    ahead: part(
      ['what you believe in being safe', 'being able to stay true to it'],
      'something you stand for is in question',
      'You cannot decide how others act; you can decide where you stand.',
      [
        'action',
        'Write one sentence tonight: whatever happens, I will do this. Keep it where you see it.',
      ],
      ['action', 'Find one ally today and ask what they plan to do.'],
    ),
    gained: part(
      ['what you believe in becoming real', 'acting by your values'],
      'for once the world agreed with what you hold to be right',
      'It matters because you did not look away.',
      ['action', 'Thank one person tomorrow who acted by the same value.'],
      ['perception', 'Write down tonight what it took. You can call on it again.'],
    ),
  },
]
