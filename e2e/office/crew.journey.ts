import { expect, test } from 'vitest';
import { png } from '../../server/src/testing/input/png.ts';
import { axe } from '../axe/axe.ts';
import { aMark, ask, openAs, openPage } from '../browser.ts';
import { linkFor } from '../mails.ts';

const [office, keeper] = ['admin@mar-azul.test', 'manager@mar-azul.test'];
const [platform, ruled] = ['saas_super_admin@leme.test', 'admin@porto-regra.test'];

const secret = 'Correnteza-mansa-9';

const tomorrow = () =>
  Temporal.Now.zonedDateTimeISO('America/Sao_Paulo').toPlainDate().add({ days: 1 }).toString();

test('a new deckhand: invited by the office, sends the own paper with its picture from the phone, another checks it, and tomorrow the boat may have them in command', async () => {
  const mark = aMark();
  const [name, number, email] = [`Nando ${mark}`, `CIR ${mark}`, `nando-${mark}@exemplo.com.br`];
  const said = { full_name: name, positions: ['comandante', 'marinheiro'], birth: '1990-05-02' };
  const { id } = await ask(office, 'POST', '/crew-members', said);
  const { data: boats } = await ask(office, 'GET', '/boats?q=Netuno');
  const decision = { crew_id: id, boat_id: boats[0].id, position: 'comandante', date: tomorrow() };
  const decided = () => ask(office, 'POST', '/competency-decisions', decision);
  expect((await decided()).can).toBe('nao');

  const desk = await openAs(office);
  await desk.goto(`/mar-azul/crew-members?open=${id}`);
  const account = desk.getByRole('region', { name: 'Conta e dados pessoais' });
  await account.getByRole('button', { name: 'Convidar' }).click();
  const invites = desk.getByRole('dialog', { name: `Convidar ${name}` });
  await invites.getByRole('textbox', { name: /^Email/ }).fill(email);
  await invites.getByRole('button', { name: 'Convidar' }).click();
  await account.getByText(`Entra como ${name}.`).waitFor();

  const phone = await openPage('phone');
  await phone.goto(await linkFor(email));
  await phone.getByLabel('Nova senha').fill(secret);
  await phone.getByLabel('Confirmar senha').fill(secret);
  await phone.getByRole('button', { name: 'Definir senha' }).click();
  await phone.getByRole('link', { name: 'Ir para o login' }).click();
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Senha', { exact: true }).fill(secret);
  await phone.getByRole('button', { name: 'Entrar' }).click();
  await phone.waitForURL('**/mar-azul/**');
  await phone.goto('/mar-azul/crew-competencies');
  const missing = phone.getByRole('region', { name: 'Onde posso servir' });
  await missing.getByText('Comandante: não pode').first().waitFor();
  await phone.getByRole('button', { name: 'Adicionar documento' }).click();
  const adds = phone.getByRole('dialog', { name: 'Adicionar documento' });
  await adds.getByRole('combobox').first().click();
  await phone.getByRole('option', { name: 'CIR Marinheiro de convés', exact: true }).click();
  await adds.getByLabel(/^Número/).fill(number);
  const picture = { name: 'cir.png', mimeType: 'image/png', buffer: png(640, 480) };
  await adds.locator('input[type=file]').first().setInputFiles(picture);
  await adds.getByText('cir.png').waitFor();
  await adds.getByRole('button', { name: 'Adicionar documento' }).click();
  await phone.getByText('Documento enviado para conferência').first().waitFor();
  await phone.getByText('Aguarda conferência').first().waitFor();
  expect(await axe(phone)).toEqual([]);
  expect((await decided()).can).toBe('nao');

  const checker = await openAs(keeper);
  await checker.goto('/mar-azul/crew-competencies');
  await checker.getByRole('button', { name: /^Conferir/ }).click();
  const queue = checker.getByRole('dialog');
  const own = queue.getByText(number, { exact: true });
  await queue.getByRole('button', { name: 'Aceitar' }).waitFor();
  // Others wait, too: the key goes on to the next one.
  await expect
    .poll(async () => {
      const isThere = (await own.count()) > 0;
      if (!isThere) await checker.keyboard.press('n');
      return isThere;
    })
    .toBe(true);
  await queue.getByRole('img').first().waitFor();
  expect(await axe(checker)).toEqual([]);
  await checker.keyboard.press('a');
  await checker.getByText('Documento conferido').first().waitFor();

  await expect.poll(async () => (await decided()).can).toBe('sim');
  await phone.reload();
  await missing.getByText('Comandante: pode').first().waitFor();
});

test('rule change: the platform drafts the next version of the matrix cell by cell, reads the difference and publishes it; from that day on the company is answered otherwise', async () => {
  const path = '/admin/competency-matrix/versions';
  const { data: before } = await ask(platform, 'GET', path);
  // Behind whatever else was published of days to come.
  const days = before.map(({ effective_from }: { effective_from: string | null }) => effective_from ?? '');
  const eve = Temporal.PlainDate.from([...days, tomorrow()].toSorted().at(-1) ?? tomorrow());
  const day = eve.add({ days: 1 });
  const birth = eve.subtract({ years: 25 }).toString();
  const said = { full_name: `Guia ${aMark()}`, positions: ['guia'], birth };
  const { id: crew_id } = await ask(ruled, 'POST', '/crew-members', said);
  const netuno = { boat_name: 'Netuno', capacity: 12, nav_area: 'costeira', gross_tonnage: 8 };
  const { id: boat_id } = await ask(ruled, 'POST', '/boats', netuno);
  const decided = async (date: Temporal.PlainDate) => {
    const asked = { crew_id, boat_id, position: 'guia', date: date.toString() };
    return (await ask(ruled, 'POST', '/competency-decisions', asked)).can;
  };
  expect([await decided(eve), await decided(day)]).toEqual(['sim', 'sim']);

  const page = await openAs(platform);
  await page.goto('/admin/role-competency-matrix');
  await page.getByRole('button', { name: 'Começar rascunho' }).click();
  await page.getByText('Rascunho começado').first().waitFor();
  await page.getByRole('button', { name: /^Guia · qualquer saída, Idade mínima/ }).click();
  const side = page.getByRole('complementary', { name: 'Guia · qualquer saída' });
  await side.getByLabel(/^Idade mínima/).fill('30');
  await side.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('button', { name: 'Guia · qualquer saída, Idade mínima: 30 anos' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await page.getByText('Rascunho salvo').first().waitFor();

  await page.getByRole('button', { name: 'Conferir e publicar' }).click();
  const publishes = page.getByRole('dialog', { name: /^Publicar a versão/ });
  await publishes.getByText('Mudou: Guia · qualquer saída').waitFor();
  await publishes.getByText('Idade mínima: de 18 anos para 30 anos').waitFor();
  await publishes.getByRole('textbox').first().fill(day.toString().split('-').toReversed().join('/'));
  expect(await axe(page)).toEqual([]);
  await publishes.getByRole('button', { name: 'Publicar' }).click();
  await page
    .getByText(/^Versão \d+ publicada$/)
    .first()
    .waitFor();
  expect([await decided(eve), await decided(day)]).toEqual(['sim', 'nao']);
});
