/** Every kind of event the model knows by name: what it may bring, and whom its steps may name. The words are in the fine library. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

/** Harm is never met with "expect less"; grief is not reframed. */
export type Care = 'harm' | 'grief'

type Kind = {
  /** Which feelings it may bring, the likeliest first. */
  feelings: readonly EmotionCategory[]
  /** Who may stand in `{who}`; anyone where it is left out. */
  who?: RegExp
  care?: Care
}

const CONFIDANTS =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friend|bestie|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|aunt|uncle|cousin|family)\b/
const CHILDREN =
  /\b(?:sons?|daughters?|kids?|child|children|boys?|girls?|twins|eldest|youngest|teen\w*|grand(?:son|daughter|child|children|kids?)|step(?:son|daughter|child|children|kids?)|nephews?|nieces?)\b/
const CLOSE_ONES =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friends?|bestie|mother|mom|mum|father|dad|parents|gran\w*|nana?|sister|brother|siblings|son|daughter|kids|children|aunt|uncle|cousin|family|mentor)\b/
const RELATIVES =
  /\b(?:mother|mom|mum|mama|father|dad|papa|parents?|family|sisters?|brothers?|siblings?|grand(?:ma|pa|mother|father|parents)|aunt\w*|uncle|cousins?|in-laws?|step(?:mother|father|mom|mum|dad|sister|brother)|ex(?:-\w+)?)\b/
const ANY_CHILD =
  /\b(?:\w*son|\w*daughter|kids?|child|children|boys?|girls?|twins|niece|nephew)\b(?!-in-law)/
const FRIENDS_AND_FAMILY =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|friends?|bestie|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|aunt|uncle|cousin|family)\b/
const PARTNERS = /(?<!ex-)\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf)\b|\bfianc/

