/** Finer texts for a feeling without a recognised moment: by its word, and by the person it is about. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Lever } from '#domain/situation/analysis.ts'
import type { Actor } from '#domain/situation/correction.ts'
import type { Need } from './moments.ts'

type Step = readonly [lever: Lever, when: string, act: string, needs?: readonly Need[]]

export type ByFeeling = {
  /** Phrases after "wanted", with slots, likeliest first. */
  wants: readonly [string, string, string]
  /** The meaning of the feeling, in the second person. */
  means: string
  /** The same in the first person, for a card. */
  card: string
  steps: readonly Step[]
  ask: string
}

/** The feelings a text is for. */
export type ForFeeling = {
  of: EmotionCategory
  /** The words of the feeling it is for. Without any, for all words of the group. */
  words?: readonly string[]
  /** True if it speaks of the person the feeling is about. */
  hasWho?: true
  /** Who caused it. Undefined for any. */
  by?: readonly (Actor | null)[]
}

export type Finer = Partial<ByFeeling> & ForFeeling

/** Someone is spoken to only if they live, can be reached and are no danger. */
const TOLD: readonly Need[] = ['alive', 'reachable', 'safe']
/** An apology is only for what the writer did. */
const SORRY: readonly Need[] = [...TOLD, 'me']
/** Not for an ex. */
const GLAD: readonly Need[] = [...TOLD, 'couple']
const BY_OTHERS = ['other', 'both'] as const

