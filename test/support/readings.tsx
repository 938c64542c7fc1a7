import { act, screen } from '@testing-library/react';
import type { Application, DataStepName, StepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { Description } from '#features/review/Description.tsx';
import { useSections } from '#features/review/useSections.ts';
import { stepRecord } from '#src/wizard/stepRegistry.ts';
import type { AppStore } from '#store/createStore.ts';
import { renderWithStore } from './renderStore.tsx';
import { aStoreAt } from './stepStore.ts';

/** One step as review reads it. */
export function StepReading({ name }: { name: StepName }) {
  const sectionsOf = useSections();
  return <Description sections={sectionsOf(name)} />;
}

/** Draws what review reads of a step. */
export function renderReading(name: DataStepName, store: AppStore) {
  return renderWithStore(<StepReading name={name} />, store);
}

/** Draws a step's lines in the sidebar. */
export async function renderSummary(name: DataStepName, store: AppStore) {
  const { summary: Summary } = stepRecord(name);
  if (!Summary) throw new Error(`${name} has no summary`);
  await act(() => Summary.preload());
  return renderWithStore(<Summary />, store);
}

/** A store on review with these answers. */
export function aStoreToRead(application: Application, offer?: Offer): AppStore {
  return aStoreAt('review', { application, ...(offer && { offer }) });
}

/** What stands on the page, question by question: `Country: Australia`. */
export function readingRows(): string[] {
  return screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}
