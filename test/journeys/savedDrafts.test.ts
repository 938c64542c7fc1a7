import { expect, type Page, test } from '@playwright/test';
import { fillLanding, fillTax, next, onStep, walkSteps } from './support/applicant.ts';
import { readStep } from './support/fields.ts';
import { keepStore, readWire } from './support/owners.ts';
import { newestLink, openByCode, saveAsDraft } from './support/savedDraft.ts';
import { wipeDevice } from './support/wipeDevice.ts';
import { EMBERFIELD, CONTACT, INVESTOR, TAX, button } from './support/savedDrafts.ts';

test('[3-OTP-07, 3-MISC-10] link and code bring every answer back to a browser whose storage was wiped', async ({
  page,
}) => {
  const person = { first: 'Wanda', email: 'wanda.wiped@example.com', mobile: '0491570313' };
  const applicant = { ...EMBERFIELD, person };
  await keepStore(page);
  await fillLanding(page, applicant);
  await walkSteps(page, applicant, { until: 3 });
  await fillTax(page, applicant);
  await saveAsDraft(page);
  const before = new Map([[String(TAX), await answersOf(page)]]);
  for (const title of [INVESTOR, /Investment amount/, CONTACT]) {
    await button(page, 'Back').click();
    await onStep(page, title);
    before.set(String(title), await answersOf(page));
  }
  const { landingpage } = await readWire(page);
  expect(landingpage).toMatchObject({ agree_to_terms: true, all_docs_are_downloaded: true, hasAccount: false });
  const link = await newestLink(page, person.email);

  await wipeDevice(page);
  await openByCode(page, { link, mobile: person.mobile });
  expect((await readWire(page)).landingpage).toEqual(landingpage);
  for (const title of [CONTACT, /Investment amount/, INVESTOR, TAX]) {
    await onStep(page, title);
    const [was, is] = [before.get(String(title)) ?? {}, await answersOf(page)];
    expect(is).toEqual(masked(was, is));
    if (title !== TAX) await next(page).click();
  }
  const typed = [...before.values()].flatMap((answers) => Object.values(answers));
  expect(typed).toEqual(expect.arrayContaining(['Wanda', '10,000', '081522014', '123456782', 'Remove identity.pdf']));
});

/** What a step shows, by the keys of its fields, and the names of its documents. */
async function answersOf(page: Page): Promise<Record<string, string>> {
  const { fields, files } = await readStep(page);
  return Object.fromEntries([...fields.map(({ key, value }) => [key, value]), ['files', files.join()]]);
}

/** As it reads where the service hands numbers out by their ends: only what is masked there is compared by its end. */
function masked(was: Record<string, string>, is: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(was).map(([key, value]) => {
      const [stars, end = ''] = /^(\*+)(.*)$/.exec(is[key] ?? '')?.slice(1) ?? [];
      return [key, stars !== undefined && value.endsWith(end) ? `${stars}${end}` : value];
    }),
  );
}
