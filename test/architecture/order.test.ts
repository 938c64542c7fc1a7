/** @jest-environment node */
import { inOrderOf } from '../../scripts/lib/order.mjs';

const FILES = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('the random order of a full run', () => {
  it('is the same for the same seed, another for another one, and leaves nothing out', () => {
    const first = inOrderOf('1', FILES);

    expect(inOrderOf('1', [...FILES].reverse())).toEqual(first);
    expect(inOrderOf('2', FILES)).not.toEqual(first);
    expect([...first].sort()).toEqual(FILES);
  });

  it('is that of the names where there is no seed', () => {
    expect(inOrderOf('', FILES)).toEqual(FILES);
  });
});
