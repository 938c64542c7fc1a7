import { Link } from 'wouter';
import { dashboardTexts as texts } from '#domain/texts/dashboard.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { ContinueList } from '#features/parts/files/ContinueList.tsx';
import { shownInsteadText } from '#features/parts/files/rowTexts.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { useFilesDrawer } from '#features/parts/files/useFilesDrawer.tsx';
import { useFileRows } from '#store/file/useFileRows.ts';

/** Applications that are not yet submitted, in the account and on this device, as on the page of all offers. */
export function Drafts() {
  const { open, drawer } = useFilesDrawer(false);
  const { rows, saved } = useFileRows();
  const isEmpty = rows.length === 0 && !saved.isLoading && !saved.hasFailed;
  const none = (
    <p>
      <span>{`${texts.noDrafts} `}</span>
      <Link href="/">{homeTexts.allOffers}</Link>
    </p>
  );
  return (
    <>
      <ContinueList rows={rows} onShowAll={open} none={isEmpty ? none : null} />
      <SavedFailed {...saved} words={shownInsteadText(rows)} onRetry={saved.refetch} />
      {drawer}
    </>
  );
}
