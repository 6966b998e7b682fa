import type { AuthSession } from '@leme/contract/access/endpoints';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { AuthSessionState } from './auth-session-state.ts';
import {
  currentAuthSession,
  loadAuthSession,
  refresh,
  signIn,
  signOut,
  subscribeToAuthSession,
} from './auth-session-store.ts';

const actions = { signIn, signOut, refresh, reload: loadAuthSession };

export type AuthSessionInUse = AuthSessionState & typeof actions;

const Context = createContext<AuthSessionInUse | null>(null);

/** Gives the sign-in session to the whole application. */
export function AuthSessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(subscribeToAuthSession, currentAuthSession);
  const value = useMemo(() => ({ ...state, ...actions }), [state]);
  return <Context value={value}>{children}</Context>;
}

/** The sign-in session in all its states, with the verbs that change it. */
export function useAuthSession(): AuthSessionInUse {
  const context = useContext(Context);
  if (!context) throw new Error('useAuthSession outside of AuthSessionProvider');
  return context;
}

/** The session of the signed-in person; only for parts inside the protected layout. */
export function useSignedIn(): AuthSession {
  const { session } = useAuthSession();
  if (!session) throw new Error('useSignedIn while nobody is signed in');
  return session;
}

/** The company's time zone, in which all times are shown. */
export function useTimeZone(): string {
  return useAuthSession().session?.tenant.timezone ?? 'America/Sao_Paulo';
}
