import { contactForRole } from '#domain/people/prefilledContact.ts';

const ROHAN = {
  id: 2,
  username: 'rohan@example.com',
  first_name: 'Rohan',
  last_name: 'Mehta',
  tel_mobile: '+61491570157',
};
const OWN = { first_name: 'Rohan', last_name: 'Mehta', email_address: 'rohan@example.com', tel_mobile: '+61491570157' };

describe('contact details when the role is chosen anew', () => {
  it.each([
    {
      case: 'what was known of the adviser leaves the investor',
      from: 'investor',
      to: 'advisor',
      stored: OWN,
      left: {},
    },
    {
      case: 'what was typed stays',
      from: 'investor',
      to: 'advisor',
      stored: { ...OWN, first_name: 'Margot' },
      left: { first_name: 'Margot' },
    },
    {
      case: 'an invited adviser is not the one who applies',
      from: 'investor',
      to: 'advisor',
      stored: { adviser_email: 'x@example.com' },
      left: {},
    },
    {
      case: 'the adviser who applied is not invited',
      from: 'advisor',
      to: 'investor',
      stored: { first_name: 'Margot', adviser_email: 'new@example.com', adviser_first_name: 'Rohan' },
      left: { first_name: 'Margot' },
    },
    {
      case: 'the same role changes nothing',
      from: 'advisor',
      to: 'advisor',
      stored: { adviser_email: 'rohan@example.com' },
      left: { adviser_email: 'rohan@example.com' },
    },
  ] as const)('[1-CONT-02, 1-CONT-03, 1-CONT-36] $case', ({ from, to, stored, left }) => {
    const application = { contact_details: { ...stored, applicant_role: from } };
    expect(contactForRole(stored, { application, user: ROHAN, chosen: { applicant_role: to } })).toEqual(left);
  });
});
