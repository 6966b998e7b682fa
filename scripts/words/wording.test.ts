import { routeTable } from '@leme/contract/access/route-table';
import { titlesOf } from '@leme/contract/page-words';
import { expect, test } from 'vitest';
import { readFiles } from '../rules/sources.ts';
import { textFolders } from './texts.ts';

/** What the ledger writes with a capital inside, as far as it is in use. A text of our own is written as a sentence. */
const fixed = [
  'Adicionar Lead',
  'Total de Leads',
  'Valor de Conversões',
  'Taxa de Conversão',
  'Leads por Mês',
  'Receita de Conversões',
  'Distribuição por Tags',
  'Interesse por Produto / Mês',
  'Gestão de Leads',
  'N/A',
  'Novo Lead',
  'Data Interesse',
  'Data da Interação',
  'Envio Rápido',
  'Histórico de Interações',
  'Mensagem Personalizada',
  'Nova Interação',
  'Proposta Enviada',
  'Salvar Interação',
  'Adicionar Novo Usuário',
  'Atualizar Pagamento',
  'Confirmar Todos',
  'Continuar Sessão',
  'Criar Primeiro Usuário',
  'Anotação Inicial (opcional)',
  'Cadastrar Lead',
  'Criar Usuário',
  'Dados Pessoais',
  'Data de Interesse',
  'Editar Lead',
  'Editar Usuário',
  'Em Andamento',
  'Erro de Validação',
  'Escolher Plano',
  'Informações da Viagem',
  'Produto de Interesse',
  'Renovar Plano',
  'Nível de Acesso',
  'Nome Completo',
  'Novo Usuário',
  'Requisitos Especiais',
  'Sair Agora',
  'Salvar Alterações',
  'Senha Temporária',
  'Sessão Expirada',
  'Tags e Anotações',
  'Valor Pago',
  'Valor da Reserva',
  'Valores e Orçamento',
  'Ver Manifesto',
];
/** The two ways to sell, named in the ledger's manner; `docs/decisions/0023` has where they stand. */
const ways = ['Nova Reserva', 'Nova Sessão'];
const names =
  /^(Leme|Excel|Safari|Capitania|Portos|Pix|Bluetooth|Sim|Não|Passeios|Mergulho|Aluguel|Escola|Brasil|Apps|Ajustes|Câmera|Permitir|Permissões|Compartilhar|WebP|WhatsApp|Beatriz|Souza|Campeche|Carnaval|Santa|Corpus|Christi|NFS-e|C|D|L|R|[\p{Lu}\d-]{2,})$/u;

/** Words that begin with a capital and neither a sentence, a quotation nor a name. */
function capitalsInside(text: string): string[] {
  const sentences = text
    .replace(/[“"][^”"]*[”"]/g, '')
    .replace(/\{\{[^}]*\}\}/g, '')
    .split(/[.!?…:]\s+|\n/);
  return sentences
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/[\s/()]+/)
        .slice(1),
    )
    .map((word) => word.replace(/[^\p{L}\d-]/gu, ''))
    .filter((word) => /^\p{Lu}/u.test(word) && !names.test(word));
}

const files = readFiles();
const ledger = files.find(({ path }) => path === 'docs/requirements.md')?.text ?? '';
const titles = routeTable.map((page) => titlesOf(page)['pt-BR']);

/** Names of roles, of what a plan is made of and of pages are written as the ledger has them. */
const isName = (folder: string, key: string) =>
  folder.startsWith('contract/') &&
  /^(access\.choice\.role|session-settings\.choice\.second_factor_roles|saas-tenants\.choice\.module|plan|page|group|part)\./.test(
    key,
  );

function portugueseTexts(): { place: string; text: string }[] {
  return textFolders(files).flatMap(({ path, texts }) =>
    Object.entries(texts['pt-BR'] ?? {})
      .filter(([key]) => !isName(path, key))
      .map(([key, text]) => ({ place: `${path} ${key}`, text })),
  );
}

test("a capital inside of a text is the specification's, a page's name or a proper name", () => {
  const texts = portugueseTexts();
  expect(texts.length).toBeGreaterThan(1_000);
  const head = (text: string) => text.replace(/: \{\{.*$/, '');
  const known = new Set([...fixed, ...ways, ...titles]);
  const offences = texts
    .filter(({ text }) => !known.has(head(text)) && capitalsInside(text).length > 0)
    .map(({ place, text }) => `${place}: ${text}`);
  expect(offences).toEqual([]);
  const used = new Set(texts.map(({ text }) => head(text)));
  expect([...fixed, ...ways].filter((text) => !used.has(text))).toEqual([]);
  expect(fixed.filter((text) => !ledger.includes(`"${text}"`))).toEqual([]);
});

test('the rule of capitals refuses what it is for', () => {
  expect(capitalsInside('Salvar Alterações')).toEqual(['Alterações']);
  expect(capitalsInside('Fale com a Leme. Depois salve o CSV (UTF-8): “Ver Manifesto”')).toEqual([]);
});
