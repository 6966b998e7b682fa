import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { openEnding, openStill, warningOf } from './alert-page.ts';
import { address, axe, demoPassword, openAs } from './browser.ts';

const isSignedIn = async (page: Page) =>
  (await page.context().request.get(`${address}/api/auth/user`)).status() === 200;

describe('somebody who does nothing for hours', () => {
  test('is warned after two hours, and only a button ends the warning [A1-15, A2.2-37, A4-22, A4-23, A4-26, A4-27, A4-28, A9-25, A9-26]', async () => {
    const page = await openStill();
    const lastAct = () => page.evaluate(() => localStorage.getItem('leme.last-act'));
    const opened = await lastAct();
    await page.clock.fastForward('01:50:00');
    await page.mouse.move(200, 300);
    // A page takes note of a hand with its next frame.
    await expect.poll(lastAct).not.toBe(opened);
    await page.clock.fastForward('01:50:00');
    expect(await warningOf(page).count()).toBe(0);
    await page.clock.fastForward('00:11:00');
    await warningOf(page).waitFor();
    expect(await page.getByRole('timer').innerText()).toMatch(/^5[89]:\d\d$/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Continuar Sessão');
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 20);
    await page.mouse.move(400, 400);
    await warningOf(page).waitFor();
    const refreshed = page.waitForRequest('**/api/auth/refresh');
    await page.getByRole('button', { name: 'Continuar Sessão' }).click();
    expect((await refreshed).headers()['leme-background']).toBeUndefined();
    await warningOf(page).waitFor({ state: 'detached' });
    await page.clock.fastForward('01:50:00');
    expect(await warningOf(page).count()).toBe(0);
  });

  test('is signed out after three hours, and the sign-in page says why [A4-24, A4-25, A8-25]', async () => {
    const page = await openStill('phone');
    await page.clock.fastForward('02:01:00');
    await warningOf(page).waitFor();
    await page.clock.fastForward('01:00:00');
    await page.getByText('Sessão Expirada').waitFor();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(await isSignedIn(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Email').fill('manager@mar-azul.test');
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('heading', { name: 'Manifesto de Passageiros' }).waitFor();
    expect(await warningOf(page).count()).toBe(0);
  });

  test('may leave at once, which is no expiry [A4-29]', async () => {
    const page = await openStill();
    await page.clock.fastForward('02:01:00');
    await page.getByRole('button', { name: 'Sair Agora' }).click();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(await page.getByText('Sessão Expirada').count()).toBe(0);
    expect(await isSignedIn(page)).toBe(false);
  });

  test('is one person in all tabs: what goes on in one goes on in the other', async () => {
    const page = await openStill();
    const other = await page.context().newPage();
    await other.goto('/mar-azul/sessions');
    await other.getByRole('main').waitFor();
    await page.clock.fastForward('02:01:00');
    await Promise.all([warningOf(page).waitFor(), warningOf(other).waitFor()]);
    await page.getByRole('button', { name: 'Continuar Sessão' }).click();
    await warningOf(other).waitFor({ state: 'detached' });
    await page.clock.fastForward('02:01:00');
    await warningOf(other).waitFor();
    await page.clock.fastForward('01:00:00');
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Entrar' }).waitFor();
  });

  test('keeps the page while there is no connection, and is signed out when it is back', async () => {
    const page = await openStill();
    await page.clock.fastForward('02:01:00');
    await warningOf(page).waitFor();
    await page.context().setOffline(true);
    await page.clock.fastForward('01:00:00');
    await warningOf(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Manifesto de Passageiros' }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('Sessão Expirada').waitFor();
    expect(await isSignedIn(page)).toBe(false);
  });
});

describe('access that ends within two days', () => {
  test('is renewed with the password; a wrong one is said beside the field [A1-15, A4-30, A4-31]', async () => {
    const page = await openEnding(0);
    await page.getByRole('button', { name: 'Renovar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Renovar acesso' });
    const submit = dialog.getByRole('button', { name: 'Renovar', exact: true });
    await submit.click();
    await dialog.getByText('Digite sua senha', { exact: true }).waitFor();
    await dialog.getByLabel('Senha').fill('errada-errada');
    await submit.click();
    await dialog.getByText('Senha incorreta').waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel('Senha').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.getByText('Acesso renovado', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/Seu acesso termina em/).waitFor({ state: 'detached' });
  });

  test('says so when it cannot be renewed, and stays as it is [A8-16]', async () => {
    const page = await openEnding(1, 'phone');
    await page.getByRole('button', { name: 'Renovar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Renovar acesso' });
    await dialog.getByLabel('Senha').fill(demoPassword);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Renovar', exact: true }).click();
    await dialog.getByText(/Não foi possível renovar o token\. Solicite um novo link por email\./).waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByText(/Seu acesso termina em/).waitFor();
  });

  test('brings a new link by mail on request, and says so when it cannot [A4-32, A8-17]', async () => {
    const page = await openEnding(2);
    await page.getByRole('button', { name: 'Solicitar novo link' }).click();
    await page.getByText('Novo link enviado', { exact: true }).waitFor();
    await expect.poll(() => readFileSync(inject('mailFile'), 'utf8')).toContain('admin@porto-aviso.test');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Solicitar novo link' }).click();
    await page.getByText('Falha ao enviar novo link', { exact: true }).waitFor();
  });

  test('is not mentioned again once dismissed [A4-33]', async () => {
    const page = await openEnding(3);
    await page.getByRole('button', { name: 'Dispensar' }).click();
    await page.getByText(/Seu acesso termina em/).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Manifesto de Passageiros' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(/Seu acesso termina em/).count()).toBe(0);
  });
});

describe('the subscription', () => {
  test('that has lapsed leaves pages to read and no way to create', async () => {
    const page = await openAs('admin@porto-inativo.test');
    await page.goto('/porto-inativo/sessions');
    await page.getByText('Nenhuma sessão encontrada').first().waitFor();
    const create = page.getByRole('button', { name: /^Nova Sessão/ });
    expect(await create.first().getAttribute('aria-disabled')).toBe('true');
  });
});
