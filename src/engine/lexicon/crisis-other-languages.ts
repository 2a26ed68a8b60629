/**
 * Unmistakable phrases for wanting to die in languages the engine can't read, so these writers get help first, too.
 * Only first person and present tense, without joking figures of speech.
 */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu

/** Removes accents, which are often left out in haste. Texts are matched with and without. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC')

const LAUGHING = '(?! (?:de rire|de risa|dal ridere|de rir|vor lachen))'

export const OTHER_LANGUAGES: readonly RegExp[] = [
  `\\bich (?:will|möchte|mag|werde) (?!(?:\\p{L}+ ){0,2}(?:nicht|nie|niemals) (?:\\p{L}+ )?(?:sterben|umbringen|tot))(?:\\p{L}+ ){0,3}(?:sterben|umbringen|tot sein|nicht mehr leben|das leben nehmen)${LAUGHING}`,
  '\\b(?:ich bring(?:e)?|bring(?:e)? ich) mich (?:\\p{L}+ ){0,3}um\\b',
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
  // Imminent acts, by the plainest verbs.
  '(?<!\\bno )\\bme voy a (?:matar|suicidar)(?!\\p{L})(?! (?:\\p{L}+(?:ando|iendo|endo)|de|a|si) ?)',
  '(?<!\\bnon )\\bmi (?:uccido|ammazzo|ucciderò|ammazzerò|suiciderò|tolgo la vita)(?!\\p{L})(?! (?:di|se|dal|per) )',
  '\\b(?:ik (?:pleeg|ga)|(?:pleeg|ga) ik) (?:\\p{L}+ )?zelfmoord|\\bik maak mezelf (?:\\p{L}+ )?(?:van kant|dood)|\\bik ga mezelf (?:\\p{L}+ )?(?:ombrengen|vermoorden)|\\bik beroof mezelf van het leven',
  '(?<!nie )(?<!\\p{L})(?:się zabiję|zabije sie|odbiorę sobie życie|popełnię samobójstwo)(?!\\p{L})',
  '(?<!\\p{L})(?:jag (?:ska|tänker|kommer att|vill)|(?:ska|tänker) jag) (?!inte )(?:\\p{L}+ ){0,2}(?:ta livet av mig|döda mig(?: själv)?|ta mitt eget liv|begå självmord)(?!\\p{L})',
  '(?<!\\p{L})(?<!nu )m[ăa] (?:voi )?(?:omor|sinucide)(?!\\p{L})(?! (?:cu|de|după) )|(?<!nu )îmi iau viața',
  "(?<!не )(?<!\\p{L})(?:вб['’ʼ]ю себе|себе вб['’ʼ]ю|накладу на себе руки|покінчу (?:з|із|зі) собою|убью себя|наложу на себя руки)(?!\\p{L})",
  '(?:سأقتل نفسي|سوف أقتل نفسي|سأنتحر|سوف أنتحر|أريد الانتحار|اريد الانتحار)|(?:خودم(?: را|و| رو)? می[ \\u200c]?کشم|خودکشی می[ \\u200c]?کنم|خودم(?: را|و| رو)? خواهم کشت)',
  'आत्महत्या (?:कर (?:लूँ|लूं|रह)|करूँ|करूं|करने (?:जा|वाल))|(?:खुद|ख़ुद|अपने आप) को मार (?:लूँ|लूं|डालूँ|डालूं|दूँ|दूं)|खुदकुशी कर(?:ूँ|ूं| लूँ| लूं)|अपनी जान (?:ले लूँ|ले लूं|दे दूँ|दे दूं)',
  '我(?:今晚|今天|明天|现在|現在)?(?:就)?(?:要|会|會|准备|準備|打算)(?:去)?(?:自杀|自殺|死)(?!了?心)|(?:结束|結束)(?:我的|自己的)生命',
  '(?<!人が)自殺(?:します|しよう|するつもり)|(?:今夜|今日|明日|もう)[^。、]{0,6}(?:死にます|死ぬつもり|自殺する)|死のうと思|命を絶(?:ちます|つつもり|とうと)',
  '자살(?:할 ?거|하겠|하려고|할래)|스스로 목숨을 끊|(?:오늘|내일) ?밤?에? ?죽을 ?(?:거|겁|생각)',
  '(?<!\\p{L})(?:magpapakamatay (?:na )?ako|papatayin ko (?:na )?ang (?:aking )?sarili|can[ıi]ma k[ıi]yaca[ğg][ıi]m|hayat[ıi]ma son verece[ğg]im)(?!\\p{L})',
  // Methods and other phrasings.
  '\\bje (?:veux|vais|voudrais) (?:juste |enfin )?en finir(?=$|\\s*[.,!…;]| (?:ce soir|cette nuit|demain|maintenant|pour de bon|avec (?:la vie|ma vie|tout(?=$|[\\s.,!]))))',
  '\\bje (?:veux|vais|voudrais) (?:\\p{L}+ )?(?:mettre fin à (?:mes jours|ma vie)|me pendre|me jeter (?:sous (?:un|le) (?:train|métro)|du pont|par la fenêtre)|mourrir)',
  '(?<!\\bno )\\bme (?:voy a|quiero) (?:quitar la vida|ahorcar|colgar de|tirar (?:al tren|a las vías|del puente|por la ventana))',
  '(?<!\\bno )\\b(?:quiero|voy a) (?:\\p{L}+ )?(?:acabar con mi vida|terminar con mi vida|poner fin a mi vida|ahorcarme|cortarme las venas)',
  '\\bich (?:nehme mir (?:\\p{L}+ ){0,2}das leben|mache? (?:\\p{L}+ ){0,2}schluss mit (?:dem|meinem) leben|(?:will|werde) (?!(?:\\p{L}+ ){0,2}nicht )(?:mich (?:\\p{L}+ ){0,2}(?:erhängen|aufhängen|vor den zug werfen|vor einen zug werfen)|meinem leben (?:\\p{L}+ )?ein ende (?:setzen|machen)|selbstmord begehen))',
  '\\b(?:nehme ich mir (?:\\p{L}+ )?das leben|mache? ich schluss mit (?:dem|meinem) leben|springe ich (?:von der brücke|vor den zug))',
  '(?<!\\bnon )\\b(?:mi voglio (?:uccidere|ammazzare|togliere la vita|suicidare)|voglio (?:togliermi la vita|suicidarmi|impiccarmi|porre fine alla mia vita)|la faccio finita (?:stasera|stanotte|oggi|con la vita)|(?:stasera|stanotte|oggi) la faccio finita)',
  '(?<!não )\\b(?:quero|vou) (?:\\p{L}+ )?(?:tirar (?:a )?minha (?:própria )?vida|acabar com (?:a )?minha vida|(?:dar|pôr|por) (?:um )?fim (?:à|a|na) minha vida|me enforcar)',
  '\\bik (?:maak er (?:\\p{L}+ )?een eind(?:e)? aan(?! (?:met|door))|wil er een eind(?:e)? aan maken(?= ?(?:$|[.,!]|vanavond|vannacht))|wil er niet meer zijn|beneem mij het leven)',
  '(?<!nie )(?<!\\p{L})(?:skończę ze sobą|chcę (?:ze sobą skończyć|skończyć ze sobą|odebrać sobie życie|popełnić samobójstwo)|powieszę się)(?!\\p{L})',
  '(?<!\\p{L})(?<!не )(?:(?:хочу |я )?(?:сегодня )?(?:покончить|покончу) с (?:собой|жизнью)|(?:хочу |я )?(?:покінчити|покінчу) (?:з|із) (?:собою|життям)|хочу убить себя|хочу вбити себе|повешусь|спрыгну с моста)(?!\\p{L})',
  '(?<!\\p{L})(?:kendimi öldürmek|intihar etmek|canıma kıymak|hayatıma son vermek) istiyorum(?!\\p{L})',
  '我(?:今晚|今天|明天|现在|現在)?就?去死(?!吧|了算)|我(?:想|要|会|會|打算)(?:去)?(?:跳楼|跳樓|割腕|上吊|轻生|輕生)|首を吊(?:ります|ろう|りたい)|飛び降り(?:たい|ます|るつもり)|목숨을 ?끊(?:고 ?싶|을|겠)',
  '(?<!لا )(?:أريد|اريد) (?:إنهاء|انهاء) حياتي|(?:سأنهي|سوف أنهي) حياتي|אני (?:רוצה|הולך|הולכת|עומד|עומדת) להתאבד|אני אתאבד|(?:می[ \\u200c]?خواهم|میخوام|می[ \\u200c]?خوام) (?:خودکشی کنم|خودم(?: را|و| رو)? بکشم)|मैं (?:अब )?जीना नहीं चाहत',
  '(?<!\\p{L})(?:jeg (?:vil|skal) (?!ikke )(?:\\p{L}+ )?(?:begå selvmord|tage mit (?:eget )?liv|ta livet av meg|drepe meg(?: selv)?)|aion tappaa itseni|teen itsemurhan|en halua enää elää)(?!\\p{L})',
  '(?<!\\p{L})(?:(?<!ne)zabiju se|chci si vzít život|spáchám sebevraždu|(?<!ne)zabijem sa|megölöm magam|öngyilkos leszek|véget vetek az életemnek|ubit ću se|θέλω να αυτοκτονήσω|δεν θέλω να ζω (?:άλλο|πια)|ще се самоубия|(?:îmi voi lua|vreau să-mi iau) viața|tôi (?:sẽ|muốn) (?:tự tử|tự sát|tự kết liễu)|(?:aku|saya) (?:akan|mau|ingin) (?:bunuh diri|mengakhiri hidup))(?!\\p{L})',
].map((source) => new RegExp(withoutAccents(source), 'u'))
