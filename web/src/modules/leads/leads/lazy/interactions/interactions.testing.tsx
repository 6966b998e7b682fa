import { listLeadProducts, listLeadTemplates } from '@leme/contract/leads/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { readLeadSettings } from '@leme/contract/leads/lead-settings-endpoints';
import type { Lead } from '@leme/contract/leads/leads';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { AuthSessionProvider } from '#kit/auth-session/auth-session.tsx';
import { ControlWords } from '#kit/text/control-words.tsx';
import { startTexts, textsReady } from '#kit/text/i18n.ts';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { keepsRegister } from '../../../../../testing/fake-register.ts';
import type { FakeServer } from '../../../../../testing/fake-server.ts';
import { aServer, signedIn } from '../../../../../testing/open-page.tsx';

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const moment = '2031-01-01T12:00:00Z';

export const productId = id(900);

export const lead: Lead = {
  id: id(1),
  name: 'Ana Beatriz Souza',
  email: null,
  country: 'Brasil',
  country_code: '+55',
  phone: '48999991234',
  status: 'contacted',
  product_id: productId,
  interest_date: null,
  adult_count: 2,
  child_count: 1,
  passenger_count: 3,
  adult_price: null,
  child_price: null,
  offered_value: 1564.5,
  value_mode: 'manual',
  fare_type_adjustments: null,
  tags: [],
  source: null,
  owner_id: null,
  temperature: null,
  lost_kind: null,
  lost_reason: null,
  user_name: null,
  first_contact_at: null,
  last_interaction_at: null,
  next_due_at: null,
  first_response_due_at: null,
  attempts: 0,
  cadence: null,
  cadence_step: null,
  cadence_paused: null,
  created_at: moment,
  updated_at: moment,
  deleted_at: null,
  version: 1,
  labels: { product_id: 'Ilha do Campeche' },
};

export const interaction = (n: number, given: object = {}) => ({
  id: id(100 + n),
  lead_id: lead.id,
  type: 'whatsapp',
  title: `Conversa ${n}`,
  description: null,
  template_id: null,
  interaction_date: `2026-03-0${n}T15:04:00.000Z`,
  status: 'completed',
  done_at: null,
  user_name: 'Joana Lima',
  labels: {},
  ...given,
});

export const template = (
  n: number,
  message = `Olá {primeiro_nome}, mensagem número ${n} que é bem mais comprida do que cabe`,
) => ({
  id: id(200 + n),
  name: `Modelo ${n}`,
  message,
  language: 'pt-BR',
});

type Given = {
  interactions?: readonly ReturnType<typeof interaction>[];
  templates?: readonly ReturnType<typeof template>[];
  isPrivate?: boolean;
  registersItself?: boolean;
};

/** A server that knows what was said to one lead, and what can be written to them. */
export function aServerWithTalks({
  interactions = [],
  templates = [],
  isPrivate = false,
  registersItself = false,
}: Given = {}) {
  const server = aServer();
  const kept = keepsRegister(server, leadInteractions, interactions);
  server.answers(listLeadTemplates, { data: [...templates] });
  const sharing_mode = isPrivate ? 'private' : 'shared';
  server.answers(listLeadProducts, { data: [{ id: productId, name: 'Ilha do Campeche', sharing_mode }] });
  server.answers(readLeadSettings, {
    forgets_lost_after: null,
    registers_chats: registersItself,
    version: 1,
  });
  return { server, kept };
}

type Visit = { size?: 'phone' | 'desktop'; as?: 'admin' | 'manager' | 'saas_user' };

/** Draws a dialog by itself, in the name of a role of "Mar Azul"; answers the person's hands. */
export async function openDialog(
  server: FakeServer,
  dialog: ReactElement,
  { size = 'desktop', as = 'manager' }: Visit = {},
): Promise<UserEvent> {
  const isPhone = size === 'phone';
  vi.stubGlobal('innerWidth', isPhone ? 390 : 1440);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('<') || query.includes('max-') ? isPhone : !isPhone,
    }),
  );
  await signedIn(server, { as });
  await startTexts();
  await textsReady();
  const rootRoute = createRootRoute({
    component: () => (
      <ToastProvider labels={{ undo: 'Desfazer', close: 'Fechar', region: 'Avisos', notification: 'Aviso' }}>
        {dialog}
      </ToastProvider>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <AuthSessionProvider>
      <QueryClientProvider client={queryClient}>
        <ControlWords>
          <RouterProvider router={router as never} />
        </ControlWords>
      </QueryClientProvider>
    </AuthSessionProvider>,
  );
  return userEvent.setup({ delay: null });
}
