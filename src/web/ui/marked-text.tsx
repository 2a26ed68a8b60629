import { Fragment, type ReactNode } from 'react'
import { ExternalLink, Link } from './link.tsx'
import './marked-text.css'

/**
 * Renders a subset of Markdown: headings, lists, paragraphs, bold and links. Everything else is plain text, so no input
 * becomes HTML.
 */
export function MarkedText({ text }: { text: string }) {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n\s*\n|\n(?=#{1,4} )|(?<=^#{1,4} .*)\n/m)
  return (
    <div className="marked-text">
      {blocks
        .filter((block) => block.trim())
        .map((block, at) => (
          <Block key={`${at + 1}`} text={block.trim()} />
        ))}
    </div>
  )
}

function Block({ text }: { text: string }) {
  const [, signs = '', words = ''] = /^(#{1,4}) (.*)$/.exec(text) ?? []
  if (signs || !/^[-*] /.test(text)) {
    // The page already has an `h1`.
    const Tag = signs ? (signs.length > 2 ? 'h3' : 'h2') : 'p'
    return (
      <Tag>
        <Inline text={signs ? words : text} />
      </Tag>
    )
  }
  return (
    <ul>
      {text.split(/\n(?=[-*] )/).map((point, at) => (
        <li key={`${at + 1}`}>
          <Inline text={point.slice(2)} />
        </li>
      ))}
    </ul>
  )
}

const PARTS = /(\*\*[^*]+\*\*|\[[^[\]]+\]\([^)\s]+\))/

function Inline({ text }: { text: string }): ReactNode {
  return text.split(PARTS).map((part, at) => <Fragment key={`${at + 1}`}>{inline(part)}</Fragment>)
}

function inline(part: string): ReactNode {
  if (/^\*\*[^*]+\*\*$/.test(part)) return <strong>{part.slice(2, -2)}</strong>
  const [, words = '', href = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
  if (/^\/(?!\/)/.test(href)) return <Link href={href}>{words}</Link>
  if (/^https?:\/\//.test(href)) return <ExternalLink href={href}>{words}</ExternalLink>
  if (/^mailto:/.test(href)) return <a href={href}>{words}</a>
  return part
}
