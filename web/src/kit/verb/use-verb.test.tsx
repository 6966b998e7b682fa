import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import '#ui/feedback/lazy/toast-view.tsx';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { ApiProblem, NetworkProblem } from '../api/api.ts';
import { chooseLocale, textsReady } from '../text/i18n.ts';
import { useVerb, type VerbOptions } from './use-verb.ts';

const labels = { region: 'Mensagens', notification: 'Aviso', close: 'Fechar', undo: 'Desfazer' };

type Given = { work: (name: string) => Promise<unknown>; options?: VerbOptions<string, unknown> };

/** A page with the verb under two names, and how often what it shows was asked for. */
function Verb({ work, options = {} }: Given) {
  const verb = useVerb(work, options);
  return (
    <>
      {['Rui', 'Ana'].map((name) => (
        <button key={name} type="button" onClick={() => void verb.run(name)}>
          {name}
        </button>
      ))}
      <p>{verb.isBusy ? `busy with ${verb.busyWith}` : 'idle'}</p>
      <p>{verb.at('name') || 'name is right'}</p>
      <p>{verb.refusal ?? 'nothing refused'}</p>
    </>
  );
}

let asked = 0;

function Page(given: Given) {
  const [isThere, setThere] = useState(true);
  const { data } = useQuery({
    queryKey: ['tags'],
    meta: { shows: ['tags'] },
    queryFn: () => {
      asked += 1;
      return Promise.resolve(asked);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <ToastProvider labels={labels}>
      {isThere && <Verb {...given} />}
      <button type="button" onClick={() => setThere(false)}>
        leave
      </button>
      <p>{`asked ${data ?? 0}`}</p>
    </ToastProvider>
  );
}

async function open(given: Given) {
  asked = 0;
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <Page {...given} />
    </QueryClientProvider>,
  );
  await screen.findByText('asked 1');
  const person = userEvent.setup({ delay: null });
  return { press: (name: string) => person.click(screen.getByRole('button', { name })) };
}

beforeEach(async () => {
  cleanup();
  await chooseLocale('pt-BR');
  await textsReady();
});

const invalid = (pointer: string) =>
  new ApiProblem('validation', { status: 422, errors: [{ pointer, code: 'required' }] });

test('a second press while the answer is on its way sends nothing, the next one after it does', async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const work = (name: string) => {
    sent.push(name);
    return new Promise<void>((done) => answers.push(done));
  };
  const { press } = await open({ work });
  await press('Rui');
  await press('Ana');
  await screen.findByText('busy with Rui');
  expect(sent).toEqual(['Rui']);
  answers[0]?.();
  await screen.findByText('idle');
  await press('Ana');
  expect(sent).toEqual(['Rui', 'Ana']);
});

test('what is done to each of several goes on beside each other, and twice to one does not', async () => {
  const sent: string[] = [];
  const work = (name: string) => {
    sent.push(name);
    return new Promise<void>(() => undefined);
  };
  const { press } = await open({ work, options: { each: (name) => name } });
  for (const name of ['Rui', 'Rui', 'Ana']) await press(name);
  expect(sent).toEqual(['Rui', 'Ana']);
});

test('what is done is said once, also where its dialog has gone, and what shows the table is asked for again', async () => {
  let answer: () => void = () => undefined;
  const work = () => new Promise<void>((done) => (answer = done));
  const { press } = await open({ work, options: { shows: ['tags'], done: (_, name) => `${name} salva` } });
  await press('Ana');
  await press('leave');
  answer();
  await screen.findByText('Ana salva');
  await screen.findByText('asked 2');
});

test('a fault stands beside its field and no toast says it; one of no field is said in the toast', async () => {
  const faults = ['/name', '/version'];
  const work = () => Promise.reject(invalid(faults.shift() ?? ''));
  const { press } = await open({ work, options: { fields: ['name'], failed: 'Não salvou' } });
  await press('Ana');
  await screen.findByText('Preencha este campo');
  expect(screen.queryByText('Não salvou')).toBeNull();
  await press('Ana');
  await screen.findByText('Não salvou');
  await screen.findByText('name is right');
});

test('what is missing is said before anything is sent', async () => {
  const work = () => Promise.reject(new Error('never sent'));
  const { press } = await open({ work, options: { check: () => ({ name: 'Falta o nome' }) } });
  await press('Ana');
  await screen.findByText('Falta o nome');
  screen.getByText('idle');
});

test('a connection that is lost is said, in the toast or where the caller shows it, and the verb can be pressed again', async () => {
  const work = () => Promise.reject(new NetworkProblem('timeout'));
  const { press } = await open({ work, options: { shows: ['tags'] } });
  await press('Ana');
  await screen.findByText('O servidor demorou demais para responder. Tente novamente.');
  // It may have been done all the same.
  await screen.findByText('asked 2');
  screen.getByText('idle');
});

test('a failure may be taken by the page: said beside a field, or not at all', async () => {
  const work = () => Promise.reject(new ApiProblem('forbidden', { status: 403 }));
  const place = (_: unknown, name: string) => name === 'Ana' || { name: 'Não pode' };
  const { press } = await open({ work, options: { place } });
  await press('Rui');
  await screen.findByText('Não pode');
  await press('Ana');
  await screen.findByText('name is right');
  screen.getByText('nothing refused');
});
