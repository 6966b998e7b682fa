import { currentVersion } from '@leme/contract/sales/consents';
import type { DemoWork } from '../../demo/demo.ts';
import { fakeEmail, fakeName, fakePhone } from '../../demo/fake-people.ts';
import { fakeCpf, withCheckDigits } from '../../demo/fake-tax-ids.ts';

type SalesPlan = {
  /** The first one is whom the agent accounts belong to. */
  agents: readonly string[];
  tags: readonly (readonly [name: string, color: string])[];
  /** A customer that is a company: name and tax id without check digits. */
  hotel: readonly [name: string, taxId: string];
};

const plans: Readonly<Record<DemoWork['company']['subdomain'], SalesPlan>> = {
  'mar-azul': {
    agents: ['Jurerê Turismo', 'Costa Norte'],
    tags: [
      ['VIP', '#b45309'],
      ['Volta todo verão', '#0e7c86'],
      ['Família', '#6366f1'],
      ['Mergulho', '#1d4ed8'],
      ['Grupo de empresa', '#7c3aed'],
    ],
    hotel: ['Pousada Canto da Lagoa', '365012890001'],
  },
  'costa-verde': {
    agents: ['Vila Histórica Turismo', 'Serra e Mar Viagens'],
    tags: [
      ['VIP', '#b45309'],
      ['Lua de mel', '#b83280'],
      ['Família', '#6366f1'],
      ['Fotógrafo', '#0e7490'],
      ['Escola', '#3c8d40'],
    ],
    hotel: ['Hotel Sobrado do Cais', '275830160001'],
  },
};

const regulars = 30;
const notes = ['Prefere sair cedo', 'Pede sempre lugar à sombra', 'Vem com dois cães pequenos'] as const;
const guests = [
  ['en', 'Britânica'],
  ['es', 'Argentina'],
  ['es', 'Uruguaia'],
  ['fr', 'Francesa'],
  ['it', 'Italiana'],
] as const;

/** What leads are marked with when money has come, and when it has not. */
const paymentTags = [
  ['Pagamento total', '#15803d'],
  ['Pagamento parcial', '#0f766e'],
  ['Pagamento pendente', '#b45309'],
  ['Pago na hora', '#1d4ed8'],
  ['Não pago', '#b91c1c'],
] as const;

/** Name, subject, message and language; the last one is out of use. */
const templates: readonly (readonly [string, string, string, string?])[] = [
  [
    'Primeira resposta',
    'contato',
    'Olá {primeiro_nome}, aqui é {vendedor}, da {empresa}! Recebi seu interesse em {produto}. Para que dia e quantas pessoas seria?',
  ],
  [
    'Proposta com valor',
    'proposta',
    'Olá {primeiro_nome}! {produto} em {data} para {passageiros} fica em {valor}. Posso reservar para você?',
  ],
  [
    'Lembrete da véspera',
    'lembrete',
    'Olá {primeiro_nome}, amanhã é o dia! Esperamos você no píer 30 minutos antes da saída.\nLeve protetor solar e um casaco.',
  ],
  [
    'Sinal pendente',
    'pagamento',
    '{primeiro_nome}, sua reserva de {valor} está guardada. Posso enviar a chave Pix?',
  ],
  [
    'Depois do passeio',
    'depois',
    'Obrigado por navegar com a {empresa}, {primeiro_nome}! Como foi {produto}?',
  ],
  [
    'First answer',
    'contato',
    'Hello {primeiro_nome}, this is {vendedor} from {empresa}. When would you like to go?',
    'en',
  ],
  ['Promoção de inverno', 'outro', 'Olá {nome}, as saídas de inverno começaram. Quer saber mais?'],
];

type Contact = { id: string; name: string; phone: string; email: string };

