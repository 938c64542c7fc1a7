/** @jest-environment node */
import { createFileLocks } from '#store/file/persistence/fileLock.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { stepDrafted } from '#store/events.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { selectIsReadOnly, selectSync } from '#store/selectors/syncSelectors.ts';
import type { AppThunk } from '#store/createStore.ts';
import { openFile, openNewFile, removeFile } from '#store/file/files.ts';
import { requestPendingInput, saveInputBeforeHandOver } from '#store/file/handOver.ts';
import { takeOverFile, takeOverWhenFree } from '#store/file/takeOverFile.ts';
import { drain } from '#test/support/eventLoop.ts';
import { aLockManager } from '#test/support/lockManager.ts';
import { SLUG, anOfferStore, countingIds } from '#test/support/renderStoreDevice.ts';

const flushed =
  (): AppThunk<Promise<boolean>> =>
  (_dispatch, _getState, { persistence }) =>
    persistence.flush();
const restored =
  (): AppThunk<Promise<unknown>> =>
  (_dispatch, _getState, { fileList }) =>
    fileList.restore();
const typed = (totalAmount: string) => stepDrafted({ name: 'purchase_amount', values: { totalAmount } });

describe('the lock of a file', () => {
  it('goes to one tab, is free again after its release, and can be taken over', async () => {
    const locks = createFileLocks(aLockManager());
    const lost = jest.fn();

    const first = await locks.acquire('f1', lost);
    expect(await locks.acquire('f1', () => {})).toBeNull();
    expect(await locks.acquire('f2', () => {})).not.toBeNull();
    await first?.release();
    expect(lost).not.toHaveBeenCalled();
    await locks.acquire('f1', lost);
    expect(await locks.steal('f1', () => {})).not.toBeNull();

    await drain();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('is waited for until it is free, and the waiting can be called off', async () => {
    const locks = createFileLocks(aLockManager());
    const lost = jest.fn();
    const first = await locks.acquire('f1', () => {});
    const calledOff = new AbortController();
    const waiting = locks.wait('f1', lost, new AbortController().signal);
    const inVain = locks.wait('f1', lost, calledOff.signal);

    calledOff.abort();
    expect(await inVain).toBeNull();
    await first?.release();
    expect(await waiting).not.toBeNull();

    expect(await locks.acquire('f1', () => {})).toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });

  it('tells who waited for it of its loss, also after the waiting could have been called off', async () => {
    const locks = createFileLocks(aLockManager());
    const lost = jest.fn();
    const waiting = new AbortController();
    expect(await locks.wait('f1', lost, waiting.signal)).not.toBeNull();

    waiting.abort();
    await locks.steal('f1', () => {});

    await drain();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('is given to every tab where the browser has no locks', async () => {
    const locks = createFileLocks(undefined);

    expect(await locks.acquire('f1', () => {})).not.toBeNull();
    expect(await locks.acquire('f1', () => {})).not.toBeNull();
  });
});

describe('a file that another tab has open', () => {
  async function twoTabs() {
    Object.defineProperty(globalThis, 'navigator', { value: { locks: aLockManager() }, configurable: true });
    const storage = createMemoryStorage();
    const first = anOfferStore({ storage });
    const fileId = await first.dispatch(openNewFile(SLUG));
    first.dispatch(typed('first'));
    await first.dispatch(flushed());
    const second = anOfferStore({ storage, extra: { newId: countingIds('second') } });
    await second.dispatch(restored());
    await second.dispatch(openFile(fileId));
    return { first, second, storage, fileId };
  }

  afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

  it('is shown, but only to read, and the second tab writes nothing', async () => {
    const { second, storage, fileId } = await twoTabs();
    const before = await storage.getItem(`allot:file:${fileId}`);

    second.dispatch(typed('second'));
    await second.dispatch(flushed());

    expect(selectSync(second.getState())).toMatchObject({ kind: 'openElsewhere', by: 'tab' });
    expect(selectIsReadOnly(second.getState())).toBe(true);
    expect(await storage.getItem(`allot:file:${fileId}`)).toBe(before);
  });

  it('[R5] is taken over with what the form of the other tab still held back', async () => {
    const { first, second } = await twoTabs();
    const end = first.dispatch(saveInputBeforeHandOver(() => void first.dispatch(typed('newest'))));

    await second.dispatch(requestPendingInput());
    await second.dispatch(takeOverFile());

    expect(selectStepDraft(second.getState(), 'purchase_amount')).toEqual({ totalAmount: 'newest' });
    expect(selectIsReadOnly(second.getState())).toBe(false);
    end();
  });

  it('[R5] keeps nobody waiting where the other tab does not answer, or has another file open', async () => {
    const { first, second } = await twoTabs();
    const end = first.dispatch(saveInputBeforeHandOver(() => void first.dispatch(typed('of another file'))));
    await first.dispatch(openNewFile(SLUG));

    await second.dispatch(requestPendingInput());

    expect(selectStepDraft(first.getState(), 'purchase_amount')).toBeUndefined();
    end();
  });

  it('can be taken over with the other tab’s last work; that tab is told and writes no more', async () => {
    const { first, second, storage, fileId } = await twoTabs();
    first.dispatch(typed('newest'));
    await first.dispatch(flushed());

    await second.dispatch(takeOverFile());
    await drain();
    first.dispatch(typed('too late'));
    await first.dispatch(flushed());

    expect(selectStepDraft(second.getState(), 'purchase_amount')).toEqual({ totalAmount: 'newest' });
    expect(selectIsReadOnly(second.getState())).toBe(false);
    expect(selectIsReadOnly(first.getState())).toBe(true);
    expect(await storage.getItem(`allot:file:${fileId}`)).not.toContain('too late');
  });

  it('goes on by itself with that tab’s last work once it is closed', async () => {
    const { first, second } = await twoTabs();
    first.dispatch(typed('newest'));
    const waiting = second.dispatch(takeOverWhenFree(new AbortController().signal));
    await drain();
    expect(selectIsReadOnly(second.getState())).toBe(true);

    await first.dispatch(openNewFile(SLUG));
    await waiting;

    expect(selectStepDraft(second.getState(), 'purchase_amount')).toEqual({ totalAmount: 'newest' });
    expect(selectIsReadOnly(second.getState())).toBe(false);
  });

  it('begins nothing by itself where that tab removed it: it is told of that', async () => {
    const { first, second, fileId } = await twoTabs();
    const waiting = second.dispatch(takeOverWhenFree(new AbortController().signal));

    await first.dispatch(removeFile(fileId));
    await waiting;

    expect(selectFileId(second.getState())).toBe(fileId);
    expect(selectIsReadOnly(second.getState())).toBe(true);
  });
});
