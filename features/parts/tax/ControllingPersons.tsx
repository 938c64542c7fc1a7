import { useMemo } from 'react';
import { limitOfList } from '#domain/rules/excess.ts';
import { TAX_INVESTOR } from '#domain/model/taxFields.ts';
import { controllingCandidates, knownControllers, withControllingPerson } from '#domain/tax/controllingPersons.ts';
import { peopleTexts } from '#domain/texts/people.ts';
import { taxHelp } from '#domain/texts/taxHelp.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import type { TaxPartProps } from './taxPartProps.ts';
import styles from './tax.module.css';
import { TinList } from './TinList.tsx';
import { NotifyOthers } from '../people/NotifyOthers.tsx';

const LIMIT = limitOfList(TAX_INVESTOR, 'cpTinDetails');

/** Controlling persons of the entity: people entered before by one press each, or anybody else (3-CP-07). */
export function ControllingPersons({ block, context, countries, give }: TaxPartProps) {
  const { cpTinDetails: rows = [] } = block.values;
  const { application } = context;
  const known = useMemo(() => knownControllers(application), [application]);
  const candidates = controllingCandidates(application, rows);
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
      <TinList list="cpTinDetails" block={block} countries={countries} give={give} known={known} />
      <NotifyOthers issuer={context.offer.client_name} />
    </div>
  );
}
