import type { ContactPerson, Registrar } from '#domain/offer.ts';
import { shellTexts } from '#domain/texts/shell.ts';
import { footerTexts } from '#domain/texts/ui.ts';
import styles from './Footer.module.css';
import { TelephoneLink } from './TelephoneLink.tsx';
import type { Elements } from './elements.tsx';

interface FooterProps {
  registrar?: Registrar | null | undefined;
  contactPerson?: ContactPerson | null | undefined;
  /** Further help, such as the support snapshot. */
  children?: Elements;
}

/**
 * Footer with the registrar, its contact details, and the contact for questions about the offer (1-SHELL-40 to 1-SHELL-42); the same on
 * every page.
 */
export function Footer({ registrar, contactPerson, children }: FooterProps) {
  if (!registrar && !contactPerson && !children) return null;
  return (
    <footer className={styles.footer}>
      <div>
        {registrar && <RegistrarAddress registrar={registrar} />}
        {registrar && <RegistrarContact registrar={registrar} />}
        {contactPerson && (
          <section>
            <h2>{footerTexts.questions}</h2>
            <p>
              <span>{contactPerson.name}</span>
              <br />
              <a href={`mailto:${contactPerson.email}`}>{contactPerson.email}</a>
            </p>
          </section>
        )}
        {children}
      </div>
    </footer>
  );
}

function RegistrarAddress({ registrar }: { registrar: Registrar }) {
  return (
    <section>
      <h2>{footerTexts.registrar}</h2>
      <address>
        {[registrar.name, ...registrar.address_lines].map((line) => (
          <span key={line} className={styles.row}>
            {line}
          </span>
        ))}
        <span
          className={styles.row}
        >{`${registrar.suburb} ${registrar.state} ${registrar.postcode}, ${registrar.country}`}</span>
      </address>
    </section>
  );
}

function RegistrarContact({ registrar }: { registrar: Registrar }) {
  const { phone, fax, email, web_address: web } = registrar;
  return (
    <section>
      <h2>{footerTexts.contactRegistrar}</h2>
      <p>
        <span className={styles.row}>
          <span>{`${shellTexts.phone} `}</span>
          <TelephoneLink number={phone} />
        </span>
        {fax && <span className={styles.row}>{`${shellTexts.fax} ${fax}`}</span>}
        <span className={styles.row}>
          <a href={`mailto:${email}`}>{email}</a>
        </span>
        <span className={styles.row}>
          <a href={withProtocol(web)} target="_blank" rel="noopener noreferrer">
            {web.replace(/^https?:\/\/|\/$/g, '')}
          </a>
        </span>
      </p>
    </section>
  );
}

/** Returns a web address with its protocol; https if there is none. Only web addresses become links. */
function withProtocol(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
