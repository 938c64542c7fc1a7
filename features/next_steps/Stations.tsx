import { receiptTexts as texts } from '#domain/texts/receipt.ts';
import { Card } from '#features/ui/Card.tsx';
import { Icon } from '#features/ui/Icon.tsx';
import styles from './nextSteps.module.css';

interface StationsProps {
  stations: readonly string[];
  /** False in a preview, whose application is nowhere on the way. */
  isUnderWay: boolean;
  /** True if the applicant applied for another person, who owns the holding. */
  isForInvestor: boolean;
}

/** The way from the submission to the holding statement: the application's present station, and those ahead (2-NEXT-12). */
export function Stations({ stations, isUnderWay, isForInvestor }: StationsProps) {
  return (
    <Card title={isForInvestor ? texts.wayAheadOfInvestor : texts.wayAhead}>
      <ol className={styles.stations}>
        {stations.map((station, index) => {
          const isCurrent = isUnderWay && index === 0;
          return (
            <li key={station} aria-current={isCurrent ? 'step' : undefined}>
              <span className={styles.dot} aria-hidden="true">
                {isCurrent ? <Icon name="check" /> : index + 1}
              </span>
              <span>{station}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
