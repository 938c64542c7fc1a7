import { test } from '@playwright/test';
import { ownService } from './support/ownService.ts';
import { enterPaperForm } from './support/paperForm.ts';

const service = ownService([
  {
    like: 'kestrel-notes',
    slug: 'emberfield-notes',
    changes: { name: 'Emberfield Notes', client_name: 'Emberfield Copper Limited' },
  },
]);

test('[2-ROLE-01, 3-MISC-11, 2-SUB-02, 2-SUB-05] staff enter a paper form with documents missing and leave it; a colleague goes on with it, saves it, opens it by the link and edits it', async ({
  browser,
}) => {
  await enterPaperForm(browser, service, 'Emberfield Notes');
});
