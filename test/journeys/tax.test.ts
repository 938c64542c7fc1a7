/** Offers whose tax form is a step of its own. */
import { test, type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { applicantOf, fillTax, next, walkTo } from './support/applicant.ts';
import { answerTax, fillCountry, partOf, storedTax, storedTin } from './support/tax.ts';
import { ownService, PHONE } from './support/ownService.ts';

const APPLICANT = applicantOf('emberfield-copper');
const NEW_ZEALAND = 170;
const service = ownService();

const lodgeAndNote = (page: Page, steps: Partial<Application>) =>
  service.lodgeAndNote(page, { applicant: APPLICANT, steps });

test('[3-TAX-09] an individual who is resident in Australia and New Zealand gets to next steps', async ({
  browser,
}) => {
  const page = await service.open(browser, PHONE);
  await walkTo(page, APPLICANT, 3);
  await answerTax(page, /resident of any other country/, 'Yes');
  await fillCountry(partOf(page, 'Country 1'), { country: 'New Zealand', tin: '49091850' });
  await fillTax(page, APPLICANT);
  await next(page).click();

  await lodgeAndNote(page, {
    tax_details: storedTax({
      tax_type: 'I',
      investor_type: 'INDIV',
      submit_person_name: 'Margot Elin Lindqvist',
      answers: [
        {
          investor_name: 'Ms Margot Lindqvist',
          tfn: '123456782',
          has_other_tax_countries: true,
          tins: [storedTin(NEW_ZEALAND, '49091850')],
        },
      ],
    }),
  });
});

test('every stored application equals what was typed, field by field', async () => {
  await service.expectStored();
});
