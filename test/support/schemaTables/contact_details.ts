import { limitTexts } from '#domain/texts/limits.ts';
import { contactErrors as said, nameErrors } from '#domain/texts/errors.ts';
import { aUser } from '../applications.ts';
import { accepted, refused, type SchemaTable } from './rows.ts';

/** Answer that staff alone give. */
const paper = { paper_received_on: '20/11/2026' };
const adviser = {
  applicant_role: 'advisor',
  adviser_email: 'ann.adviser@example.com',
  adviser_mobile: '+61 491 570 156',
  adviser_first_name: 'Ann',
  adviser_last_name: 'Adviser',
};
const investorUser = aUser({ is_acting_as_investor: true });
const adviserUser = aUser({ is_acting_as_advisor: true });
const issuer = aUser({ is_acting_as_issuer: true });
const issuerAdmin = aUser({ is_acting_as_issuer_admin: true });

export const contactRows = {
  firstName: [
    refused('no first name', { first_name: '' }, said.firstName),
    refused('blanks only', { first_name: '   ' }, said.firstName),
    accepted('an accent, an apostrophe and a macron', { first_name: "Māia-Zoë O'Neil" }),
    refused('signed-in investor: no first name', { first_name: '' }, { message: said.firstName, user: investorUser }),
    refused(
      'issuer staff: no first name',
      { first_name: '', ...paper },
      { message: said.investorFirstName, user: issuer },
    ),
    refused(
      'signed-in adviser: no first name',
      { ...adviser, first_name: '' },
      { message: said.investorFirstName, path: 'first_name', user: adviserUser },
    ),
    refused(
      'adviser: no first name',
      { ...adviser, first_name: '' },
      { message: said.investorFirstName, path: 'first_name' },
    ),
    accepted('100 characters', { first_name: 'A'.repeat(100) }),
    refused('one more', { first_name: 'A'.repeat(101) }, limitTexts.length(100)),
    refused('a line break', { first_name: 'Jane\nYou have won' }, nameErrors.characters),
  ],
  lastName: [
    refused('no last name', { last_name: undefined }, said.lastName),
    accepted('one letter', { last_name: 'O' }),
    refused('101 characters', { last_name: 'A'.repeat(101) }, limitTexts.length(100)),
    refused('a line break', { last_name: 'A\r\nB' }, nameErrors.characters),
    refused(
      'issuer admin: no last name',
      { last_name: '', ...paper },
      { message: said.investorLastName, user: issuerAdmin },
    ),
    refused(
      'adviser: no last name',
      { ...adviser, last_name: '' },
      { message: said.investorLastName, path: 'last_name' },
    ),
  ],
  email: [
    refused('no e-mail', { email_address: '' }, said.email),
    refused(
      'adviser: no e-mail',
      { ...adviser, email_address: '' },
      { message: said.investorEmail, path: 'email_address' },
    ),
    refused(
      'adviser: malformed',
      { ...adviser, email_address: 'jane@' },
      { message: said.validEmail, path: 'email_address' },
    ),
    refused('issuer staff: no e-mail', { email_address: '', ...paper }, { message: said.investorEmail, user: issuer }),
    refused('no domain', { email_address: 'jane@' }, said.validEmail),
    refused('no dot', { email_address: 'jane@example' }, said.validEmail),
    refused('two at signs', { email_address: 'jane@x@example.com' }, said.validEmail),
    refused('a blank inside', { email_address: 'ja ne@example.com' }, said.validEmail),
    refused('two dots', { email_address: 'jane..citizen@example.com' }, said.validEmail),
    accepted('plus and subdomain', { email_address: 'jane+offers@mail.example.com.au' }),
    accepted('blanks around', { email_address: ' jane@example.com ' }),
  ],
  mobile: [
    refused('no mobile', { tel_mobile: '' }, said.mobile),
    refused('a mobile without a digit', { tel_mobile: '+ abc' }, said.mobile),
    refused('adviser: no mobile', { ...adviser, tel_mobile: '' }, { message: said.investorMobile, path: 'tel_mobile' }),
    refused('signed-in investor: no mobile', { tel_mobile: '' }, { message: said.mobile, user: investorUser }),
    refused(
      'signed-in adviser: no mobile',
      { ...adviser, tel_mobile: '' },
      { message: said.investorMobile, path: 'tel_mobile', user: adviserUser },
    ),
    accepted('a number of New Zealand', { tel_mobile: '+64 21 123 4567' }),
    accepted('issuer staff: no mobile', { tel_mobile: '', ...paper }, { user: issuer }),
    accepted('issuer admin: no mobile', { tel_mobile: '', ...paper }, { user: issuerAdmin }),
  ],
  adviserEmail: [
    refused(
      'adviser without own e-mail',
      { ...adviser, adviser_email: '' },
      { message: said.email, path: 'adviser_email' },
    ),
    refused(
      'adviser with a malformed e-mail',
      { ...adviser, adviser_email: 'ann' },
      { message: said.validEmail, path: 'adviser_email' },
    ),
    accepted(
      'adviser after personal advice, no e-mail',
      { ...adviser, adviser_email: '' },
      {
        offer: { has_personal_advice: true },
        elsewhere: {
          'applicant_profile.is_personal_advised': true,
          'applicant_profile.adviser_name': 'Ann',
          'applicant_profile.adviser_workplace': 'Acme',
        },
      },
    ),
  ],
  adviserPerson: [
    refused(
      'adviser without mobile',
      { ...adviser, adviser_mobile: '' },
      { message: said.mobile, path: 'adviser_mobile' },
    ),
    refused(
      'adviser with a mobile without a digit',
      { ...adviser, adviser_mobile: '+' },
      { message: said.mobile, path: 'adviser_mobile' },
    ),
    refused(
      'adviser with blanks for a first name',
      { ...adviser, adviser_first_name: '  ' },
      { message: said.firstName, path: 'adviser_first_name' },
    ),
    refused(
      'adviser without first name',
      { ...adviser, adviser_first_name: '' },
      { message: said.firstName, path: 'adviser_first_name' },
    ),
    refused(
      'adviser without last name',
      { ...adviser, adviser_last_name: '' },
      { message: said.lastName, path: 'adviser_last_name' },
    ),
    refused(
      'adviser with a line break',
      { ...adviser, adviser_first_name: 'Ann\nLee' },
      { message: nameErrors.characters, path: 'adviser_first_name' },
    ),
    refused(
      'adviser with 101 characters',
      { ...adviser, adviser_last_name: 'A'.repeat(101) },
      { message: limitTexts.length(100), path: 'adviser_last_name' },
    ),
    accepted('investor without any adviser', { adviser_first_name: '', adviser_mobile: '' }),
  ],
  invitation: [
    accepted('no adviser invited', { adviser_email: '' }),
    accepted('adviser invited', { adviser_email: 'ann@example.com' }),
    refused('adviser invited by a malformed e-mail', { adviser_email: 'ann at example' }, said.validEmail),
  ],
  afsl: [
    accepted('six digits', { ...adviser, dealer_group_afsl: '123456' }),
    accepted('a blank after three', { ...adviser, dealer_group_afsl: '123 456' }),
    accepted('none', { ...adviser, dealer_group_afsl: '' }),
    refused(
      'five digits',
      { ...adviser, dealer_group_afsl: '12345' },
      { message: said.afsl, path: 'dealer_group_afsl' },
    ),
    refused(
      'the blank elsewhere',
      { ...adviser, dealer_group_afsl: '12 3456' },
      { message: said.afsl, path: 'dealer_group_afsl' },
    ),
    refused('letters', { ...adviser, dealer_group_afsl: 'ABCDEF' }, { message: said.afsl, path: 'dealer_group_afsl' }),
    refused(
      'two blanks',
      { ...adviser, dealer_group_afsl: '123  456' },
      { message: said.afsl, path: 'dealer_group_afsl' },
    ),
    refused(
      'seven digits',
      { ...adviser, dealer_group_afsl: '1234567' },
      { message: said.afsl, path: 'dealer_group_afsl' },
    ),
    accepted('hidden from an investor', { dealer_group_afsl: 'x' }),
  ],
  dealerGroup: [
    accepted('an ABN of any length', { ...adviser, dealer_group_abn_or_acn: '1234567890' }),
    accepted('an ABN', { ...adviser, dealer_group_abn_or_acn: '51824753556' }),
    accepted('no dealer group', {
      ...adviser,
      dealer_group_name: '',
      dealer_group_abn_or_acn: '',
      dealer_group_afsl: '',
    }),
  ],
} satisfies SchemaTable;
