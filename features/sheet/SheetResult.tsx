import { Link } from 'wouter';
import type { SheetRow } from '#api/sheetApi.ts';
import { sheetTexts } from '#domain/texts/sheet.ts';
import { ButtonLink } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import styles from './sheet.module.css';
import { Table } from '#features/ui/Table.tsx';

/** Shows the counts, then the rows to correct, then the drafts made. */
export function SheetResult({ results }: { results: readonly SheetRow[] }) {
  const of = (kind: SheetRow['outcome']) => results.filter(({ outcome }) => outcome === kind);
  const [refused, made, known] = [of('refused'), of('made'), of('known')];
  const noted = made.filter(({ reasons }) => reasons.length > 0);
  const plain = made.filter(({ reasons }) => reasons.length === 0);
  const counts = [
    sheetTexts.made(made.length),
    ...(known.length > 0 ? [sheetTexts.known(known.length)] : []),
    ...(refused.length > 0 ? [sheetTexts.refused(refused.length)] : []),
  ];
  return (
    <>
      <Notice kind={refused.length > 0 ? 'warn' : 'success'} role="note" title={counts.join(', ')} />
      {refused.length > 0 && <Refused rows={refused} />}
      {noted.length > 0 && <Drafts title={sheetTexts.notedTitle} rows={noted} />}
      {plain.length > 0 && <Drafts title={sheetTexts.madeTitle} rows={plain} />}
      {known.length > 0 && <Drafts title={sheetTexts.knownTitle} rows={known} />}
    </>
  );
}

function Refused({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <Card title={sheetTexts.refusedTitle} intro={sheetTexts.refusedHelp}>
      <Table
        hasKeys
        label={sheetTexts.refusedTitle}
        heads={[sheetTexts.row, sheetTexts.reference, sheetTexts.reasons]}
        rows={rows.map(({ row, reference, reasons }) => ({
          key: row,
          cells: [
            row,
            reference,
            <ul key="reasons" className={styles.reasons}>
              {reasons.map(({ column, message }) => (
                <li key={column ?? ''}>
                  {column !== null && <code>{column}</code>}
                  <span>{message}</span>
                </li>
              ))}
            </ul>,
          ],
        }))}
      />
    </Card>
  );
}

function Drafts({ title, rows }: { title: string; rows: readonly SheetRow[] }) {
  return (
    <Card title={title}>
      <ul className={styles.drafts}>
        {rows.map((row) => (
          <Draft key={row.row} row={row} />
        ))}
      </ul>
    </Card>
  );
}

function Draft({ row: { row, reference, draft_url, reasons } }: { row: SheetRow }) {
  return (
    <li>
      <span>
        <span>{reference}</span>
        <small>{reasons[0]?.message ?? `${sheetTexts.row} ${row}`}</small>
      </span>
      {draft_url !== null && (
        <Link href={draft_url} asChild>
          <ButtonLink href={draft_url}>
            <span>{sheetTexts.open}</span>
            <VisuallyHidden>{sheetTexts.which(reference)}</VisuallyHidden>
          </ButtonLink>
        </Link>
      )}
    </li>
  );
}
