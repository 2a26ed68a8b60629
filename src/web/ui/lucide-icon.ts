import { createElement, type SVGProps } from 'react'

type Drawing = readonly (readonly [tag: string, attributes: object])[]
type Props = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Replaces the icon library's component at build time, without icon names, which we don't use. The original also reads
 * a context we don't use, and is larger than all icons of the first page together.
 */
export default function createLucideIcon(drawing: Drawing) {
  const shapes = drawing.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className = '', size = 24, ...rest }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide ${className}`,
        // Hidden, because every icon has text next to it or a named parent.
        'aria-hidden': true,
        ...rest,
      },
      ...shapes,
    )
}
