/** Offers whose tax form is a step of its own. */
import { test, type Browser, type Page } from '@playwright/test';
import { fillTax, next, walkTo } from './support/applicant.ts';
import { expectStored } from './support/lodge.ts';
import { startService, type Service } from './support/service.ts';
import { answerTax, fillCountry, partOf, storedTax, storedTin } from './support/tax.ts';
import { APPLICANT, NEW_ZEALAND, typed, lodgeAndNote } from './support/taxWorld.ts';

test.describe.configure({ mode: 'serial' });

let service: Service;

test.beforeAll(async () => {
  service = await startService();
});

test.afterAll(async () => service.remove());

/** A page of this file's own service, as wide as a phone. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.address, viewport: { width: 375, height: 740 } });
  return context.newPage();
}

test('[3-TAX-09] an individual who is resident in Australia and New Zealand gets to next steps', async ({
  browser,
}) => {
  const page = await openPhone(browser);
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
  await expectStored(service, typed);
});
