import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { filmOf, openWithCamera } from '../fake-camera.ts';
import { codeOf, dayOf } from '../scan-day.ts';
import { openScanner, sessionPage } from '../scan-page.ts';
import { axe } from './axe.ts';

const guide = 'marinheiro@mar-azul.test';
// What it covers of the list behind it is smaller for the eye and the finger alike.
const panelOnly = '[data-scanner]';

test.each(['desktop', 'phone'] as const)(
  'axe finds nothing in any state of the scanner on a %s, in light, dark and sun',
  async (size) => {
    const day = await dayOf(size === 'phone' ? '2031-05-18' : '2031-05-19');
    const film = await filmOf([codeOf(day, day.notable)]);
    const seeing = await openWithCamera(guide, { film });
    await seeing.page.goto(sessionPage(day));
    const panel = await openScanner(seeing.page);
    await panel.getByRole('button', { name: 'Check-in (2)' }).waitFor();
    expect(await axe(seeing.page, panelOnly), 'a party to notice').toEqual([]);
    await panel.getByRole('button', { name: 'Check-in (2)' }).click();
    await panel.getByText('Check-in feito').waitFor();
    expect(await axe(seeing.page, panelOnly), 'checked in').toEqual([]);
    await seeing.page.close();
    const refused = await openWithCamera(guide, 'refused', size);
    await refused.page.goto(sessionPage(day));
    const blocked = await openScanner(refused.page);
    await blocked.getByText('A câmera está bloqueada').waitFor();
    expect(await axe(refused.page, panelOnly), 'camera refused').toEqual([]);
    for (const [code, word] of [
      ['ZZZZZZ', 'Código desconhecido'],
      [day.notable.code, 'Já fez check-in'],
      [day.clear[0].code, 'Pode embarcar'],
    ] as const) {
      await blocked.getByRole('textbox', { name: 'Código da reserva' }).fill(code);
      await refused.page.keyboard.press('Enter');
      await blocked.getByText(word).waitFor();
      expect(await axe(refused.page, panelOnly), word).toEqual([]);
    }
    await rm(film);
  },
);
