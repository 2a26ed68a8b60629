// Which tests of a report are to be named at the end of a run.

/** Playwright: suites hold suites and specs; a spec has a status if it had it in any of the browsers. */
export function namedIn(suites = [], wanted, above = []) {
  return suites.flatMap(({ title, suites: inner, specs = [] }) => {
    const path = [...above, title].filter(Boolean)
    const here = specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) => [...path, spec.title].join(' › '))
    return [...here, ...namedIn(inner, wanted, path)]
  })
}

/** Vitest: every test that failed, and every file that could not even be run. */
export function failedIn(files, root) {
  return files.flatMap(({ name, status, assertionResults: tests, message }) => {
    const file = name.replace(`${root}/`, '')
    const failed = tests.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}: ${message}`]
    return failed.map(({ fullName, failureMessages: [why = ''] }) =>
      [`${file} › ${fullName}`, ...why.split('\n').slice(0, 4)].join('\n  '),
    )
  })
}
