import type { BrowserContext, Page } from '@playwright/test';

interface Instrument {
  stateSanitizer?: (state: unknown) => unknown;
  actionSanitizer?: (action: unknown) => unknown;
}

type Enhancer = (createStore: (...given: unknown[]) => DevToolsStore) => (...given: unknown[]) => DevToolsStore;

interface DevToolsStore {
  getState: () => unknown;
  dispatch: (action: unknown) => unknown;
}

declare global {
  interface Window {
    /** What Redux DevTools would have been shown: the first state, then every action with the state after it. */
    shownToDevTools?: string[];
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (options: Instrument) => (...enhancers: Enhancer[]) => Enhancer;
  }
}

/** Stands in for the browser extension Redux DevTools: keeps what `init` and `send` are handed, after the application's sanitisers. */
export async function recordDevTools(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    window.shownToDevTools = shown;
    window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = ({
      stateSanitizer = (state) => state,
      actionSanitizer = (action) => action,
    }) => {
      const instrument: Enhancer =
        (createStore) =>
        (...given) => {
          const store = createStore(...given);
          shown.push(JSON.stringify(stateSanitizer(store.getState())));
          const dispatch = (action: unknown) => {
            const answer = store.dispatch(action);
            shown.push(JSON.stringify([actionSanitizer(action), stateSanitizer(store.getState())]));
            return answer;
          };
          return { ...store, dispatch };
        };
      // As with the real extension, the instrument stands innermost and sees what reaches the reducer.
      return (...enhancers) =>
        [...enhancers, instrument].reduce((outer, inner) => (createStore) => outer(inner(createStore)));
    };
  });
}

/** Everything shown since the page was loaded. */
export function shownToDevTools(page: Page): Promise<string[]> {
  return page.evaluate(() => window.shownToDevTools ?? []);
}
