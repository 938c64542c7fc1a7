import { screen } from '@testing-library/react';
import { DirectorsReview } from '#features/directors/DirectorsReview.tsx';
import { DirectorsSummary } from '#features/directors/DirectorsSummary.tsx';
import { directorsList } from '#features/directors/directorsList.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { known } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';

const OFFER = aDemoOffer('emberfield-copper');
const application = anApplicationBy('corporate_trust', OFFER);
const values = application.directors ?? {};
const rows = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('directors, to read', () => {
  it('[2-REV-01] shows each director with their answers', () => {
    renderWithStore(<DirectorsReview values={values} />, aStoreOnReview({ offer: OFFER, application }));

    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Tomas Okafor', 'Mei Lin']);
    expect(rows()).toEqual(expect.arrayContaining(['Name: Ms Tomas Okafor', 'Date of birth: 02/03/1984', 'Name: Ms Mei Lin']));
  });

  it('[1-SHELL-30] names them in the sidebar', () => {
    const { container } = renderWithStore(<DirectorsSummary values={values} />);

    expect(container).toHaveTextContent('Tomas OkaforMei Lin');
  });

  it('[2-DIR-08] gives saved directors back as they were', () => {
    const saved = { directors: [known('Ana', 'Li'), known('Bo', 'Mo')] };
    const context = { offer: OFFER, application: {}, user: null, mode: {} } as never;

    expect(directorsList.toValues(directorsList.toPeople(saved, context), saved, context)).toEqual(saved);
  });
});
