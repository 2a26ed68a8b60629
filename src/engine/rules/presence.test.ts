import { beforeAll, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { Engine } from '../engine.ts'

let engine: Engine
beforeAll(async () => {
  engine = await embeddedEngine()
})

async function feltFor(description: string, names: readonly string[]) {
  const { findings, understanding } = await engine.report({
    title: '',
    description,
    items: names.map((name, at) => ({ id: at + 1, name, category: 'ideas', power: 0.8 })),
    relationships: [],
    depth: 'basic',
  })
  const { equations } = findings
  return {
    certainty: understanding.certainty,
    felt: equations.map(({ itemName, category }) => `${itemName}: ${category}`).sort(),
    told: equations.map(({ shift }) => shift),
  }
}

it('tells two feelings, each of its own part', async () => {
  const { felt, certainty } = await feltFor(
    'My landlord kept my deposit for a scratch that was there before. The scan of my lung is on Friday and I cannot stop thinking about it.',
    ['My savings', 'My health'],
  )
  expect(felt).toEqual(expect.arrayContaining(['My health: worry', 'My savings: anger']))
  expect(felt).not.toContain('My health: anger')
  expect(certainty).not.toBe('asks')
})

it('tells two feelings about one part, each with an equation of its own', async () => {
  const { felt, told } = await feltFor("I'm proud of her but also sad that she goes.", [
    'My daughter',
  ])
  expect(felt).toEqual(['My daughter: pride', 'My daughter: sadness'])
  expect(told.map(Math.sign).sort()).toEqual([-1, 1])
})

it.each([
  'We had pancakes, it rained, the children built a fort, and I thought that this is all I ever wanted.',
  'My daughter read her own poem on the stage, and I have never been so proud.',
])('adds no second feeling to: %s', async (text) => {
  const { felt } = await feltFor(text, ['My family', 'My home'])
  expect(new Set(felt.map((one) => one.split(': ')[1])).size).toBe(1)
})
