import { useState } from 'react';
import { useGetOffersQuery, type OfferSummary } from '#api/offersApi.ts';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from '#features/ui/Button.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { copyFile } from '#store/file/copyFile.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import styles from './drawer.module.css';
import { RowForm } from './RowForm.tsx';

interface CopyFormProps {
  row: FileRow;
  /** Called with the id and the offer of the new copy. */
  onCopied: (fileId: string, offerSlug: string) => void;
  onCancel: () => void;
}

/** Asks for the offer, and says before the copy is made what it carries over and what not. */
export function CopyForm({ row, onCopied, onCancel }: CopyFormProps) {
  const { data: offers, isError, isFetching, refetch } = useGetOffersQuery();
  const others = offers?.filter((offer) => offer.state === 'open' && offer.slug !== row.offerSlug);
  const { slug, choose, error, isBusy, copy } = useCopying(row, others ?? [], onCopied);
  // A running copy cannot be cancelled.
  const cancel = () => !isBusy && onCancel();
  const stage = isError ? 'failed' : others === undefined ? 'loading' : others.length === 0 ? 'none' : 'asking';
  return (
    <RowForm stage={stage} onSubmit={() => void copy()} onCancel={cancel}>
      {stage === 'loading' && <Spinner />}
      {stage === 'failed' && (
        <Notice kind="warn" role="status" title={pageTexts.loadFailed}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {pageTexts.tryAgain}
          </Button>
        </Notice>
      )}
      {stage === 'none' && <p role="status">{texts.copyNone}</p>}
      {stage === 'asking' && (
        <>
          <SelectField
            id={`files-copy-${row.key}`}
            name="copy"
            label={texts.copyFor}
            options={(others ?? []).map(({ slug: value, name: label }) => ({ value, label }))}
            value={slug}
            error={error}
            onChange={choose}
          />
          <dl className={styles.carries}>
            <dt>{texts.copyCarriesTitle}</dt>
            <dd>{texts.copyCarries}</dd>
            <dt>{texts.copyLeavesTitle}</dt>
            <dd>{texts.copyLeaves}</dd>
          </dl>
        </>
      )}
      <span className={styles.actions}>
        {stage === 'asking' && (
          <Button type="submit" isBusy={isBusy}>
            {texts.copyStart}
          </Button>
        )}
        <Button kind="link" onClick={cancel}>
          {texts.cancel}
        </Button>
      </span>
    </RowForm>
  );
}

function useCopying(row: FileRow, others: readonly OfferSummary[], onCopied: CopyFormProps['onCopied']) {
  const dispatch = useAppDispatch();
  const [slug, setSlug] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const choose = (chosen: string) => {
    setSlug(chosen);
    setError(undefined);
  };
  const copy = async () => {
    const target = others.find((offer) => offer.slug === slug);
    if (target === undefined || row.fileId === null) return setError(texts.copyOfferMissing);
    setBusy(true);
    const fileId = await dispatch(copyFile(row.fileId, target));
    setBusy(false);
    if (fileId === null) return setError(texts.cut);
    onCopied(fileId, target.slug);
  };
  return { slug, choose, error, isBusy, copy };
}
