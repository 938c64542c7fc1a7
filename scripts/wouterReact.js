/**
 * Stands in for wouter's own module of what it takes from React, in what the browser gets: that one brings a store's hook for Reacts before
 * 18, and asks for another one by a name that it puts together, for which webpack has to make an object of all of React.
 */
import { useInsertionEffect, useRef } from 'react';

export {
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  useContext,
  useInsertionEffect,
  useLayoutEffect as useIsomorphicLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** The same function for life, which calls what it was given last. */
export function useEvent(handle) {
  const latest = useRef(handle);
  const stable = useRef((...args) => latest.current(...args));
  useInsertionEffect(() => {
    latest.current = handle;
  });
  return stable.current;
}
