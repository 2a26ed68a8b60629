import { wordKey } from '#domain/emotion/own-word.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import type { Restorable } from '#domain/sharing/export-file.ts'
import { NOT_AN_EXPORT } from '#domain/sharing/export-values.ts'
import { refuse } from '#server/base/refuse.ts'

/** Everything that belongs to something must come with it, and nothing may come twice. */
export function refuseLooseEnds(file: Restorable): void {
  const situations = new Set(file.situations.map(({ id }) => id))
  const analyses = new Set(file.analyses.map(({ id }) => id))
  const steps = new Set(file.steps.map(({ id }) => id))
  const experiments = new Set(file.experiments.map(({ id }) => id))
  const forecasts = new Set(file.forecasts.map(({ id }) => id))
  const isWhole =
    file.forecastItems.every(({ forecastId }) => forecasts.has(forecastId)) &&
    [
      ...file.steps,
      ...file.weighings,
      ...file.exercises,
      ...file.proposals,
      ...file.situationAnswers,
    ].every(({ situationId }) => situations.has(situationId)) &&
    file.tosses.every(
      ({ experimentId, situationId }) =>
        experiments.has(experimentId) && (situationId === null || situations.has(situationId)),
    ) &&
    file.followUps.every(({ stepId }) => steps.has(stepId)) &&
    file.situationItems.every(({ situationId }) => situations.has(situationId)) &&
    file.analyses.every(({ situationId }) => situations.has(situationId)) &&
    [...file.analysisEmotions, ...file.analysisEquations].every(({ analysisId }) =>
      analyses.has(analysisId),
    ) &&
    file.mapChanges.every((it) =>
      isTie(it)
        ? it.otherItemId !== null && it.relationshipType !== null
        : it.name !== null && it.category !== null && it.attachmentPower !== null,
    ) &&
    file.relationships.every(({ sourceItemId, targetItemId }) => sourceItemId !== targetItemId)
  const isOnce =
    situations.size === file.situations.length &&
    analyses.size === file.analyses.length &&
    steps.size === file.steps.length &&
    forecasts.size === file.forecasts.length &&
    experiments.size === file.experiments.length &&
    isDistinct(file.tosses.map(({ situationId, id }) => situationId ?? -id)) &&
    isDistinct(
      file.loopRests.map((it) => [it.itemCategory, it.itemName, it.category].join('\n')),
    ) &&
    isDistinct(file.declinedNames.map(({ name }) => name)) &&
    isDistinct(file.ownWords.map(({ word }) => wordKey(word))) &&
    isDistinct(file.letters.map(({ week }) => week)) &&
    isDistinct(file.forecastItems.map((it) => `${it.forecastId} ${it.position}`)) &&
    isDistinct(file.followUps.map((it) => `${it.stepId} ${it.round}`)) &&
    isDistinct(file.items.map(({ id }) => id)) &&
    isDistinct(file.items.map(({ category, name }) => `${category}\n${nameKey(name)}`)) &&
    isDistinct(file.examples.map(({ itemId }) => itemId)) &&
    isDistinct(file.hiddenExampleRelationships.map(({ relationshipId }) => relationshipId)) &&
    isDistinct(file.situations.map(({ draftId, id }) => draftId ?? id)) &&
    isDistinct(file.proposals.map(({ id }) => id)) &&
    isDistinct(file.situationAnswers.map((it) => `${it.situationId} ${it.question}`)) &&
    isDistinct(file.situationItems.map((it) => `${it.situationId} ${it.position}`)) &&
    isDistinct(file.analysisEmotions.map((it) => `${it.analysisId} ${it.position}`)) &&
    isDistinct(file.analysisEquations.map((it) => `${it.analysisId} ${it.position}`)) &&
    isDistinct(
      file.relationships.map((it) =>
        [it.sourceItemId, it.targetItemId, it.relationshipType].join(' '),
      ),
    )
  if (!isWhole || !isOnce) refuse('invalid', NOT_AN_EXPORT)
}

const isTie = ({ kind }: { kind: string }): boolean => kind === 'tied' || kind === 'untied'

const isDistinct = (keys: readonly (string | number)[]): boolean =>
  new Set(keys).size === keys.length
