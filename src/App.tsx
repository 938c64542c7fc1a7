import { useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { releaseServiceTime } from '#api/serviceClock.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { links } from '#domain/texts/shell.ts';
import { BarePage } from '#features/parts/site/BarePage.tsx';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useSilentFills } from '#features/ui/silentFills.ts';
import { useAppSelector } from '#store/hooks.ts';
import { ErrorBoundary, FailureNotice } from './ErrorBoundary.tsx';
import { StoragePlaceProvider } from './StoragePlaceProvider.tsx';
import { CheckPage, DeadLinkPage, HomePage, TermsPage } from './pages/latePages.ts';
import { NotFound } from './pages/notFound.ts';
import { OfferPage } from './pages/OfferPage.tsx';
import { WHOLE_PAGE } from './wholePage.tsx';

const ForgottenPasswordPage = lazyComponent(
  () =>
    import(/* webpackChunkName: "other" */ './pages/ForgottenPasswordPage.tsx').then((m) => m.ForgottenPasswordPage),
  WHOLE_PAGE,
);
const DashboardRoute = lazyComponent(
  () => import(/* webpackChunkName: "dashboard" */ './pages/DashboardRoute.tsx').then((m) => m.DashboardRoute),
  WHOLE_PAGE,
);
const ApplicationsRoute = lazyComponent(
  () => import(/* webpackChunkName: "issuer" */ './pages/ApplicationsRoute.tsx').then((m) => m.ApplicationsRoute),
  WHOLE_PAGE,
);
const PaymentsRoute = lazyComponent(
  () => import(/* webpackChunkName: "issuer" */ './pages/PaymentsRoute.tsx').then((m) => m.PaymentsRoute),
  WHOLE_PAGE,
);
const EntriesRoute = lazyComponent(
  () => import(/* webpackChunkName: "issuer" */ './pages/EntriesRoute.tsx').then((m) => m.EntriesRoute),
  WHOLE_PAGE,
);
const RaiseRoute = lazyComponent(
  () => import(/* webpackChunkName: "raise" */ './pages/RaiseRoute.tsx').then((m) => m.RaiseRoute),
  WHOLE_PAGE,
);
const RecordRoute = lazyComponent(
  () => import(/* webpackChunkName: "other" */ './pages/RecordRoute.tsx').then((m) => m.RecordRoute),
  WHOLE_PAGE,
);
const EditRoute = lazyComponent(
  () => import(/* webpackChunkName: "edit" */ './pages/EditRoute.tsx').then((m) => m.EditRoute),
  WHOLE_PAGE,
);
const DraftRoute = lazyComponent(
  () => import(/* webpackChunkName: "draft-page" */ './pages/DraftRoute.tsx').then((m) => m.DraftRoute),
  WHOLE_PAGE,
);
const AddressUndoPage = lazyComponent(
  () => import(/* webpackChunkName: "draft-page" */ '#features/draft/index.ts').then((m) => m.AddressUndoPage),
  WHOLE_PAGE,
);

const SheetRoute = lazyComponent(
  () => import(/* webpackChunkName: "sheet" */ './pages/SheetRoute.tsx').then((m) => m.SheetRoute),
  WHOLE_PAGE,
);

// The condition is a constant of the build: production bundles hold no style guide.
const StyleGuide = __DEVELOPMENT__
  ? lazyComponent(
      () => import(/* webpackChunkName: "styleguide" */ './styleguide/StyleGuide.tsx').then((m) => m.StyleGuide),
      WHOLE_PAGE,
    )
  : null;

const failure = (
  <BarePage>
    <FailureNotice title={pageTexts.pageFailedTitle} />
  </BarePage>
);

interface AppProps {
  /** Address at which the service has found no page; null if it has found one, or was not asked. */
  missing?: string | null;
}

/**
 * The pages by address. The wizard's steps have none of their own (1-SHELL-01). A new address leaves a failed page behind. After leaving,
 * the page shows the parting message alone.
 */
export function App({ missing = null }: AppProps) {
  const [address] = useLocation();
  // The first drawing compares with the time of the page as the service has written it.
  useEffect(releaseServiceTime, []);
  useSilentFills();
  const left = useAppSelector(({ session }) => session.left);
  return (
    <StoragePlaceProvider>
      <ErrorBoundary key={address} fallback={failure}>
        {left !== null ? <LeftPage words={left} /> : address === missing ? <NotFound /> : <Pages />}
      </ErrorBoundary>
    </StoragePlaceProvider>
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
      <Route path={links.terms(':slug')}>{({ slug }) => <TermsPage key={slug} slug={slug} />}</Route>
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
      <Route path={links.investorDashboard}>
        <DashboardRoute />
      </Route>
      <Route path={links.issuerApplications}>
        <ApplicationsRoute />
      </Route>
      <Route path={links.recordPayments}>
        <PaymentsRoute />
      </Route>
      <Route path={links.paperForms}>
        <EntriesRoute />
      </Route>
      <Route path={links.raise}>
        <RaiseRoute />
      </Route>
      <Route path={links.record(':id')}>{({ id }) => <RecordRoute key={id} id={id} />}</Route>
      <Route path={links.manageApplication(':id')}>{({ id }) => <RecordRoute key={id} id={id} isForIssuer />}</Route>
      <Route path={links.editApplication(':id')}>{({ id }) => <EditRoute key={id} id={id} />}</Route>
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
