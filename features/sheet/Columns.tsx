import { SHEET_COLUMNS, sheetTemplate } from '#domain/application/sheetColumns.ts';
import { sheetTexts } from '#domain/texts/sheet.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { saveFile } from '#features/ui/saveFile.ts';
import styles from './sheet.module.css';
import { Table } from '#features/ui/Table.tsx';

/** Explains the columns of a sheet, with a template. */
export function Columns() {
  const download = () =>
    saveFile(URL.createObjectURL(new Blob([sheetTemplate()], { type: 'text/csv' })), sheetTexts.templateName);
  return (
    <Card title={sheetTexts.columnsTitle} intro={sheetTexts.columnsIntro}>
      <div className={styles.about}>
        <Button icon="load" onClick={download}>
          {sheetTexts.template}
        </Button>
        <Notice kind="warn" role="note" title={sheetTexts.noNumbersTitle}>
          <p>{sheetTexts.noNumbers}</p>
        </Notice>
        <details className={styles.columns}>
          <summary>{sheetTexts.columns}</summary>
          <p className={styles.help}>{sheetTexts.excel}</p>
          <Table
            hasKeys
            label={sheetTexts.columns}
            heads={[sheetTexts.column, sheetTexts.meaning, sheetTexts.example]}
            rows={SHEET_COLUMNS.map(({ name, needed, help, example }) => ({
              key: name,
              cells: [
                <span key="name">
                  <code>{name}</code>
                  {sheetTexts.needed[needed] !== '' && (
                    <small className={styles.needed}>{sheetTexts.needed[needed]}</small>
                  )}
                </span>,
                help,
                example,
              ],
            }))}
          />
        </details>
      </div>
    </Card>
  );
}
