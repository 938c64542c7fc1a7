import { act, renderHook } from '@testing-library/react';
import { DRAFT_DELAY_MS, useDraftKeeper } from '#features/ui/form/useDraftKeeper.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const keep = jest.fn();
  const { result, unmount } = renderHook(() => useDraftKeeper(keep));
  return { keep, draft: result.current, unmount };
}

it('keeps what is owed when the form goes away, once', () => {
  const { keep, draft, unmount } = setUp();
  act(() => draft.later());
  unmount();
  jest.advanceTimersByTime(DRAFT_DELAY_MS);
  expect(keep).toHaveBeenCalledTimes(1);
});

it('keeps nothing that arrives after the form went away, when another file may be open', () => {
  const { keep, draft, unmount } = setUp();
  unmount();
  draft.later();
  jest.advanceTimersByTime(DRAFT_DELAY_MS);
  expect(keep).not.toHaveBeenCalled();
});
