import type { ManagedApplication } from '#api/issuerApi.ts';
import { historySentence } from '#domain/application/issuerPage.ts';
import { momentText } from '#domain/formats/moment.ts';
import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { Answers, DoneMark, Missing } from '#features/ui/Answers.tsx';
import { Card } from '#features/ui/Card.tsx';
import type { Managed } from '../ManagedContext.ts';
import { Decision } from './Decision.tsx';
import { Notes } from './Notes.tsx';
import { Payment } from './Payment.tsx';
import pageStyles from '../record.module.css';
import styles from './staff.module.css';

/** Needed documents of each person and organisation, supplied or missing. */
function Readiness({ readiness }: Pick<ManagedApplication, 'readiness'>) {
  return (
    <Card title={texts.readiness}>
      {readiness.length === 0 ? (
        <p>{texts.noneNeeded}</p>
      ) : (
        <Answers
          answers={readiness.map(({ subject, items }) => ({
            label: (
              <span className={styles.name} translate="no">
                {subject}
              </span>
            ),
            value: (
              <ul className={styles.subject}>
                {items.map(({ kind, is_supplied: isSupplied }) => (
                  <li key={kind}>
                    {isSupplied ? (
                      <DoneMark>{`${readinessTexts.kinds[kind]}: ${readinessTexts.supplied}`}</DoneMark>
                    ) : (
                      <Missing>{`${readinessTexts.kinds[kind]}: ${readinessTexts.notSupplied}`}</Missing>
                    )}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      )}
    </Card>
  );
}

interface StaffPartsProps {
  managed: Managed;
  /** Time zone of the offer. */
  zone: string;
}

/** Decision, payment, required documents and internal notes: the parts that staff work with, before the record. */
export function WorkParts({ managed, zone }: StaffPartsProps) {
  return (
    <>
      <Decision managed={managed} zone={zone} />
      <Payment managed={managed} zone={zone} />
      <Readiness readiness={managed.answer.readiness} />
      <Notes managed={managed} zone={zone} />
    </>
  );
}

/** E-mails and history of an application, after the record. */
export function HistoryParts({ managed, zone }: StaffPartsProps) {
  const { emails, history, has_older: hasOlder } = managed.answer;
  const moment = (at: string) => momentText(at, zone) ?? at;
  return (
    <div className={pageStyles.parts} data-print="no">
      <Card title={texts.emails}>
        {emails.length === 0 ? (
          <p className={styles.quiet}>{texts.noEmails}</p>
        ) : (
          <ul className={styles.entries}>
            {emails.map(({ id, kind, state, at }) => (
              <li key={id}>
                <span>{texts.emailKinds[kind]}</span>
                <small>{texts.emailStates[state](moment(at))}</small>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={texts.history}>
        <ol className={styles.entries}>
          {history.map((entry) => (
            <li key={entry.id}>
              <small>{moment(entry.at)}</small>
              <span>{historySentence(entry)}</span>
            </li>
          ))}
        </ol>
        {hasOlder && <p className={styles.quiet}>{texts.older}</p>}
      </Card>
    </div>
  );
}
