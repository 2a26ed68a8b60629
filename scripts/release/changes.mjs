const HEADING = '## Next\n'

/** Returns the changes under "Next", or an empty string. */
export function unreleased(changes) {
  const at = changes.indexOf(HEADING)
  if (at < 0) return ''
  const rest = changes.slice(at + HEADING.length)
  const end = rest.search(/^## /m)
  return (end < 0 ? rest : rest.slice(0, end)).trim()
}

/** Why this version cannot be released yet, or null. */
export function whyNotYet(changes, version) {
  if (unreleased(changes))
    return 'CHANGELOG.md has changes under "Next". Name the version they are: npm run release <version>'
  if (!`\n${changes}`.includes(`\n## ${version}\n`))
    return `CHANGELOG.md does not say what ${version} brings. Prepare it: npm run release ${version}`
  return null
}

export const named = (changes, version) => changes.replace(HEADING, `## ${version}\n`)
