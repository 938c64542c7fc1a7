import type { ContactDetails } from '../../model/application.ts';
import { isAdviserApplying } from '../../model/applicantRole.ts';
import { formatAbnOrAcn } from '../../formats/format.ts';
import { formatPhone } from '../../formats/phones.ts';
import { answerTexts } from '../../texts/answers.ts';
import { contactTexts } from '../../texts/contact.ts';
import { linesOf, text, type FieldReadings, type Section } from '../../rules/description.ts';
import { OF_ADVISERS, OF_DEALER_GROUPS, applicableFields } from './rules.ts';

const READINGS: FieldReadings<ContactDetails> = {
  user: 'internal',
  // The applicant chooses these before the application begins; the values that they prefill show in their own steps.
  holdingProfileType: 'internal',
  selectedSubregister: 'internal',
  selectedHolder: 'internal',
  first_name: text(contactTexts.firstName, (contact) => contact.first_name),
  last_name: text(contactTexts.lastName, (contact) => contact.last_name),
  email_address: text(contactTexts.email, (contact) => contact.email_address),
  tel_mobile: text(contactTexts.mobile, ({ tel_mobile: mobile = '' }) => formatPhone(mobile)),
  adviser_first_name: text(contactTexts.firstName, (contact) => contact.adviser_first_name),
  adviser_last_name: text(contactTexts.lastName, (contact) => contact.adviser_last_name),
  adviser_email: {
    label: (contact) => (isAdviserApplying(contact) ? contactTexts.email : contactTexts.inviteAdviser),
    read: ({ adviser_email: email = '' }) => ({ kind: 'text', value: email }),
  },
  adviser_mobile: text(contactTexts.mobile, ({ adviser_mobile: mobile = '' }) => formatPhone(mobile)),
  applicant_role: { in: 'adviser_has_authority' },
  // 1-ADV-03, 1-ADV-04
  adviser_has_authority: {
    label: contactTexts.authority,
    read: ({ adviser_has_authority: hasAuthority, adviser_authority_doc: document }) => {
      if (hasAuthority === false) return { kind: 'text', value: contactTexts.withoutAuthority };
      const documents = document ? [document] : [];
      const state = document ? ('supplied' as const) : ('missing' as const);
      return {
        kind: 'document',
        value: { documents, state, text: answerTexts[document ? 'supplied' : 'notSupplied'] },
      };
    },
  },
  adviser_authority_doc: { in: 'adviser_has_authority' },
  dealer_group_name: text(contactTexts.dealerGroupName, (contact) => contact.dealer_group_name),
  dealer_group_abn_or_acn: text(contactTexts.dealerGroupAbnOrAcn, ({ dealer_group_abn_or_acn: number = '' }) =>
    formatAbnOrAcn(number),
  ),
  dealer_group_afsl: text(contactTexts.dealerGroupAfsl, (contact) => contact.dealer_group_afsl),
};

const OF_INVESTORS = ['first_name', 'last_name', 'email_address', 'tel_mobile'];

/** Describes every contact answer; an adviser's application has a section for each block (1-CONT-02 to 1-CONT-04). */
export function describe(values: ContactDetails): Section[] {
  const fields = applicableFields(values);
  const lines = (names: readonly string[]) =>
    linesOf({ readings: READINGS, asked: fields.filter((field) => names.includes(field)) }, values, undefined);
  if (!isAdviserApplying(values)) return [{ path: '', lines: lines([...OF_INVESTORS, 'adviser_email']) }];
  return [
    { path: '', title: contactTexts.investorTitle, lines: lines(OF_INVESTORS) },
    {
      path: '',
      title: contactTexts.adviserTitle,
      lines: lines([...OF_ADVISERS, 'adviser_email', 'adviser_has_authority']),
    },
    { path: '', title: contactTexts.dealerGroupTitle, lines: lines(OF_DEALER_GROUPS) },
  ];
}
