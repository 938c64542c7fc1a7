/** Draws a public page as markup, with the components of the browser; built for the service (webpack.service.js). */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Router } from 'wouter';
import { holdServiceTime, releaseServiceTime } from '#api/serviceClock.ts';
import { lazyFileServices } from '#store/file/persistence/lazyFileServices.ts';
// Here their late import finds them: the build of the service has no other late parts.
import '#features/draft/index.ts';
import '#features/record/index.ts';
import { App } from './App.tsx';
import { type PageData, pathOf, UNKNOWN_ADDRESS } from './pageData.ts';
import { createPageStore } from './pageStore.ts';
import './pages/HomePage.tsx';
import './pages/NotFoundPage.tsx';
import './pages/TermsPage.tsx';
import { preloadPage } from './preloadPage.ts';

/** Returns the markup inside `#root`. */
export async function drawPage(data: PageData): Promise<string> {
  await preloadPage(data);
  const store = createPageStore(data, { keeping: () => lazyFileServices(() => new Promise(() => undefined)) });
  holdServiceTime(data.now);
  try {
    return renderToString(
      <StrictMode>
        <Provider store={store}>
          <Router ssrPath={pathOf(data)}>
            <App missing={UNKNOWN_ADDRESS} />
          </Router>
        </Provider>
      </StrictMode>,
    );
  } finally {
    releaseServiceTime();
  }
}
