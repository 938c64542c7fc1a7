import { useAppSelector } from '#store/hooks.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';

/**
 * Returns true while the file of the page is being opened. The page may then be drawn anew, and the applications of the device are not
 * known yet: nobody signs in or out meanwhile.
 */
export function useIsOpening(): boolean {
  return useAppSelector((state) => selectFileId(state) === null || state.saveStatus.isReading);
}
