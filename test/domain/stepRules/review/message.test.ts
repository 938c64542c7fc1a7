import type { Review } from '#domain/application.ts';
import { NEW_APPLICATION, type Mode, type User } from '#domain/session.ts';
import { describe as read, settle } from '#domain/stepRules/review/rules.ts';
import { charactersLeft, normaliseMessage } from '#domain/stepRules/review/message.ts';
import { messageErrors, messageTexts } from '#domain/texts/message.ts';
import { aUser } from '#test/support/applications.ts';

describe('the message to the investor', () => {
  it.each([
    ['of Windows', 'a\r\n\r\nb', 'a\n\nb'],
    ['of old machines', 'a\rb', 'a\nb'],
    ['of word processors', 'a\vb\fc', 'a\nb\nc'],
    ['of other scripts', 'a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
    ['around it', '\n a \n', 'a'],
  ])('[2-REV-08] is kept with one kind of ends of lines: those %s', (_whose, typed, kept) => {
    expect(normaliseMessage(typed)).toBe(kept);
    expect(normaliseMessage(kept)).toBe(kept);
  });

  it('[2-REV-08] counts characters as a person does', () => {
    expect(charactersLeft('')).toBe(2_000);
    expect(charactersLeft('a😀\nb')).toBe(1_996);
    expect(charactersLeft('a'.repeat(2_003))).toBe(-3);
  });

  it('[2-REV-08] says numbers as they are read', () => {
    expect([messageTexts.left(200), messageTexts.left(1), messageTexts.tooMany(1_200)]).toEqual([
      '200 characters left',
      '1 character left',
      '1,200 characters too many',
    ]);
    expect(messageErrors.length(2_000, 1)).toBe('Please shorten the message by 1 character, to 2,000');
  });

  const ADVISER = { applicant_role: 'advisor' } as const;
  const APPROVING: Mode = { ...NEW_APPLICATION, editing: true, draft: true, status: 'pending_approval' };
  it.each<[string, boolean, { contact?: object; user?: User; mode?: Mode }]>([
    ['an adviser', true, {}],
    ['an investor', false, { contact: { applicant_role: 'investor' } }],
    ['issuer staff', false, { user: aUser({ is_acting_as_issuer: true }) }],
    ['an investor who approves', false, { mode: APPROVING }],
  ])('[2-REV-08, 2-REV-20] is kept of who is asked for it: %s', (...[, isKept, { contact = ADVISER, user, mode }]) => {
    const form: Review = { message_to_investor: ' Hello ' };
    const context = { application: { contact_details: contact }, user: user ?? null, mode: mode ?? NEW_APPLICATION };

    expect(settle(form, context)).toEqual(isKept ? { message_to_investor: 'Hello' } : {});
  });

  it('[2-REV-08] reads with its lines in the record of what was lodged', () => {
    expect(read({ holdingProfileType: 'NEW', message_to_investor: 'Dear Jo\n\nall is well' })).toEqual([
      {
        path: '',
        lines: [
          { path: 'message_to_investor', label: 'Message to investor', kind: 'text', value: 'Dear Jo\n\nall is well' },
        ],
      },
    ]);
  });
});
