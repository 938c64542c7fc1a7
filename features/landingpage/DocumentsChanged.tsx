import { useEffect, useRef } from 'react';
import type { Offer, OfferDocument } from '#domain/offer.ts';
import { documentsChangedTexts as texts } from '#domain/texts/documentsChanged.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { OFFER_NAME_ID } from './OfferHero.tsx';
import styles from './landingpage.module.css';

interface DocumentsChangedProps {
  offer: Pick<Offer, 'href'>;
  documents: OfferDocument[];
  /** It is what the page is come to for, such as from a refusal: focus waits for it at the start of the page. */
  takesFocus: boolean;
}

/** For whoever agreed to other documents than the offer has by now: which are new, and that they are asked again (1-LAND-39). */
export function DocumentsChanged({ offer, documents, takesFocus }: DocumentsChangedProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus && isAtStart()) notice.current?.focus();
  }, [takesFocus]);
  return (
    <Notice ref={notice} tabIndex={-1} kind="warn" title={texts.title}>
      <p>{texts.help}</p>
      <ul className={styles.changed}>
        {documents.map(({ filename, title, sha256 }) => (
          <li key={filename}>
            <a href={`${offer.href}documents/${sha256}/`} target="_blank" rel="noreferrer">
              {title ?? filename}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Whoever is at something of the page already stays there. */
function isAtStart(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === OFFER_NAME_ID;
}
