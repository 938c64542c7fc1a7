import { limitOfList } from '#domain/application/excess.ts';
import { TAX_INVESTOR } from '#domain/application/taxFields.ts';
import { controllingCandidates, withControllingPerson } from '#domain/tax/controllingPersons.ts';
import { peopleTexts } from '#domain/texts/people.ts';
import { taxHelp } from '#domain/texts/taxHelp.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import type { TaxPartProps } from './taxPartProps.ts';
import styles from './tax.module.css';
import { TinList } from './TinList.tsx';
import { TellOthers } from '../people/TellOthers.tsx';

const LIMIT = limitOfList(TAX_INVESTOR, 'cpTinDetails');

/** Who controls the entity: whoever was entered before by one press, or anybody else (3-CP-07). */
export function ControllingPersons({ block, context, countries, give }: TaxPartProps) {
  const { cpTinDetails: rows = [] } = block.values;
  const candidates = controllingCandidates(context.application, rows);
  return (
    <div className={styles.persons}>
      {candidates.length > 0 && rows.length < LIMIT.most && (
        <CardPart title={peopleTexts.enteredBefore} help={taxHelp.enteredBefore}>
          <ButtonRow>
            {candidates.map(({ name, person }) => (
              <Button
                key={person.id ?? name}
                icon="plus"
                aria-label={peopleTexts.pick(name)}
                onClick={() => give((typed) => withControllingPerson(typed, person))}
              >
                {name}
              </Button>
            ))}
          </ButtonRow>
        </CardPart>
      )}
      <TinList list="cpTinDetails" block={block} countries={countries} give={give} />
      <TellOthers issuer={context.offer.client_name} />
    </div>
  );
}
