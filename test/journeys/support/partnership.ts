/** A partnership: the shortest way to the tax form of an entity. */
import type { Locator, Page } from '@playwright/test';
import type { InvestorDetails } from '#domain/application.ts';
import { next, onStep, type Applicant } from './applicant.ts';
import { card, chooseOwner } from './owners.ts';
import { fillPerson, type Individual } from './people.ts';
import { typeInto } from './typing.ts';

/** What is typed of it. */
const [NAME, ABN, ASSOCIATION, MEMBERSHIP] = ['Okafor & Lin', '51824753556', 'Law Society', 'M-12'];

/** Fills the partnership's card, a regulated one with an ABN. */
export async function fillPartnership(partnership: Locator): Promise<void> {
  await partnership.getByRole('radiogroup', { name: 'Is there an ABN?' }).getByLabel('Yes').check();
  await typeInto(partnership.getByLabel('ABN', { exact: true }), ABN);
  await typeInto(partnership.getByLabel('Registered partnership name'), NAME);
  await partnership
    .getByRole('radiogroup', { name: /regulated/ })
    .getByLabel('Yes')
    .check();
  await typeInto(partnership.getByLabel('Professional association'), ASSOCIATION);
  await typeInto(partnership.getByLabel('Membership number'), MEMBERSHIP);
}

/** From the landing page to the tax form of the partnership, which this person owns. */
export async function walkToPartnershipTax(page: Page, applicant: Applicant, owner: Individual): Promise<void> {
  await chooseOwner(page, applicant, 'Partnership');
  await fillPartnership(card(page, 'Partnership details'));
  await next(page).click();
  await onStep(page, /Beneficial owner details/);
  await fillPerson(card(page, 'Beneficial owner 1'), owner);
  await next(page).click();
  await onStep(page, /Tax details/);
}

/** What is stored of the partnership. */
export const STORED_PARTNERSHIP: InvestorDetails = {
  investor_type: 'partnership',
  partnershipName: NAME,
  registered_country: 'AU',
  has_business_number: true,
  business_number: ABN,
  abn_lookup_data: null,
  regulated_partnership: true,
  regulation_association: ASSOCIATION,
  membership_number: MEMBERSHIP,
};
