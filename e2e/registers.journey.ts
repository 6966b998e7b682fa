import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ask, axe, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';
const unique = () => crypto.randomUUID().slice(0, 8);

const rows = (page: Page) => page.locator('tbody').getByRole('row');

describe('a register at the office', () => {
  test('a customer is added, found, changed and taken back without touching the mouse [A2.2-05, B2.2-16]', async () => {
    const page = await openAs(office);
    const name = `Antônia Gonçalves ${unique()}`;
    await page.goto('/mar-azul/customers');
    await page.getByRole('heading', { name: 'Clientes' }).waitFor();
    await rows(page).first().waitFor();

    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Adicionar cliente' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Preencha este campo').first().waitFor();
    await page.keyboard.type(name);
    await page.getByLabel('Email').fill('ANTONIA@exemplo.example');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Registro criado').first().waitFor();
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('button', { name: 'Clientes', exact: true }).click();
    await page.getByRole('heading', { name: 'Clientes' }).waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type(name.replace('ô', 'o').replace('ç', 'c').toLowerCase());
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toContain('antonia goncalves');
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name }).waitFor();
    await page.getByLabel('Observações').fill('Prefere sair cedo');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Registro salvo').first().waitFor();
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await page.getByText('Prefere sair cedo').filter({ visible: true }).first().waitFor();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(name).first().waitFor();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0);
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await page.getByRole('link', { name }).waitFor();
  });

  test('two people save one customer: field by field one chooses, at any width, and nothing typed is lost', async () => {
    const [page, colleague] = await Promise.all([
      openAs(office, 'phone', { viewport: { width: 320, height: 700 } }),
      openAs('manager@mar-azul.test'),
    ]);
    const name = `Ana ${unique()}`;
    const { id } = await ask(colleague, 'POST', '/customers', {
      name,
      nationality: 'Brasileira',
      notes: 'Sem sal',
    });
    await page.goto(`/mar-azul/customers?open=${id}`);
    await page.getByLabel('Nacionalidade').fill('Italiana');
    await page.getByLabel('Observações').fill('Enjoa');
    await page.getByLabel('Email').fill('ana@exemplo.example');
    const theirs = { nationality: 'Alemã', notes: 'Vegana', language: 'it' };
    await ask(colleague, 'PATCH', `/customers/${id}`, { ...theirs, version: 1 });
    const save = page.getByRole('button', { name: 'Salvar', exact: true });
    await save.click();
    const choice = page.getByRole('dialog', { name: 'Outra pessoa alterou este registro' });
    await choice.getByText(/mudou isto há \d+ segundo/).waitFor();
    await choice.getByText('Só a outra pessoa mudou, e fica assim').waitFor();
    await choice.getByText('Italiano').waitFor();
    await choice.getByText('ana@exemplo.example').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await choice.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Nacionalidade').inputValue()).toBe('Italiana');

    await save.click();
    const nationality = choice.getByRole('group', { name: 'Nacionalidade' });
    await nationality.getByRole('radio', { name: /Italiana/ }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await nationality.getByRole('radio', { name: /Alemã/ }).isChecked()).toBe(true);
    await ask(colleague, 'PATCH', `/customers/${id}`, { notes: 'Vegetariana', version: 2 });
    await choice.getByRole('button', { name: 'Salvar' }).click();
    await choice.getByRole('radio', { name: /Vegetariana/ }).waitFor();
    expect(await choice.getByRole('group').count()).toBe(1);
    await choice.getByRole('button', { name: 'Salvar' }).click();
    await choice.waitFor({ state: 'hidden' });
    await page.getByText('Registro salvo').first().waitFor();
    expect(await ask(page, 'GET', `/customers/${id}`)).toMatchObject({
      ...{ nationality: 'Alemã', notes: 'Enjoa', language: 'it', email: 'ana@exemplo.example', version: 4 },
    });
  });

  test('what somebody deleted while one typed in it says so, comes back and takes what was typed', async () => {
    const [page, colleague] = await Promise.all([openAs(office), openAs('manager@mar-azul.test')]);
    const name = `Escola ${unique()}`;
    const tag = await ask(colleague, 'POST', '/tags', { name });
    await page.goto(`/mar-azul/tags?open=${tag.id}`);
    const form = page.getByRole('dialog', { name });
    await form.getByLabel('Nome').fill(`${name} minha`);
    await ask(colleague, 'DELETE', `/tags/${tag.id}`);
    // Who comes back to the window reads it at once.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await form.getByText(/^Excluído em/).waitFor();
    expect(await form.getByLabel('Nome').inputValue()).toBe(`${name} minha`);
    await form.getByRole('button', { name: 'Salvar', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'Este registro foi excluído' });
    await choice.getByText(/excluiu isto há \d+ segundo/).waitFor();
    await choice.getByRole('button', { name: 'Restaurar' }).click();
    const both = page.getByRole('dialog', { name: 'Outra pessoa alterou este registro' });
    await both.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('link', { name: `${name} minha` }).waitFor();
    expect(await ask(page, 'GET', `/tags/${tag.id}`)).toMatchObject({
      name: `${name} minha`,
      deleted_at: null,
    });
  });

  test('of several deleted at once the one in use is refused by name, the others can come back [B2.2-18, B2.2-23]', async () => {
    const page = await openAs(office);
    const mark = unique();
    const [free, used] = await Promise.all(
      ['Livre', 'Dono'].map((word) => ask(page, 'POST', '/suppliers', { name: `${word} ${mark}` })),
    );
    await ask(page, 'POST', '/boats', {
      boat_name: `Barco ${mark}`,
      capacity: 5,
      owner_supplier_id: used.id,
    });
    await page.goto(`/mar-azul/suppliers?q=${mark}`);
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    const bar = page.getByRole('region', { name: 'Ações em massa' });
    await bar.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('1 registro não foi excluído.').waitFor();
    await page.getByText(new RegExp(`Em uso por Embarcações: Barco ${mark}`)).waitFor();
    await page.getByRole('button', { name: 'Desfazer os outros' }).click();
    await expect.poll(async () => (await ask(page, 'GET', `/suppliers/${free.id}`)).deleted_at).toBeNull();
  });

  test('filters stand in the address and go with it; a view keeps them [B2.2-17, B2.2-22, B2.2-07, B2.2-15]', async () => {
    const page = await openAs(office);
    await page.goto('/mar-azul/boats?status=maintenance');
    const clear = page.getByRole('button', { name: 'Limpar tudo' }).first();
    await clear.waitFor();
    await clear.click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('columnheader', { name: 'Lotação' }).getByRole('button').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('capacity');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBeNull();
    for (const [path, heading] of [
      ['/mar-azul/boat-features', 'Características de Embarcações'],
      ['/mar-azul/product-categories', 'Categorias de Produtos'],
      ['/mar-azul/supplier-types', 'Tipos de Fornecedor'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).waitFor();
      await rows(page).first().waitFor();
    }
    const guide = await openAs('marinheiro@mar-azul.test');
    await guide.goto('/mar-azul/boats');
    await guide.getByText('Acesso negado').first().waitFor();
  });
});

