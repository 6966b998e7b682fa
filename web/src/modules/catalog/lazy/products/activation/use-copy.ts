import { may } from '@leme/contract/access/permission';
import type { copyProduct } from '@leme/contract/catalog/endpoints';
import { products } from '@leme/contract/catalog/products';
import { mostOf } from '@leme/contract/kit/resource/entity';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { productsTexts } from '../texts/texts.ts';

type Open = { open?: string };

/** A draft like the open product, which opens in its place; nothing for who may not make one. */
export function useCopy(row: AnyRow) {
  const t = useText(productsTexts);
  const can = useCan();
  const { changed, remove } = useResourceWrites(products);
  const { change } = useUrlState<Open>((search) => ({
    ...(search.open !== undefined && { open: String(search.open) }),
  }));
  const copy = useVerb(
    (name: string) => call<typeof copyProduct>('POST /products/:id/copies', { id: row.id, name }),
    {
      done: ({ id }, name) => {
        changed();
        change({ open: id }, { push: true });
        const undo = () => {
          change({ open: row.id });
          void remove(id);
        };
        return { title: t('copied'), text: name, undo };
      },
      failed: t('copyFailed'),
    },
  );
  if (!can(may('products', 'create')) || !can(may('fare-types', 'create')) || row.deleted_at !== null)
    return null;
  const name = t('copyName', { name: String(row.name) }).slice(0, mostOf(products.fields.name));
  return { isBusy: copy.isBusy, run: () => void copy.run(name) };
}
