import { momentOf } from '#domain/formats/moment.ts';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { Button } from '#features/ui/Button.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import styles from './files.module.css';
import { OpenFiles } from './FilesButton.tsx';
import { placeOf, rowTitle, stepOf } from './rowTexts.ts';
import { useContinue } from './useContinue.ts';

/** Number of rows on the page, last changed first; the others are in the drawer. */
const SHOWN = 3;

/** List of unsubmitted applications to continue (1-LAND-46); nothing if there is none. */
export function ContinueList({ rows, onShowAll }: { rows: readonly FileRow[]; onShowAll: () => void }) {
  const today = useLocalToday();
  const { proceed, words } = useContinue(false);
  if (rows.length === 0) return null;
  return (
    <section className={styles.continue} aria-labelledby="home-continue">
      <header>
        <h2 id="home-continue">{texts.continueTitle}</h2>
        {rows.length > SHOWN && <OpenFiles onPress={onShowAll}>{texts.showAll(rows.length)}</OpenFiles>}
      </header>
      <p role="status">{words}</p>
      <ul>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.key}>
            <div>
              <b>{row.offerName}</b>
              {row.name && <span>{row.name}</span>}
            </div>
            <div className={styles.quiet}>
              {stepOf(row) && <span>{stepOf(row)}</span>}
              <span>{texts.changed(momentOf(row.changedAt, today))}</span>
              {row.saved && <span>{placeOf(row, today)}</span>}
            </div>
            <Button onClick={() => void proceed(row)}>
              <span>{texts.continue}</span>
              <VisuallyHidden>{texts.which(rowTitle(row, today))}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
