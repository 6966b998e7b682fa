import { boats } from '@leme/contract/fleet/boats';
import * as fields from '@leme/contract/kit/resource/fields';
import { describe, expect, test } from 'vitest';
import { formatsFor } from '../text/format.ts';
import { fieldText, type Speech } from './field-text.ts';

const portuguese: Speech = {
  format: formatsFor('pt-BR', 'America/Sao_Paulo'),
  locale: 'pt-BR',
  yes: 'Sim',
  no: 'Não',
};
const french: Speech = { ...portuguese, format: formatsFor('fr', 'America/Sao_Paulo'), locale: 'fr' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (field: fields.Field, value: unknown, speech = portuguese) =>
  plain(fieldText(field, value, undefined, speech));

describe('a value as a person reads it', () => {
  test('numbers have their sign, unit and decimals; a year has no point', () => {
    expect(said(fields.money(), 1234.5)).toBe('R$ 1.234,50');
    expect(said(fields.basisPoints(), 1250)).toBe('12,5%');
    expect(said(fields.decimal({ unit: 'm' }), 8.25)).toBe('8,25 m');
    expect(said(fields.integer(), 2026)).toBe('2026');
    expect(said(fields.integer({ unit: 'L' }), 12_000)).toBe('12.000 L');
    expect(said(fields.integer(), 0)).toBe('0');
    expect([0, 1000, 1001].map((n) => said(fields.countOf('boats'), n))).toEqual(['0', '1000', '1.000+']);
  });

  test('dates are civil days, moments stand in the zone of the company', () => {
    expect(said(fields.date(), '2026-11-20')).toBe('20/11/2026');
    expect(said(fields.instant(), '2026-11-21T02:30:00Z')).toBe('20/11/2026 23:30');
  });

  test('choices, yes and no, and localised texts are in the person’s language', () => {
    const state = boats.fields.status;
    expect([said(state, 'active'), said(state, 'active', french)]).toEqual(['Ativa', 'Actif']);
    expect(said(state, 'a value of long ago')).toBe('a value of long ago');
    expect([said(fields.boolean(), true), said(fields.boolean(), false)]).toEqual(['Sim', 'Não']);
    const texts = fields.localised();
    expect(said(texts, { 'pt-BR': 'Ilha', fr: 'Île' }, french)).toBe('Île');
    expect(said(texts, { 'pt-BR': 'Ilha' }, french)).toBe('Ilha');
  });

  test('numbers of people and companies are written as people write them', () => {
    expect(said(fields.taxId(), '52998224725')).toBe('529.982.247-25');
    expect(said(fields.phone(), '+5548999142207')).toBe('(48) 99914-2207');
  });

  test('a reference is the name of what it points to', () => {
    const one = fields.reference('suppliers');
    const many = fields.references('tags');
    expect(fieldText(one, 'id', 'Marina Sul', portuguese)).toBe('Marina Sul');
    expect(fieldText(one, 'id', undefined, portuguese)).toBe('');
    expect(fieldText(many, ['a', 'b'], ['Família', 'VIP'], portuguese)).toBe('Família, VIP');
  });

  test('no value is no text', () => {
    for (const value of [null, undefined, '']) expect(said(fields.text(), value)).toBe('');
  });
});
