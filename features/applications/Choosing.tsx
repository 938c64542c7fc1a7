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
export function canDecide({ status, offer }: ListedApplication): boolean {
  return !offer.is_archived && movesFrom(status).length > 0;
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

interface ChooseAllProps {
  /** Applications of the page on which staff can decide. */
  open: readonly ListedApplication[];
  isChosen: boolean;
  onChoose: (ids: readonly number[]) => void;
}

/** Chooses all applications of the page; nothing if the page has none to decide on. */
export function ChooseAll({ open, isChosen, onChoose }: ChooseAllProps) {
  if (open.length === 0) return null;
  return (
    <label className={choiceStyles.row} data-print="no">
      <input
        className={choiceStyles.tick}
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked ? open.map(({ application_id: id }) => id) : [])}
      />
      <span>{texts.chooseAll}</span>
    </label>
  );
}

interface ChosenProps {
  chosen: readonly ListedApplication[];
  onDecide: (kind: MoveKind) => void;
}

/** Number and sum of the chosen applications, and the decisions on them: over the end of the table, so that no row moves. */
export function Chosen({ chosen, onDecide }: ChosenProps) {
  const sums = totalsOf(chosen).map(({ currency, amount }) => moneyInWords(currency, amount));
  const kinds = MOVE_KINDS.filter((kind) => chosen.some(({ status }) => movesFrom(status).includes(kind)));
  return (
    <div className={chosen.length > 0 ? styles.chosen : undefined} data-print="no">
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
