/** Malformed shapes of language models' answers. */
import type { Answers, Recording } from './model-recordings.ts'

type Shape = {
  wanted: 'all stays' | 'what is whole stays' | 'ours stands'
  spoil: (recording: Recording) => Partial<Answers>
}

const text = (value: unknown) => JSON.stringify(value)
const both = ({ understand, say }: Recording, put: (json: string) => string): Answers => ({
  understand: put(text(understand)),
  say: put(text(say)),
})

export const BROKEN_SHAPES: Readonly<Record<string, Shape>> = {
  'prose around it': {
    wanted: 'all stays',
    spoil: (it) => both(it, (json) => `Here is what I see:\n${json}\nLet me know!`),
  },
  'prose with braces before it': {
    wanted: 'all stays',
    spoil: (it) => both(it, (json) => `The shape {touched, turn} is filled in here:\n${json}`),
  },
  'a fence': {
    wanted: 'all stays',
    spoil: (it) => both(it, (json) => `\`\`\`json\n${json}\n\`\`\``),
  },
  'thoughts before it': {
    wanted: 'all stays',
    spoil: (it) => both(it, (json) => `<think>They want {"touched": []}.</think>${json}`),
  },
  'a comma too many': {
    wanted: 'all stays',
    spoil: (it) => both(it, (json) => json.replace(/\}$/, ',}')),
  },
  'line breaks within strings': {
    wanted: 'all stays',
    spoil: ({ say }) => ({ say: text(say).replace('. ', '.\n') }),
  },
  'other letters and types': {
    wanted: 'all stays',
    spoil: ({ understand }) => {
      for (const one of understand.touched) {
        one.item = String(one.item).toUpperCase()
        one.side = String(one.side).toUpperCase()
        one.settled = String(one.settled)
        one.shift = String(one.shift)
      }
      return { understand: text(understand) }
    },
  },
  'a feeling of no list': {
    wanted: 'all stays',
    spoil: ({ understand }) => {
      understand.touched[0]!.feeling = 'bittersweet'
      return { understand: text(understand) }
    },
  },
  'a part nobody has': {
    wanted: 'all stays',
    spoil: ({ understand }) => {
      understand.touched.push({ ...understand.touched[0], item: 'Their aura' })
      return { understand: text(understand) }
    },
  },
  'a lever and a basis of no list': {
    wanted: 'all stays',
    spoil: ({ say }) => {
      // After a death or harm there are no steps to corrupt.
      if (say.steps[0]) say.steps[0].lever = 'mindset'
      say.reading.basis = 'inferred'
      return { say: text(say) }
    },
  },
  'a cruel question of its own': {
    wanted: 'all stays',
    spoil: ({ understand }) => {
      const answers = ['I know', 'I guessed it'].map((answer, at) => ({
        text: answer,
        feeling: at === 0 ? 'shame' : 'sadness',
        item: understand.touched[0]!.item,
      }))
      const question = 'When did you see that you are worthless?'
      return { understand: text({ ...understand, unsure: { question, answers } }) }
    },
  },
  'cut off while saying': {
    wanted: 'what is whole stays',
    spoil: ({ say }) => ({ say: text(say).slice(0, text(say).length * 0.7) }),
  },
  'cut off while understanding': {
    wanted: 'what is whole stays',
    spoil: ({ understand }) => ({ understand: text(understand).replace(/,"unsure".*/, ',"uns') }),
  },
  'a refusal': {
    wanted: 'ours stands',
    spoil: () => ({ understand: 'I am sorry, but I cannot help with that.' }),
  },
  'nothing at all': { wanted: 'ours stands', spoil: () => ({ understand: '' }) },
}
