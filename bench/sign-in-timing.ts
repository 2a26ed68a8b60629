/**
 * Whether the time of an answer tells if an email is known: the same calls for 1,000 known and 1,000
 * unknown emails, interleaved, with Welch's t: `node bench/sign-in-timing.ts`. Aim: a difference below
 * 5 ms and |t| below 4.5.
 */
import { auth } from '#contract/auth.ts'
import { startTestApp } from '#test/app.ts'

const PEOPLE = 1000
const world = await startTestApp({ SIGN_IN: 'email-code', PROXY_HOPS: '1' })

const emailOf = (kind: string, number: number) => `${kind}-${number}@example.test`
for (let number = 0; number < PEOPLE; number += 1)
  await world.addPerson('Ada', { email: emailOf('known', number) })

let visitors = 0
async function timeOf(path: string, body: object): Promise<number> {
  visitors += 1
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const started = performance.now()
  await (
    await world.sendRaw(null, path, { method: 'POST', headers, body: JSON.stringify(body) })
  ).text()
  return performance.now() - started
}

const mean = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0) / numbers.length
const spread = (numbers: number[]) => {
  const middle = mean(numbers)
  return mean(numbers.map((it) => (it - middle) ** 2)) / numbers.length
}

const calls = {
  'login, start': [auth.login.path, {}],
  'login, code': [auth.login.path, { code: '00000000' }],
  register: [auth.register.path, {}],
} as const

for (const [name, [path, more]] of Object.entries(calls)) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let number = 0; number < PEOPLE; number += 1) {
    const order = number % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order)
      times[kind].push(
        await timeOf(path, { firstName: 'Ada', email: emailOf(kind, number), ...more }),
      )
  }
  const difference = mean(times.known) - mean(times.unknown)
  const t = difference / Math.sqrt(spread(times.known) + spread(times.unknown))
  console.log(
    `${name}: ${mean(times.known).toFixed(2)} ms known, ${difference.toFixed(3)} ms apart, t = ${t.toFixed(2)}`,
  )
}
await world.stop()
