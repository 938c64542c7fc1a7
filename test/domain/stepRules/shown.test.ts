import { isAdviserApplying } from '#domain/model/applicantRole.ts';
import { requiresAdviserContact } from '#domain/stepRules/contact_details/schema.ts';
import { answerOptions, otherAnswerKey, prefilledAdviser } from '#domain/stepRules/applicant_profile/rules.ts';
import { idFieldNames, identityFields } from '#domain/people/identityAsked.ts';
import {
  PEP_STATUSES,
  SOURCES_OF_WEALTH,
  asksForCertificate,
  asksForRoles,
  asksForPepAssociation,
  asksForPep,
  asksForWealth,
} from '#domain/people/personFields.ts';
import { DRP_STATUSES } from '#domain/money/drp.ts';
import { drpLabels } from '#domain/texts/bank.ts';
import { investorTexts, investorTypeLabels, personTitles } from '#domain/texts/person.ts';
import { pepStatusLabels } from '#domain/texts/evidence.ts';
import { aDemoOffer, aPerson } from '#test/support/applications.ts';
import { accepted, refused } from '#test/support/schemaTables/rows.ts';
import { checkRow } from './check.ts';

const off = aDemoOffer('emberfield-copper', { require_aml_kyc: false });

describe('what a person block shows', () => {
  it('[2-INV-48, 2-INV-54] shows the identity section with AML/KYC only', () => {
    expect(identityFields(off, aPerson(), 1).isShown).toBe(false);
    expect(identityFields(aDemoOffer(), aPerson(), 1).isShown).toBe(true);
  });

  it('[2-ID-04, 2-ID-05, 2-ID-07] shows state and card number for a licence, the country for a passport', () => {
    const licence = identityFields(aDemoOffer(), aPerson({ idType: "Driver's licence" }), 1);
    const passport = identityFields(aDemoOffer(), aPerson({ idType: 'Passport' }), 1);

    expect(licence).toMatchObject({ asksForState: true, asksForCardNumber: true, asksForCountry: false });
    expect(passport).toMatchObject({ asksForState: false, asksForCardNumber: false, asksForCountry: true });
  });

  it('[2-ID-08, 2-ID-12] shows the second set by the count for the person’s address, without the first type', () => {
    const offer = aDemoOffer('emberfield-copper', { required_doc_count: 1, required_foreign_id_doc_count: 2 });
    const abroad = aPerson({ country: 170, idType: 'Passport' });

    expect(identityFields(offer, aPerson(), 2).isShown).toBe(false);
    expect(identityFields(offer, abroad, 2)).toMatchObject({ isShown: true, types: ['National identity card'] });
  });

  it('[2-INV-63, 2-INV-64] names the fields of both sets', () => {
    expect(Object.values(idFieldNames(1))).toEqual([
      'idType',
      'idNumber',
      'idDocDate',
      'idDoc',
      'idStateOfIssue',
      'idCountryOfIssue',
      'idCardNumber',
    ]);
    expect(Object.values(idFieldNames(2))).toEqual(Object.values(idFieldNames(1)).map((name) => `${name}2`));
  });

  it('[2-INV-49, 2-INV-50, 2-INV-51, 2-INV-54] shows certificate, wealth and PEP as the offer asks', () => {
    expect(asksForCertificate({ require_sophisticated_investor_verification: true })).toBe(true);
    expect(asksForCertificate({})).toBe(false);
    expect(asksForWealth({ require_source_of_wealth_information: true })).toBe(true);
    expect(asksForWealth({})).toBe(false);
    expect(asksForPep({ ask_individuals_pep: true })).toBe(true);
    expect(asksForPep({})).toBe(false);
  });

  it('[2-INV-46, 2-INV-54, 2-BO-18] shows other roles by the setting for the person’s role', () => {
    const offer = { request_individuals_with_other_roles: true, ask_beneficial_owners_additional_roles: false };

    expect(asksForRoles(offer, 'investor')).toBe(true);
    expect(asksForRoles(offer, 'beneficial_owner')).toBe(false);
  });

  it('[2-PEP-04, 2-PEP-05] asks for the association beside Yes only', () => {
    expect(asksForPepAssociation({ ask_individuals_pep: true }, { pep_status: 'HIGH_RISK_PEP' })).toBe(true);
    expect(asksForPepAssociation({ ask_individuals_pep: true }, { pep_status: 'NOT_PEP' })).toBe(false);
    expect(asksForPepAssociation({}, { pep_status: 'HIGH_RISK_PEP' })).toBe(false);
  });
});

