import { useAppSelector } from '#store/hooks.ts';
import { OtherTabNotice } from './OtherTabNotice.tsx';
import { UnreadableNotice } from './UnreadableNotice.tsx';

/** What the landing page says of the file of this device: another tab has it, or it was not opened. */
export function FileNotices() {
  const isInOtherTab = useAppSelector(({ saveStatus }) => saveStatus.isInOtherTab);
  return (
    <>
      {isInOtherTab && <OtherTabNotice />}
      <UnreadableNotice />
    </>
  );
}
