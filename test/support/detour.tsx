import { screen } from '@testing-library/react';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { aDemoOffer } from '#test/support/applications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';

export const offer = aDemoOffer('emberfield-copper', { application_terms_and_conditions: '' });

export function showReview() {
  const store = aStoreOnReview({ offer });
  renderWithStore(<Wizard />, store);
  return store;
}

export const edit = (title: string) => screen.findByRole('button', { name: `Edit ${title}` });
