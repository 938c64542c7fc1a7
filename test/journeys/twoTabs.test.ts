import { expect, test } from '@playwright/test';
import { onStep } from './support/applicant.ts';
import { typeInto } from './support/typing.ts';
import { reloadOnceKept } from './support/reload.ts';
import { watchWrites } from './support/writes.ts';
import { ELSEWHERE, notice, firstName, saved, openTwice } from './support/twoTabs.ts';

test('a tab takes an application over with the newest words, and the other one is told', async ({ page: first }) => {
  await watchWrites(first.context());
  const second = await openTwice(first);
  await typeInto(firstName(first), 'Newest');
  await first.getByLabel('Last name').focus();
  await saved(first);
  await second.getByRole('button', { name: 'Use this tab' }).click();

  await expect(notice(second)).toHaveCount(0);
  await expect(firstName(second)).toHaveValue('Newest');
  await expect(notice(first)).toContainText(ELSEWHERE);

  await typeInto(firstName(second), 'Newer still');
  await second.getByLabel('Last name').focus();
  await saved(second);
  await expect(firstName(first)).not.toBeEditable();
  await first.close();
  await reloadOnceKept(second);
  await onStep(second, /Contact details/);
  await expect(firstName(second)).toHaveValue('Newer still');
});