export const KINDS: Readonly<Record<string, Kind>> = {
  'test-ahead': { feelings: ['worry', 'fear', 'negativeanticipation'], who: CONFIDANTS },
  'hard-talk-ahead': { feelings: ['worry', 'fear', 'negativeanticipation', 'shame'] },
  'medical-ahead': { feelings: ['fear', 'worry', 'negativeanticipation'], who: CONFIDANTS },
  'travel-fear': { feelings: ['fear', 'worry', 'negativeanticipation'], who: CONFIDANTS },
  'change-ahead': { feelings: ['negativeanticipation', 'sadness', 'worry', 'anger'] },
  'property-damaged': { feelings: ['anger', 'sadness', 'worry', 'disgust'] },
  'broken-thing': { feelings: ['anger', 'worry', 'sadness', 'negativeanticipation', 'fear'] },
  'lost-thing': { feelings: ['sadness', 'worry', 'regret', 'anger', 'shame', 'fear'] },
  'neighbour-mess': {
    feelings: ['anger', 'disgust', 'worry', 'sadness', 'negativeanticipation'],
    who: /\b(?:neighbou?rs?|roommates?|flatmates?|housemates?)\b/,
  },
  'stranger-rude': { feelings: ['anger', 'sadness', 'shame', 'disgust', 'fear'] },
  gross: {
    feelings: ['disgust', 'anger', 'fear', 'worry'],
    who: /\b(?:landlord|landlady|boss|manager|supervisor|roommates?|flatmates?|housemates?)\b/,
  },
  lonely: { feelings: ['sadness', 'worry', 'shame', 'fear'] },
  comparison: { feelings: ['sadness', 'anger', 'shame', 'worry', 'regret'] },
  'moved-away': { feelings: ['sadness', 'worry', 'regret'] },
  estranged: { feelings: ['sadness', 'regret', 'anger', 'shame'] },
  quarrel: { feelings: ['anger', 'sadness', 'shame', 'regret', 'worry'] },
  'i-hurt-someone': { feelings: ['shame', 'regret', 'sadness', 'worry', 'fear'] },
  'forgot-someone': { feelings: ['shame', 'regret', 'sadness', 'worry'] },
  'worried-about-someone': {
    feelings: ['worry', 'fear', 'sadness', 'anger', 'negativeanticipation'],
    who: /^(?!.*\b(?:doctor|nurse|teacher|boss|manager)\b)/,
  },
  'child-struggling': {
    feelings: [
      'worry',
      'fear',
      'sadness',
      'anger',
      'shame',
      'negativeanticipation',
      'regret',
      'disgust',
    ],
    who: CHILDREN,
  },
  'new-parent': {
    feelings: ['sadness', 'worry', 'anger', 'shame', 'fear', 'negativeanticipation'],
    who: /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc\S*|mother|mom|mum|father|dad|parents|sister|brother|aunt|friend|grand(?:ma|pa|mother|father|parents)|mother-in-law|father-in-law|in-laws)\b/,
  },
  'illness-other': {
    feelings: [
      'worry',
      'fear',
      'sadness',
      'negativeanticipation',
      'anger',
      'regret',
      'shame',
      'disgust',
    ],
    who: /^(?!.*\b(?:doctor|nurse|surgeon|consultant|specialist|vet|teacher|dr)\b)/i,
  },
  'carer-worn': {
    feelings: [
      'sadness',
      'shame',
      'anger',
      'worry',
      'negativeanticipation',
      'disgust',
      'regret',
      'fear',
    ],
  },
  'overcame-fear': { feelings: ['pride', 'happiness', 'positiveanticipation'], who: CLOSE_ONES },
  'did-right': { feelings: ['pride', 'happiness'] },
  helped: { feelings: ['happiness', 'pride'] },
  recovery: { feelings: ['happiness', 'pride', 'positiveanticipation'], who: CLOSE_ONES },
  'habit-kept': { feelings: ['pride', 'happiness', 'positiveanticipation'], who: CLOSE_ONES },
  'hiding-truth': {
    feelings: ['worry', 'shame', 'fear', 'regret', 'sadness', 'negativeanticipation'],
  },
  'did-wrong': { feelings: ['shame', 'regret', 'worry', 'fear', 'sadness', 'disgust'] },
  'stayed-silent': { feelings: ['shame', 'regret', 'anger', 'sadness', 'disgust', 'worry'] },
  unsaid: { feelings: ['regret', 'sadness', 'shame', 'anger'] },
  'missed-chance': { feelings: ['regret', 'sadness', 'shame', 'anger'] },
  rejected: { feelings: ['sadness', 'anger', 'shame', 'worry'] },
  failed: {
    feelings: ['sadness', 'shame', 'anger', 'regret', 'worry'],
    who: /\b(?:teacher|professor|lecturer|tutor|coach|trainer|mentor|supervisor|teammates?|instructor)\b/,
  },
  mistake: {
    feelings: ['shame', 'regret', 'worry', 'anger', 'sadness', 'fear'],
    who: /\b(?:boss|manager|supervisor|lead|director|client|customer|teacher|professor|coach|neighbou?rs?|landlord|landlady|husband|wife|partner|roommate|flatmate|housemate)\b/,
  },
  overload: {
    feelings: ['worry', 'anger', 'sadness', 'fear', 'shame'],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|teacher|professor|coach|principal|husband|wife|partner|family)\b/,
  },
  impostor: { feelings: ['worry', 'fear', 'shame', 'sadness'] },
  stuck: { feelings: ['worry', 'sadness', 'regret', 'shame', 'anger', 'fear'] },
  'family-expectations': {
    feelings: ['anger', 'sadness', 'worry', 'shame', 'fear', 'regret', 'negativeanticipation'],
    who: RELATIVES,
  },
  'family-conflict': {
    feelings: ['anger', 'sadness', 'worry', 'negativeanticipation', 'disgust', 'shame', 'fear'],
    who: RELATIVES,
  },
  inheritance: {
    feelings: ['anger', 'sadness', 'disgust', 'worry', 'regret', 'negativeanticipation'],
    who: /\b(?:brothers?|sisters?|siblings?|cousins?|nephews?|nieces?|step(?:mother|father|mom|mum|dad|sister|brother))\b/,
  },
  'child-conflict': {
    feelings: ['anger', 'sadness', 'worry', 'shame', 'fear', 'regret'],
    who: CHILDREN,
  },
  'child-leaves': {
    feelings: ['sadness', 'negativeanticipation', 'worry', 'fear', 'regret'],
    who: CHILDREN,
  },
  'baby-news': { feelings: ['happiness', 'positiveanticipation', 'pride'] },
  'child-joy': { feelings: ['happiness', 'pride', 'positiveanticipation'], who: ANY_CHILD },
  'child-proud': { feelings: ['pride', 'happiness', 'positiveanticipation'], who: ANY_CHILD },
  'proud-of-other': { feelings: ['pride', 'happiness', 'positiveanticipation'] },
  love: {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    who: /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fianc\S*|crush)/,
  },
  together: { feelings: ['happiness', 'positiveanticipation', 'pride'] },
  'pet-joy': { feelings: ['happiness', 'positiveanticipation', 'pride'] },
  reconnected: { feelings: ['happiness', 'positiveanticipation', 'pride'] },
  kindness: { feelings: ['happiness', 'positiveanticipation'] },
  gift: { feelings: ['happiness', 'positiveanticipation'] },
  trusted: {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    who: /^(?!.*\b(?:team|class|band|family|parents|kids|children|friends|colleagues|neighbou?rs)\b)/,
  },
  memory: { feelings: ['happiness', 'sadness', 'pride'] },
  'faith-comfort': {
    feelings: ['happiness', 'positiveanticipation', 'pride'],
    who: /\b(?:pastor|priest|imam|rabbi|husband|wife|mother|mom|mum|father|dad|gran\w*|sister|brother|friend)\b/,
  },
  'well-prepared': { feelings: ['positiveanticipation', 'pride', 'happiness'], who: CLOSE_ONES },
  'life-step-ahead': { feelings: ['positiveanticipation', 'happiness', 'pride'], who: CLOSE_ONES },
  'looking-forward': { feelings: ['positiveanticipation', 'happiness'], who: CLOSE_ONES },
  bought: { feelings: ['happiness', 'pride', 'positiveanticipation'], who: CLOSE_ONES },
  'money-luck': { feelings: ['happiness', 'positiveanticipation', 'pride'], who: CLOSE_ONES },
  'found-thing': { feelings: ['happiness', 'pride'], who: CLOSE_ONES },
  relief: { feelings: ['happiness', 'positiveanticipation'], who: CLOSE_ONES },
  discriminated: {
    feelings: ['anger', 'sadness', 'shame', 'fear', 'disgust', 'worry'],
    care: 'harm',
  },
  bullied: {
    feelings: ['sadness', 'fear', 'anger', 'shame', 'worry', 'negativeanticipation', 'disgust'],
    care: 'harm',
  },
  harassed: { feelings: ['fear', 'anger', 'disgust', 'shame', 'sadness', 'worry'], care: 'harm' },
  violence: { feelings: ['fear', 'anger', 'sadness', 'shame', 'disgust', 'worry'], care: 'harm' },
  'stolen-or-scammed': {
    feelings: ['anger', 'fear', 'sadness', 'shame', 'worry', 'disgust', 'regret'],
  },
  embarrassed: { feelings: ['shame', 'worry', 'anger', 'regret', 'fear'] },
  'body-image': { feelings: ['shame', 'sadness', 'worry', 'disgust', 'anger'] },
  'habit-broken': { feelings: ['shame', 'regret', 'sadness', 'anger', 'worry', 'disgust'] },
  identity: {
    feelings: ['worry', 'sadness', 'fear', 'shame', 'anger', 'regret', 'negativeanticipation'],
  },
  'getting-older': {
    feelings: ['sadness', 'worry', 'negativeanticipation', 'fear', 'regret', 'shame'],
  },
  'place-ends': {
    feelings: ['sadness', 'negativeanticipation', 'anger', 'worry', 'regret', 'fear'],
  },
  'plans-ruined': {
    feelings: ['sadness', 'anger', 'worry', 'negativeanticipation', 'regret', 'shame'],
    who: FRIENDS_AND_FAMILY,
  },
  'team-lost': { feelings: ['sadness', 'anger', 'worry', 'shame', 'disgust', 'regret'] },
  'danger-near': {
    feelings: ['fear', 'worry', 'anger', 'negativeanticipation', 'disgust', 'sadness'],
  },
  accident: { feelings: ['fear', 'sadness', 'worry', 'anger', 'regret', 'shame'] },
  'alone-scared': {
    feelings: ['fear', 'worry', 'shame', 'negativeanticipation', 'sadness', 'disgust'],
    who: FRIENDS_AND_FAMILY,
  },
  death: {
    feelings: ['sadness', 'regret', 'anger', 'negativeanticipation', 'shame', 'worry', 'fear'],
    care: 'grief',
  },
  'pet-loss': {
    feelings: ['sadness', 'regret', 'anger', 'negativeanticipation', 'shame', 'worry', 'fear'],
    care: 'grief',
  },
  'pet-ill': {
    feelings: [
      'worry',
      'fear',
      'sadness',
      'negativeanticipation',
      'shame',
      'anger',
      'regret',
      'disgust',
    ],
  },
  miscarriage: {
    feelings: ['sadness', 'negativeanticipation', 'regret', 'anger', 'worry', 'fear', 'shame'],
    who: PARTNERS,
    care: 'grief',
  },
  'illness-self': {
    feelings: [
      'worry',
      'sadness',
      'fear',
      'anger',
      'negativeanticipation',
      'shame',
      'regret',
      'disgust',
    ],
  },
  'money-trouble': {
    feelings: ['worry', 'fear', 'shame', 'sadness', 'anger', 'negativeanticipation', 'regret'],
    who: FRIENDS_AND_FAMILY,
  },
  infidelity: {
    feelings: ['anger', 'sadness', 'disgust', 'fear', 'worry', 'shame'],
    who: PARTNERS,
  },
  'jealous-partner': { feelings: ['worry', 'anger', 'fear', 'sadness', 'shame'], who: PARTNERS },
  breakup: {
    feelings: ['sadness', 'anger', 'regret', 'negativeanticipation', 'worry', 'fear', 'shame'],
  },
  'ex-moved-on': { feelings: ['sadness', 'anger', 'regret', 'shame', 'disgust'] },
  'romantic-no': { feelings: ['sadness', 'shame', 'worry', 'anger', 'fear', 'regret'] },
  'unequal-load': {
    feelings: ['anger', 'sadness', 'disgust'],
    who: /^(?!.*\b(?:boss|manager|teacher|professor|doctor|client|customer)\b)/,
  },
  'team-won': {
    feelings: ['happiness', 'pride', 'positiveanticipation'],
    who: /^(?!.*\b(?:team|class|band|coach|boss|manager)\b)/,
  },
  'quiet-joy': { feelings: ['happiness', 'positiveanticipation', 'pride'] },
  'moved-by': { feelings: ['happiness', 'positiveanticipation', 'pride'] },
  fun: { feelings: ['happiness', 'positiveanticipation', 'pride'] },
  'content-with-life': { feelings: ['happiness', 'pride', 'positiveanticipation'] },
  'waiting-result': {
    feelings: ['worry', 'positiveanticipation', 'fear', 'negativeanticipation'],
    who: CONFIDANTS,
  },
  'relationship-ahead': {
    feelings: ['worry', 'fear', 'sadness', 'negativeanticipation'],
    who: /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fianc\S*)/,
  },
  'job-at-risk': {
    feelings: ['worry', 'fear', 'negativeanticipation', 'anger', 'sadness'],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|principal)\b/,
  },
  'goodbye-ahead': {
    feelings: ['negativeanticipation', 'sadness', 'worry', 'fear'],
    care: 'grief',
  },
  forgotten: { feelings: ['sadness', 'anger', 'shame'] },
  'stood-up': { feelings: ['sadness', 'anger', 'shame'] },
  'left-out': { feelings: ['sadness', 'anger', 'shame', 'worry'] },
  distance: { feelings: ['sadness', 'worry', 'anger', 'shame', 'regret'] },
  betrayed: { feelings: ['anger', 'sadness', 'disgust', 'shame', 'worry'] },
  rumour: { feelings: ['anger', 'shame', 'worry', 'fear', 'sadness'] },
  'hurt-by-words': { feelings: ['anger', 'sadness', 'shame'] },
  'lent-money': { feelings: ['anger', 'worry', 'sadness', 'regret', 'shame'] },
  praised: { feelings: ['pride', 'happiness', 'positiveanticipation'] },
  achieved: { feelings: ['pride', 'happiness', 'positiveanticipation'], who: CLOSE_ONES },
  'new-job': { feelings: ['happiness', 'pride', 'positiveanticipation'], who: CLOSE_ONES },
  'accepted-in': { feelings: ['happiness', 'pride', 'positiveanticipation'] },
  'learned-skill': { feelings: ['pride', 'happiness', 'positiveanticipation'] },
  'made-something': { feelings: ['pride', 'happiness', 'positiveanticipation'] },
  unfair: { feelings: ['anger', 'sadness', 'worry', 'disgust', 'fear', 'shame'] },
  papers: { feelings: ['anger', 'worry', 'sadness', 'fear', 'negativeanticipation'] },
  'boundary-crossed': { feelings: ['anger', 'disgust', 'sadness', 'fear', 'shame', 'worry'] },
  'asked-too-much': {
    feelings: ['anger', 'worry', 'sadness', 'shame', 'fear', 'negativeanticipation'],
  },
  online: { feelings: ['anger', 'sadness', 'shame', 'disgust', 'worry', 'fear'] },
  'moral-no': { feelings: ['disgust', 'anger', 'sadness', 'fear', 'shame', 'worry'] },
  world: { feelings: ['worry', 'sadness', 'anger', 'fear', 'disgust', 'negativeanticipation'] },
  'credit-taken': {
    feelings: ['anger', 'sadness', 'worry', 'disgust'],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|colleagues?|co-?workers?|teacher|professor|lecturer|tutor|coach|classmates?|teammates?|band)\b/,
  },
  'passed-over': {
    feelings: ['sadness', 'anger', 'shame', 'worry'],
    who: /\b(?:boss|manager|supervisor|director|ceo|teacher|professor|coach|trainer|principal)\b/,
  },
  criticised: {
    feelings: ['shame', 'anger', 'sadness', 'worry', 'fear'],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|client|customer|teacher|professor|lecturer|tutor|coach|trainer|principal|mentor|mother|mom|mum|father|dad|parents|in-laws|mother-in-law|father-in-law)\b/,
  },
  'job-lost': { feelings: ['sadness', 'worry', 'anger', 'negativeanticipation', 'fear', 'shame'] },
  unappreciated: {
    feelings: ['sadness', 'anger', 'worry'],
    who: /\b(?:boss|manager|supervisor|director|ceo|teacher|coach|husband|wife|partner|boyfriend|girlfriend|mother|mom|mum|father|dad|parents|family|team)\b/,
  },
  'work-conflict': {
    feelings: ['anger', 'worry', 'sadness', 'disgust', 'fear'],
    who: /\b(?:boss|manager|supervisor|lead|director|ceo|colleagues?|co-?workers?|teacher|professor|lecturer|tutor|coach|classmates?|teammates?)\b/,
  },
}

/** What a browser sent may be called like something every object has. */
export const kindOf = (id: string): (typeof KINDS)[string] | undefined =>
  Object.hasOwn(KINDS, id) ? KINDS[id] : undefined
