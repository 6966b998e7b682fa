import { useCallback, useEffect, useRef, useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { currentAuthSession, isSignedInAs } from '#kit/auth-session/auth-session-store.ts';
import { forgetDraft, keepDraft, readDraft } from '#kit/form/drafts.ts';
import { emptySale, type Sale } from './sale.ts';

/** The name a sale's draft is kept under: by person, company and draft. */
export function useSaleName(draft: string): { owner: string; name: string } {
  const { user, tenant } = useSignedIn();
  const owner = `${user.id}.${tenant.id}`;
  return { owner, name: `${owner}.sale.${draft}` };
}

/** A sale as this device has it; what an older build left out is as in a new one. */
export function storedSale(name: string): Sale | null {
  const kept = readDraft(name)?.content as Partial<Sale> | null | undefined;
  return kept && typeof kept === 'object' ? { ...emptySale(), ...kept } : null;
}

export type SaleState = {
  sale: Sale;
  set: (part: Partial<Sale>) => Sale;
  /** As another tab may have left it. */
  latest: () => Sale;
  forget: () => void;
};

/** The sale of a draft, kept on this device as it is typed, so that Back, reload and a second tab find it. */
export function useSale(draft: string): SaleState {
  const { owner, name } = useSaleName(draft);
  const [sale, setSale] = useState(() => storedSale(name) ?? emptySale());
  // Where the browser refuses to keep anything, it lasts as long as the page.
  const held = useRef(sale);
  const latest = useCallback(() => storedSale(name) ?? held.current, [name]);
  const set = useCallback(
    (part: Partial<Sale>) => {
      const next = { ...latest(), ...part };
      // A person who has just signed out leaves nothing behind.
      if (isSignedInAs(owner) || currentAuthSession().hasExpired) keepDraft(name, next);
      held.current = next;
      setSale(next);
      return next;
    },
    [owner, name, latest],
  );
  // Outside system: the device's store, which another tab of the same draft writes.
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key?.endsWith(name)) setSale(latest());
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [name, latest]);
  const forget = useCallback(() => forgetDraft(name), [name]);
  return { sale, set, latest, forget };
}