const registers = [
  ...['boats', 'boat-features', 'suppliers', 'supplier-types', 'customers', 'tags'],
  'product-categories',
];

/** What of the cards on a page is too small for a finger, lies over something else or sticks out. */
const faultsOfCards = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent ?? '';
    for (const card of document.querySelectorAll('li[data-row]')) {
      card.scrollIntoView({ block: 'center' });
      if (card.scrollWidth > card.clientWidth) faults.push(`sticks out: ${nameOf(card)}`);
      const targets = [...card.querySelectorAll('a, button')];
      for (const target of targets) {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isHit = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && (target.contains(hit) || hit === target);
        };
        const isWide = [-21, 21].every((off) => isHit(off, 0) && isHit(0, off));
        if (!isWide) faults.push(`too small: ${nameOf(target)}`);
      }
      const boxes = [...targets, ...card.querySelectorAll('dt:not(.sr-only), dd')].map(
        (each) => [nameOf(each), each.getBoundingClientRect()] as const,
      );
      boxes.forEach(([name, one], at) => {
        for (const [other, two] of boxes.slice(at + 1)) {
          const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          if (across > 1 && down > 1) faults.push(`overlap: ${name} / ${other}`);
        }
      });
    }
    return faults;
  });

test('on a phone every target of a card takes a finger and nothing overlaps, in every register of a company', async () => {
  const page = await openAs(office, 'phone');
  for (const register of registers) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/mar-azul/${register}`);
      await page.locator('li[data-row]').first().waitFor();
      expect(await faultsOfCards(page), `${register} at ${width}`).toEqual([]);
    }
  }
});

test('a card held with the finger is ticked, one more by its box; its history is one press away', async () => {
  const page = await openAs(office, 'phone');
  await page.goto('/mar-azul/suppliers');
  const card = (at: number) => page.locator('li[data-row]').nth(at);
  await card(0).waitFor();
  const box = await card(0).getByRole('link').first().boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await card(0).getByRole('checkbox', { checked: true }).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await card(1).getByRole('checkbox').tap();
  await page.getByText(/^2 selecionad/).waitFor();
  expect(await faultsOfCards(page)).toEqual([]);
  await page.reload();
  await card(0)
    .getByRole('button', { name: /^Histórico de/ })
    .tap();
  await page.getByRole('tab', { name: 'Histórico', selected: true }).waitFor();
});

test('on a phone the list is cards, and a boat is opened, looked at and left', async () => {
  const page = await openAs(office, 'phone');
  await page.goto('/mar-azul/boats');
  await page.getByRole('link', { name: 'Lancha Netuno' }).click();
  await page.getByRole('heading', { name: 'Lancha Netuno' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Lotação' }).inputValue()).toBe('20');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goBack();
  await page.getByRole('link', { name: 'Lancha Netuno' }).waitFor();
  await page.getByRole('button', { name: 'Adicionar embarcação' }).waitFor();
});

test('the list of cities is kept by the platform [A2.3-41]', async () => {
  const page = await openAs('saas_super_admin@leme.test');
  await page.goto('/mar-azul/coastal-cities?q=florianopolis');
  await page.getByLabel('Motivo').fill('Conferir as cidades');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Florianópolis' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('li[data-row]').first().waitFor();
  expect(await faultsOfCards(page)).toEqual([]);
});
