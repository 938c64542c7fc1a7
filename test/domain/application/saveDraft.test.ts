import type { ContactDetails } from '#domain/application.ts';
import { canSaveDraft } from '#domain/application/saveDraft.ts';
import { NEW_APPLICATION } from '#domain/session.ts';

const question = { user: null, mode: NEW_APPLICATION, completed: false };
const reachable: ContactDetails = { email_address: 'jane@example.com', tel_mobile: '+61 412 345 678' };

describe('Save as Draft', () => {
  it.each<[string, ContactDetails | null, boolean]>([
    ['e-mail and mobile', reachable, true],
    ['e-mail only', { email_address: 'jane@example.com', tel_mobile: ' ' }, false],
    ["the contact's user alone", { user: 3 }, true],
    [
      "an adviser's own",
      { applicant_role: 'advisor', adviser_email: 'a@example.com', adviser_mobile: '+61 400 000 000' },
      true,
    ],
    ["an adviser with the investor's only", { ...reachable, applicant_role: 'advisor' }, false],
    ['no contact details', null, false],
  ])('[1-SHELL-51, 1-DRAFT-01, 2-DRAFT-01] nobody signed in, %s', (_what, contact_details, expected) => {
    expect(canSaveDraft({ ...question, application: contact_details ? { contact_details } : {} })).toBe(expected);
  });

  it('[1-SHELL-51, 1-DRAFT-02, 2-DRAFT-02, 2-ROLE-12] somebody signed in, not the issuer, not while it waits for approval', () => {
    const application = { contact_details: {} };
    const pending = { editing: true, draft: false, status: 'pending_approval', preview: false } as const;

    expect(canSaveDraft({ ...question, application, user: { is_acting_as_investor: true } })).toBe(true);
    expect(canSaveDraft({ ...question, application, user: { is_acting_as_issuer_admin: true } })).toBe(false);
    expect(canSaveDraft({ ...question, application, user: {}, mode: pending })).toBe(false);
    expect(canSaveDraft({ ...question, application: { contact_details: reachable }, mode: pending })).toBe(false);
  });

  it('[1-SHELL-51] not of a preview', () => {
    const mode = { ...NEW_APPLICATION, preview: true };

    expect(canSaveDraft({ ...question, application: { contact_details: reachable }, mode })).toBe(false);
  });

  it('[1-SHELL-51, 1-SHELL-52] never once completed', () => {
    expect(canSaveDraft({ ...question, application: { contact_details: reachable }, completed: true })).toBe(false);
  });
});
