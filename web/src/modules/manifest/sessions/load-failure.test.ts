import { expect, test } from 'vitest';
import { ApiProblem, NetworkProblem } from '#kit/api/api-problem.ts';
import { textOf } from '#kit/text/i18n.ts';
import { causeOf } from './load-failure.tsx';
import { sessionsTexts } from './texts/texts.ts';

const said = (error: unknown) => textOf(sessionsTexts, causeOf(error));

test('each cause of a failure to load has its words [A8-07, A8-08, A8-09, A8-10]', () => {
  expect(said(new ApiProblem('signed-out', { status: 401 }))).toBe(
    'Erro de autenticação. Tente fazer login novamente.',
  );
  expect(said(new ApiProblem('forbidden', { status: 403 }))).toBe(
    'Você não tem permissão para acessar estes dados.',
  );
  expect(said(new ApiProblem('not-found', { status: 404 }))).toBe(
    'Erro interno do sistema. Tente novamente em alguns minutos.',
  );
  for (const other of [new ApiProblem('internal', { status: 500 }), new NetworkProblem('lost'), new Error()])
    expect(said(other)).toBe('Não foi possível carregar as sessões');
});