describe('options and their labels', () => {
  it('[2-INV-05, 2-INV-06] offers the investor types in order', () => {
    expect(Object.entries(investorTypeLabels)).toEqual([
      ['individual', 'Individual'],
      ['joint_individual', 'Joint individuals'],
      ['bare_trust', 'Bare trust'],
      ['company', 'Company'],
      ['trust_superfund', 'Trust/Superfund'],
      ['partnership', 'Partnership'],
    ]);
  });

  it('[2-INV-19, 2-INV-20] words the investor step', () => {
    expect([investorTexts.primaryTitle, investorTexts.jointTitle]).toEqual([
      'Primary investor details',
      'Joint investor details',
    ]);
    expect([investorTexts.primary, investorTexts.joint(2)]).toEqual(['Primary investor', 'Joint investor 2']);
  });

  it('[2-INV-30] offers the titles', () => {
    expect(personTitles).toEqual(['Mr', 'Ms', 'Mrs', 'Miss', 'Dr', 'Prof', 'Est', 'Commodore', 'None']);
  });

  it('[2-SOW-03] offers the sources of wealth', () => {
    expect(SOURCES_OF_WEALTH).toEqual([
      'Gainful employment',
      'Business activity',
      'Superannuation savings',
      'Inheritance/gift',
      'Financial investments',
      'Other',
    ]);
  });

  it('[2-PEP-01, 2-PEP-03] words every PEP status', () => {
    expect(PEP_STATUSES.map((status) => pepStatusLabels[status])).toEqual([
      'Yes',
      'No',
      'Unknown',
      'Yes (low risk)',
      'Yes (medium risk)',
    ]);
  });

  it('[1-BANK-06, 1-BANK-07] words the reinvestment choices', () => {
    expect(DRP_STATUSES.map((status) => drpLabels[status])).toEqual([
      'Full participation',
      'Partial participation',
      'No participation',
    ]);
  });
});

describe('advisers', () => {
  it('[1-CONT-03, 1-CONT-04, 1-CONT-19] have blocks of their own, required without earlier advice', () => {
    const advisor = { applicant_role: 'advisor' as const };

    expect(isAdviserApplying({ applicant_role: 'investor' })).toBe(false);
    expect(isAdviserApplying(advisor)).toBe(true);
    expect(requiresAdviserContact(advisor, {})).toBe(true);
    expect(requiresAdviserContact(advisor, { applicant_profile: { is_personal_advised: true } })).toBe(false);
  });

  it('[1-PROF-17] prefill the applicant profile', () => {
    const contact = {
      applicant_role: 'advisor' as const,
      adviser_first_name: 'Ann',
      adviser_last_name: 'Lee',
      dealer_group_name: 'Acme',
      adviser_email: 'a@b.co',
    };

    expect(prefilledAdviser(contact)).toEqual({
      adviser_name: 'Ann Lee',
      adviser_workplace: 'Acme',
      adviser_email: 'a@b.co',
    });
    expect(prefilledAdviser({ ...contact, applicant_role: 'investor' })).toEqual({});
  });

  it('[1-PROF-12, 1-PROF-15] add Other to the answers where free text is allowed', () => {
    const question = { question_text: 'Why?', answers: ['Income'], allow_free_text: true };

    expect(answerOptions(question)).toEqual(['Income', 'Other']);
    expect(answerOptions({ ...question, answers: ['Other', 'Income'] })).toEqual(['Other', 'Income']);
    expect(answerOptions({ ...question, allow_free_text: false })).toEqual(['Income']);
    expect(otherAnswerKey(0)).toBe('other_0');
  });
});

describe('masked foreign tax numbers', () => {
  const tin = { person_type: 'NORMAL', tax_country: 170, has_tin: true, tin: '******789', encrypted_tin: true };
  const set = { 'investors[0].has_other_tax_countries': true, 'investors[0].tins': [tin] };
  const stored = { 'tax_details.investors[0].tins': [tin] };
  const changed = { ...set, 'investors[0].tins': [{ ...tin, tin: '*** 789' }] };
  const rows = [
    accepted('unchanged', set, { elsewhere: stored }),
    refused('edited', changed, {
      message: 'Dashes or spaces are not allowed',
      path: 'investors[0].tins[0].tin',
      elsewhere: stored,
    }),
  ];

  it.each(rows)('[3-TIN-14] $name', checkRow('tax_details'));
});
