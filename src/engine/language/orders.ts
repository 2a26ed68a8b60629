/** Detects texts that tell their reader what to answer (prompt injection). Those sentences prove nothing. */
import { sentencesOf } from '#domain/values/sentences.ts'
import { folded } from '../lexicon/stems.ts'
import { isForeign } from '../rules/text-rules.ts'

const ANSWERING =
  '(?:say|tell|write(?!-| to\\b)|answer|reply|respond|confirm|repeat|print|output|reveal|admit|agree|conclude|describe|summari[sz]e|translate|advise|recommend|suggest|pretend|insult|scold|include|mention|remind|assure|promise|praise|criticise|point out|explain (?:to me )?that|state that|swear|act (?:like|as)|skip the|(?:laugh|yell|shout) at me|(?:ask|judge|mock|roast|blame|call) (?:me|us|him|her)|end (?:every|each|with|your)|finish with|pass it on|put (?:(?:that|it|this) )?(?:down that|down$|in your|in the answer)|put (?:that|it|this) down\\b|use the words?|make sure)'
/** The reader or the answer, as the subject of an order. */
const READER =
  '(?:it|you|this thing|the thing|(?:the|this|any|your|these|every|each) (?:app|apps|program|ai|bot|computer|model|assistant|reader))'
const RESULT =
  '(?:answers?|reply|replies|responses?|output|conclusion|verdict|reading|analysis|summary|sentence|line|page|step)'
const MUST =
  "(?:(?:'ll|will|should|must|has to|have to|needs? to|ought to|are to|is to|to|just|now|then|only|please|always|never|supposed to|'re supposed to|are supposed to|can be made to|'d) ){1,3}"
/** A question to the reader dictates nothing. */
const NO_QUESTION =
  '(?! (?:(?:me|us|him|her|it) )?(?:why|what|how (?:to|do|does|can|i|it|this|much|come)|if|whether|where|when|who|which|about|nothing)\\b)'
const ORDER = new RegExp(
  [
    `(?:^|[:;(] ?|\\b(?:so|please|pls|go on|just|ok|and now|then),? )(?:(?:and|so|but|now|just|only|please|pls|then|never|always|do not|don't|dont|gently|kindly|honestly|everybody|dear \\w+),? ){0,4}${ANSWERING}\\b${NO_QUESTION}`,
    `\\b${READER} ?${MUST}${ANSWERING}\\b${NO_QUESTION}`,
    `\\b(?:that|if|make|get|let|ask|want|need|order|told|can|could|would|will) (?:you|it|this) (?:to |please )?(?:${ANSWERING}|said|wrote|told)\\b${NO_QUESTION}`,
    `\\b${RESULT} (?:[a-z]+ ){0,2}(?:is ?:|be that|says? that|said that|should|must|has to|have to)|\\b(?:your|every|each|all) (?:answers?|reply|replies|responses?|output)\\b|\\bin the (?:answer|reply|response|output)\\b|\\b(?:line|sentence|answer|words?) (?:that says?|i want|is that|should be)\\b|\\blet it be that\\b`,
    "\\b(?:i|i'd) (?:want|need|like|would like|have) (?:to (?:hear|read|be told) (?:that|i|it|how)|it in)\\b|\\bwhat i (?:want|need) to (?:hear|read)\\b|\\bi want you to\\b(?! know| be)|\\b(?:fair|good|nice|kind|grateful|glad|better|great) if you\\b|\\bwhatever (?:else )?you (?:write|say)\\b|\\bdo(?:n't| not) you dare\\b|\\bso do it\\b",
    "(?:^|[.,:;!?] )(?:just |please |now |go on ){0,2}(?:be|do not be|don't be|dont be) (?:\\w+ly )?(?:harsh|cruel|nice|kind|honest|gentle|blunt|strict|mean)\\b(?! with (?:him|her|them|my))|\\bas (?:harsh|cruel|brutal|honest)ly as\\b|\\b(?:rip|tear) (?:me|it) apart\\b",
    '\\b(?:dear (?:ai|app|bot|computer|machine|program|reader)|language model|chat ?gpt|gpt|llm|chatbot|json|new rule for you|new rule ?: ?(?!i\\b)|system prompt)\\b|\\b(?:ai|system|assistant|developer|model|override) ?:|<\\/?\\w+>|\\b(?:your|all|previous|these) (?:instructions|rules)\\b|\\bfrom now on you\\b|\\b(?:ignore|disregard|forget) (?:all|everything|the above|what i)\\b',
    '\\b(?:whoever|anyone who) (?:reads?|checks?) th|\\bif you are (?:reading|an?) |\\b(?:note|message|ps) to (?:the|an?|any) (?:ai|assistant|app|bot|computer|machine|model|program|reader|system)\\b|\\b(?:antworte|responde)\\b',
  ].join('|'),
)
/** Quoted speech belongs to the story and isn't an order of the writer. */
const SPEECH = /"[^"]{0,400}"|(?<![a-z])'[^']{0,400}'(?![a-z])/g
const isOrder = (sentence: string): boolean => ORDER.test(folded(sentence).replace(SPEECH, '"'))

export const givesOrders = (text: string): boolean => sentencesOf(text).some(isOrder)
export const withoutOrders = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !isOrder(sentence))
    .join(' ')

/** The reason why no model is asked about these words, or null. */
export const whyUnasked = (words: readonly string[]): 'not english' | 'told what to say' | null =>
  words.some(isForeign) ? 'not english' : words.some(givesOrders) ? 'told what to say' : null
