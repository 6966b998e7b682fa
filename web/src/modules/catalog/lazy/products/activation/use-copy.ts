import { may } from '@leme/contract/access/permission';
import type { copyProduct } from '@leme/contract/catalog/endpoints';
import { products } from '@leme/contract/catalog/products';
import { mostOf } from '@leme/contract/kit/resource/entity';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { productsTexts } from '../texts/texts.ts';

type Open = { open?: string };

/** A draft like the open product, which opens in its place; nothing for who may not make one. */
export function useCopy(row: AnyRow) {
  const t = useText(productsTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const can = useCan();
  const { changed, remove } = useResourceWrites(products);
  const { change } = useUrlState<Open>((search) => ({
    ...(search.open !== undefined && { open: String(search.open) }),
  }));
  const [isBusy, setBusy] = useState(false);
  if (!can(may('products', 'create')) || !can(may('fare-types', 'create')) || row.deleted_at !== null)
    return null;
  const run = async () => {
    setBusy(true);
    try {
      const name = t('copyName', { name: String(row.name) }).slice(0, mostOf(products.fields.name));
      const copy = await call<typeof copyProduct>('POST /products/:id/copies', { id: row.id, name });
      changed();
      const undo = () => {
        change({ open: row.id });
        void remove(copy.id);
      };
      toast.show({ title: t('copied'), text: name, undo });
      change({ open: copy.id }, { push: true });
    } catch (error) {
      toast.show({ tone: 'danger', title: t('copyFailed'), text: problemText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run: () => void run() };
}
