/**
 * The plainest words for wanting to die, in languages this product cannot read: who writes them gets help first as well.
 * Only what is said of oneself and now; figures of speech that laugh are left out.
 */
const LAUGHING = '(?! (?:de rire|de risa|dal ridere|de rir|vor lachen))'

export const OTHER_LANGUAGES: readonly RegExp[] = [
  `\\bich (?:will|möchte|mag|werde) (?!(?:\\p{L}+ ){0,2}(?:nicht|nie|niemals) (?:\\p{L}+ )?(?:sterben|umbringen|tot))(?:\\p{L}+ ){0,3}(?:sterben|umbringen|tot sein|nicht mehr leben|das leben nehmen)${LAUGHING}`,
  '\\bich bring(?:e)? mich (?:\\p{L}+ ){0,3}um\\b',
  `\\bje (?:veux|vais|voudrais) (?:\\p{L}+ ){0,2}(?:mourir|me tuer|me suicider)${LAUGHING}`,
  '\\bje ne veux plus vivre\\b(?! (?:chez|avec (?!cette douleur|ça)|ici|dans|à|en|comme|seule?|près|loin))',
  "\\bj['’]ai envie de (?:mourir|me tuer)\\b(?! de rire)",
  `(?<!\\bno (?:me )?)\\b(?:quiero|voy a) (?:\\p{L}+ ){0,2}(?:morir|morirme|matarme|suicidarme|quitarme la vida)\\b${LAUGHING}`,
  '\\bno quiero (?:seguir viviendo|vivir más|vivir)(?=$|[\\s.,!])(?! (?:en|con (?!este dolor|tanto dolor|esto)|así con|aquí|allí|sol[oa]|como|lejos|cerca|junt\\p{L}+))',
  '(?<!\\bno )\\bme quiero (?:matar|morir)\\b(?! de )',
  `(?<!\\bnon )\\bvoglio (?:solo )?(?:morire|uccidermi|ammazzarmi|farla finita)\\b${LAUGHING}`,
  '\\bnon voglio più vivere\\b(?! (?:con|qui|in|a))',
  '\\bik wil (?!niet (?:dood|sterven))(?:\\p{L}+ ){0,2}(?:dood|sterven|niet meer leven)\\b',
  '\\bik ga (?:mezelf (?:doden|van kant maken)|zelfmoord plegen)\\b',
  '(?<!\\p{L})(?<!\\bnie )(?:chcę|chce) (?:umrzeć|umrzec|się zabić|sie zabic)(?!\\p{L})',
  '(?<!\\p{L})nie chcę (?:już )?żyć(?!\\p{L})|(?<!\\p{L})zabiję się(?!\\p{L})',
  `(?<!não )\\b(?:quero|vou) (?:morrer|me matar|me suicidar)\\b${LAUGHING}`,
  '\\bnão quero mais viver\\b(?! (?:com|aqui|em))',
  '(?<!\\p{L})я покончу с собой(?!\\p{L})',
  '(?<!\\p{L})(?<!не )хочу (?:умереть|покончить с собой|померти)(?!\\p{L})',
  '(?<!\\p{L})не хочу (?:больше |більше )?(?:жить|жити)(?!\\p{L})(?! (?:с|в|з|у|так) )',
  '(?<!\\p{L})(?:ölmek istiyorum|kendimi öldüreceğim|intihar edeceğim|(?<!\\p{L}[dt][ea] |l[ea] )yaşamak istemiyorum)(?!\\p{L})',
  '死にたい(?!くらい|ほど)|自殺したい|(?<![不没沒])想(?:要)?(?:自杀|自殺)|我(?:真的?)?想死|不想活了|죽고 ?싶(?:어|다|습니다)|자살하고 ?싶',
  '(?<!لا )(?:أريد|اريد) (?:أن|ان) (?:أموت|اموت|أقتل نفسي|اقتل نفسي)|(?<!لا )(?:أريد|اريد) الموت|אני רוצה למות|(?:می ?خواهم|میخوام) بمیرم|मरना चाहत[ाी] ह|आत्महत्या करना चाहत',
  '(?<!\\p{L})(?<!nu )(?:vreau s[ăa] mor|m[ăa] sinucid|nu mai vreau s[ăa] tr[ăa]iesc)(?!\\p{L})',
  '(?<!\\p{L})(?:chci (?:umřít|zemřít|se zabít)|chcem (?:zomrieť|umrieť|sa zabiť)|meg akarok halni|öngyilkos akarok lenni|želim umreti|želim umrijeti|želim da umrem|hoću da umrem)(?!\\p{L})',
  `(?<!\\p{L})(?:jag vill (?!inte )(?:\\p{L}+ )?dö|jag (?:vill|ska) ta mitt liv|jeg vil (?!ikke )(?:\\p{L}+ )?dø|jeg vil ta (?:mitt|mit) eget liv|haluan kuolla|haluan tappaa itseni)(?!\\p{L})${LAUGHING}`,
  '(?<!\\p{L})(?:(?<!δεν )θέλω να πεθάνω|θα αυτοκτονήσω|(?<!не )искам да умра|tôi muốn (?:chết|tự tử)|(?<!(?:hp|hape|laptop|baterai|batre|ponsel|motor|mobil) )(?:aku|saya) (?:ingin|mau) (?:mati|bunuh diri)|gusto ko nang? (?:mamatay|magpakamatay))(?!\\p{L})|อยากตาย(?!ละ)|อยากฆ่าตัวตาย',
].map((source) => new RegExp(source, 'u'))
