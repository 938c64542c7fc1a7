/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { createAppStore } from '#store/createStore.ts';
import { createFileServices, type FileServices, type FileServicesDeps } from '#store/file/persistence/fileServices.ts';
import { lazyFileServices } from '#store/file/persistence/lazyFileServices.ts';
import { fileKey } from '#store/file/persistence/keys.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { forgetDevice } from '#store/session/session.ts';
import { signIn } from '#store/session/signIn.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { at } from '#test/support/handlers.ts';
import { NOW, SLUG, countingIds, deviceStorage, wipeDevice } from '#test/support/renderStoreDevice.ts';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService, PASSWORD } from '#test/support/sessionService.ts';

useServer();
beforeEach(wipeDevice);

const CUT = Object.assign(new Error('Loading chunk keeping failed'), { name: 'ChunkLoadError' });
const logError = jest.fn();

/** A page whose code that keeps files comes by this connection. */
function aPage(connection: { isCut: boolean }) {
  const fetches: string[] = [];
  const store = createAppStore({
    keeping: (deps: FileServicesDeps) =>
      lazyFileServices(async (): Promise<FileServices> => {
        fetches.push(connection.isCut ? 'cut' : 'came');
        if (connection.isCut) throw CUT;
        return createFileServices({ ...deps, storage: deviceStorage() });
      }),
    extra: { newId: countingIds('a'), now: () => NOW, logError },
  });
  return { store, fetches };
}

const opened = { slug: SLUG, isPreview: false };

it('[1-SHELL-44] opens an offer once the code that keeps files has come, which is fetched once', async () => {
  const { store, fetches } = aPage({ isCut: false });

  expect(await store.dispatch(openOffer(opened))).toEqual({ kind: 'opened' });

  expect(selectFileId(store.getState())).toBe('a-1');
  expect(fetches).toEqual(['came']);
});

it('[R24] says that the connection failed where that code does not come, and fetches it again with the next try', async () => {
  const connection = { isCut: true };
  const { store, fetches } = aPage(connection);

  expect(await store.dispatch(openOffer(opened))).toEqual({ kind: 'failed', error: { kind: 'network' } });
  expect(selectFileId(store.getState())).toBeNull();

  connection.isCut = false;
  expect(await store.dispatch(openOffer(opened))).toEqual({ kind: 'opened' });
  expect(fetches).toEqual(['cut', 'came']);
});

it('[3-LOGIN-01] signs in where that code does not come', async () => {
  const service = aSessionService();
  server.use(...service.handlers);
  const { store } = aPage({ isCut: true });

  const outcome = await store.dispatch(signIn({ username: 'olivia@example.com', password: PASSWORD }));

  expect(outcome).toBe('signed-in');
  expect(selectUser(store.getState())).toMatchObject({ username: 'olivia@example.com' });
  expect(logError).toHaveBeenCalledWith('files', { kind: 'network' });
});

it('[3-LOGIN-07] removes every file of this device where that code does not come', async () => {
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [] })));
  const first = aPage({ isCut: false }).store;
  await first.dispatch(openOffer(opened));
  first.dispatch(saveStepAndContinue('landingpage', { username: 'ana@x.au' }));
  await first.dispatch(written());
  expect(await deviceStorage().getItem(fileKey('a-1'))).toContain('ana@x.au');

  await aPage({ isCut: true }).store.dispatch(forgetDevice());

  expect(await deviceStorage().keys()).toEqual([]);
});

function written() {
  return async (_dispatch: unknown, _getState: unknown, { persistence }: FileServices) => {
    await persistence.flush();
    await persistence.stop();
  };
}
