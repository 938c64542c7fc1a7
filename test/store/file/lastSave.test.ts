import { findLastSaves, recordLastSave } from '#store/file/persistence/lastSave.ts';
import { anId } from '#test/support/renderStoreDevice.ts';

const answers = (amount: string) => ({ purchase_amount: { totalAmount: amount } });

beforeEach(() => globalThis.localStorage.clear());

it('[3-LOGIN-12] knows the last ten saves of the same answers of a file, and none of other answers', () => {
  for (let save = 1; save <= 12; save += 1) recordLastSave(anId(1), `key ${save}`, answers('5'));

  expect(findLastSaves(anId(1), answers('5'))).toEqual(Array.from({ length: 10 }, (_, index) => `key ${index + 3}`));
  expect(findLastSaves(anId(1), answers('6'))).toEqual([]);
});

it('[3-LOGIN-12] knows the last twenty files, and forgets the one that was noted first', () => {
  for (let file = 1; file <= 20; file += 1) recordLastSave(anId(file), `key ${file}`, answers('5'));
  recordLastSave(anId(1), 'again', answers('5'));
  recordLastSave(anId(21), 'key 21', answers('5'));

  const known = Array.from({ length: 21 }, (_, index) => index + 1).filter(
    (file) => findLastSaves(anId(file), answers('5')).length > 0,
  );
  expect(known).toEqual([1, ...Array.from({ length: 19 }, (_, index) => index + 3)]);
});
