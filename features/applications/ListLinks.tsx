import { useState } from 'react';
import { Link } from 'wouter';
import { useDownloadIssuerApplicationsMutation, type IssuerList, type IssuerListQuery } from '#api/issuerApi.ts';
import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import { entriesTexts } from '#domain/texts/entries.ts';
import { raiseTexts } from '#domain/texts/raise.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { failureOf } from '#features/parts/applications/callFailure.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { Button } from '#features/ui/Button.tsx';
import { saveFile } from '#features/ui/saveFile.ts';
import { asApiError } from '#store/asApiError.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadUser } from '#store/session/loadUser.ts';
import styles from './applications.module.css';

interface ListLinksProps {
  list: IssuerList;
  query: IssuerListQuery;
}

/** Ways to the issuer's other pages, and the list as a file. */
export function ListLinks({ list, query }: ListLinksProps) {
  const { download, isLoading, failure } = useListFile(query);
  return (
    <div data-print="no">
      <p className={styles.links}>
        <Link href={links.recordPayments}>{receivedTexts.list.link}</Link>
        <Link href={links.paperForms}>{entriesTexts.link(list.unsent.entering)}</Link>
        <Link href={links.raise + (query.offer && `?offer=${query.offer}`)}>{raiseTexts.link}</Link>
        {list.results.length > 0 && (
          <Button kind="link" isBusy={isLoading} onClick={() => void download()}>
            {texts.download}
          </Button>
        )}
      </p>
      <SavedFailed
        hasFailed={failure !== null}
        isFetching={isLoading}
        title={recordTexts.downloadFailedTitle}
        words={failure ?? ''}
        onRetry={download}
      />
    </div>
  );
}

/** Returns what downloads all applications that the list finds, and why the last try failed; null if it did not. */
function useListFile(query: IssuerListQuery) {
  const dispatch = useAppDispatch();
  const [ask, { isLoading }] = useDownloadIssuerApplicationsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    const { data: file, error } = await ask(query);
    setFailure(error === undefined ? null : wordsOf(error));
    if (file) saveFile(file.address, file.name);
    // The page of somebody who is signed in no more asks for the log-in.
    else if (failureOf(error) === 'signedOut') await dispatch(loadUser());
  };
  return { download, isLoading, failure };
}

function wordsOf(error: unknown): string {
  const failure = asApiError(error);
  return failure.kind === 'server' && failure.status === 429 ? recordTexts.downloadTooMany : texts.failed;
}
