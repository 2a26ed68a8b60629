/** Numbers in a text, in digits or words. */
import numbers from './numbers.json' with { type: 'json' }
import { wordsIn } from './stems.ts'

const LARGE = new Map(Object.entries(numbers.large))
/** The value of a number word: "fourth" is 4, as in "for the fourth time". */
const valueIn = (word: string): number => {
  const plain = word.replace(/ieth$/, 'y').replace(/(?<=..)th$/, '')
  const tens = numbers.tens.indexOf(plain)
  const unit = Math.max(numbers.units.indexOf(plain), numbers.ordinals.indexOf(word))
  return tens >= 0 ? tens * 10 : (LARGE.get(plain) ?? unit)
}
export const isNumberWord = (word: string): boolean => valueIn(word) >= 0

/** Numbers as digits, also those written as words: "nine hundred", "eighty-one" and "4,000". */
export function numbersIn(text: string): string[] {
  const found: number[] = []
  let last = -1
  for (const word of wordsIn(text)) {
    const value = valueIn(word)
    const isMultiple = last > 0 && value >= 100 && last < value
    const isSum = last > 10 && last % 10 === 0 && value > 0 && value < 10
    if (isMultiple || isSum) found.pop()
    last = isMultiple ? last * value : isSum ? last + value : value
    if (value >= 0) found.push(last)
  }
  const digits = text.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '').match(/\d+/g) ?? []
  return [...digits, ...found.map(String)]
}
