import { ExternalLink } from '#web/ui/link.tsx'
import {
  type Attribution,
  LETTERS_AND_ICONS,
  licenceLink,
  MODELS_AND_DATA,
  PROGRAMS,
} from './attributions.ts'

const PARTS: readonly (readonly [string, readonly Attribution[]])[] = [
  ['Models and data', MODELS_AND_DATA],
  ['Letters and icons', LETTERS_AND_ICONS],
  ['Programs', PROGRAMS],
]

/** Stands below the terms whoever wrote them: those licences ask for it. */
export function MadeOf() {
  return (
    <section id="made-of" className="marked-text" aria-labelledby="made-of-title">
      <h2 id="made-of-title">What this is made of</h2>
      <p>Work of others, with our thanks, under the licences they chose.</p>
      {PARTS.map(([title, attributions]) => (
        <div key={title} className="marked-text">
          <h3>{title}</h3>
          <ul>
            {attributions.map(({ name, by, licence, link, use }) => (
              <li key={name}>
                <ExternalLink href={link}>{name}</ExternalLink> by {by},{' '}
                <ExternalLink href={licenceLink(licence)}>{licence}</ExternalLink>: {use}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
