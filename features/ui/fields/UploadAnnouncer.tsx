import { useEffect, useRef, useState } from 'react';
import { uploadLabels } from '#domain/texts/ui.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { UploadItem, UploadStatus } from './UploadRow.tsx';

/** Says once, politely, that a file is on its way, has arrived or has failed; per cent are not announced. */
export function UploadAnnouncer({ items }: { items: readonly UploadItem[] }) {
  const known = useRef<ReadonlyMap<string, UploadStatus> | null>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    const before = known.current;
    known.current = new Map(items.map(({ id, status }) => [id, status]));
    const news = before === null ? [] : items.filter(({ id, status }) => before.get(id) !== status).flatMap(announcement);
    if (news.length > 0) setText(news.join('. '));
  }, [items]);

  return (
    <span role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

function announcement({ filename, status, reason }: UploadItem): string[] {
  const labels = uploadLabels(filename);
  if (status === 'uploading') return [labels.uploading];
  if (status === 'done') return [labels.done];
  return status === 'failed' ? [reason ? `${labels.failed}: ${reason}` : labels.failed] : [];
}
