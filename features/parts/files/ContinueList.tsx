import { momentOf } from '#domain/formats/moment.ts';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { Button } from '#features/ui/Button.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { Row, RowList } from '#features/ui/RowList.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import { OpenFiles } from './FilesButton.tsx';
import { placeOf, rowTitle, stepOf } from './rowTexts.ts';
import { useContinue } from './useContinue.ts';

/** Number of rows on the page, last changed first; the others are in the drawer. */
const SHOWN = 3;

interface ContinueListProps {
  rows: readonly FileRow[];
  onShowAll: () => void;
  /** Content in place of an empty list; without it there is nothing then. */
  none?: Elements;
}

/** List of unsubmitted applications to continue (1-LAND-46). */
export function ContinueList({ rows, onShowAll, none = null }: ContinueListProps) {
  const today = useLocalToday();
  const { proceed, words } = useContinue(false);
  if (rows.length === 0 && none === null) return null;
  return (
    <RowList
      id="home-continue"
      title={texts.continueTitle}
      aside={rows.length > SHOWN && <OpenFiles onPress={onShowAll}>{texts.showAll(rows.length)}</OpenFiles>}
      intro={
        <>
          <p role="status">{words}</p>
          {rows.length === 0 && none}
        </>
      }
      rows={rows.slice(0, SHOWN).map((row) => (
        <Row
          key={row.key}
          facts={[stepOf(row), texts.changed(momentOf(row.changedAt, today)), row.saved && placeOf(row, today)]}
          action={
            <Button onClick={() => void proceed(row)}>
              <span>{texts.continue}</span>
              <VisuallyHidden>{texts.which(rowTitle(row, today))}</VisuallyHidden>
            </Button>
          }
        >
          <b>{row.offerName}</b>
          {row.name !== '' && <span>{row.name}</span>}
        </Row>
      ))}
    />
  );
}