/** Sorted by priority: the first match is used, so words come before people. Steps with `{who}` need a person. */
export const FINER: readonly Finer[] = [
  {
    of: 'happiness',
    words: ['love', 'tenderness', 'closeness', 'infatuation'],
    wants: [
      'to be close to {who|someone}',
      'a moment like this with {who|someone}',
      'time with {who|someone}',
    ],
    means: 'You feel close to someone, and that’s good.',
    steps: [
      ['action', 'When I next see {who}', 'tell {who:them} what I like about our time', TOLD],
      ['perception', 'Before I go to bed', 'write down the moment that felt closest'],
      ['action', 'This week', 'make time for it again'],
    ],
    ask: 'What made it feel close?',
  },
  {
    of: 'happiness',
    words: ['understood', 'belonging'],
    wants: ['someone to understand', 'to belong', 'to be {myself} with other people'],
    means: 'Someone saw you as you are.',
    steps: [
      ['action', 'When I next see {who}', 'tell {who:them} that it did me good', TOLD],
      ['perception', 'Before I go to bed', 'write down the words that reached me'],
      ['action', 'This week', 'spend another hour with these people'],
    ],
    ask: 'What did they understand about you?',
  },
  {
    of: 'happiness',
    words: ['calm', 'contentment', 'comfort', 'freedom'],
    wants: ['some peace', 'an hour like this', 'nothing more to be asked of {me} for now'],
    means: 'For now, nothing is missing.',
    steps: [
      ['perception', 'Before I go to bed', 'write down what made it so peaceful'],
      ['action', 'This week', 'keep an hour free for the same again'],
    ],
    ask: 'What made room for it?',
  },
  {
    of: 'happiness',
    words: ['amusement'],
    wants: ['something to laugh about', 'a light moment', 'to laugh with {who|someone}'],
    means: 'Something was funnier than you expected.',
    steps: [
      ['action', 'When I next talk to a friend', 'tell them the story'],
      ['perception', 'Before I go to bed', 'write it down so I can laugh about it again'],
    ],
    ask: 'Who would laugh about it with you?',
  },
  {
    of: 'happiness',
    words: ['nostalgia', 'bittersweet'],
    wants: ['a bit of that time back', 'to have it once more', 'to remember it well'],
    means: 'Something good is over, and you still carry it with you.',
    steps: [
      ['action', 'Tonight', 'send {who} a line about that time', TOLD],
      ['action', 'When I next talk to someone who was there', 'ask what they remember'],
      ['perception', 'Tonight', 'write down one small thing from that time'],
    ],
    ask: 'What from that time would you like to have again?',
  },
  {
    of: 'happiness',
    words: ['joy', 'elation', 'delight'],
    by: ['me', 'nobody', null],
    wants: ['this to happen', 'something good to happen', 'good news at last'],
  },
  {
    of: 'happiness',
    hasWho: true,
    wants: ['a moment like this with {who}', 'things to go well for {who}', 'to be close to {who}'],
    steps: [
      ['action', 'When I next see {who}', 'tell {who:them} how glad I was', GLAD],
      ['perception', 'Before I go to bed', 'write down the one moment of it I want to keep'],
    ],
  },
  {
    of: 'pride',
    words: ['appreciated'],
    wants: ['{my} work to be seen', 'someone to notice', 'a thank-you'],
    means: 'Someone saw what you do.',
    steps: [
      ['perception', 'Tonight', 'write down the exact words I was told'],
      ['action', 'When I next see {who}', 'tell {who:them} what it meant to hear it', TOLD],
    ],
    ask: 'Which part of the praise meant the most to you?',
  },
  {
    of: 'pride',
    hasWho: true,
    by: BY_OTHERS,
    wants: ['{who} to do well', 'to see {who} manage it', '{who} to be proud too'],
    means: 'Someone close to you did well.',
    steps: [
      ['action', 'When I next see {who}', 'tell {who:them} what impressed me most', TOLD],
      ['perception', 'Tonight', 'write down what I saw, so I can give it to {who:them} one day'],
    ],
    ask: 'What did {who} do that makes you proudest?',
  },
  {
    of: 'positiveanticipation',
    words: ['hope'],
    wants: ['it to turn out well', 'a good answer', 'things to get better'],
    means: 'It isn’t decided yet, and it could go well.',
    steps: [
      ['action', 'This week', 'do the one thing that makes it likelier'],
      ['expectation', 'Tonight', 'write down what would already be enough'],
    ],
    ask: 'What would already be enough?',
  },
  {
    of: 'positiveanticipation',
    words: ['curiosity'],
    wants: ['to find out more', 'to understand how it works', 'something new'],
    means: 'There’s something here you’d like to know.',
    steps: [
      ['action', 'This week', 'look up the first thing I’d like to know'],
      ['expectation', 'Tonight', 'write down three questions about it'],
    ],
    ask: 'What would you like to find out first?',
  },
  {
    of: 'positiveanticipation',
    words: ['inspiration', 'determination'],
    wants: ['to get started', 'to make something of it', 'to manage it this time'],
    means: 'You can see what you want to do next.',
    steps: [
      ['action', 'Tomorrow morning', 'do the first ten minutes of it'],
      ['expectation', 'Tonight', 'write down what would count as a start'],
    ],
    ask: 'What’s the first small piece of it?',
  },
  {
    of: 'positiveanticipation',
    hasWho: true,
    wants: ['a good time with {who}', 'it to be as good as {I} hope', 'it to work out'],
    steps: [
      ['action', 'Tonight', 'send {who} a line about what I’m looking forward to', TOLD],
      ['expectation', 'Tonight', 'write down the one part that matters most to me'],
    ],
  },
  {
    of: 'sadness',
    words: ['disappointment'],
    hasWho: true,
    by: BY_OTHERS,
    wants: [
      'to be able to count on {who}',
      'it to turn out the way {I} had hoped',
      'to matter more to {who}',
    ],
    means: 'You were counting on something, and it didn’t come.',
    steps: [
      ['action', 'When I next see {who}', 'tell {who:them} what I had been hoping for', TOLD],
      ['expectation', 'Tonight', 'write down which part of it could still come'],
    ],
    ask: 'What had you been hoping for?',
  },
  {
    of: 'sadness',
    words: ['disappointment'],
    wants: ['it to turn out the way {I} had hoped', 'the effort to pay off', 'a different answer'],
    means: 'You were counting on something, and it didn’t come.',
    steps: [
      ['attachment', 'When I next talk to a friend', 'tell them what I had been hoping for'],
      ['expectation', 'Tonight', 'write down which part of it could still come'],
    ],
    ask: 'What had you been looking forward to most?',
  },
  {
    of: 'sadness',
    words: ['loneliness'],
    wants: ['company', 'someone to talk to', 'to be part of something'],
    means: 'You’d like someone to be there, and no one is.',
    steps: [
      ['action', 'Before I go to bed', 'write two lines to someone I haven’t heard from lately'],
      ['attachment', 'Tomorrow', 'go where people are, if only for half an hour'],
    ],
    ask: 'Whose company do you miss most?',
  },
  {
    of: 'sadness',
    words: ['left out'],
    wants: ['to be asked along', 'to be one of them', 'to be wanted there'],
    means: 'Others were part of it, and you weren’t.',
    steps: [
      ['action', 'When I next see {who}', 'say that I’d have liked to be asked', TOLD],
      ['action', 'This week', 'ask one person to do something with me'],
      ['perception', 'Tonight', 'write down two other reasons why it may have happened'],
    ],
    ask: 'Where do you feel you belong?',
  },
  {
    of: 'sadness',
    words: ['rejection'],
    wants: ['a yes', 'to be wanted', 'to be chosen'],
    means: 'You asked for something, and the answer was no.',
    steps: [
      ['attachment', 'When I next talk to a friend', 'tell them about it'],
      ['expectation', 'Tonight', 'write down what I wanted from it and where else I could find it'],
    ],
    ask: 'What would the yes have meant to you?',
  },
  {
    of: 'sadness',
    words: ['longing', 'missing someone'],
    wants: ['to have {who|them} here', 'to be together again', 'to hear from {who|them}'],
    means: 'You’d like someone or something back that isn’t here.',
    steps: [
      ['action', 'Tonight', 'send {who} a photo or a line', TOLD],
      ['attachment', 'This week', 'do one small thing we used to do together'],
      ['perception', 'Tonight', 'write down what I’d tell them if they were here'],
    ],
    ask: 'What do you miss most?',
  },
  {
    of: 'sadness',
    words: ['homesickness'],
    wants: ['to be at home', 'something familiar', '{my} people around {me}'],
    means: 'You’re far from where you belong.',
    steps: [
      ['action', 'Tonight', 'ring someone at home and ask about their day'],
      ['attachment', 'This week', 'cook one thing that tastes of home'],
    ],
    ask: 'What do you miss most about home?',
  },
  {
    of: 'sadness',
    words: ['despair', 'heartbreak'],
    wants: ['it to stop hurting so much', 'it not to have ended', 'someone to be there'],
    means: 'You lost something that held a lot for you.',
    steps: [
      ['attachment', 'Today', 'tell one person how bad it is'],
      ['body', 'Tonight', 'eat something warm and lie down, even if I can’t sleep'],
    ],
    ask: 'What would make tonight a little easier?',
  },
  {
    of: 'sadness',
    words: ['emptiness', 'numbness'],
    wants: ['to feel something again', 'to care about it again', 'to feel like {myself}'],
    means: 'Hardly anything gets through to you just now.',
    steps: [
      ['body', 'Tomorrow morning', 'go outside for ten minutes before I look at my phone'],
      ['attachment', 'Today', 'tell one person that I hardly feel anything'],
    ],
    ask: 'What still gets through to you?',
  },
  {
    of: 'sadness',
    words: ['exhaustion'],
    wants: ['a rest', 'less to carry', 'someone to take something off {my} hands'],
    means: 'You’ve given more than you had.',
    steps: [
      ['action', 'Tomorrow', 'cancel one thing or hand it over'],
      ['body', 'Tonight', 'put my phone away and go to bed an hour early'],
    ],
    ask: 'What could someone else do for you this week?',
  },
  {
    of: 'sadness',
    words: ['boredom'],
    wants: ['something worth doing', 'a bit of life in the day', 'to be somewhere else'],
    means: 'Nothing in it asked anything of you.',
    steps: [
      ['action', 'This week', 'start one thing I’ve been curious about'],
      ['attachment', 'Tomorrow', 'ask someone to do something with me'],
    ],
    ask: 'What would you rather have been doing?',
  },
  {
    of: 'sadness',
    words: ['discouragement'],
    wants: ['to see some progress', 'it to get easier by now', 'to know that it’s worth it'],
    means: 'You tried, and it didn’t get you where you wanted.',
    steps: [
      ['action', 'Tomorrow', 'do the smallest part of it and stop there'],
      ['perception', 'Tonight', 'write down what has changed since I began'],
    ],
    ask: 'What would a small step forward look like?',
  },
  {
    of: 'sadness',
    words: ['helplessness'],
    wants: [
      'to be able to do something',
      'to make it better for {who|someone}',
      'it to be in {my} hands',
    ],
    means: 'It matters to you, and you can’t change it.',
    steps: [
      ['action', 'Tomorrow', 'ask {who} what would help', TOLD],
      ['expectation', 'Tonight', 'write down what’s in my hands and what isn’t'],
      ['attachment', 'When I next talk to a friend', 'tell them how hard it is to watch'],
    ],
    ask: 'Which small part of it could you do something about?',
  },
  {
    of: 'sadness',
    words: ['envy'],
    wants: ['to have that too', 'it to be {my} turn', 'what others seem to get so easily'],
    means: 'Someone has what you’d like to have.',
    steps: [
      ['action', 'This week', 'take one small step towards having it too'],
      ['expectation', 'Tonight', 'write down exactly which part of it I’d like'],
    ],
    ask: 'Which part of it would you want for yourself?',
  },
  {
    of: 'sadness',
    words: ['compassion'],
    wants: [
      'things to be easier for {who|them}',
      'to help {who|them}',
      '{who|them} not to be alone with it',
    ],
    means: 'Someone else is hurting, and it moves you.',
    steps: [
      ['action', 'Tomorrow', 'ask {who} what would help', TOLD],
      ['perception', 'Tonight', 'write down what I can carry for them and what I can’t'],
    ],
    ask: 'What do you think would help {who|them} most?',
  },
  {
    of: 'sadness',
    words: ['taken for granted'],
    wants: ['{who|someone} to notice what {I} do', 'a thank-you', 'it to be shared fairly'],
    means: 'You give a lot, and no one seems to see it.',
    steps: [
      ['action', 'When I next see {who}', 'name one thing I’d like {who:them} to take over', TOLD],
      ['perception', 'Tonight', 'write down what I do that no one sees'],
    ],
    ask: 'What would you like to be thanked for?',
  },
  {
    of: 'sadness',
    hasWho: true,
    by: BY_OTHERS,
    wants: [
      '{who} to understand what it meant to {me}',
      'to matter more to {who}',
      'it to have gone differently',
    ],
    steps: [
      [
        'action',
        'When I next see {who}',
        'tell {who:them} in one sentence how it was for me',
        TOLD,
      ],
      ['attachment', 'If it feels heavy this evening', 'ring someone who knows me well'],
      ['body', 'When I get home', 'have something warm to eat and go to bed early'],
    ],
    ask: 'What would you have needed from {who} just then?',
  },
  {
    of: 'sadness',
    hasWho: true,
    wants: [
      'things with {who} to be as they were',
      '{who} to be all right',
      'more time with {who}',
    ],
    ask: 'What hurts most about it?',
  },
  {
    of: 'worry',
    words: ['stress', 'overwhelmed'],
    wants: ['to get it all done', 'less at once', 'more time'],
    means: 'More is being asked of you than fits.',
    steps: [
      ['action', 'Tomorrow morning', 'write everything down and cross out one thing'],
      ['body', 'Before I go on with it', 'walk round the block once'],
    ],
    ask: 'What could wait until next week?',
  },
  {
    of: 'worry',
    words: ['doubt', 'torn', 'confusion'],
    wants: ['to know what’s right', 'to be sure', 'a clear answer'],
    means: 'You can’t see yet which way is right.',
    steps: [
      ['action', 'This week', 'ask one person who has been through it'],
      ['perception', 'Tonight', 'write down in one line what speaks for each side'],
    ],
    ask: 'Which way would you go if no one else minded?',
  },
  {
    of: 'worry',
    words: ['insecurity'],
    wants: ['to be sure of {myself}', 'to be good enough', 'to be liked'],
    means: 'You aren’t sure how others see you.',
    steps: [
      ['perception', 'Tonight', 'write down what was said, and what I only think they meant'],
      ['attachment', 'When I next see someone I trust', 'ask how it looked to them'],
    ],
    ask: 'Whose opinion counts here, and what did they really say?',
  },
  {
    of: 'worry',
    hasWho: true,
    wants: [
      'things with {who} to turn out all right',
      '{who} to be all right',
      'to hear how things are with {who}',
    ],
    steps: [
      ['action', 'Tomorrow', 'ask {who} how things are', TOLD],
      [
        'perception',
        'If I start worrying tonight',
        'write down what I know and what I’m only guessing',
      ],
    ],
    ask: 'What would you like to hear from {who}?',
  },
  {
    of: 'fear',
    words: ['jealousy'],
    wants: ['to come first for once', 'to have that too', 'to be sure of {who|them}'],
    means: 'Someone else has, or might get, what you need.',
    steps: [
      [
        'perception',
        'If the pictures come back',
        'write down what I know and what I’m only guessing',
      ],
      ['expectation', 'Tonight', 'write down exactly what I’d like to have'],
      ['attachment', 'When I next talk to a friend', 'tell them what it does to me'],
    ],
    ask: 'What exactly would you like to have, or keep?',
  },
  {
    of: 'fear',
    words: ['trapped'],
    wants: ['a way out', 'to be able to choose', 'some room for {myself}'],
    means: 'You want out, and don’t see how yet.',
    steps: [
      ['action', 'Tomorrow', 'ask one person outside it what they see'],
      ['perception', 'Tonight', 'write down three ways out, even poor ones'],
    ],
    ask: 'Which way out is open, even a little?',
  },
  {
    of: 'anger',
    words: ['annoyance', 'irritation'],
    hasWho: true,
    by: BY_OTHERS,
    wants: [
      '{who} to be more considerate',
      'to be asked first',
      '{who} to listen when {I} say something',
    ],
    means: 'Something keeps getting in your way.',
    steps: [
      ['action', 'The next time it happens', 'tell {who} at once, in one calm sentence', TOLD],
      ['body', 'If I notice it rising again', 'take three slow breaths before I answer'],
    ],
    ask: 'What exactly gets to you about it?',
  },
  {
    of: 'anger',
    words: ['annoyance', 'irritation'],
    wants: ['it to work the way it should', 'some consideration', 'some peace'],
    means: 'Something keeps getting in your way.',
    steps: [
      ['action', 'Tomorrow', 'change the one part of it I can change'],
      ['body', 'If I notice it rising again', 'take three slow breaths before I answer'],
    ],
    ask: 'What exactly gets to you about it?',
  },
  {
    of: 'anger',
    words: ['frustration', 'exasperation'],
    hasWho: true,
    by: BY_OTHERS,
    wants: [
      '{who} to listen at last',
      '{who} to think of what it means for {me}',
      'it to be different this time',
    ],
    means: 'You’ve had enough of it.',
    steps: [
      ['action', 'When we’re both calm', 'tell {who} the one thing I need from now on', TOLD],
      ['body', 'If I notice it rising again', 'walk for ten minutes before I answer'],
      ['expectation', 'Tonight', 'write down what I’ll do myself if nothing changes'],
    ],
    ask: 'What would you want {who} to understand?',
  },
  {
    of: 'anger',
    words: ['frustration', 'exasperation'],
    wants: ['it to work at last', 'to get somewhere with it', 'someone to listen at last'],
    means: 'You’ve tried, and it still isn’t working.',
    steps: [
      ['action', 'Tomorrow', 'ask someone who knows about it for ten minutes'],
      ['expectation', 'Tonight', 'write down what I’ll try once more and what I’ll leave'],
    ],
    ask: 'What would a first bit of progress be?',
  },
  {
    of: 'anger',
    words: ['resentment', 'bitterness'],
    wants: ['it to be shared fairly', '{who|someone} to admit it', 'what {I} did to count'],
    means: 'It wasn’t fair, and no one has put it right.',
    steps: [
      ['action', 'When we’re both calm', 'tell {who} one thing I’d like to be different', TOLD],
      ['expectation', 'Tonight', 'write down what would make it fair'],
    ],
    ask: 'What would you need to hear to let go of some of it?',
  },
  {
    of: 'anger',
    words: ['betrayal'],
    wants: [
      '{who|them} to be honest with {me}',
      'to be able to trust {who|them}',
      '{who|them} to stand by {me}',
    ],
    means: 'You trusted someone, and they didn’t keep to it.',
    steps: [
      ['action', 'When I’m calm', 'ask {who} the one question I need answered', TOLD],
      ['expectation', 'Tonight', 'write down what I can still rely on and what I can’t'],
    ],
    ask: 'What would it take to trust {who|them} again?',
  },
  {
    of: 'anger',
    words: ['insulted'],
    wants: ['to be spoken to with respect', 'an apology', '{who|them} to take it back'],
    means: 'Someone spoke of you in a way that isn’t right.',
    steps: [
      ['action', 'When we’re both calm', 'tell {who} which sentence hurt', TOLD],
      ['attachment', 'Tonight', 'tell someone on my side what was said'],
    ],
    ask: 'Which words stung most?',
  },
  {
    of: 'anger',
    words: ['used'],
    wants: ['to be asked first', 'it to go both ways', '{who|them} to see what it costs {me}'],
    means: 'Someone took from you without giving back.',
    steps: [
      ['action', 'The next time I’m asked', 'say that I’ll think about it first'],
      ['expectation', 'Tonight', 'write down what I’d be happy to give and what I wouldn’t'],
    ],
    ask: 'What would you have been happy to give?',
  },
  {
    of: 'anger',
    hasWho: true,
    by: [...BY_OTHERS, null],
    wants: [
      '{who} to think of what it means for {me}',
      'to be treated fairly by {who}',
      'an apology from {who}',
    ],
    steps: [
      [
        'action',
        'When we’re both calm',
        'tell {who} in one sentence what it was like for me',
        TOLD,
      ],
      ['body', 'If I notice the anger rising again', 'walk for ten minutes before I answer'],
      ['expectation', 'Tonight', 'write down the one thing that would put it right for me'],
    ],
    ask: 'What would you want {who} to understand?',
  },
  {
    of: 'anger',
    by: ['nobody'],
    wants: ['it to work the way it should', 'to get on with it', 'someone to sort it out'],
    means: 'It isn’t the way it should be, and you’re the one left with it.',
  },
  {
    of: 'disgust',
    words: ['creeped out'],
    wants: ['to be left alone', 'more distance', 'to feel safe there'],
    means: 'It came closer than you want it.',
    steps: [
      ['action', 'If it happens again', 'leave at once and tell someone'],
      ['attachment', 'Tonight', 'tell someone I trust about it'],
    ],
    ask: 'Where would you like the line to be?',
  },
  {
    of: 'disgust',
    hasWho: true,
    by: BY_OTHERS,
    wants: ['{who} to behave decently', 'to keep it away from {me}', 'not to have to see it'],
    means: 'Someone crossed a line you care about.',
    ask: 'Which line did {who} cross for you?',
  },
  {
    of: 'negativeanticipation',
    words: ['reluctance'],
    wants: ['to get out of it', 'it to be over', 'not to have to'],
    means: 'Something’s coming that you’d rather not do.',
    steps: [
      ['action', 'Tomorrow morning', 'do the first five minutes of it'],
      ['expectation', 'Tonight', 'write down what would make it bearable'],
    ],
    ask: 'What would make it a little easier to do?',
  },
  {
    of: 'negativeanticipation',
    words: ['hopelessness', 'resignation'],
    wants: ['it to change after all', 'a sign that it gets better', 'not to have to give up'],
    means: 'From here, you can’t see it getting better.',
    steps: [
      ['attachment', 'Today', 'tell one person that I can’t see a way'],
      ['perception', 'Tonight', 'write down when it was last a little better'],
    ],
    ask: 'When was it last a little better, and what was different?',
  },
  {
    of: 'regret',
    words: ['missed chance'],
    wants: ['to have been there', 'to have said yes', 'another chance at it'],
    means: 'It was there, and now it’s gone.',
    steps: [
      ['action', 'This week', 'look for one way to have a bit of it after all'],
      ['perception', 'If I catch myself going over it', 'write down what I knew at the time'],
    ],
    ask: 'What about it would you have liked most?',
  },
  {
    of: 'regret',
    hasWho: true,
    wants: [
      'to have done it differently with {who}',
      'another chance with {who}',
      'to have been there for {who}',
    ],
    steps: [
      ['action', 'This week', 'tell {who} that I wish it had gone differently', TOLD],
      ['perception', 'If I catch myself going over it again', 'write down what I knew at the time'],
    ],
    ask: 'What would you say to {who} today?',
  },
  {
    of: 'shame',
    words: ['guilt'],
    hasWho: true,
    by: ['me', 'both'],
    wants: ['to have done right by {who}', 'to put it right with {who}', 'to have acted in time'],
    means: 'You think you let someone down, or went against what you stand for.',
    steps: [
      ['action', 'Tomorrow', 'tell {who} I’m sorry for the one part that was mine', SORRY],
      ['perception', 'If I go over it again', 'write down what was in my hands and what wasn’t'],
      ['action', 'This week', 'do one small thing that makes up for a bit of it'],
    ],
    ask: 'What would put a little of it right?',
  },
  {
    of: 'shame',
    words: ['guilt'],
    by: ['me', 'both'],
    wants: ['to have acted differently', 'to put it right', 'to have acted in time'],
    means: 'You think you let someone down, or went against what you stand for.',
    steps: [
      ['action', 'This week', 'do one small thing that makes up for a bit of it'],
      ['perception', 'If I go over it again', 'write down what was in my hands and what wasn’t'],
    ],
    ask: 'What would put a little of it right?',
  },
  {
    of: 'shame',
    words: ['guilt'],
    wants: ['to be fair to everyone', 'to have done more', 'no one to lose out because of {me}'],
    means: 'You feel you owe someone something, or have more than your share.',
    steps: [
      ['perception', 'If I go over it again', 'write down what was in my hands and what wasn’t'],
      ['attachment', 'When I next see someone I trust', 'tell them what I feel bad about'],
    ],
    ask: 'What do you feel you owe them, and what don’t you?',
  },
  {
    of: 'shame',
    words: ['embarrassment', 'foolish'],
    wants: ['no one to have noticed', 'to come across well', 'not to be laughed at'],
    means: 'People saw a moment you’d rather have kept to yourself.',
    steps: [
      [
        'perception',
        'If it comes back tonight',
        'write down what I’d think if it had been a friend',
      ],
      ['attachment', 'When I next see a friend', 'tell it to them as a story'],
    ],
    ask: 'What do you think they’ll remember of it in a month?',
  },
  {
    of: 'shame',
    words: ['humiliation'],
    wants: [
      'to be treated with respect',
      'not to be shown up in front of others',
      'someone to speak up for {me}',
    ],
    means: 'You were made to feel small in front of others.',
    steps: [
      ['attachment', 'When I next see someone I trust', 'tell them what happened'],
      ['perception', 'Tonight', 'write down what I’d have liked to answer'],
    ],
    ask: 'What would you have liked to answer?',
  },
  {
    of: 'shame',
    words: ['inadequacy'],
    wants: ['to be good enough', 'to keep up', 'to be sure of {myself}'],
    means: 'You measured yourself and felt you came up short.',
    steps: [
      ['perception', 'Tonight', 'write down one thing that went well this week'],
      ['attachment', 'This week', 'ask someone how it was for them at the start'],
    ],
    ask: 'Who set the bar, and would you set it there for a friend?',
  },
  {
    of: 'shame',
    hasWho: true,
    wants: [
      'to have handled it better with {who}',
      'to live up to what {I} expect of {myself}',
      'no one to see {me} like that',
    ],
    steps: [
      ['action', 'When I next see {who}', 'say one honest sentence about it', SORRY],
      ['perception', 'If I feel like hiding', 'write down what I’d say to a friend in my place'],
      ['attachment', 'When I next see someone I trust', 'tell them about it in two sentences'],
    ],
  },
]
