import { useEffect, useRef, useState } from 'react';
import { uploadLabels } from '#domain/texts/upload.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { UploadItem } from './UploadRow.tsx';

/** Announces once, politely, that a file is loading, done, failed or removed; percentages are not announced. */
export function UploadAnnouncer({ items }: { items: readonly UploadItem[] }) {
  const known = useRef<readonly UploadItem[] | null>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    const before = known.current;
    known.current = items;
    const news = before === null ? [] : changes(before, items);
    if (news.length > 0) setText(news.join('. '));
  }, [items]);

  return (
    <span role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

function changes(before: readonly UploadItem[], items: readonly UploadItem[]): string[] {
  const gone = before
    .filter(({ id }) => items.every((item) => item.id !== id))
    .map(({ filename }) => uploadLabels(filename).removed);
  const changed = items
    .filter(({ id, status }) => before.find((item) => item.id === id)?.status !== status)
    .flatMap(announcement);
  return [...changed, ...(changed.length === 0 ? gone : [])]; // a replaced choice announces itself
}

function announcement({ filename, status, reason }: UploadItem): string[] {
  const labels = uploadLabels(filename);
  if (status === 'uploading') return [labels.uploading];
  if (status === 'done') return [labels.done];
  if (status === 'queued') return [labels.waiting];
  return status === 'refused' ? [reason ? `${labels.failed}: ${reason}` : labels.failed] : [];
}
