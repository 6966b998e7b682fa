import { describe, expect, test } from 'vitest';
import { openAs } from '../browser.ts';
import { openOffice } from '../pier-day.ts';
import { axe } from './axe.ts';

describe('axe finds nothing', () => {
  test('in the states of the passenger manifest, in light, dark and sun', async () => {
    const date = '2031-08-20';
    const office = await openOffice();
    const session = await office.aSession(date, '08:00');
    await office.aBooking(session, { name: 'Família Axe', adults: 3, needs: 'Alergia a camarão' });
    const desk = await openAs('admin@mar-azul.test');
    await desk.goto(`/mar-azul/passenger-manifest?date=${date}&owes=true`);
    await desk.getByRole('button', { name: 'Família Axe', exact: true }).click();
    await desk.getByRole('textbox', { name: 'Nome de Família Axe' }).waitFor();
    expect(await axe(desk), 'unfolded row').toEqual([]);
    const phone = await openAs('admin@mar-azul.test', 'phone');
    await phone.goto(`/mar-azul/passenger-manifest?date=${date}&session=${session.id}`);
    await phone.getByRole('button', { name: 'Mais sobre Família Axe' }).click();
    await phone.getByRole('textbox', { name: 'Nome de Família Axe' }).waitFor();
    expect(await axe(phone), 'unfolded card').toEqual([]);
    await phone.getByRole('button', { name: 'Só uma parte' }).click();
    await phone.getByRole('dialog', { name: 'Quem embarca?' }).waitFor();
    expect(await axe(phone), 'party in parts').toEqual([]);
    await phone.goto(`/mar-azul/passenger-manifest?date=${date}&q=axe`);
    await phone.getByRole('button', { name: 'Mais ações' }).last().click();
    await phone.getByRole('menuitem', { name: 'Imprimir o dia' }).waitFor();
    expect(await axe(phone), 'search over the day with its menu').toEqual([]);
  });
});
