import type { getPreference, setPreference } from '@leme/contract/access/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { readStored, store } from '#ui/style/stored.ts';
import { call } from '../api/api.ts';
import { useSignedIn } from './auth-session.tsx';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const saveAfterMs = 500;

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A personal preference: its value, how to change it, and whether the stored one has arrived. The value of the last
 * visit shows at once; changes show at once and are sent after half a second. The stored value comes from outside the
 * program, so callers check its shape.
 */
export function usePreference<T extends Json>(key: string, initial: T): [T, (value: T) => void, boolean] {
  const { user, tenant, acting } = useSignedIn();
  const client = useQueryClient();
  const cacheKey = `leme.preference.${user.id}.${tenant.id}.${key}`;
  const queryKey = ['preference', tenant.id, user.id, key];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { value } = await call<typeof getPreference>(
        'GET /user-preferences/:key',
        { key },
        { signal, background: true },
      );
      store(cacheKey, JSON.stringify(value));
      return value ?? null;
    },
    placeholderData: () => parsed(readStored(cacheKey)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !acting,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<T>(undefined);

  const send = useCallback(() => {
    const value = pending.current;
    if (value === undefined) return;
    pending.current = undefined;
    const input = { key, value } as Parameters<typeof call<typeof setPreference>>[1];
    call<typeof setPreference>('PUT /user-preferences/:key', input, { background: true }).catch(
      () => undefined,
    );
  }, [key]);

  // Outside system: a change that is still waiting is sent when the part that made it goes away.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      send();
    },
    [send],
  );

  const change = (value: T) => {
    client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, value);
    store(cacheKey, JSON.stringify(value));
    if (acting) return;
    pending.current = value;
    clearTimeout(timer.current);
    timer.current = setTimeout(send, saveAfterMs);
  };
  return [
    (query.data ?? initial) as T,
    change,
    acting !== null || (query.isFetched && !query.isPlaceholderData),
  ];
}
