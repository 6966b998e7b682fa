import { address, aMark, ask } from '../browser.ts';

export const office = 'admin@mar-azul.test';

type Unit = { id: string; type: string };
type Product = { id: string; internalName: string; options: { id: string; units: Unit[] }[] };
// What comes over the wire, of which a journey reads a few words.
type Said = { status: number; body: Awaited<ReturnType<Response['json']>> };

/** A partner of its own who stands for an agency of its own. */
export async function aPartner(given: Record<string, unknown> = {}) {
  const mark = aMark();
  const agent = await ask(office, 'POST', '/customers', { name: `Agência ${mark}`, kind: 'agente' });
  const name = `Parceiro ${mark}`;
  const fields = { name, agent_id: agent.id, commission_bp: 1_500, ...given };
  const { id } = await ask(office, 'POST', '/channel-partners', fields);
  return { id: id as string, name, mark };
}

export async function aToken(partner: { id: string }): Promise<string> {
  const body = { id: crypto.randomUUID(), partner_id: partner.id, label: 'Produção' };
  return (await ask(office, 'POST', '/machine-tokens', body)).secret;
}

/** Asks as a partner's system does: a token, and neither a cookie nor an origin. */
export function bySystem(secret: string) {
  const send = async (method: string, path: string, body?: object): Promise<Said> => {
    const answer = await fetch(`${address}/api/octo${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  /** What it sells as this product: ids of product, option and grown-up. */
  const offer = async (name: string) => {
    const { body } = await send('GET', '/products');
    const product = (body as Product[]).find(({ internalName }) => internalName === name);
    const [option] = product?.options ?? [];
    const adult = option?.units.find(({ type }) => type === 'ADULT');
    if (!product || !option || !adult) throw new Error(`${name} is not sold from outside`);
    return { productId: product.id, optionId: option.id, unitId: adult.id };
  };
  const reserve = async (session: { id: string }, people: number, name = 'Ilha do Campeche') => {
    const { unitId, ...of } = await offer(name);
    const unitItems = Array.from({ length: people }, () => ({ unitId }));
    const uuid = crypto.randomUUID();
    return await send('POST', '/bookings', { ...of, uuid, availabilityId: session.id, unitItems });
  };
  const confirm = (uuid: string, fullName: string) =>
    send('POST', `/bookings/${uuid}/confirm`, { contact: { fullName } });
  return { send, offer, reserve, confirm };
}
