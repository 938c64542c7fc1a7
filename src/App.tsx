import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Spinner } from '#features/ui/Spinner.tsx';
import { OfferPage } from './pages/OfferPage.tsx';

const HomePage = lazy(() => import(/* webpackChunkName: "home" */ './pages/HomePage.tsx').then((m) => ({ default: m.HomePage })));
const NotFoundPage = lazy(() => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })));

// The condition is a constant of the build: production bundles hold no style guide.
const StyleGuide = __DEVELOPMENT__ ? lazy(() => import(/* webpackChunkName: "styleguide" */ './styleguide/StyleGuide.tsx').then((m) => ({ default: m.StyleGuide }))) : null;

/** The pages by address. The wizard's steps have none of their own (1-SHELL-01). */
export function App() {
  return (
    <Suspense fallback={<Spinner />}>
      <Switch>
        <Route path="/">
          <HomePage />
        </Route>
        <Route path="/offers/:slug">{({ slug }) => <OfferPage key={slug} slug={slug} />}</Route>
        {StyleGuide && (
          <Route path="/dev/styleguide">
            <StyleGuide />
          </Route>
        )}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
