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

/** Tells a reader of an application that its answers are deleted, and how it had ended before (2-ROLE-08). */
export function EmptiedPage({ emptied: { reference, ended, emptied_at: at } }: { emptied: Omit<Emptied, 'message'> }) {
  const title = recordTexts.issuerTitle(reference);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const day = dayText(at, OFFER_ZONE) ?? at;
  return (
    <SitePage>
      <h1>{title}</h1>
      <div className={styles.said}>
        <Notice kind="info" title={recordTexts.emptiedTitle}>
          <p>{ended === null ? recordTexts.emptied(day) : recordTexts.emptiedAfter[ended](day)}</p>
          {ended !== null && <p>{recordTexts.declined}</p>}
        </Notice>
      </div>
      <p>
        <Link href="/">{homeTexts.allOffers}</Link>
      </p>
    </SitePage>
  );
}
