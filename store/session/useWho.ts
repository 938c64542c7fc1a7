import { useEffect, useState } from 'react';
import { useAppDispatch } from '../hooks.ts';
import { loadUser } from './loadUser.ts';

interface Who {
  /** True once it is known who is signed in, or that nobody is. */
  isKnown: boolean;
  /** True if the service did not answer; stays true during a retry. */
  isUnknown: boolean;
  isAsking: boolean;
  /** Asks the service again. Returns true if it answered. */
  ask: () => Promise<boolean>;
}

/** Requests the signed-in user, for a page whose content depends on it. */
export function useWho(): Who {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<'known' | 'unknown' | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    void dispatch(loadUser()).then((isKnown) => setOutcome(isKnown ? 'known' : 'unknown'));
  }, [dispatch]);
  const ask = async () => {
    setAsking(true);
    const isKnown = await dispatch(loadUser());
    setAsking(false);
    setOutcome(isKnown ? 'known' : 'unknown');
    return isKnown;
  };
  return { isKnown: outcome === 'known', isUnknown: outcome === 'unknown', isAsking, ask };
}
