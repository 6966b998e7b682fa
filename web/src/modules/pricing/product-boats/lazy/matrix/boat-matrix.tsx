import { products } from '@leme/contract/catalog/products';
import { boats } from '@leme/contract/fleet/boats';
import { placesOf } from '@leme/contract/fleet/places';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { productBoats } from '@leme/contract/pricing/product-boats';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { readAll } from '#kit/resource/list/bulk/read-all.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { useText } from '#kit/text/i18n.ts';
import { RosterGrid } from '#kit/time/roster-grid.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { matrixTexts } from './texts/texts.ts';
import { TypedCell } from './typed-cell.tsx';

type Ground = { products: AnyRow[]; boats: AnyRow[]; pairs: ReadonlyMap<string, AnyRow> };

const keyOf = (product: unknown, boat: unknown) => `${product} ${boat}`;

/** Of a boat that stands twice its lowest number counts. */
function pairsOf(rows: readonly AnyRow[]): Map<string, AnyRow> {
  const falling = rows.toSorted((one, other) => Number(other.priority) - Number(one.priority));
  return new Map(falling.map((row) => [keyOf(row.product_id, row.boat_id), row]));
}

function useGround() {
  const { tenant } = useSignedIn();
  const shows = { shows: ['product-boats', 'products', 'boats'] as const };
  return useLiveView(['product-boat-matrix', tenant.id], shows, async (): Promise<Ground> => {
    const [all, fleet, rows] = await Promise.all([
      readAll(products, { sort: 'name' }),
      readAll(boats, { sort: 'boat_name' }),
      readAll(productBoats, {}),
    ]);
    return { products: all, boats: fleet, pairs: pairsOf(rows) };
  }).query;
}

/** Which boat sails which product, in what order and with how many places: typed where it stands. */
export function BoatMatrix({ list }: RowsProps) {
  const t = useText(matrixTexts);
  const query = useGround();
  const wanted = list.filters.get('boat_id') ?? [];
  return (
    <QueryView
      query={query}
      skeleton="table"
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed')}
      isEmpty={(ground) => ground.products.length === 0 || ground.boats.length === 0}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    >
      {(ground) => (
        <div className="grid gap-2">
          <p className="text-muted-fg">{t('howTo')}</p>
          <RosterGrid
            name={t('name')}
            corner={t('product')}
            rows={ground.products}
            columns={ground.boats.filter(({ id }) => wanted.length === 0 || wanted.includes(id))}
            rowHead={(product) => <ProductHead product={product} />}
            columnHead={(boat) => <BoatHead boat={boat} />}
            columnClass="min-w-36"
            ground={(product, boat) =>
              ground.pairs.get(keyOf(product.id, boat.id))?.status === 'inactive' ? 'bg-muted' : undefined
            }
            cell={(product, boat, stop) => (
              <TypedCell
                product={product}
                boat={boat}
                pair={ground.pairs.get(keyOf(product.id, boat.id))}
                rights={list.rights}
                isOffline={list.isOffline}
                stop={stop}
              />
            )}
          />
        </div>
      )}
    </QueryView>
  );
}

function ProductHead({ product }: { product: AnyRow }) {
  return (
    <PageLink
      path={`/products?open=${product.id}`}
      className="line-clamp-2 font-semibold underline-offset-4 hover:underline"
      title={String(product.name)}
    >
      {String(product.name)}
    </PageLink>
  );
}

function BoatHead({ boat }: { boat: AnyRow }) {
  const t = useText(matrixTexts);
  return (
    <span className="grid justify-items-center" title={String(boat.boat_name)}>
      <span className="line-clamp-2 wrap-anywhere">{String(boat.boat_name)}</span>
      <span className="font-normal">{t('places', { count: placesOf(boat as never) })}</span>
    </span>
  );
}
