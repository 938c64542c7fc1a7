import { act, fireEvent, screen } from '@testing-library/react';
import { DRAFT_DELAY_MS, LONGEST_DRAFT_DELAY_MS } from '#features/ui/form/useDraftKeeper.ts';
import { show } from './nameAndTown.tsx';

describe('what is being typed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (text: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });

  it('is kept after a pause, not with each key', () => {
    const onDraft = jest.fn();
    show({ onDraft });
    for (const text of ['A', 'An', 'Ann']) {
      type(text);
      act(() => jest.advanceTimersByTime(40));
    }
    expect(onDraft).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(DRAFT_DELAY_MS - 40));
    expect(onDraft).toHaveBeenCalledTimes(1);
    expect(onDraft).toHaveBeenCalledWith({ name: 'Ann', town: '' });
  });

  it('[R3] is kept while somebody types on without a pause, each key soon enough to be on the disk half a second after it', () => {
    const onDraft = jest.fn();
    show({ onDraft });
    for (let typed = 0; typed < LONGEST_DRAFT_DELAY_MS; typed += 50) {
      type('A'.repeat(typed + 1));
      act(() => jest.advanceTimersByTime(50));
    }
    expect(onDraft).toHaveBeenCalledTimes(1);
    expect(LONGEST_DRAFT_DELAY_MS).toBeLessThanOrEqual(450);
  });

  it.each([
    ['its field is left', () => fireEvent.blur(screen.getByLabelText('Name'))],
    ['the page is hidden', hidePage],
    ['the page is about to be left', () => fireEvent(window, new Event('beforeunload'))],
    ['the page goes away', () => fireEvent(window, new Event('pagehide'))],
  ])('is kept at once when %s', (_name, happen) => {
    const onDraft = jest.fn();
    show({ onDraft });
    type('Ann');
    happen();
    expect(onDraft).toHaveBeenCalledWith({ name: 'Ann', town: '' });
  });

  it('is kept when the step goes away', () => {
    const onDraft = jest.fn();
    const { unmount } = show({ onDraft });
    type('Ann');
    unmount();
    expect(onDraft).toHaveBeenCalledWith({ name: 'Ann', town: '' });
  });
});

function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  fireEvent(document, new Event('visibilitychange'));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
}
