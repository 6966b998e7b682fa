import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource';

// A CSV is written in the language of the trade, like its headers; screens have their texts in five.
const texts: Readonly<Record<string, string>> = {
  required: 'preencha este campo',
  'too-small': 'abaixo do mínimo de {minimum}',
  'too-small-for': 'não cabem todos nestas saídas: {departures}',
  'too-large': 'acima do máximo de {maximum}',
  'too-many': 'mais de {maximum}',
  number: 'não é um número',
  integer: 'use um número inteiro',
  decimals: 'casas decimais demais',
  'money-decimals': 'use no máximo duas casas decimais',
  date: 'não é uma data',
  datetime: 'não é uma data com hora',
  'yes-no': 'escreva Sim ou Não',
  option: 'não é uma das opções',
  email: 'email inválido',
  phone: 'telefone inválido',
  'tax-id': 'CPF ou CNPJ inválido',
  colour: 'cor inválida',
  'line-break': 'escreva em uma linha só',
  digits: 'use só números',
  'control-characters': 'o texto tem caracteres inválidos',
  repeated: 'há itens repetidos',
  taken: 'já existe um registro com este valor',
  'repeated-value': 'mesmo valor da linha {row}',
  'repeated-row': 'mesmo registro da linha {row}',
  'unknown-id': 'nenhum registro tem este ID',
  'unknown-name': 'não existe “{name}”',
  'ambiguous-name': 'há mais de um “{name}”',
  'points-to-itself': 'um registro não pode apontar para si mesmo',
  forbidden: 'sem permissão para alterar registros',
  unknown: 'este registro não existe mais',
  'inside-itself': 'não pode ficar dentro de si mesmo',
  'too-deep': 'no máximo {maximum} níveis',
};

/** A fault as a person reads it beside the row: `Nome: preencha este campo`. */
export function faultText({ fields }: Resource, { pointer, code, params = {} }: Fault): string {
  const text = (texts[code] ?? 'valor inválido').replace(/\{(\w+)\}/g, (_, name) =>
    String(params[name] ?? ''),
  );
  const name = pointer.split('/')[1] ?? '';
  const label = name === 'id' ? 'ID' : fields[name]?.label['pt-BR'];
  return label ? `${label}: ${text}` : text;
}
