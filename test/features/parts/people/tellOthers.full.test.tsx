import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Application, ContactDetails, DataStepName } from '#domain/application.ts';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { OthersStep } from '#features/others/index.ts';
import { TrusteesStep } from '#features/trustees/index.ts';
import { aUser, anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { PLAIN, renderPeople } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const NOTICE =
  'Tell each person whose details you enter that Emberfield Copper Limited and its registrar receive them to process this application.';

/** The notes, once the code that comes later has. */
async function notes(): Promise<(string | null)[]> {
  await act(async () => undefined);
  await act(async () => undefined);
  return screen.queryAllByRole('note').map((note) => note.textContent);
}

describe('who enters other people is asked to tell them', () => {
  useServer();

  it.each<[DataStepName, ComponentType, Application]>([
    ['directors', DirectorsStep, anApplicationBy('company', PLAIN)],
    ['trustees', TrusteesStep, anApplicationBy('family_trust', PLAIN)],
    ['beneficial_owners', BeneficialOwnersStep, anApplicationBy('company', PLAIN)],
    ['others', OthersStep, anApplicationBy('company', PLAIN)],
  ])('[2-ROLE-04] once on the step %s', async (name, Step, application) => {
    await renderPeople(Step, name, { application });

    expect((await notes()).filter((note) => note === NOTICE)).toHaveLength(1);
  });

  const renderInvestors = (application: Application, contact: ContactDetails = {}, isIssuer = false) => {
    const contact_details = { ...application.contact_details, ...contact };
    const user = isIssuer ? aUser({ is_acting_as_issuer: true }) : null;
    const store = aStoreAt('investor_details', {
      offer: PLAIN,
      user,
      application: { ...application, contact_details },
    });
    renderWithStore(<InvestorDetailsStep />, store);
  };
  const alone = anIndividualApplication(PLAIN);

  it.each<[string, Application, ContactDetails, boolean, number]>([
    ['an investor alone', alone, {}, false, 0],
    ['an adviser', alone, { applicant_role: 'advisor' }, false, 1],
    ['staff', alone, {}, true, 1],
    ['joint investors', anApplicationBy('joint', PLAIN), {}, false, 1],
    ['the trustees of a bare trust', anApplicationBy('bare_trust', PLAIN), {}, false, 1],
  ])('[2-ROLE-04] on the investor step: %s', async (_name, application, contact, isIssuer, count) => {
    renderInvestors(application, contact, isIssuer);

    expect((await notes()).filter((note) => note === NOTICE)).toHaveLength(count);
  });

  it('[2-ROLE-04] as soon as an investor adds another one', async () => {
    const { contact_details, investor_details } = alone;
    renderInvestors({ ...(contact_details && { contact_details }), ...(investor_details && { investor_details }) });
    const user = userEvent.setup({ delay: null });
    expect(await notes()).not.toContain(NOTICE);

    await user.click(screen.getByRole('button', { name: 'Add joint investor' }));

    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
  });
});
