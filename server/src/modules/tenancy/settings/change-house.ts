import { Problem } from '@leme/contract/kit/problem';
import { themeClassOf } from '@leme/contract/tenancy/companies/theme-class';
import { companyHouse } from '@leme/contract/tenancy/settings/company-house';
import {
  changeHouse,
  changeLogo,
  type House,
  readHouse,
} from '@leme/contract/tenancy/settings/house-endpoints';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { keepLogo, servesLogo } from '../brand/keep-logo.ts';
import { type DrawnLogo, soundLogo } from '../brand/sound-logo.ts';
import { changing } from '../companies/change-company.ts';
import type { CompanyNeeds } from '../companies/needs.ts';

type Needs = Pick<CompanyNeeds, 'authTx' | 'accounts'>;
type Changed = { [K in Exclude<keyof House, 'version'>]?: House[K] | undefined };
type Asked = {
  actor: Actor;
  version: number;
  given: Changed;
  /** Null takes it away. */
  logo?: DrawnLogo | null;
  now: Temporal.Instant;
};

/** Who a company is and how it looks, as its own people say it: shown on every open page within a moment. */
export function servesHouse(needs: Needs): Served[] {
  const { authTx } = needs;
  return [
    servesLogo(authTx),
    serveOpen(readHouse, async ({ actor }) => {
      const { tenantId } = ofCompany(actor);
      return await authTx.read(tenantId, (tx) => houseOf(tx, tenantId));
    }),
    serveOpen(changeHouse, async ({ input, actor, clock }) => {
      const { version, ...given } = input;
      return await change(needs, { actor: ofCompany(actor), version, given, now: clock.now() });
    }),
    serveOpen(changeLogo, async ({ input: { version, logo }, actor, clock }) => {
      const who = ofCompany(actor);
      const drawn = await soundLogo(logo, who.tenantId);
      return await change(needs, { actor: who, version, given: {}, logo: drawn, now: clock.now() });
    }),
  ];
}

/** The platform is a tenant and no company. */
function ofCompany(actor: Actor | null): Actor {
  if (!actor) throw new Problem('signed-out');
  if (actor.tenantId === platformTenantId) throw new Problem('not-found');
  return actor;
}

async function change(
  { authTx, accounts }: Needs,
  { actor, version, given: said, logo, now }: Asked,
): Promise<House> {
  const id = actor.tenantId;
  return await authTx.write(id, async (tx) => {
    const before = await houseOf(tx, id);
    const given =
      logo === undefined ? said : { ...said, logo_url: await keepLogo(tx, { tenant_id: id, logo, now }) };
    const changed = await tx.change(
      changing(id, version).set({ ...columnsOf(given), version: version + 1, updated_at: now.toString() }),
    );
    if (changed === 0) {
      const current = await houseOf(tx, id);
      if (current.version === version) throw new Problem('move-forbidden');
      throw new Problem('stale-version', { params: { current, yours: given } });
    }
    const after = await houseOf(tx, id);
    // First, so that a page that asks because it heard is told what is new.
    accounts.tell(tx, id);
    record({ tx, actor }, companyHouse, {
      id,
      action: 'updated',
      before: told(before),
      after: told(after),
    });
    return after;
  });
}

/** Beside the columns stands what no list asks for. */
function columnsOf({ theme_class, ...columns }: Changed) {
  if (theme_class === undefined) return columns;
  return {
    ...columns,
    settings: sql<never>`settings || jsonb_build_object('theme_class', ${theme_class}::text)`,
  };
}

async function houseOf(tx: Tx, id: string): Promise<House> {
  const house = await tx.first(
    db
      .selectFrom('saas_tenants')
      .select(['name', 'legal_name', 'tax_id', 'contact_name', 'contact_phone', 'contact_email'])
      .select(['logo_url', 'primary_color', 'secondary_color', 'version'])
      .select(sql<string | null>`settings->>'theme_class'`.as('theme_class'))
      .where('id', '=', id),
  );
  if (!house) throw new Problem('not-found');
  return { ...house, theme_class: themeClassOf(house.theme_class) };
}

/** Of the picture that there is one. */
function told({ logo_url, version: _, ...said }: House): Record<string, unknown> {
  return { ...said, logo: logo_url !== null };
}
