import type { Offer, OfferDocument } from '#domain/offer.ts';
import { documentsChangedTexts as texts } from '#domain/texts/documentsChanged.ts';
import { Notice } from '#features/ui/Notice.tsx';
import styles from './landingpage.module.css';

interface DocumentsChangedProps {
  offer: Pick<Offer, 'href'>;
  documents: OfferDocument[];
}

/** For whoever agreed to other documents than the offer has by now: which are new, and that they are asked again (1-LAND-39). */
export function DocumentsChanged({ offer, documents }: DocumentsChangedProps) {
  return (
    <Notice kind="warn" title={texts.title}>
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
