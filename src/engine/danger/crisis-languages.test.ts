import { expect, it } from 'vitest'
import { detectCrisis } from './crisis.ts'

const DANGER = [
  'i cant take it anymroe i wnat to dei',
  'might just sewerslide tbh, cant do this anymore',
  'i wnat to klil myself tonight',
  'im gonna commit siucide',
  'Je vais en finir ce soir, j’ai tout préparé.',
  'Je veux en finir.',
  'je veux mourrir',
  'Je vais mettre fin à mes jours.',
  'Ya no aguanto más, esta noche me voy a quitar la vida.',
  'Quiero acabar con mi vida.',
  'no quiero vivir mas',
  'Ich werde mich heute Nacht erhängen.',
  'Heute Nacht nehme ich mir das Leben.',
  'ich mochte sterben',
  'Stasera la faccio finita.',
  'Voglio togliermi la vita.',
  'Vou tirar a minha própria vida hoje.',
  'nao quero mais viver',
  'Ik maak er vanavond een einde aan.',
  'Skończę ze sobą dzisiaj.',
  'nie chce juz zyc',
  'Сегодня покончу с собой.',
  'Хочу покінчити з життям.',
  'Kendimi öldürmek istiyorum.',
  'olmek istiyorum',
  '我今晚就去死。',
  '我想跳楼。',
  '首を吊ろうと思う。',
  '목숨을 끊고 싶어요.',
  'سأنهي حياتي الليلة',
  'אני רוצה להתאבד',
  'میخوام خودکشی کنم',
  'मैं अब जीना नहीं चाहता।',
  'Jeg vil begå selvmord.',
  'Aion tappaa itseni.',
  'Zabiju se.',
  'Megölöm magam.',
  'Θέλω να αυτοκτονήσω.',
  'θελω να πεθανω',
  'Tôi sẽ tự tử.',
  'Saya akan bunuh diri.',
]

const NO_DANGER = [
  'Our DEI training is on Monday and I want to go.',
  'I want to dye my hair tonight.',
  'The suicide prevention day might be moved.',
  'Je vais en finir avec ce projet demain.',
  'Je veux en finir avec les dettes.',
  'Me voy a quitar el abrigo, hace calor.',
  'Quiero acabar con mi jefe en la cena y volver pronto.',
  'Voy a quitarme los zapatos.',
  'Ich mache Schluss mit meinem Freund.',
  'Ich werde mich nicht umbringen für diesen Job.',
  'Heute mache ich früher Schluss.',
  'La faccio finita con il fumo.',
  'Vou tirar férias, a minha vida é boa.',
  'Ik maak er een feest van.',
  'Skończę pracę dzisiaj.',
  'Сегодня покончу с этим отчётом.',
  'Doktor olmak istiyorum.',
  '我今晚就去上班。',
  'Jeg vil ikke begå selvmord.',
  'Jag vill göra mer.',
  'Saya mau mandi.',
]

it.each(DANGER)('shows help: %s', (text) => {
  expect(detectCrisis([text]).level).toBe('danger')
})

it.each(NO_DANGER)('leaves alone: %s', (text) => {
  expect(detectCrisis([text]).level).not.toBe('danger')
})
