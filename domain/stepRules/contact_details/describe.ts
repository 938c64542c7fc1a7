import type { ContactDetails, SelectedHolding } from '../../model/application.ts';
import { isAdviserApplying } from '../../model/applicantRole.ts';
import { formatAbnOrAcn } from '../../formats/format.ts';
import { formatPhone } from '../../formats/phones.ts';
import { answerTexts } from '../../texts/answers.ts';
import { contactTexts } from '../../texts/contact.ts';
import { paperTexts } from '../../texts/paper.ts';
import { holdingTexts } from '../../texts/holdings.ts';
import { date, linesOf, text, type FieldReadings, type Line, type Section } from '../../rules/description.ts';
import { isOnPaper, OF_PAPER } from './paperForm.ts';
import { OF_ADVISERS, OF_DEALER_GROUPS, applicableFields } from './rules.ts';

const READINGS: FieldReadings<ContactDetails> = {
  user: 'internal',
  holdingProfileType: {
    label: holdingTexts.holding,
    read: ({ holdingProfileType: profile = 'NEW' }) => ({
      kind: 'text',
      value: profile === 'NEW' ? holdingTexts.profiles.NEW : holdingTexts.applied[profile],
    }),
  },
  selectedSubregister: { lines: ({ selectedSubregister: chosen }) => linesOfHolding('selectedSubregister', chosen) },
  selectedHolder: { lines: ({ selectedHolder: chosen }) => linesOfHolding('selectedHolder', chosen) },
  first_name: text(contactTexts.firstName, (contact) => contact.first_name),
  last_name: text(contactTexts.lastName, (contact) => contact.last_name),
  email_address: text(contactTexts.email, (contact) => contact.email_address),
  tel_mobile: text(contactTexts.mobile, ({ tel_mobile: mobile = '' }) => formatPhone(mobile)),
  adviser_first_name: text(contactTexts.firstName, (contact) => contact.adviser_first_name),
  adviser_last_name: text(contactTexts.lastName, (contact) => contact.adviser_last_name),
  adviser_email: {
    label: (contact) => {
      if (isAdviserApplying(contact)) return contactTexts.email;
      return (isOnPaper(contact) ? contactTexts.inviteOfInvestor : contactTexts.invite).label;
    },
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
  paper_received_on: date(paperTexts.receivedOn, (contact) => contact.paper_received_on),
  paper_form: {
    label: paperTexts.scan,
    read: ({ paper_form: scan }) => ({
      kind: 'document',
      value: {
        documents: scan ? [scan] : [],
        state: scan ? 'supplied' : 'optional',
        text: answerTexts[scan ? 'supplied' : 'notSupplied'],
      },
    }),
  },
  dealer_group_name: text(contactTexts.dealerGroupName, (contact) => contact.dealer_group_name),
  dealer_group_abn_or_acn: text(contactTexts.dealerGroupAbnOrAcn, ({ dealer_group_abn_or_acn: number = '' }) =>
    formatAbnOrAcn(number),
  ),
  dealer_group_afsl: text(contactTexts.dealerGroupAfsl, (contact) => contact.dealer_group_afsl),
};

/** Returns name, number and security of a chosen holding; the values copied from it show in their own steps (1-HOLD-02). */
function linesOfHolding(field: string, chosen: SelectedHolding | null | undefined): Line[] {
  const { account_name: name = '', account_id: number = '', ...facts } = chosen ?? {};
  const { name_and_designation: whole, security_name: security } = facts;
  const line = (path: string, label: string, value: unknown): Line[] =>
    typeof value === 'string' && value !== '' ? [{ path: `${field}.${path}`, label, kind: 'text', value }] : [];
  return [
    ...line('account_name', holdingTexts.heldBy, whole ?? name),
    ...line('account_id', holdingTexts.number, number),
    ...line('security_name', holdingTexts.security, security),
  ];
}

const OF_HOLDINGS = ['holdingProfileType', 'selectedSubregister', 'selectedHolder'];
const OF_INVESTORS = ['first_name', 'last_name', 'email_address', 'tel_mobile'];

/** Describes every contact answer; an adviser's application has a section for each block (1-CONT-02 to 1-CONT-04). */
export function describe(values: ContactDetails): Section[] {
  const fields = [...applicableFields(values), ...OF_PAPER];
  const lines = (names: readonly string[]) =>
    linesOf({ readings: READINGS, asked: fields.filter((field) => names.includes(field)) }, values, undefined);
  const isNew = (values.holdingProfileType ?? 'NEW') === 'NEW';
  const holding: Section[] = isNew ? [] : [{ path: '', title: holdingTexts.holding, lines: lines(OF_HOLDINGS) }];
  const paper: Section[] = isOnPaper(values) ? [{ path: '', title: paperTexts.title, lines: lines(OF_PAPER) }] : [];
  if (!isAdviserApplying(values))
    return [...paper, ...holding, { path: '', lines: lines([...OF_INVESTORS, 'adviser_email']) }];
  return [
    ...holding,
    { path: '', title: contactTexts.investorTitle, lines: lines(OF_INVESTORS) },
    {
      path: '',
      title: contactTexts.adviserTitle,
      lines: lines([...OF_ADVISERS, 'adviser_email', 'adviser_has_authority']),
    },
    { path: '', title: contactTexts.dealerGroupTitle, lines: lines(OF_DEALER_GROUPS) },
  ];
}
