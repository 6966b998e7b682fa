import {
  octoGetCapabilities,
  octoGetProduct,
  octoGetSupplier,
  octoListProducts,
} from '@leme/contract/channels/octo/octo-endpoints';
import { octoCapabilities } from '@leme/contract/channels/octo/octo-shapes';
import { Problem } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import { type Served, serve } from '#kit/http/serve';
import { serveOcto } from '../octo-call.ts';
import { invalidProduct } from '../refuse.ts';
import { loadProducts } from './load-products.ts';
import { shapeProducts } from './shape-product.ts';

/** Who sells, what, and how this server speaks; `origin` is what peers reach it by. */
export const servesCatalogue = (origin: () => string): Served[] => [
  serve(octoGetCapabilities, async () =>
    octoCapabilities.map((id) => ({
      id,
      revision: 1,
      required: false,
      dependencies: [],
      docs: `https://docs.octo.travel/octo-api-core/capabilities/${id.slice(5)}`,
    })),
  ),
  serveOcto(octoGetSupplier, async ({ work: { tx, actor }, speaks }) => {
    const company = await tx.first(
      db
        .selectFrom('saas_tenants')
        .select(['id', 'name', 'contact_email', 'contact_phone'])
        .where('id', '=', actor.tenantId),
    );
    if (!company) throw new Problem('token-refused');
    return {
      id: company.id,
      name: company.name,
      endpoint: `${origin()}/api/octo`,
      contact: {
        website: null,
        email: company.contact_email,
        telephone: company.contact_phone,
        address: null,
      },
      ...(speaks.has('octo/content') && { shortDescription: null, media: [] }),
    };
  }),
  serveOcto(octoListProducts, async (ask) => await shapeProducts(ask, await loadProducts(ask))),
  serveOcto(octoGetProduct, async (ask, { productId }) => {
    const found = (await loadProducts(ask)).filter(({ id }) => id === productId.toLowerCase());
    const [product] = await shapeProducts(ask, found);
    if (!product) throw invalidProduct(productId);
    return product;
  }),
];
