import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '#api/apiError.ts';
import { type SheetRow, useTakeSheetMutation } from '#api/sheetApi.ts';
import { sheetTextFault } from '#domain/application/sheetFault.ts';
import { LARGEST_SHEET } from '#domain/application/sheetColumns.ts';
import { sheetErrors, sheetTexts } from '#domain/texts/sheet.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { asApiError } from '#store/asApiError.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectEpoch, selectUser } from '#store/selectors/sessionSelectors.ts';
import { findResults, keepResults } from './lastResults.ts';
import styles from './sheet.module.css';
import { SheetField } from './SheetField.tsx';
import { SheetResult } from './SheetResult.tsx';
import { sheetText } from './sheetText.ts';

const FIELD = 'sheet-file';

/** The file, and the outcome of its rows. */
export function SheetForm({ slug }: { slug: string }) {
  const { file, error, isBusy, failure, results, choose, submit } = useSheet(slug);
  useEffect(() => {
    if (error !== undefined && !isBusy) document.getElementById(`${FIELD}-file`)?.focus();
  }, [error, isBusy]);
  return (
    <>
      <Card title={sheetTexts.fileTitle} intro={sheetTexts.again}>
        <form noValidate onSubmit={submit} className={styles.form}>
          <SheetField id={FIELD} file={file} error={error} isBusy={isBusy} onChoose={choose} />
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {sheetTexts.make}
          </Button>
          <p role="status" className={styles.help}>
            {isBusy && sheetTexts.making}
          </p>
        </form>
        {failure !== null && (
          <Notice kind="error" role="alert" title={sheetTexts.failedTitle}>
            <p>{failure}</p>
          </Notice>
        )}
      </Card>
      {results !== null && <Shown results={results} />}
    </>
  );
}

/** The outcome takes the focus, as the pressed button stays above it. */
function Shown({ results }: { results: readonly SheetRow[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [results]);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={sheetTexts.resultTitle} className={styles.result}>
      <SheetResult results={results} />
    </div>
  );
}

interface Outcome {
  error?: string | undefined;
  failure: string | null;
  results: SheetRow[] | null;
}

const NOTHING: Outcome = { failure: null, results: null };

function useSheet(slug: string) {
  const [take] = useTakeSheetMutation();
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const whose = useAppSelector((state) => [slug, selectUser(state)?.id, selectEpoch(state)].join(' '));
  const [outcome, setOutcome] = useState<Outcome>(() => ({ ...NOTHING, results: findResults(whose) }));
  const choose = (chosen: File) => {
    setFile(chosen);
    setOutcome(NOTHING);
  };
  const send = async (chosen: File): Promise<Outcome> => {
    if (chosen.size > LARGEST_SHEET) return { ...NOTHING, error: sheetErrors.tooLarge };
    const sheet = await sheetText(chosen).catch(() => null);
    if (sheet === null) return { ...NOTHING, error: sheetTexts.unreadableFile };
    const fault = sheetTextFault(sheet);
    if (fault !== null) return { ...NOTHING, error: fault };
    const { data, error } = await take({ slug, sheet });
    return data ? { ...NOTHING, results: data } : refusedBy(asApiError(error));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (file === null) {
      // A second press finds the same message, and leads to it again.
      setOutcome({ ...NOTHING, error: sheetTexts.missing });
      document.getElementById(`${FIELD}-file`)?.focus();
      return;
    }
    setBusy(true);
    setOutcome(NOTHING);
    void send(file).then((next) => {
      keepResults(whose, next.results);
      setBusy(false);
      setOutcome(next);
    });
  };
  return { file, isBusy, ...outcome, choose, submit };
}

/** A file can be larger when sent than on the device; like any other file that is too large, it is refused at its field. */
function refusedBy(error: ApiError): Outcome {
  if (error.kind === 'server' && error.status === 413) return { ...NOTHING, error: sheetErrors.tooLarge };
  return { ...NOTHING, failure: failureText(error) };
}

function failureText(error: ApiError): string {
  if (error.kind === 'invalid') return error.message ?? sheetErrors.unreadable;
  if (error.kind === 'forbidden') return sheetTexts.notAllowed;
  if (error.kind === 'server' && error.status === 429) return sheetTexts.tooMany;
  return sheetTexts.noAnswer;
}
