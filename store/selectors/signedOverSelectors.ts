import { createSelector } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import { listEntities } from '#domain/model/places.ts';
import { isDeclarationChangedSinceSigning, isFormChangedSinceSigning } from '#domain/tax/signedAnswers.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from './applicationSelectors.ts';

/** Selects the steps with a tax declaration that was signed before an answer changed, in any step (3-DECL-06). */
export const selectChangedSinceSigning: (state: RootState) => readonly DataStepName[] = createSelector(
  [selectApplication],
  (application) => {
    const inBlocks = listEntities(application).flatMap(({ kind, entity, step }) =>
      kind !== 'tax' && entity.taxDetails && isDeclarationChangedSinceSigning(entity.taxDetails) ? [step] : [],
    );
    const form = application.tax_details;
    return [...new Set([...inBlocks, ...(form && isFormChangedSinceSigning(form) ? (['tax_details'] as const) : [])])];
  },
);
