/** Logistic regression by Newton's method, for the weights of evidence. */

type Known<Name extends string> = { evidence: Record<Name, number>; isSo: boolean }

const STEPS = 30
/** Regularisation, which keeps weights with little evidence near zero. */
const RIDGE = 1

/** Solves a small linear system by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  for (let pivot = 0; pivot < rows.length; pivot++)
    for (let row = 0; row < rows.length; row++) {
      if (row === pivot) continue
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!
      rows[row] = rows[row]!.map((value, at) => value - factor * rows[pivot]![at]!)
    }
  return rows.map((row, at) => row.at(-1)! / row[at]!)
}

export function logisticFit<Name extends string>(
  known: readonly Known<Name>[],
): Record<Name, number> {
  const names = Object.keys(known[0]!.evidence) as Name[]
  let weights = names.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => RIDGE * weight)
    const curve = names.map((_, row) => names.map((_, at) => (row === at ? RIDGE : 0)))
    for (const { evidence, isSo } of known) {
      const given = names.map((name) => evidence[name])
      const sum = given.reduce((all, value, at) => all + value * weights[at]!, 0)
      const share = 1 / (1 + Math.exp(-sum))
      given.forEach((value, row) => {
        slope[row]! += (share - Number(isSo)) * value
        given.forEach((other, at) => {
          curve[row]![at]! += share * (1 - share) * value * other
        })
      })
    }
    const change = solve(curve, slope)
    weights = weights.map((weight, at) => weight - change[at]!)
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round(weights[at]! * 1000) / 1000]),
  ) as Record<Name, number>
}
