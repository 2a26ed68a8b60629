/**
 * The plainest words for wanting to die, in languages this product cannot read: who writes them gets help first as well.
 * Only what is said of oneself and now; figures of speech that laugh are left out.
 */
const LAUGHING = '(?! (?:de rire|de risa|dal ridere|de rir|vor lachen))'

export const OTHER_LANGUAGES: readonly RegExp[] = [
  `\\bich (?:will|möchte|mag|werde) (?:\\p{L}+ ){0,3}(?:sterben|umbringen|tot sein|nicht mehr leben|das leben nehmen)${LAUGHING}`,
  '\\bich bring(?:e)? mich (?:\\p{L}+ ){0,3}um\\b',
  `\\bje (?:veux|vais|voudrais) (?:\\p{L}+ ){0,2}(?:mourir|me tuer|me suicider)${LAUGHING}`,
  '\\bje ne veux plus vivre\\b',
  `\\b(?:quiero|voy a) (?:\\p{L}+ ){0,2}(?:morir|morirme|matarme|suicidarme|quitarme la vida)\\b${LAUGHING}`,
  '\\bno quiero (?:seguir viviendo|vivir más|vivir)(?=$|[\\s.,!])(?! (?:en|con|así con|aquí con))',
  `\\bvoglio (?:solo )?(?:morire|uccidermi|ammazzarmi|farla finita)\\b${LAUGHING}`,
  '\\bnon voglio più vivere\\b(?! (?:con|qui|in|a))',
  '\\bik wil (?:\\p{L}+ ){0,2}(?:dood|sterven|niet meer leven)\\b',
  '\\bik ga (?:mezelf (?:doden|van kant maken)|zelfmoord plegen)\\b',
  '(?<!\\p{L})(?:chcę|chce) (?:umrzeć|umrzec|się zabić|sie zabic)(?!\\p{L})',
  '(?<!\\p{L})nie chcę (?:już )?żyć(?!\\p{L})|(?<!\\p{L})zabiję się(?!\\p{L})',
  `\\b(?:quero|vou) (?:morrer|me matar|me suicidar)\\b${LAUGHING}`,
  '\\bnão quero mais viver\\b(?! (?:com|aqui|em))',
  '(?<!\\p{L})хочу (?:умереть|покончить с собой|померти)(?!\\p{L})',
  '(?<!\\p{L})не хочу (?:больше |більше )?(?:жить|жити)(?!\\p{L})(?! (?:с|в|з|у|так) )',
  '(?<!\\p{L})(?:ölmek istiyorum|kendimi öldüreceğim|intihar edeceğim|yaşamak istemiyorum)(?!\\p{L})',
].map((source) => new RegExp(source, 'u'))
