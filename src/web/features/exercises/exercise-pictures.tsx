import type { ExerciseKind } from '#domain/steps/exercise.ts'

type Props = {
  kind: ExerciseKind
  /** Names in the circles. Without names the picture is an icon. */
  names?: { me: string; other?: string | null }
}

const shortened = (name: string): string =>
  [...name].length > 9 ? `${[...name].slice(0, 8).join('')}…` : name

/** Dashed is the old point of view, solid the new one. Decorative, the page says it in words. */
export function ExercisePicture({ kind, names }: Props) {
  if (kind === 'me')
    return (
      <Frame isSign={!names}>
        <circle className="ex-was" cx="86" cy="60" r="50" />
        <path className="ex-way" d="M140 60h32" />
        <circle className="ex-is" cx="218" cy="60" r="43" />
        <Name x={86} y={60} text={names ? 'I' : undefined} isWas />
        <Name x={218} y={60} text={names && shortened(names.me)} />
      </Frame>
    )
  if (kind === 'witness')
    return (
      <Frame isSign={!names}>
        <path className="ex-look" d="M150 12 112 52M150 12l38 40" />
        <circle className="ex-witness" cx="150" cy="13" r="12" />
        <circle className="ex-is" cx="90" cy="74" r="44" />
        <circle className="ex-is" cx="210" cy="74" r="44" />
        <Name x={90} y={74} text={names && 'you'} />
        <Name x={210} y={74} text={names && shortened(names.other ?? 'them')} />
      </Frame>
    )
  if (kind === 'savour')
    return (
      <Frame isSign>
        <circle className="ex-ring" cx="150" cy="60" r="54" />
        <circle className="ex-ring" cx="150" cy="60" r="36" />
        <circle className="ex-is" cx="150" cy="60" r="18" />
      </Frame>
    )
  return (
    <Frame isSign>
      <circle className="ex-ring" cx="150" cy="60" r="54" />
      <circle className="ex-witness" cx="186" cy="38" r="11" />
      <circle className="ex-witness" cx="112" cy="74" r="11" />
      <circle className="ex-was" cx="128" cy="26" r="10" />
      <circle className="ex-self" cx="150" cy="60" r="17" />
    </Frame>
  )
}

const Frame = ({ isSign, children }: { isSign: boolean; children: React.ReactNode }) => (
  <svg
    className={isSign ? 'ex-picture ex-sign' : 'ex-picture'}
    viewBox={isSign ? '32 -4 236 128' : '0 0 300 120'}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

type NameProps = { x: number; y: number; text: string | undefined; isWas?: boolean }

const Name = ({ x, y, text, isWas = false }: NameProps) =>
  text && (
    <text className={isWas ? 'ex-name ex-name-was' : 'ex-name'} x={x} y={y} dy=".36em">
      {text}
    </text>
  )
