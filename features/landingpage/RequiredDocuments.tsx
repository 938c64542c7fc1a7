import { requiredDocuments, type RequiredDocumentKind } from '#domain/offers/landing.ts';
import type { Offer } from '#domain/offer.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { Icon, type IconName } from '#features/ui/Icon.tsx';
import styles from './landingpage.module.css';

const ICONS: Record<RequiredDocumentKind, IconName> = {
  identity: 'id',
  company: 'file',
  certificate: 'seal',
  source_of_wealth: 'file',
  bank_statement: 'bank',
  tax_number: 'percent',
};

/** Shows the duration and the documents to have at hand (1-LAND-17, 1-LAND-18). */
export function RequiredDocuments({ offer }: { offer: Offer }) {
  return (
    <aside className={styles.need} aria-labelledby="required-documents">
      <p className={styles.time}>
        <Icon name="clock" />
        <span>{landingTexts.duration}</span>
      </p>
      <h2 id="required-documents">{landingTexts.requiredDocuments}</h2>
      <ul>
        {requiredDocuments(offer).map(({ kind, text, detail }) => (
          <li key={kind}>
            <Icon name={ICONS[kind]} />
            <span>
              <span>{text}</span>
              {detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
