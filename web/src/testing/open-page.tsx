import {
  type AuthSession,
  getSession,
  refreshSession,
  signIn,
  tenantBySubdomain,
} from '@leme/contract/access/endpoints';
import { effectivePermissions } from '@leme/contract/access/grants';
import type { Role } from '@leme/contract/access/roles';
import { missingTexts } from '@leme/contract/kit/language/texts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { authSessionOf } from '#kit/auth-session/auth-session.testing.ts';
import { AuthSessionProvider } from '#kit/auth-session/auth-session.tsx';
import {
  currentAuthSession,
  loadAuthSession,
  signOut,
  startAuthSession,
  subscribeToAuthSession,
} from '#kit/auth-session/auth-session-store.ts';
import { closeOutbox, ownOutbox } from '#kit/outbox/own-outbox.ts';
import { ControlWords } from '#kit/text/control-words.tsx';
import { startTexts } from '#kit/text/i18n.ts';
import { makeRouter } from '../app/router.tsx';
import './dom-gaps.ts';
import { type FakeServer, openServer } from './fake-server.ts';
import { newStructureFaults } from './structure-faults.ts';

const { asyncWrapper: found } = getConfig();
const nextTurn = setImmediate;
let signedOutBy = '';

// Waits for the event, and says what stands there instead of it in words, and who ended the session if it is over.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) =>
    new Error(`${message}\n\n${document.body.textContent?.slice(0, 2_000)}\n${signedOutBy}`),
  asyncWrapper: (look) => found(async () => drawnOut(await look())),
});

/** What an effect asks to be drawn again, as a dialog that takes the page over, is drawn before hands go on. */
async function drawnOut<T>(seen: T): Promise<T> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => nextTurn(resolve));
  return seen;
}

/**
 * Being drawn twice finds what leans on being drawn once. The whole check does that to a third of the files, each commit
 * to the next third; `LEME_WHOLE` by hand to all of them.
 */
function drawnAs(file: string): typeof StrictMode | typeof Fragment {
  const third = process.env.LEME_STRICT_THIRD;
  const sum = [...file].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const isTurn = third === undefined || sum % 3 === Number(third);
  return process.env.LEME_WHOLE && isTurn ? StrictMode : Fragment;
}

const widths = { phone: 390, desktop: 1440 };

type Visit = {
  /** Nobody is signed in without. */
  as?: Role;
  /** Rights the company took from the role. */
  without?: readonly string[];
  size?: keyof typeof widths;
  /** What else the server says of the session. */
  session?: Partial<AuthSession>;
};

let hasStarted = false;
let leaveLast: () => void = () => undefined;

/** A server for one test; whatever of it the contract does not know fails the test. */
export function aServer(): FakeServer {
  const server = openServer();
  // A company is where it is looked for, unless a test moves it.
  server.answers(tenantBySubdomain, ({ subdomain }) => ({ subdomain }));
  onTestFinished(async ({ task }) => {
    const faults = task.result?.state === 'fail' ? [] : await newStructureFaults(task.file.name);
    leavePage();
    // What is on its way would come after the page is gone.
    await vi.dynamicImportSettled();
    await signOut();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    // What one test left in its queue is nothing to the next one, of this file or another.
    closeOutbox();
    vi.unstubAllGlobals();
    expect(faults, 'what axe finds').toEqual([]);
    expect(server.faults, 'what the contract does not know').toEqual([]);
    expect([...missingTexts], 'texts that are not there').toEqual([]);
  });
  return server;
}

/** Signs a role of "Mar Azul" in, without a page. */
export async function signedIn(server: FakeServer, visit: Visit): Promise<void> {
  knows(server, visit);
  if (!hasStarted) {
    startAuthSession();
    subscribeToAuthSession(noteSignedOut);
  }
  hasStarted = true;
  await loadAuthSession();
}

function noteSignedOut(): void {
  const isOut = currentAuthSession().state === 'signed-out';
  signedOutBy = isOut ? `Signed out by ${new Error().stack?.split('\n').slice(2, 8).join('\n')}` : '';
}

/** Whom the server knows in this browser from now on, and whom a sign-in lets in. */
export function knows(server: FakeServer, { as, without = [], session }: Visit): void {
  const opened = as && { ...sessionFor(as, without), ...session, device_key: null };
  server.answers(getSession, opened ?? { user: null, session: null });
  if (!opened) return;
  for (const endpoint of [signIn, refreshSession]) server.answers(endpoint, opened);
}

/** Takes the page away, and the hands of its router off the address. */
function leavePage(): void {
  cleanup();
  document.body.removeAttribute('style');
  leaveLast();
}

/** Opens an address of the whole application, in place of the page before, in the name of a role of "Mar Azul"; answers the person's hands. */
export async function openPage(
  server: FakeServer,
  address: string,
  { size = 'desktop', ...visit }: Visit = {},
): Promise<UserEvent> {
  vi.stubGlobal('innerWidth', widths[size]);
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: fits(query) }));
  leavePage();
  history.replaceState(null, '', address);
  await signedIn(server, visit);
  await startTexts();
  // The application opens the queue of the person behind the first page.
  ownOutbox();
  const Drawn = drawnAs(expect.getState().testPath ?? '');
  const router = makeRouter(queryClient);
  leaveLast = () => router.history.destroy();
  render(
    <Drawn>
      <AuthSessionProvider>
        <QueryClientProvider client={queryClient}>
          <ControlWords>
            <RouterProvider router={router} />
          </ControlWords>
        </QueryClientProvider>
      </AuthSessionProvider>
    </Drawn>,
  );
  return userEvent.setup({ delay: null });
}

/** What the server says of somebody of "Mar Azul" with this role. */
function sessionFor(role: Role, without: readonly string[] = []) {
  const granted = effectivePermissions({ role, differences: [], activeResources: null });
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  return {
    ...authSessionOf(
      role,
      [...granted].filter((key) => !without.includes(key)),
    ),
    session: { expires_at: soon, access_expires_at: soon },
  };
}

/** What a media query says of a window that is as wide as this one and prefers nothing. */
function fits(query: string): boolean {
  const [, sign, edge] = /width\s*(<|>=|:)\s*(\d+)px/.exec(query) ?? [];
  if (!edge) return false;
  if (sign === '<') return innerWidth < Number(edge);
  return query.includes('max-') ? innerWidth <= Number(edge) : innerWidth >= Number(edge);
}
