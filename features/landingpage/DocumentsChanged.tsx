import { useEffect, useRef } from 'react';
import type { Offer } from '#domain/offer.ts';
import type { DocumentChanges } from '#domain/offers/agreedDocuments.ts';
import { documentsChangedTexts as texts } from '#domain/texts/documentsChanged.ts';
import { Notice } from '#features/ui/Notice.tsx';
import styles from './landingpage.module.css';

interface DocumentsChangedProps {
  offer: Pick<Offer, 'href'>;
  changes: DocumentChanges;
  /** The page was opened for this notice, for example after a refusal: it takes the focus if the focus is at the start of the page. */
  takesFocus: boolean;
}

/** Tells an applicant who agreed to other documents which are new and which went, and asks for agreement again (1-LAND-39). */
export function DocumentsChanged({ offer, changes, takesFocus }: DocumentsChangedProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus && isAtStart()) notice.current?.focus();
  }, [takesFocus]);
  const { added, gone, isKnown } = changes;
  return (
    <Notice ref={notice} tabIndex={-1} kind="warn" title={isKnown ? texts.title : texts.titleUnknown}>
      <p>{helpOn(changes)}</p>
      <Links
        offer={offer}
        links={added.map(({ filename, title, sha256 = '' }) => ({ sha256, text: title ?? filename }))}
      />
      {gone.length > 0 && <p>{added.length > 0 ? texts.goneOrReplaced : texts.gone}</p>}
      <Links
        offer={offer}
        links={gone.map((sha256, index) => ({ sha256, text: texts.former(index + 1, gone.length) }))}
      />
    </Notice>
  );
}

function helpOn({ added, isKnown }: DocumentChanges): string {
  if (!isKnown) return texts.helpUnknown;
  return added.length > 0 ? texts.help : texts.helpGone;
}

/** Links to each content by its hash, which stays readable. */
function Links({ offer, links }: { offer: Pick<Offer, 'href'>; links: { sha256: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.changed}>
      {links.map(({ sha256, text }) => (
        <li key={`${sha256} ${text}`}>
          <a href={`${offer.href}documents/${sha256}/`} target="_blank" rel="noreferrer">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns true if the focus is at the start: nowhere, or at the name of the offer after a return to it. A person elsewhere on the page
 * stays there.
 */
export function isAtStart(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.tagName === 'H1';
}
