import { companyChooserPath, routeTable } from '@leme/contract/access/route-table';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { currentSession } from '#kit/session-store.ts';
import { fetchFirst } from './first-data.ts';
import { ErrorPage } from './guards/error-page.tsx';
import { ProtectedLayout } from './guards/protected-layout.tsx';
import { Waiting } from './guards/waiting.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { isScreenPath, type ScreenPath, screens } from './screens.ts';
import { AuthScreen } from './sign-in/auth.screen.tsx';
import { LogoutScreen } from './sign-in/late-logout.ts';

const TenantNotFound = lazyScreen(async () => (await import('./guards/not-found.tsx')).TenantNotFound);
const OuterDoors = lazyScreen(async () => (await import('./guards/outer-doors.tsx')).OuterDoors);

function PageNotFound() {
  return <OuterDoors decision={{ kind: 'not-found' }} />;
}

const rootRoute = createRootRoute({ notFoundComponent: PageNotFound });

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: (search: Record<string, unknown>) => ({ next: textOf(search.next) }),
  component: function Auth() {
    return <AuthScreen next={authRoute.useSearch().next} />;
  },
});

const AuthTokenScreen = lazyScreen(
  async () => (await import('./links/auth-token.screen.tsx')).AuthTokenScreen,
);
const ResetPasswordScreen = lazyScreen(
  async () => (await import('./links/reset-password.screen.tsx')).ResetPasswordScreen,
);

const authTokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth-token',
  validateSearch: (search: Record<string, unknown>) => ({
    token: textOf(search.token),
    type: textOf(search.type),
    tab: textOf(search.tab),
    next: textOf(search.next),
  }),
  component: function AuthToken() {
    return <AuthTokenScreen {...authTokenRoute.useSearch()} />;
  },
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: (search: Record<string, unknown>) => ({ next: textOf(search.next) }),
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
    reason: textOf(search.reason),
    path: textOf(search.path),
  }),
  component: function MissingCompany() {
    const { reason, path } = tenantNotFoundRoute.useSearch();
    return <TenantNotFound isInactive={reason === 'inactive'} path={path} />;
  },
});

const CompanyChooserScreen = lazyScreen(
  async () => (await import('./sign-in/company-chooser.screen.tsx')).CompanyChooserScreen,
);

const companiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: companyChooserPath,
  validateSearch: (search: Record<string, unknown>) => ({ next: textOf(search.next) }),
  component: function Companies() {
    return <CompanyChooserScreen next={companiesRoute.useSearch().next} />;
  },
});

const LandingScreen = lazyScreen(async () => (await import('./landing/landing.screen.tsx')).LandingScreen);

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/landing',
  component: () => <LandingScreen />,
});

// The layout decides by the contract's route table what an address shows; children only bring the code.
const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '{-$tenantSlug}',
  component: ProtectedLayout,
});

function screenRoute(path: ScreenPath, client: QueryClient) {
  const Screen = screens[path];
  return createRoute({
    getParentRoute: () => layoutRoute,
    path: path.replaceAll(':', '$'),
    // Prefetching brings code and first data; opening shows the shell at once and the code when it is there.
    loader: async ({ cause }) => {
      if (cause !== 'preload') return;
      const { session } = currentSession();
      await Promise.all([Screen.preload(), session && fetchFirst(client, path, session.tenant)]);
    },
    component: () => <Screen />,
  });
}

const readyPaths = routeTable
  .filter((entry) => entry.state === 'ready' && entry.scope !== 'public')
  .map((entry) => entry.path)
  .filter(isScreenPath);

const elsewhereRoute = createRoute({ getParentRoute: () => layoutRoute, path: '$' });

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
    layoutRoute.addChildren([...readyPaths.map((path) => screenRoute(path, client)), elsewhereRoute]),
  ]);
  return createRouter({
    routeTree,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: Waiting,
    defaultNotFoundComponent: PageNotFound,
    scrollRestoration: true,
  });
}
