type Suite = {
  title: string
  suites?: readonly Suite[]
  specs?: readonly { title: string; tests: readonly { status: string }[] }[]
}
type TestFile = {
  name: string
  status: string
  message: string
  assertionResults: readonly {
    status: string
    fullName: string
    failureMessages: readonly string[]
  }[]
}
export function namedIn(suites: readonly Suite[] | undefined, wanted: string): string[]
export function failedIn(files: readonly TestFile[], root: string): string[]
