import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Emptied } from '#api/recordsApi.ts';
import { dayText } from '#domain/formats/moment.ts';
import { OFFER_ZONE } from '#domain/formats/zones.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import styles from './record.module.css';

type Facts = Omit<Emptied, 'message'>;

/** Tells a reader of an application that its answers are deleted, and how it had ended before (2-ROLE-08). */
export function EmptiedPage({ emptied }: { emptied: Facts }) {
  const title = recordTexts.issuerTitle(emptied.reference);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <SitePage>
      <h1>{title}</h1>
      <EmptiedNotice emptied={emptied} />
      <p>
        <Link href="/">{homeTexts.allOffers}</Link>
      </p>
    </SitePage>
  );
}

export function EmptiedNotice({ emptied: { ended, emptied_at: at } }: { emptied: Facts }) {
  const day = dayText(at, OFFER_ZONE) ?? at;
  return (
    <div className={styles.said}>
      <Notice kind="info" title={recordTexts.emptiedTitle}>
        <p>{ended === null ? recordTexts.emptied(day) : recordTexts.emptiedAfter[ended](day)}</p>
        {ended !== null && <p>{recordTexts.declined}</p>}
      </Notice>
    </div>
  );
}
