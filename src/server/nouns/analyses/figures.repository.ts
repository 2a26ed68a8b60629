import type { Selectable } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { type Equation, type Findings, isDirect, isOfPart } from '#domain/situation/analysis.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import { ownWordsAbout } from '#domain/situation/said.ts'
import type { Database } from '#server/base/db/database.ts'
import { flag, type Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

type Row = Pick<Selectable<Tables['analysis']>, 'id' | 'createdAt' | 'isSettled'>

/** The event of a grief whose moment wasn't recognised. */
const A_DEATH = 'death'

/** The variables of an equation that statistics group by. */
const variablesOf = (
  { power, accepted, time, source, actor, moment }: Equation,
  { grief }: Findings,
) => ({
  power,
  isAccepted: flag(accepted),
  time,
  source,
  actor: actor ?? null,
  event: moment ? kindOfMoment(moment.name) : grief ? A_DEATH : null,
})

const isWeighed = ({ said }: Findings, felt: EmotionCategory): boolean =>
  said?.feelings?.some(({ category, strength }) => category === felt && strength !== undefined) ??
  false

/** Stores the person's own wish once, with the first equation of its feeling. */
function wishOf({ said = {} }: Findings, direct: readonly Equation[], position: number) {
  const { category } = direct[position]!
  if (direct.findIndex((one) => one.category === category) !== position) return {}
  const { expected, expectedFrom = 'typed' } = ownWordsAbout(said, category, position === 0)
  return expected ? { wish: expected, wishFrom: expectedFrom } : {}
}

/**
 * Inserts the figures of an analysis. A reading that isn't settled has none, because it may not be what the person
 * felt.
 */
export async function insertFigures(
  tx: Database,
  owner: OwnerId,
  { id: analysisId, createdAt, isSettled }: Row,
  findings: Findings,
  categories: ReadonlyMap<number, string>,
): Promise<void> {
  if (!isSettled) return
  const { emotions, equations, strengthRule = null } = findings
  const common = { analysisId, userId: owner, createdAt }
  if (emotions.length > 0)
    await tx
      .insertInto('analysisEmotion')
      .values(
        emotions.map(({ category, name, intensity, strengthFrom }, position) => ({
          ...common,
          position,
          category,
          name,
          intensity,
          strengthFrom: strengthFrom ?? (isWeighed(findings, category) ? 'said' : 'rule'),
          strengthRule,
        })),
      )
      .execute()
  // Equations about no item of the map are left out.
  const direct = equations.filter(isDirect).filter(isOfPart)
  if (direct.length > 0)
    await tx
      .insertInto('analysisEquation')
      .values(
        direct.map((equation, position) => ({
          ...common,
          position,
          itemId: equation.itemId,
          itemName: equation.itemName,
          itemCategory: categories.get(equation.itemId) ?? '',
          shift: equation.shift,
          category: equation.category,
          intensity: equation.intensity,
          ...variablesOf(equation, findings),
          ...wishOf(findings, direct, position),
        })),
      )
      .execute()
}
