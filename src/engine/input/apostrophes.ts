/** Puts back the apostrophes that people leave out when they type fast: "dont", "hes", "its my fault". */
const NEGATED =
  /\b(do|does|did|is|are|was|were|have|has|had|could|would|should|must|ca|wo)nt\b(?!-)/gi
const CLITICS =
  /\b(?:(that|there|he|she|what|who)(s)|(they|you)(re|ve)|(i|we|could|should|would|might)(ve))\b/gi
/** Before these words "its" and "id" cannot be what they spell. */
const IT_IS =
  /\bits(?= (?:my|our|a|an|the|not|over|so|all|too|just|been|me|because|on|like|hard|fine|okay|still|always|never|really|going|gonna)\b)/gi
const I_WOULD = /\bid(?= (?:rather|have|like|love|never|been|be)\b)/g

export const withApostrophes = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/\bi m(?= )/gi, "I'm")
    .replace(/\bim\b/gi, "I'm")
    .replace(NEGATED, (_, verb: string) => `${verb}n't`)
    .replace(CLITICS, (...parts: string[]) => {
      const [head, tail] = parts.slice(1, 7).filter(Boolean)
      return `${head}'${tail}`
    })
    .replace(IT_IS, (its) => `${its.slice(0, 2)}'s`)
    .replace(I_WOULD, "I'd")
    .replace(
      /\bmy self\b(?! (?:esteem|worth|respect|image|confidence|care|control|doubt))/gi,
      'myself',
    )
