import { createElement, type SVGProps } from 'react'

type Drawing = readonly (readonly [tag: string, attributes: object])[]
type Props = SVGProps<SVGSVGElement> & { size?: number }

/**
 * What the build puts in the place of the icon library's own frame, which also reads sizes and colours from a
 * context that we do not use, and weighs more than the icons of the first page together. Nobody asks for its names.
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
        // Words stand beside it, or name what it stands in.
        'aria-hidden': true,
        ...rest,
      },
      ...shapes,
    )
}
