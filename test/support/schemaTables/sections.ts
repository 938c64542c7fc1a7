/** Every group of rows of every step, with the requirements that it shows. The service refuses them, and the form shows what is refused. */
import type { DataStepName } from '#domain/application.ts';
import { profileRows } from './applicant_profile.ts';
import { bankRows } from './bank_details.ts';
import { companyAt, companyRows } from './company.ts';
import { contactRows } from './contact_details.ts';
import { directorRows, otherRows, ownerRows, trusteeRows } from './entity_persons.ts';
import { investorRows } from './investor_details.ts';
import { bareTrustRows, partnershipRows, trustRows } from './investor_entities.ts';
import { landingRows } from './landingpage.ts';
import { paymentRows } from './payment_options.ts';
import { amountRows } from './purchase_amount.ts';
import { reviewRows } from './review.ts';
import { taxRows } from './tax_details.ts';
import { ownedBy, type SchemaRow } from './rows.ts';

type Section = [step: DataStepName, title: string, rows: readonly SchemaRow[]];

const companyEverywhere = Object.values(companyRows).flat();

export const SECTIONS: readonly Section[] = [
  ['landingpage', '[1-LAND-39, 3-LAND-43, 1-LAND-24] terms', landingRows.terms],
  ['landingpage', '[1-LAND-40, 3-LAND-44] documents', landingRows.documents],
  ['landingpage', '[1-LAND-43, 3-LAND-45] role', landingRows.role],
  ['landingpage', '[1-SESS-04, 1-SESS-05, 1-SESS-06] log in', landingRows.login],
  ['landingpage', '[1-ADV-05, 3-ROLE-06] authority document', landingRows.authority],
  ['landingpage', '[3-HOLD-01] a holding, not signed in', landingRows.holdingOfNobody],
  ['contact_details', '[1-CONT-09, 1-CONT-10] first name', contactRows.firstName],
  ['contact_details', '[1-CONT-11, 1-CONT-12] last name', contactRows.lastName],
  ['contact_details', '[1-CONT-13, 1-CONT-14, 1-CONT-15] e-mail', contactRows.email],
  ['contact_details', '[1-CONT-16, 1-CONT-17, 1-CONT-18] mobile', contactRows.mobile],
  ['contact_details', '[1-CONT-19, 1-CONT-20] own e-mail of an adviser', contactRows.adviserEmail],
  ['contact_details', '[1-CONT-21, 1-CONT-22, 1-CONT-23] adviser', contactRows.adviserPerson],
  ['contact_details', '[1-CONT-36] inviting an adviser', contactRows.invitation],
  ['contact_details', '[1-CONT-24] AFSL', contactRows.afsl],
  ['contact_details', '[1-CONT-28] dealer group', contactRows.dealerGroup],
  ['applicant_profile', '[1-PROF-02, 1-PROF-03, 1-PROF-04, 1-PROF-05] advice', profileRows.advice],
  ['applicant_profile', '[1-PROF-06, 1-PROF-07, 1-PROF-08] adviser', profileRows.adviser],
  ['applicant_profile', '[1-PROF-09, 1-PROF-10, 1-PROF-12, 1-PROF-15] questions', profileRows.questions],
  ['purchase_amount', '[1-AMT-01, 1-AMT-03, 1-AMT-04] single or regular', amountRows.choice],
  ['purchase_amount', '[1-AMT-29] number of securities', amountRows.quantityRequired],
  ['purchase_amount', '[1-AMT-30, 1-AMT-31] limits of the number', amountRows.quantityLimits],
  ['purchase_amount', '[1-AMT-32, 1-AMT-33] increment of the number', amountRows.quantityIncrement],
  ['purchase_amount', '[1-AMT-34] one message, in the order of the rules', amountRows.order],
  ['purchase_amount', '[1-AMT-35, 1-AMT-36, 1-AMT-37, 1-AMT-38] money', amountRows.value],
  ['purchase_amount', '[1-AMT-39, 1-AMT-40, 1-AMT-41] soft limit', amountRows.softLimit],
  ['purchase_amount', '[1-AMT-42] priority code under a soft limit', amountRows.softCode],
  ['purchase_amount', '[1-AMT-43, 1-AMT-19] priority code', amountRows.code],
  ['purchase_amount', '[1-AMT-44, 1-AMT-51] frequency', amountRows.frequency],
  ['purchase_amount', '[1-AMT-45, 1-AMT-46, 1-AMT-47] amount of a plan', amountRows.plan],
  ['purchase_amount', '[1-AMT-48] rules of a single investment do not bind a plan', amountRows.planFreedom],
  ['investor_details', '[2-INV-29, 2-INV-14, 2-INV-23] who invests', investorRows.list],
  ['investor_details', '[2-INV-33, 2-INV-36, 3-PERS-02, 3-PERS-03] names', investorRows.names],
  ['investor_details', '[2-INV-38, 2-INV-39, 2-INV-40, 3-PERS-01] date of birth', investorRows.birth],
  ['investor_details', '[2-INV-43, 2-INV-44, 3-PERS-06] e-mail and mobile', investorRows.email],
  ['investor_details', '[2-HIN-05, 2-HIN-06] HIN', investorRows.hin],
  ['investor_details', '[2-ADDR-22, 2-ADDR-25, 2-ADDR-26, 2-ADDR-27] manual address', investorRows.street],
  ['investor_details', '[2-ADDR-24] PO box', investorRows.poBox],
  ['investor_details', '[2-ADDR-23, 2-ADDR-29, 2-ADDR-30] characters', investorRows.characters],
  ['investor_details', '[2-ADDR-31, 2-ADDR-32, 2-ADDR-33] Australian address', investorRows.australian],
  ['investor_details', '[2-ADDR-11, 2-ADDR-12] address validator', investorRows.validator],
  ['investor_details', '[2-ADDR-36] postal address', investorRows.postal],
  ['investor_details', '[3-ADDR-06, 3-ADDR-07, 3-ADDR-08, 3-ADDR-10] address, second variant', investorRows.component],
  [
    'investor_details',
    '[3-ADDR-15, 3-ADDR-16, 3-ADDR-05] address, second variant, look-up',
    investorRows.componentLookup,
  ],
  ['investor_details', '[2-ID-01, 2-ID-02, 2-ID-09, 2-ID-13] identity: type and number', investorRows.idType],
  ['investor_details', '[2-ID-04, 2-ID-05, 2-ID-06] licence', investorRows.licence],
  ['investor_details', '[2-ID-07] passport', investorRows.passport],
  ['investor_details', '[2-ID-08] second document', investorRows.secondSet],
  ['investor_details', '[2-CERT-02] certificate', investorRows.certificate],
  ['investor_details', '[2-SOW-04, 2-SOW-05, 2-SOW-06, 2-SOW-07] source of wealth', investorRows.wealth],
  ['investor_details', '[2-CO-03, 2-CO-05, 2-CO-17, 2-CO-18] company', ownedBy('company', companyEverywhere)],
  ['corporate_trustee', '[2-CTR-02, 2-CTR-03] corporate trustee', ownedBy('corporate_trust', companyEverywhere)],
  ['investor_details', '[2-TRST-15] custodian', ownedBy('family_trust', companyAt('custodian', companyEverywhere))],
  [
    'investor_details',
    '[2-BARE-08] holding company',
    ownedBy('bare_trust', companyAt('holding_company', companyEverywhere)),
  ],
  ['investor_details', '[2-TRST-01, 2-TRST-03, 2-TRST-04, 2-TRST-06] trust', Object.values(trustRows).flat()],
  [
    'investor_details',
    '[2-PART-06, 2-PART-07, 2-PART-08, 2-PART-10] partnership',
    Object.values(partnershipRows).flat(),
  ],
  ['investor_details', '[2-BARE-01, 2-BARE-05] bare trust', Object.values(bareTrustRows).flat()],
  ['directors', '[2-DIR-04, 2-DIR-05, 2-DIR-06, 2-DIR-07] directors', Object.values(directorRows).flat()],
  ['trustees', '[2-TRU-04, 2-TRU-05, 2-TRU-06, 2-TRU-07] trustees', Object.values(trusteeRows).flat()],
  ['beneficial_owners', '[2-BO-11, 2-BO-13, 2-BO-15, 2-BO-17] beneficial owners', Object.values(ownerRows).flat()],
  ['others', '[2-OTH-02, 2-OTH-03, 2-OTH-04] others', Object.values(otherRows).flat()],
  ['tax_details', '[3-TAX-15, 3-TAX-16, 3-TAX-20] type', taxRows.type],
  ['tax_details', '[3-TAX-31, 3-TAX-32, 3-TAX-37] blocks', taxRows.blocks],
  ['tax_details', '[3-TAX-38, 3-TAX-39, 3-TAX-44] residency', taxRows.residency],
  ['tax_details', '[3-TFN-06, 3-TFN-07, 3-TFN-10, 3-TFN-13] TFN', taxRows.tfn],
  ['tax_details', '[3-TFN-11] masked TFN', taxRows.masked],
  ['tax_details', '[3-TIN-06, 3-TIN-07, 3-TIN-08, 3-TIN-09] foreign number', taxRows.tinAnswers],
  ['tax_details', '[3-TIN-10, 3-TIN-11, 3-TIN-05, 3-TIN-04] reason', taxRows.tinReasons],
  ['tax_details', '[3-TIN-12, 3-TIN-13] characters', taxRows.tinCharacters],
  ['tax_details', '[3-DECL-02, 3-DECL-03, 3-DECL-04] declaration', taxRows.declaration],
  ['tax_details', '[3-TFN-08, 3-TFN-09, 3-ABN-05] TFN or ABN', taxRows.tfnOrAbn],
  ['tax_details', '[3-TAX-47, 3-GIIN-01, 3-GIIN-04, 3-GIIN-09] institution', taxRows.institution],
  ['tax_details', '[3-GIIN-14, 3-GIIN-15, 3-GIIN-16, 3-GIIN-18] without GIIN', taxRows.giinTypes],
  ['tax_details', '[3-NFE-02, 3-NFE-06, 3-NFE-07] active entity', taxRows.activeEntity],
  ['tax_details', '[3-CP-06, 3-CP-07, 3-CP-08, 3-CP-09] controlling persons', taxRows.controlling],
  ['bank_details', '[1-BANK-02, 1-BANK-03, 1-BANK-04] country', bankRows.country],
  ['bank_details', '[1-BANK-10, 1-BANK-11] BSB', bankRows.bsb],
  ['bank_details', '[1-BANK-12, 1-BANK-21] account number', bankRows.number],
  ['bank_details', '[1-BANK-19, 1-BANK-20] account name', bankRows.name],
  ['bank_details', '[1-BANK-13, 1-BANK-14, 1-BANK-21] number abroad', bankRows.foreignNumber],
  ['bank_details', '[1-BANK-15, 1-BANK-16, 1-BANK-17, 1-BANK-18] fields abroad', bankRows.foreignFields],
  ['bank_details', '[1-BANK-05, 1-BANK-07] reinvestment', bankRows.drp],
  ['bank_details', '[1-BANK-08, 1-BANK-22] statement', bankRows.statement],
  ['payment_options', '[1-PAY-11, 1-PAY-03, 1-PAY-07, 1-PAY-08] method', paymentRows.method],
  ['payment_options', '[1-PAY-11, 1-PAY-08] no longer offered', paymentRows.lost],
  ['payment_options', '[1-PAY-11, 1-PAY-07] the only method', paymentRows.only],
  ['payment_options', '[1-PAY-09, 1-PAY-03, 1-PAY-08, 1-PAY-11] of a regular plan', paymentRows.plan],
  ['payment_options', '[1-PAY-13, 1-PAY-14, 1-PAY-15] another account', paymentRows.account],
  ['payment_options', '[1-PAY-16, 1-PAY-17, 1-PAY-18] account number', paymentRows.number],
  ['payment_options', '[1-PAY-19, 1-PAY-20, 1-PAY-21, 1-PAY-22] statement', paymentRows.statement],
  ['review', '[2-REV-03, 2-REV-04, 2-REV-05] confirmation', reviewRows.confirmation],
  ['review', '[2-REV-08] message', reviewRows.message],
];