/** Agents, regular customers, a hotel and somebody who was written down twice. */
export async function demo(work: DemoWork): Promise<void> {
  const { company, random, now, insert } = work;
  const plan = plans[company.subdomain];
  const phones = new Set<string>();
  // Only who was written down twice shares a number.
  function newPhone(): string {
    const phone = fakePhone(random, company.areaCode);
    if (phones.has(phone)) return newPhone();
    phones.add(phone);
    return phone;
  }
  const contactOf = (name: string): Contact => ({
    id: random.id(),
    name,
    phone: newPhone(),
    email: fakeEmail(name),
  });
  const agencies = plan.agents.map(contactOf);
  const customers = Array.from({ length: regulars }, () => contactOf(fakeName(random)));
  const [twin] = customers;
  const [hotel, hotelTaxId] = plan.hotel;
  const rows = [
    ...agencies.map((row) => ({ ...bare(now), ...row, kind: 'agente' })),
    ...customers.map((row) => ({ ...row, ...detailsOf(work, agencies) })),
    { ...bare(now), ...contactOf(hotel), kind: 'empresa', tax_id: withCheckDigits(hotelTaxId) },
    {
      ...bare(now),
      id: random.id(),
      name: twin?.name.split(' ')[0] ?? '',
      phone: twin?.phone ?? null,
      email: null,
    },
  ];
  await insert('customers', rows);
  await insert('customer_consents', rows.flatMap(consentOf));
  await tagSome(
    work,
    plan,
    rows.map(({ id }) => id),
  );
  await insert('whatsapp_templates', templatesOf(work));
  const [first] = agencies;
  if (first) await work.addPartner('agent', first.id);
}

function templatesOf({ random, now }: DemoWork) {
  return templates.map(([name, category, message, language = 'pt-BR'], at) => ({
    id: random.id(),
    name,
    category,
    message,
    language,
    order_index: at + 1,
    is_active: category !== 'outro',
    created_at: now.toString(),
  }));
}

/** Who said yes said so at the counter or by message; which text was shown is known since there are versions. */
function consentOf(
  { id, marketing_consent_at }: { id: string; marketing_consent_at: string | null },
  at: number,
) {
  if (!marketing_consent_at) return [];
  const channel = at % 2 === 0 ? 'counter' : 'whatsapp';
  const said = {
    said: 'given',
    channel,
    text_version: marketing_consent_at < currentVersion ? null : currentVersion,
  };
  return [{ id, customer_id: id, ...said, created_at: marketing_consent_at }];
}

const bare = (now: Temporal.Instant) => ({
  kind: 'pessoa',
  tax_id: null as string | null,
  birth_date: null as string | null,
  nationality: null as string | null,
  language: 'pt-BR' as string,
  marketing_consent: false,
  marketing_consent_at: null as string | null,
  agent_id: null as string | null,
  notes: null as string | null,
  created_at: now.subtract({ hours: 24 * 200 }).toString(),
});

/** One in five comes from abroad, one in four said yes to offers, one in six came through an agent. */
function detailsOf({ random, now }: DemoWork, agencies: readonly Contact[]) {
  const known = now.subtract({ hours: 24 * (20 + random.below(180)) });
  const [language, nationality] = random.below(5) === 0 ? random.pick(guests) : ['pt-BR', 'Brasileira'];
  const isBrazilian = language === 'pt-BR';
  const agrees = random.below(4) === 0;
  const born = `${1950 + random.below(55)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`;
  return {
    ...bare(now),
    tax_id: isBrazilian && random.below(3) === 0 ? fakeCpf(random) : null,
    birth_date: random.below(2) === 0 ? born : null,
    nationality,
    language,
    marketing_consent: agrees,
    marketing_consent_at: agrees ? known.toString() : null,
    agent_id: random.below(6) === 0 ? random.pick(agencies).id : null,
    notes: random.below(6) === 0 ? random.pick(notes) : null,
    created_at: known.toString(),
  };
}

async function tagSome({ random, insert }: DemoWork, plan: SalesPlan, ids: readonly string[]): Promise<void> {
  const tags = plan.tags.map(([name, color]) => ({ id: random.id(), name, color }));
  const ofPayment = paymentTags.map(([name, color]) => ({ id: random.id(), name, color }));
  await insert('lead_tags', [...tags, ...ofPayment]);
  const links = ids.flatMap((owner_id) => {
    const first = random.below(tags.length);
    const several = [0, 0, 1, 1, 2][random.below(5)] ?? 0;
    return Array.from({ length: several }, (_, position) => ({
      owner_id,
      target_id: tags[(first + position) % tags.length]?.id ?? '',
      position,
    }));
  });
  await insert('customers_tags', links);
}
