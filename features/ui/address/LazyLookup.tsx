import { useLayoutEffect, useRef, useState, type ComponentType, type Ref } from 'react';
import { shownAddress, typedAddress } from '#domain/address.ts';
import { addressTexts } from '#domain/texts/address.ts';
import control from '../fields/control.module.css';
import { Field } from '../fields/Field.tsx';
import { useLiveValue } from '../fields/useLiveValue.ts';
import { Icon } from '../Icon.tsx';
import type { AddressLookupProps } from './AddressLookup.tsx';

type Lookup = ComponentType<AddressLookupProps>;
let loaded: Lookup | null = null;

async function load(): Promise<Lookup> {
  const { AddressLookup } = await import(/* webpackChunkName: "address-lookup" */ './AddressLookup.tsx');
  loaded = AddressLookup;
  return AddressLookup;
}

/**
 * The address search, whose code is fetched when its field is first reached. Until then, and where it cannot be fetched, the field is
 * there all the same: it shows the address and keeps what is typed.
 */
export function LazyLookup(props: AddressLookupProps) {
  const [Lookup, setLookup] = useState<Lookup | null>(() => loaded);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  // Before anything else happens: a key between the two fields would fall into nothing.
  useLayoutEffect(() => {
    if (!Lookup || !hadFocus.current) return;
    hadFocus.current = false;
    const search = document.getElementById(props.id);
    if (search instanceof HTMLInputElement) search.focus();
  }, [Lookup, props.id]);
  if (Lookup) return <Lookup {...props} isContinued={hadFocus.current} />;
  const fetchLookup = () =>
    load().then(
      (fetched) => {
        hadFocus.current = document.activeElement === field.current;
        setLookup(() => fetched);
      },
      () => setMissing(true),
    );
  return <RestingField {...props} inputRef={field} help={isMissing ? addressTexts.lookupUnavailable : addressTexts.searchHelp} onReached={() => void fetchLookup()} />;
}

interface RestingFieldProps extends AddressLookupProps {
  inputRef: Ref<HTMLInputElement>;
  onReached: () => void;
}

/** Looks as the search does, so that nothing moves when that arrives. */
function RestingField({ id, name, value, source, onChange, onBlur, error, help, inputRef, onReached }: RestingFieldProps) {
  const address = useLiveValue({ value, source });
  const isDone = Boolean(address?.id);
  return (
    <Field id={id} label={addressTexts.search} help={help} error={error} width={12}>
      {(props) => (
        <div className={control.search}>
          <div className={control.compound}>
            <input {...props} ref={inputRef} role="combobox" aria-expanded={false} aria-controls={`${id}-list`} aria-autocomplete="list" type="text" name={name} autoComplete="off" spellCheck={false} value={shownAddress(address)} onChange={(event) => onChange(typedAddress(event.target.value))} onFocus={onReached} onBlur={onBlur} />
            <span className={isDone ? `${control.sign} ${control.done}` : control.sign}>
              <Icon name={isDone ? 'check' : 'search'} />
            </span>
          </div>
        </div>
      )}
    </Field>
  );
}
