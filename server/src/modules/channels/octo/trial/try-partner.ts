import {
  octoCancelBooking,
  octoCheckAvailability,
  octoConfirmBooking,
  octoListProducts,
  octoReserve,
} from '@leme/contract/channels/octo/octo-endpoints';
import type { OctoAvailability, OctoOption, OctoProduct } from '@leme/contract/channels/octo/octo-shapes';
import { type Trial, tryPartner } from '@leme/contract/channels/octo/trial-endpoints';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { type Call, type Served, serve } from '#kit/http/serve';
import { newId, nobodyId } from '#kit/ids';
import { partnerToSell } from '../../sell-external.ts';
import { askOurselves, type Question } from './ask-ourselves.ts';

const daysAhead = 30;
const mostProducts = 8;

type Asking = Omit<Call<Endpoint>, 'input'>;
type Answered = Awaited<ReturnType<typeof askOurselves>>;
type Octo = (endpoint: Endpoint) => Served;

/** What a partner’s system would go through, asked of the very handlers it meets; it is a test from end to end. */
export function servesTrial(octo: readonly Served[]): Served {
  const of: Octo = (endpoint) => {
    const found = octo.find((each) => each.endpoint === endpoint);
    if (!found) throw new Error('OCTO serves all it tries');
    return found;
  };
  return serve(tryPartner, async ({ input, ...call }) => {
    const partner = await partnerToSell(call, input.id);
    if (!partner) throw new Problem('not-found');
    return await tryAll(asMachine(call as unknown as Asking, partner.id), of, input.product_id);
  });
}

function asMachine(call: Asking, partnerId: string): Asking {
  const machine = { tokenId: nobodyId, partnerId, isTest: true, scopes: new Set([]) };
  return {
    ...call,
    actor: { ...call.actor, machine },
    headers: { 'octo-capabilities': 'octo/pricing', 'octo-env': 'test' },
  };
}

async function tryAll(call: Asking, of: Octo, product_id: string | undefined): Promise<Trial> {
  const steps: Answered[] = [];
  const ask = async (question: Question) => {
    const answered = await askOurselves(call, question);
    steps.push(answered);
    return answered.status === 200 ? answered.said : undefined;
  };
  const told = (ended: Trial['ended']): Trial => ({
    steps: steps.map(({ said: _, ...step }) => step),
    ended,
  });
  const products = await productsOf(call, of, product_id);
  if (products.length === 0) return told('no-product');
  const place = await placeIn(call, of, products);
  steps.push(place.answered);
  if (place.answered.status !== 200) return told('refused');
  const { option, product, availability } = place;
  if (!availability) return told('no-departure');
  const [unit] = option.units;
  const uuid = newId();
  const least = Math.max(1, option.restrictions.minUnits ?? 1);
  const reservation = {
    uuid,
    productId: product.id,
    optionId: option.id,
    availabilityId: availability.id,
    unitItems: Array.from({ length: least }, () => ({ unitId: unit?.id })),
  };
  const params = { uuid };
  const contact = { fullName: 'OCTO Test' };
  const questions: Question[] = [
    { step: 'reserve', of: of(octoReserve), body: reservation },
    {
      step: 'confirm',
      of: of(octoConfirmBooking),
      params,
      body: { contact, resellerReference: 'OCTO-TEST' },
    },
    { step: 'cancel', of: of(octoCancelBooking), params, body: { reason: 'OCTO test' } },
  ];
  for (const question of questions) if ((await ask(question)) === undefined) return told('refused');
  return told(null);
}

async function productsOf(call: Asking, of: Octo, product_id: string | undefined): Promise<OctoProduct[]> {
  const all = await askOurselves(call, { step: 'availability', of: of(octoListProducts), body: {} });
  if (all.status !== 200) return [];
  const products = all.said as OctoProduct[];
  return products.filter(({ id }) => product_id === undefined || id === product_id).slice(0, mostProducts);
}

type Place = {
  answered: Answered;
  product: OctoProduct;
  option: OctoOption;
  availability: OctoAvailability | undefined;
};

/** The first departure of the next days that is for sale, of the first product that has one. */
async function placeIn(call: Asking, of: Octo, products: readonly OctoProduct[]): Promise<Place> {
  const today = dayIn(call.actor.timezone, call.clock.now());
  let last: Place | undefined;
  for (const product of products) {
    const [option] = product.options;
    if (!option) continue;
    const body = {
      productId: product.id,
      optionId: option.id,
      localDateStart: today,
      localDateEnd: addDays(today, daysAhead),
    };
    const answered = await askOurselves(call, { step: 'availability', of: of(octoCheckAvailability), body });
    const all = answered.status === 200 ? (answered.said as OctoAvailability[]) : [];
    const least = Math.max(1, option.restrictions.minUnits ?? 1);
    const availability = all.find(({ available, vacancies }) => available && (vacancies ?? 0) >= least);
    last = { answered, product, option, availability };
    if (availability || answered.status !== 200) break;
  }
  if (!last) throw new Problem('not-found');
  return last;
}
