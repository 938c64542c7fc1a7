import { screen, within } from '@testing-library/react';
import type { Application } from '#domain/application.ts';
import { ReviewStep } from '#features/review/index.ts';
import { submissionStarted, userLoaded } from '#store/events.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { aDemoOffer, aUser, anIndividualApplication } from '#test/support/applications.ts';
import { readinessCases, type ReadinessCase } from '#test/support/cases.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

/** Every warning that there is (2-READY-41 to 2-READY-49). */
const WARNINGS = [...new Set(readinessCases().flatMap(({ expected }) => expected.warnings))];

const demo = aDemoOffer('emberfield-copper', { application_terms_and_conditions: '' });

/** The cases are about documents: their landing page is answered. */
function agreed({ contact_details: contact }: Application): Application {
  const { landingpage = {} } = anIndividualApplication(demo);
  return {
    landingpage,
    ...(contact && { contact_details: { ...contact, adviser_authority_doc: { filename: 'authority.pdf' } } }),
  };
}

/** Review as whoever the case is about sees it. */
function show({ offer: rules, application, user, mode }: ReadinessCase) {
  const { submitting, ...opened } = mode;
  const offer = { ...demo, ...rules, security: { ...demo.security, ...rules.security } };
  const started = { ...application, ...agreed(application) };
  const store = aStoreOnReview({ offer, application: started, ...(mode.editing && { mode: opened }) });
  if (user.is_acting_as_issuer) store.dispatch(userLoaded(aUser(user)));
  if (application.review?.detailsAreCorrectConfirmation) store.dispatch(saveStep('review', application.review));
  if (submitting) store.dispatch(submissionStarted({ idempotencyKey: 'k' }));
  renderWithStore(<ReviewStep />, store);
}

const notice = (expected: ReadinessCase['expected']) =>
  screen.getByText(expected.summary[0] ?? '').closest<HTMLElement>('#readiness') ?? document.body;

describe('the worked cases on review', () => {
  it.each(readinessCases())('[2-REV-09, 2-READY-05, 2-READY-53] $name', (row) => {
    const { expected } = row;
    show(row);

    const said = notice(expected).textContent;
    const places = [...expected.summary, ...expected.warnings].map((text) => said.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const text of WARNINGS.filter((warning) => !expected.warnings.includes(warning)))
      expect(said).not.toContain(text);

    const missing = within(notice(expected)).queryAllByRole('button', { name: /Not supplied/ });
    expect(missing.length > 0).toBe(!expected.ready);

    const submit = screen.getByRole('button', { name: /^(Submit|Save)/ });
    expect(submit.getAttribute('aria-disabled') === 'true' || submit.getAttribute('aria-busy') === 'true').toBe(
      !expected.canSubmit,
    );
  });
});
