import type { Page } from 'playwright';
import { aMark, ask } from '../browser.ts';
import { openOffice } from '../pier/pier-day.ts';

/** Where the day has hours to go. */
export const company = 'porto-cedo';
const keeper = `manager@${company}.test`;

type Given = {
  /** Those who are aboard, each by a booking of one. */
  names: readonly string[];
  capacity?: number;
  /** Days from today on which the boat's paper ends. */
  paperEnds: number;
  /** Whether the captain has a checked paper. */
  mayCommand: boolean;
};

/** A departure of this evening with a boat, a captain and people of its own. */
export async function aDeparture({ names, capacity = 12, paperEnds, mayCommand }: Given) {
  const office = await openOffice(`admin@${company}.test`);
  const { tenant } = await office.send('GET', '/auth/session');
  const today = Temporal.Now.plainDateISO(tenant.timezone);
  const mark = aMark();
  const [boat_name, captain] = [`Netuno ${mark}`, `Beto ${mark}`];
  const waters = { nav_area: 'costeira', gross_tonnage: 8 };
  const boat = await office.send('POST', '/boats', { boat_name, capacity, ...waters });
  const expires_on = today.add({ days: paperEnds }).toString();
  await office.send('POST', '/boat-documents', { boat_id: boat.id, kind: 'DPEM', expires_on });
  const said = { full_name: captain, positions: ['comandante'], birth: '1986-04-12' };
  const member = await office.send('POST', '/crew-members', said);
  const giveLicence = () => licence(office, member.id, mark);
  if (mayCommand) await giveLicence();
  const session = await office.aSession(today.toString(), '21:00');
  const { version } = await office.send('GET', `/sessions/${session.id}`);
  const sails = { version, total_capacity: capacity, boat_ids: [boat.id], sailor_name: captain };
  await office.send('PATCH', `/sessions/${session.id}`, sails);
  for (const name of names) await office.aBooking(session, { name: `${name} ${mark}` });
  const checkIn = () => checkInAll(office, session.id, today.toString());
  await checkIn();
  const aboard = names.map((name) => `${name} ${mark}`);
  return { office, today, boat, boat_name, captain, member, session, aboard, giveLicence, checkIn };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** A paper with which one may command there, looked at by another than who wrote it. */
async function licence(office: Office, crew_id: string, mark: string): Promise<void> {
  const { data } = await office.send('GET', '/crew-credentials/options/competency_id?q=MNC');
  const paper = { crew_id, competency_id: data[0].id, number: `CIR ${mark}`, expires_on: '2031-12-31' };
  const { id, version } = await office.send('POST', '/crew-credentials', paper);
  await ask(keeper, 'POST', `/crew-credentials/${id}/acceptance`, { version });
}

type Party = { id: string; passengers: { id: string; status: string }[] };

async function checkInAll(office: Office, session_id: string, date: string): Promise<void> {
  const { data } = await office.send('GET', `/passenger-manifest?date=${date}`);
  const own = data.find(({ id }: { id: string }) => id === session_id);
  const events = (own?.bookings ?? []).flatMap(({ id: booking_id, passengers }: Party) =>
    passengers.map(({ id: manifest_passenger_id }) => ({
      id: crypto.randomUUID(),
      booking_id,
      manifest_passenger_id,
      status: 'checked_in',
    })),
  );
  await office.send('POST', '/attendance-events', { events });
}

export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Everything a sheet says to eyes, ears and machines, without the looks of it. */
export const saidBy = (page: Page, name: string) =>
  dialogOf(page, name).evaluate((sheet) => {
    const copy = sheet.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll('svg, style')) part.remove();
    const attributes = [copy, ...copy.querySelectorAll('*')].flatMap((part) =>
      ['aria-label', 'title', 'placeholder', 'value', 'aria-description', 'data-count'].flatMap(
        (name) => part.getAttribute(name) ?? [],
      ),
    );
    return [copy.textContent ?? '', ...attributes].join(' ');
  });

/** Takes what is printed as it stands, and how many pages of A4 it fills. */
export async function printedBy(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await press();
  const sheet = page.locator('.seal-sheet');
  await sheet.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const copies = await sheet.locator('section').allInnerTexts();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  return { copies, pages: pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0 };
}
