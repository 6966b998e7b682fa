import type {
  AuthSession,
  getSession,
  OpenedSession,
  refreshSession,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
} from '@leme/contract/access/endpoints';
import { readStored, store } from '#ui/style/stored.ts';
import { call, callContext, lastActOfPerson } from '../api/api.ts';
import { dropEarly } from '../api/early.ts';
import { forgetToldUntil } from '../api/told-until.ts';
import { forgetKey, keepKey } from '../device/keys.ts';
import { endIdleAfter, lastActivity, restartActivity, watchActivity } from './activity.ts';
import {
  forgetAuthSession,
  forgetPerson,
  isLeaving,
  isReadable,
  readsOwn,
  remember,
  rememberedAuthSession,
  setLeaving,
} from './auth-session-memory.ts';
import {
  type AuthSessionState,
  expired,
  loading,
  refreshDelay,
  retried,
  signedOut,
} from './auth-session-state.ts';

const actingKey = 'leme.acting';
const knownKey = 'leme.signed-in';
const ofThisTab = () => sessionStorage;
const retryLoadMs = 5_000;
/** After this long without an answer the device goes by what it last knew. */
const answerWaitMs = 800;
/** Whoever leaves waits no longer for the server to hear of it. */
const leaveWaitMs = 3_000;
const refreshTries = 3;

let current: AuthSessionState = loading;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let startedAt = 0;
// The page began when nothing but one's own could be read any more, and so holds nothing else.
let holdsOwnAlone = false;
let leaving: Promise<void> | null = null;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

export function currentAuthSession(): AuthSessionState {
  return current;
}

/** Whose outbox and days of a device: `<user id>.<tenant id>`. */
export function ownerOf({ user, tenant }: AuthSession): string {
  return `${user.id}.${tenant.id}`;
}

/** Whether it is still this person's device. */
export function isSignedInAs(owner: string): boolean {
  return current.session !== null && owner === ownerOf(current.session);
}

/** What a page has to say of the session that ended under it stands where one signs in, for the page itself is gone. */
export function sayAtSignIn(lastWords: string): void {
  if (current.state !== 'signed-out') return;
  current = { ...current, lastWords };
  for (const listener of listeners) listener();
}

/** Milliseconds since the session began to load. */
export function authSessionAgeMs(): number {
  return performance.now() - startedAt;
}

/** Whether this device was signed in when it was last open, so that the application will very likely be needed. */
export function wasSignedIn(): boolean {
  return readStored(knownKey) !== null;
}

export function subscribeToAuthSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: AuthSessionState): void {
  // However somebody came in, the hours nobody was here are not theirs.
  if (next.session && current.state === 'signed-out') restartActivity();
  const { session } = next;
  // Not with the first session of a page: what came beside it was asked for in the same name.
  if (current.session && !(session && isSignedInAs(ownerOf(session)))) forgetToldUntil();
  current = next;
  clearTimeout(refreshTimer);
  if (session) {
    endIdleAfter(session.session.idle_minutes);
    callContext.tenantId = session.tenant.id;
    store(actingKey, session.acting && session.tenant.id, ofThisTab);
    if (!next.isRemembered)
      refreshTimer = setTimeout(() => void refresh(), refreshDelay(session.session.expires_at, Date.now()));
  }
  if (next.state === 'signed-out') forgetTenant();
  if (next.state !== 'loading') store(knownKey, session && '1');
  if (next.hasExpired) void forgetOpened();
  if (next.state === 'signed-out') (next.hasExpired ? forgetAuthSession : forgetPerson)();
  else if (session && !next.isRemembered) remember(session.acting ? null : session);
  for (const listener of listeners) listener();
}

/**
 * Takes in what the server says of the session. The key of what is queued here goes to where it can be used and not
 * read, and never beside the rest of the answer, which is remembered as text.
 */
function open({ device_key, ...session }: OpenedSession): AuthSession {
  holdsOwnAlone = false;
  set({ state: 'signed-in', session });
  const owner = ownerOf(session);
  if (device_key) void keepKey(owner, device_key, () => isSignedInAs(owner)).catch(() => undefined);
  return session;
}

/** What was opened may be read while one is signed in; taps on their way stay, under a key of their own. */
async function forgetOpened(): Promise<void> {
  const days = async () => (await import('../device/lazy/days.ts')).forgetDays();
  const former = async () => (await import('../device/lazy/former.ts')).forgetFormer();
  // One that fails keeps the other from nothing.
  await Promise.allSettled([days(), former()]);
}

async function lockOpened(): Promise<void> {
  const { lockDays } = await import('../device/lazy/days.ts');
  await lockDays(({ until }) => until <= Date.now()).catch(() => undefined);
}

/** The company this tab works in is none until the server says which. */
export function forgetTenant(): void {
  dropEarly();
  callContext.tenantId = null;
  store(actingKey, null, ofThisTab);
}

/** What it is called that the server knows no session: it has expired, unless nobody was signed in. */
function ended(): AuthSessionState {
  return current.session || current.hasExpired || wasSignedIn() ? expired : signedOut;
}

async function fetchSession(background: boolean): Promise<OpenedSession | null> {
  await leave();
  const answer = await call<typeof getSession>('GET /auth/session', {}, { background });
  return answer.user === null ? null : answer;
}

