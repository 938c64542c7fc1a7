import { http, HttpResponse } from 'msw';
import type { AppStore } from '#store/createStore.ts';
import { draftSaved, offerLoaded, stepDrafted } from '#store/events.ts';
import { openNewFile } from '#store/file/files.ts';
import { deleteRemovedDocuments, detachFile } from '#store/file/switchFile.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { drain, useFakeClock } from '#test/support/eventLoop.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore, CONTEXT, NOW } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const SLUG = 'emberfield-copper';
const DOCUMENT = { filename: 'licence.pdf', delete_document: '/api/documents/d1/', download: '/api/documents/d1/' };

/** Two files, the first with an upload; answers its id. */
async function leaveOneBehind(store: AppStore, isSaved: boolean): Promise<string> {
  store.dispatch(offerLoaded({ ...CONTEXT, offer: aDemoOffer(SLUG), slug: SLUG }));
  const fileId = await store.dispatch(openNewFile(SLUG));
  store.dispatch(stepDrafted({ name: 'bank_details', values: { bank_statement: DOCUMENT } }));
  if (isSaved)
    store.dispatch(draftSaved({ id: 31, revision: 1, draft_url: '/offers/a/draft/31/' }, { application: {}, at: NOW }));
  await store.dispatch(openNewFile(SLUG));
  expect(selectFileId(store.getState())).not.toBe(fileId);
  return fileId;
}

it.each([
  ['go once nobody wants it back', false, ['/api/documents/d1/']],
  ['stay with the service where it was saved as a draft', true, []],
])('[1-LAND-45] removes a file in the drawer: its documents %s', async (_what, isSaved, gone) => {
  const deleted: string[] = [];
  server.use(
    http.delete(at('/api/documents/:id/'), ({ request }) => {
      deleted.push(new URL(request.url).pathname);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const store = anOfferStore();
  useFakeClock();
  const fileId = await leaveOneBehind(store, isSaved);

  const taken = await store.dispatch(detachFile(fileId));
  expect(taken?.entry.fileId).toBe(fileId);
  if (taken) store.dispatch(deleteRemovedDocuments(taken));

  await jest.advanceTimersByTimeAsync(60_000);
  await drain();
  jest.useRealTimers();
  expect(deleted).toEqual(gone);
});
