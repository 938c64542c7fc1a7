import { describe as describeContact } from '#domain/stepRules/contact_details/describe.ts';
import { asksForPaperForm, receivedOnError } from '#domain/stepRules/contact_details/paperForm.ts';
import { editMode } from '#domain/statuses.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { paperTexts } from '#domain/texts/paper.ts';
import { pastDayErrors, personErrors } from '#domain/texts/errors.ts';
import { aDemoOffer, aUser } from '#test/support/applications.ts';

const STAFF = aUser({ is_acting_as_issuer: true });
const PAPER = { contact_details: { first_name: 'Jane', paper_received_on: '20/11/2026' } };
const BLANK = { contact_details: { first_name: 'Jane', paper_received_on: '', paper_form: null } };

it('shows the day and the scan of a paper form, and nothing of one for an applicant whose form holds blanks', () => {
  const titles = (contact: object) => describeContact(contact).map(({ title }) => title);
  expect(titles(PAPER.contact_details)).toEqual(['Paper form', undefined]);
  expect(titles(BLANK.contact_details)).toEqual([undefined]);
});

it.each([
  ['staff who enter an application', { application: {}, user: STAFF, mode: NEW_APPLICATION }, true],
  ['an applicant', { application: PAPER, user: aUser(), mode: NEW_APPLICATION }, false],
  ['a visitor', { application: PAPER, user: null, mode: NEW_APPLICATION }, false],
  ['staff who edit what came on paper', { application: PAPER, user: STAFF, mode: editMode('submitted') }, true],
  ['staff who edit what came online', { application: BLANK, user: STAFF, mode: editMode('submitted') }, false],
  [
    'staff who blank the day of what came on paper',
    { application: BLANK, stored: PAPER, user: STAFF, mode: editMode('submitted') },
    true,
  ],
  [
    'staff who send a day for what came online',
    { application: PAPER, stored: BLANK, user: STAFF, mode: editMode('submitted') },
    false,
  ],
])('asks about a paper form: %s', (_who, context, isAsked) => {
  expect(asksForPaperForm(context)).toBe(isAsked);
});

it.each([
  ['', paperTexts.receivedOnMissing],
  ['31/11/2026', personErrors.validDate],
  ['24/11/2026', pastDayErrors.future],
  ['23/11/2026', paperTexts.receivedLate('22/11/2026')],
  ['22/11/2026', null],
  ['24/11/2025', null],
  ['22/11/2025', pastDayErrors.tooOld],
])('the day after the offer has closed, a form that was received on "%s" is refused with: %s', (typed, error) => {
  const offer = aDemoOffer('emberfield-copper', { state: 'closed', closes_at: '2026-11-22T06:00:00Z' });
  const context = { offer, mode: NEW_APPLICATION, today: '2026-11-23' };
  expect(receivedOnError(typed, context)).toBe(error);
});

it('lets staff correct the day of a form that they have entered to one after the closing', () => {
  const offer = aDemoOffer('emberfield-copper', { state: 'closed', closes_at: '2026-11-22T06:00:00Z' });
  expect(receivedOnError('23/11/2026', { offer, mode: editMode('submitted'), today: '2026-11-23' })).toBeNull();
});
