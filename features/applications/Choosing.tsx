import type { ListedApplication } from '#api/issuerApi.ts';
import { totalsOf } from '#domain/application/issuerList.ts';
import { MOVE_KINDS, movesFrom, type MoveKind } from '#domain/application/moves.ts';
import { moneyInWords } from '#domain/money/money.ts';
import { movesTexts } from '#domain/texts/moves.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import choiceStyles from '#features/ui/fields/choices.module.css';
import styles from './applications.module.css';

const texts = movesTexts.several;

/** True if staff can decide on the application as it stands. */
export function canDecide({ status }: ListedApplication): boolean {
  return movesFrom(status).length > 0;
}

interface ChooseProps {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Checkbox for an application of the list. */
export function Choose({ label, isChosen, onChange }: ChooseProps) {
  return (
    <input
      className={choiceStyles.tick}
      type="checkbox"
      aria-label={label}
      data-print="no"
      checked={isChosen}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

interface ChosenProps {
  /** Applications of the page on which staff can decide. */
  open: readonly ListedApplication[];
  chosen: readonly ListedApplication[];
  onChoose: (ids: readonly number[]) => void;
  onDecide: (kind: MoveKind) => void;
}

/** Chooses all applications of the page, and decides on the chosen ones; nothing if the page has none to decide on. */
export function Chosen({ open, chosen, onChoose, onDecide }: ChosenProps) {
  if (open.length === 0) return null;
  const sums = totalsOf(chosen).map(({ currency, amount }) => moneyInWords(currency, amount));
  const kinds = MOVE_KINDS.filter((kind) => chosen.some(({ status }) => movesFrom(status).includes(kind)));
  return (
    <div className={styles.choosing} data-print="no">
      <label className={choiceStyles.row}>
        <input
          className={choiceStyles.tick}
          type="checkbox"
          checked={chosen.length === open.length}
          onChange={({ target }) => onChoose(target.checked ? open.map(({ application_id: id }) => id) : [])}
        />
        <span>{texts.chooseAll}</span>
      </label>
      <span role="status">{chosen.length > 0 && [texts.chosen(chosen.length), ...sums].join(', ')}</span>
      <ButtonRow>
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => onDecide(kind)}>
            {movesTexts.actions[kind]}
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}
