type Suite = {
  title: string
  suites?: readonly Suite[]
  specs?: readonly { title: string; tests: readonly { status: string }[] }[]
}
export function flakyIn(suites?: readonly Suite[]): string[]
