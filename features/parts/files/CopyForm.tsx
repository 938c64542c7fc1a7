import { useEffect, useRef, useState } from 'react';
import { useGetOffersQuery } from '#api/offersApi.ts';
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

interface CopyFormProps {
  row: FileRow;
  /** The copy lies there, under this id and for this offer. */
  onCopied: (fileId: string, offerSlug: string) => void;
  onCancel: () => void;
}

/** Asks for which offer, and says what a copy carries over and what it does not before it is made. */
export function CopyForm({ row, onCopied, onCancel }: CopyFormProps) {
  const dispatch = useAppDispatch();
  const { data: offers, isError, isFetching, refetch } = useGetOffersQuery();
  const [slug, setSlug] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('select')?.focus(), [offers]);
  const others = (offers ?? []).filter((offer) => offer.state === 'open' && offer.slug !== row.offerSlug);
  const copy = async () => {
    const target = others.find((offer) => offer.slug === slug);
    if (target === undefined || row.fileId === null) return setError(texts.copyOfferMissing);
    setBusy(true);
    const fileId = await dispatch(copyFile(row.fileId, target));
    setBusy(false);
    if (fileId === null) return setError(texts.cut);
    onCopied(fileId, target.slug);
  };
  if (isError)
    return (
      <div className={styles.naming}>
        <Notice kind="warn" role="status" title={pageTexts.loadFailed}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {pageTexts.tryAgain}
          </Button>
        </Notice>
        <Button kind="link" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    );
  if (!offers) return <Spinner />;
  return (
    <form
      ref={place}
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        void copy();
      }}
    >
      {others.length === 0 ? (
        <p role="status">{texts.copyNone}</p>
      ) : (
        <>
          <SelectField
            id={`files-copy-${row.key}`}
            name="copy"
            label={texts.copyFor}
            options={others.map(({ slug: value, name: label }) => ({ value, label }))}
            value={slug}
            error={error}
            onChange={(chosen) => {
              setSlug(chosen);
              setError(undefined);
            }}
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
        {others.length > 0 && (
          <Button type="submit" isBusy={isBusy}>
            {texts.copyStart}
          </Button>
        )}
        <Button kind="link" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </span>
    </form>
  );
}
