import { commonErrors } from '#domain/texts/errors.ts';
import { messageErrors } from '#domain/texts/message.ts';
import { reviewErrors } from '#domain/texts/review.ts';
import { aUser } from '../applications.ts';
import { accepted, refused, type SchemaTable } from './rows.ts';

const holding = (type: string) => ({ elsewhere: { 'contact_details.holdingProfileType': type }, user: aUser() });

const byAdviser = {
  elsewhere: {
    'contact_details.applicant_role': 'advisor',
    'contact_details.adviser_has_authority': false,
    'contact_details.adviser_first_name': 'Ava',
    'contact_details.adviser_last_name': 'Reed',
    'contact_details.adviser_email': 'ava@example.com',
    'contact_details.adviser_mobile': '+61 412 345 679',
    'contact_details.dealer_group_afsl': '123456',
  },
};
const takes = (name: string, message_to_investor: unknown) => accepted(name, { message_to_investor }, byAdviser);
const refuses = (name: string, message_to_investor: unknown, message: string) =>
  refused(name, { message_to_investor }, { message, ...byAdviser });

export const reviewRows = {
  message: [
    refuses('an address of the web', 'See https://evil.example now', messageErrors.link('https://evil.example')),
    takes('none', undefined),
    takes(
      'lines, figures and signs',
      'Hi Jo,\n\n\t3.5% p.a. (e.g. 6 months), paid at 5.30pm.\nRegards – Ava & co @ Reed',
    ),
    takes('2,000 characters, of any kind', '😀'.repeat(2_000)),
    refuses('a character more', `${'a'.repeat(2_001)}`, messageErrors.length(2_000, 1)),
    refuses('far too many', 'a '.repeat(20_000), messageErrors.length(2_000, 37_999)),
    takes('blanks around it count for nothing', `\r\n ${'a'.repeat(2_000)}\r\n`),
    refuses('an address without a dot', 'ftp://host', messageErrors.link('ftp://host')),
    refuses('www.', 'or WWW.evil', messageErrors.link('WWW.evil')),
    refuses('a bare address', 'log in at Evil.Example/pay', messageErrors.link('Evil.Example/pay')),
    refuses('an e-mail address', 'to ava@localhost', messageErrors.link('ava@localhost')),
    refuses('an address in letters of double width', 'ｅｖｉｌ．ｃｏｍ', messageErrors.link('evil.com')),
    refuses('an address with invisible marks', 'evil\u200b.\u00adcom', messageErrors.link('evil.com')),
    refuses('a long one, which is cut', `www.${'a'.repeat(80)}`, messageErrors.link(`www.${'a'.repeat(36)}…`)),
    refuses('a control character', 'a\u0007b', messageErrors.unwritable),
    refuses('a NUL', 'a\u0000b', messageErrors.unwritable),
    refuses('a turned direction', 'a\u202eb', messageErrors.unwritable),
    refuses('a list for a text', ['a'], commonErrors.invalid),
    accepted('what is not asked is not judged', { message_to_investor: 'www.evil' }),
  ],
  confirmation: [
    accepted('a new holding', {}),
    accepted('a duplicate', {}, holding('DUPLICATE')),
    refused(
      'top-up, not confirmed',
      { detailsAreCorrectConfirmation: false },
      { message: reviewErrors.confirmation, ...holding('TOP_UP') },
    ),
    refused(
      'existing, not confirmed',
      { detailsAreCorrectConfirmation: undefined },
      { message: reviewErrors.confirmation, ...holding('EXISTING') },
    ),
    accepted('existing, confirmed', { detailsAreCorrectConfirmation: true }, holding('EXISTING')),
    refused(
      'a claimed other type changes nothing',
      { detailsAreCorrectConfirmation: false, holdingProfileType: 'NEW' },
      { message: reviewErrors.confirmation, ...holding('TOP_UP') },
    ),
  ],
} satisfies SchemaTable;
