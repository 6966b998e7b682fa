import type { RouteEntry } from '@leme/contract/access/route-entry';
import { companyChooserPath, routeTable } from '@leme/contract/access/route-table';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { ErrorPage } from './guards/error-page.tsx';
import { ProtectedLayout } from './guards/protected-layout.tsx';
import { AuthScreen } from './guards/visitors/auth.screen.tsx';
import { LogoutScreen } from './guards/visitors/lazy-logout.ts';
import { Waiting } from './guards/waiting.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { prefetchPage } from './prefetch-page.ts';
import { screenOf } from './screens.ts';

const TenantNotFound = lazyScreen(async () => (await import('./lazy/doors/not-found.tsx')).TenantNotFound);
const OuterDoors = lazyScreen(async () => (await import('./lazy/doors/outer-doors.tsx')).OuterDoors);

function PageNotFound() {
  return <OuterDoors decision={{ kind: 'not-found' }} />;
}

const rootRoute = createRootRoute({ notFoundComponent: PageNotFound });

const stringOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: (search: Record<string, unknown>) => ({ next: stringOf(search.next) }),
  component: function Auth() {
    return <AuthScreen next={authRoute.useSearch().next} />;
  },
});

const AuthTokenScreen = lazyScreen(
  async () => (await import('./lazy/links/auth-token.screen.tsx')).AuthTokenScreen,
);
const ResetPasswordScreen = lazyScreen(
  async () => (await import('./lazy/links/reset-password.screen.tsx')).ResetPasswordScreen,
);

const authTokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth-token',
  validateSearch: (search: Record<string, unknown>) => ({
    token: stringOf(search.token),
    type: stringOf(search.type),
    tab: stringOf(search.tab),
    next: stringOf(search.next),
  }),
  component: function AuthToken() {
    return <AuthTokenScreen {...authTokenRoute.useSearch()} />;
  },
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: (search: Record<string, unknown>) => ({ next: stringOf(search.next) }),
  component: function ResetPassword() {
    return <ResetPasswordScreen next={resetPasswordRoute.useSearch().next} />;
  },
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  component: () => <LogoutScreen />,
});

const tenantNotFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  validateSearch: (search: Record<string, unknown>) => ({
    reason: stringOf(search.reason),
    path: stringOf(search.path),
  }),
  component: function MissingCompany() {
    const { reason, path } = tenantNotFoundRoute.useSearch();
    return <TenantNotFound isInactive={reason === 'inactive'} path={path} />;
  },
});

const CompanyChooserScreen = lazyScreen(
  async () => (await import('./lazy/companies/company-chooser.screen.tsx')).CompanyChooserScreen,
);

const companiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: companyChooserPath,
  validateSearch: (search: Record<string, unknown>) => ({ next: stringOf(search.next) }),
  component: function Companies() {
    return <CompanyChooserScreen next={companiesRoute.useSearch().next} />;
  },
});

const LandingScreen = lazyScreen(
  async () => (await import('./lazy/landing/landing.screen.tsx')).LandingScreen,
);

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/landing',
  component: () => <LandingScreen />,
});

const PaymentSuccessScreen = lazyScreen(
  async () => (await import('./lazy/payment/payment-success.screen.tsx')).PaymentSuccessScreen,
);

const paymentSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payment-success',
  validateSearch: (search: Record<string, unknown>) => ({ c: stringOf(search.c) }),
  component: function PaymentSuccess() {
    return <PaymentSuccessScreen token={paymentSuccessRoute.useSearch().c} />;
  },
});

// The layout decides by the contract's route table what an address shows; children only bring the code.
const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '{-$tenantSlug}',
  component: ProtectedLayout,
});

function screenRoute(page: RouteEntry, client: QueryClient) {
  const Screen = screenOf(page);
  return createRoute({
    getParentRoute: () => layoutRoute,
    // What stands at the bare address always leads to the one that names the company.
    path: page.path === '/' ? '/dashboard' : page.path.replaceAll(':', '$'),
    // Prefetching brings code and first data; opening shows the shell at once and the code when it is there.
    loader: async ({ cause }) => {
      if (cause === 'preload') await prefetchPage(client, page);
    },
    component: () => <Screen />,
  });
}

const readyPages = routeTable.filter(({ state, scope }) => state === 'ready' && scope !== 'public');

const elsewhereRoute = createRoute({ getParentRoute: () => layoutRoute, path: '$' });

/** What a part of an address says: a number only where it is written as one, for `55e614` and `007` are words. */
function said(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' && String(value) !== text ? text : value;
}

/** All addresses of the application, made from the route table. */
export function makeRouter(client: QueryClient) {
  const routeTree = rootRoute.addChildren([
    authRoute,
    authTokenRoute,
    resetPasswordRoute,
    logoutRoute,
    tenantNotFoundRoute,
    companiesRoute,
    landingRoute,
    paymentSuccessRoute,
    layoutRoute.addChildren([...readyPages.map((page) => screenRoute(page, client)), elsewhereRoute]),
  ]);
  return createRouter({
    routeTree,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: Waiting,
    defaultNotFoundComponent: PageNotFound,
    scrollRestoration: true,
    parseSearch: parseSearchWith(said),
    stringifySearch: stringifySearchWith(JSON.stringify, said),
  });
}
