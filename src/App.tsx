import { Route, Switch, useLocation } from 'wouter';
import { pageTexts } from '#domain/texts/pages.ts';
import { links } from '#domain/texts/shell.ts';
import { BarePage } from '#features/parts/site/BarePage.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { ErrorBoundary, FailureNotice } from './ErrorBoundary.tsx';
import { KeepingProvider } from './KeepingProvider.tsx';
import { NotFound } from './pages/notFound.ts';
import { OfferPage } from './pages/OfferPage.tsx';
import { WHOLE_PAGE } from './wholePage.tsx';

const HomePage = lateComponent(
  () => import(/* webpackChunkName: "home" */ './pages/HomePage.tsx').then((m) => m.HomePage),
  WHOLE_PAGE,
);
const ForgottenPasswordPage = lateComponent(
  () =>
    import(/* webpackChunkName: "forgotten-password" */ './pages/ForgottenPasswordPage.tsx').then(
      (m) => m.ForgottenPasswordPage,
    ),
  WHOLE_PAGE,
);

const RecordRoute = lateComponent(
  () => import(/* webpackChunkName: "record" */ './pages/RecordRoute.tsx').then((m) => m.RecordRoute),
  WHOLE_PAGE,
);
const CheckPage = lateComponent(
  () => import(/* webpackChunkName: "record" */ '#features/record/index.ts').then((m) => m.CheckPage),
  WHOLE_PAGE,
);

const DraftRoute = lateComponent(
  () => import(/* webpackChunkName: "draft-page" */ './pages/DraftRoute.tsx').then((m) => m.DraftRoute),
  WHOLE_PAGE,
);
const DeadLinkPage = lateComponent(
  () => import(/* webpackChunkName: "draft-page" */ '#features/draft/index.ts').then((m) => m.DeadLinkPage),
  WHOLE_PAGE,
);
const AddressUndoPage = lateComponent(
  () => import(/* webpackChunkName: "draft-page" */ '#features/draft/index.ts').then((m) => m.AddressUndoPage),
  WHOLE_PAGE,
);

const SheetRoute = lateComponent(
  () => import(/* webpackChunkName: "sheet" */ './pages/SheetRoute.tsx').then((m) => m.SheetRoute),
  WHOLE_PAGE,
);

// The condition is a constant of the build: production bundles hold no style guide.
const StyleGuide = __DEVELOPMENT__
  ? lateComponent(
      () => import(/* webpackChunkName: "styleguide" */ './styleguide/StyleGuide.tsx').then((m) => m.StyleGuide),
      WHOLE_PAGE,
    )
  : null;

const failure = (
  <BarePage>
    <FailureNotice title={pageTexts.pageFailedTitle} />
  </BarePage>
);

/** The pages by address. The wizard's steps have none of their own (1-SHELL-01). Another address leaves a failed page behind. What was left says only that. */
export function App() {
  const [address] = useLocation();
  const left = useAppSelector(({ session }) => session.left);
  return (
    <KeepingProvider>
      <ErrorBoundary key={address} fallback={failure}>
        {left === null ? <Pages /> : <LeftPage words={left} />}
      </ErrorBoundary>
    </KeepingProvider>
  );
}

function LeftPage({ words }: { words: string }) {
  return (
    <BarePage>
      <Notice kind="info" role="status" title={words} />
    </BarePage>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/offers/:slug">{({ slug }) => <OfferPage key={slug} slug={slug} />}</Route>
      <Route path="/offers/:slug/preview">
        {({ slug }) => <OfferPage key={`${slug} preview`} slug={slug} isPreview />}
      </Route>
      <Route path={links.sheet(':slug')}>{({ slug }) => <SheetRoute key={slug} slug={slug} />}</Route>
      <Route path={links.draft(':slug', ':id')}>{({ slug, id }) => <DraftRoute key={id} slug={slug} id={id} />}</Route>
      <Route path={links.addressUndo}>
        <AddressUndoPage />
      </Route>
      <Route path={links.deadLink}>
        <DeadLinkPage />
      </Route>
      <Route path={links.forgottenPassword}>
        <ForgottenPasswordPage />
      </Route>
      <Route path={links.record(':id')}>{({ id }) => <RecordRoute key={id} id={id} />}</Route>
      <Route path={links.manageApplication(':id')}>{({ id }) => <RecordRoute key={id} id={id} isForIssuer />}</Route>
      <Route path={links.checkRecord}>
        <CheckPage />
      </Route>
      {StyleGuide && (
        <Route path="/dev/styleguide">
          <StyleGuide />
        </Route>
      )}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
