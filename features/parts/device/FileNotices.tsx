import { useAppSelector } from '#store/hooks.ts';
import { selectIsInOtherTab } from '#store/selectors/syncSelectors.ts';
import { OtherTabNotice } from './OtherTabNotice.tsx';
import { UnreadableNotice } from './UnreadableNotice.tsx';

/** Notices on the landing page about the file on this device: another tab has it, or it was not opened. */
export function FileNotices() {
  const isInOtherTab = useAppSelector(selectIsInOtherTab);
  return (
    <>
      {isInOtherTab && <OtherTabNotice />}
      <UnreadableNotice />
    </>
  );
}
