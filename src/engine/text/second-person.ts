/**
 * Turns a person's own words to the second person: "my boss took my idea" becomes "your boss took your
 * idea". Words inside quotation marks are somebody's speech and stay as they are.
 */
const SIMPLE: Record<string, string> = {
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}

const CONTRACTED: Record<string, string> = {
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  ive: "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  "we're": "you're",
  "we've": "you've",
  weve: "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  "i'ma": "you're going to",
  imma: "you're going to",
}

const BE: Record<string, string> = {
  am: 'are',
  was: 'were',
  "wasn't": "weren't",
  wasnt: "weren't",
  "ain't": "aren't",
}

/** Words that may stand between "I" and its verb. */
const BETWEEN =
  /^(?:just|really|always|still|also|never|only|actually|honestly|then|already|even|probably|simply|suddenly|certainly|clearly|truly|kind|of|sort|both|all|myself|too|so|definitely|currently|once|almost|nearly|basically|literally|finally|usually|often|sometimes|totally|completely)$/i

const PARENT = /^(?:mom|mum|mommy|mummy|mama|dad|daddy|papa|grandma|grandpa|granny|nana|gran)$/i
const OWNED =
  /^(?:my|your|his|her|their|our|the|a|an|this|that|no|every|any|some|good|great|new|old|bad|single|working|called|like|as|be|being|stay-at-home)$/i

/** Exclamations that only look as if they owned something. */
const FIXED =
  /\b(?:oh|omg) my\b(?: (?:god|gosh|goodness|days|word|lord))?|\bmy (?:god|gosh|goodness)\b/gi

const SUBJECT =
  /^(?:i|he|she|it|they|we|who|that|which|there|nobody|everybody|everyone|someone|somebody)$/

type Token = { text: string; isWord: boolean }

const tokensOf = (text: string): Token[] =>
  (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu) ?? []).map((part) => ({
    text: part,
    isWord: /^[\p{L}\p{N}]/u.test(part),
  }))

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** "I" is a capital by habit, so it says nothing about where the word stands. */
const like = (from: string, to: string) =>
  isCapital(from) && !/^i(?:$|['’])/i.test(from) && !/^I[vm]/.test(from) ? capital(to) : to

function turnPart(text: string): string {
  const tokens = tokensOf(text)
  const words = tokens.flatMap((token, at) => (token.isWord ? [at] : []))
  const out = tokens.map((token) => token.text)
  const lower = (position: number) =>
    (tokens[words[position] ?? -1]?.text ?? '').toLowerCase().replaceAll('’', "'")

  /** "I stopped and just was Greta": the verb after "and" has the same subject, unless another came between. */
  const goesOnAfterI = (position: number): boolean => {
    let back = position - 1
    while (BETWEEN.test(lower(back)) && back > position - 4) back--
    if (lower(back) !== 'and' && lower(back) !== 'but') return false
    while (back >= 0 && !SUBJECT.test(lower(back))) back--
    return lower(back) === 'i'
  }

  words.forEach((at, position) => {
    const token = tokens[at]!
    const word = lower(position)
    const before = lower(position - 1)
    if (word === 'i' || word === 'i-i') {
      out[at] = 'you'
      let next = position + 1
      while (BETWEEN.test(lower(next)) && next < position + 4) next++
      const verb = words[next]
      if (verb !== undefined && BE[lower(next)])
        out[verb] = like(tokens[verb]!.text, BE[lower(next)]!)
      const previous = words[position - 1]
      if (previous !== undefined && BE[before] && lower(position - 2) !== 'i')
        out[previous] = like(tokens[previous]!.text, BE[before]!)
      return
    }
    if (BE[word] && goesOnAfterI(position)) {
      out[at] = like(token.text, BE[word]!)
      return
    }
    const contracted = CONTRACTED[word]
    if (contracted) out[at] = like(token.text, contracted)
    else if (SIMPLE[word]) {
      const isGame = word === 'us' && token.text === 'US'
      if (!isGame) out[at] = like(token.text, SIMPLE[word]!)
    } else if (PARENT.test(word) && !OWNED.test(before) && !/'s$/.test(before))
      out[at] = `your ${word}`
  })
  return out.join('')
}

/** Speech in any kind of quotation marks; an apostrophe inside a word does not end it. */
export const SPEECH =
  /"[^"]*"|“[^”]*”|‘[^’]*’(?!\p{L})|(?<=^|[\s(])'(?:[^'\n]|(?<=\p{L})'(?=\p{L}))+'(?=[\s.,!?;:)]|$)/gu

/** Fixed exclamations and quoted speech stay; everything else is turned. */
const KEPT = new RegExp(`${FIXED.source}|${SPEECH.source}`, 'giu')

export function toSecondPerson(text: string): string {
  let out = ''
  let from = 0
  for (const match of text.matchAll(KEPT)) {
    out += turnPart(text.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return out + turnPart(text.slice(from))
}