/** Without an answer the device goes on with what it was last told, until there is one. */
function goByMemory(): void {
  const session = current.state === 'loading' ? rememberedAuthSession() : null;
  if (session && !isReadable(session)) holdsOwnAlone = true;
  if (session) set({ state: 'signed-in', session, isRemembered: true });
}

/** Where there is no answer for too long, nobody reads on; what was opened stays without its keys. */
function stopReading(): void {
  if (current.session && !isReadable(current.session)) {
    if (!readsOwn()) set(loading);
    else if (!holdsOwnAlone) void lockOpened().then(() => location.reload());
  }
  if (current.state !== 'loading') return;
  if (wasSignedIn()) void lockOpened();
  else set(signedOut);
}

/** Asks the server who is signed in; while it does not answer, the state stays as it is and the question is repeated. */
export async function loadAuthSession(): Promise<void> {
  clearTimeout(retryTimer);
  const timer = setTimeout(goByMemory, answerWaitMs);
  try {
    const session = await fetchSession(true);
    clearTimeout(timer);
    if (!session) return set(ended());
    checkRightsLater(open(session));
  } catch {
    clearTimeout(timer);
    goByMemory();
    stopReading();
    retryTimer = setTimeout(() => void loadAuthSession(), retryLoadMs);
  }
}

/** What a manager may do is perhaps an old answer; nobody waits for that to be looked at. */
function checkRightsLater(session: AuthSession): void {
  const check = async () => {
    const { checkRights } = await import('./lazy/outdated-rights.ts');
    await checkRights(session, () => fetchSession(true));
  };
  setTimeout(() => check().catch(() => undefined), 1_000);
}

/** Extends the session, or learns that it has ended. It counts as an act only if the person did something since. */
export async function refresh(): Promise<void> {
  const background = lastActivity() <= lastActOfPerson();
  try {
    const session = await retried(refreshTries, () =>
      call<typeof refreshSession>('POST /auth/refresh', {}, { background }),
    );
    open(session);
    if (refreshDelay(session.session.expires_at, Date.now()) === 0) endLater(session);
  } catch {
    if (current.session) endLater(current.session);
  }
}

// Nothing moved the end: the server is asked again when it has come.
function endLater(session: AuthSession): void {
  clearTimeout(refreshTimer);
  const wait = Math.max(retryLoadMs, Date.parse(session.session.expires_at) - Date.now());
  refreshTimer = setTimeout(() => void loadAuthSession(), wait);
}

/** Signs in; throws what the server says against it. */
export async function signIn(email: string, password: string, code?: string): Promise<AuthSession> {
  forgetTenant();
  await leave().catch(() => undefined);
  const answer = await call<typeof signInEndpoint>('POST /auth/sign-in', { email, password, code });
  // The server ends the session this browser had.
  setLeaving(false);
  restartActivity();
  const session = open(answer);
  channel?.postMessage('signed-in');
  checkRightsLater(session);
  return session;
}

/** Tells the other tabs that somebody signed in here without the form; this tab is about to load anew. */
export function announceSignIn(): void {
  setLeaving(false);
  forgetTenant();
  restartActivity();
  channel?.postMessage('signed-in');
}

/** Signs out at the server, or as soon as it can be reached again, and here and in all other tabs. */
export async function signOut(): Promise<void> {
  const { session } = current;
  setLeaving(true);
  const timeout = new Promise((resolve) => setTimeout(resolve, leaveWaitMs));
  await Promise.race([leave().catch(() => undefined), timeout]);
  set(signedOut);
  channel?.postMessage('signed-out');
  if (session) await Promise.all([forgetOpened(), forgetKey(ownerOf(session)).catch(() => undefined)]);
}

/** Tells the server that the person has left; nobody is asked for, nor signs in, before it knows. */
function leave(): Promise<void> {
  if (!isLeaving()) return Promise.resolve();
  leaving ??= call<typeof signOutEndpoint>('POST /auth/sign-out')
    .then(() => setLeaving(false))
    .finally(() => {
      leaving = null;
    });
  return leaving;
}

/** Takes in what the server says now of who is signed in, as after an operator changed company. */
export async function reloadAs(): Promise<void> {
  const session = await fetchSession(false);
  if (session) open(session);
  else set(signedOut);
}

function onMessage(message: unknown): void {
  if (message === 'signed-out' && current.state !== 'signed-out') {
    set(signedOut);
    // What this tab was about to keep when the other one cleared the device.
    void forgetOpened();
  }
  // Perhaps somebody else: the tab must not go on in the name of the person before.
  if (message !== 'signed-in') return;
  dropEarly();
  void loadAuthSession();
}

/** Connects the store with calls, other tabs and the person's hands, and loads the session; call once at start. */
export function startAuthSession(): void {
  startedAt = performance.now();
  callContext.tenantId = readStored(actingKey, ofThisTab);
  callContext.onSignedOut = () => current.state !== 'signed-out' && set(ended());
  callContext.onTenantChanged = () => {
    forgetTenant();
    location.reload();
  };
  channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('leme.session') : null;
  channel?.addEventListener('message', ({ data }) => onMessage(data));
  watchActivity();
  addEventListener('online', () => current.isRemembered && void loadAuthSession());
  void loadAuthSession();
}
