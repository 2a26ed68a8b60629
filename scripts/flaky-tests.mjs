// Which browser tests failed first and passed on another try, from Playwright's report.

/** Suites hold suites and specs; a spec is flaky if it was in any of the browsers. */
export function flakyIn(suites = [], above = []) {
  return suites.flatMap(({ title, suites: inner, specs = [] }) => {
    const path = [...above, title].filter(Boolean)
    const here = specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › '))
    return [...here, ...flakyIn(inner, path)]
  })
}
