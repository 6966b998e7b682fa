import { bookingCodeText } from '@leme/contract/manifest/scan';
import { judgeManifestScan } from '@leme/contract/manifest/scan-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../../testing/open-page.tsx';
import { aDeparture } from '../../../party/departure.testing.ts';

const place = { start_time: '14:00', product: 'Ilha do Campeche', date: '2031-05-13' };
const id = () => crypto.randomUUID();

/** A browser that reads codes itself. */
class OwnReader {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => [];
}

/** A departure open on a phone with the panel for codes, on a device that may not use its camera. */
async function openScanner() {
  const getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('BarcodeDetector', OwnReader);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  const departure = aDeparture([{ customer_name: 'Clara Paga', code: 'CLARA2', adults: 3 }], place.date);
  const path = `/mar-azul/passenger-manifest?date=${place.date}&session=${departure.session.id}`;
  const person = await openPage(departure.server, path, { as: 'marinheiro', size: 'phone' });
  await person.click(await screen.findByRole('button', { name: 'Ler código QR' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ler código' }));
  const typeCode = async (code: string) => {
    const field = await panel.findByRole('textbox', { name: 'Código da reserva' });
    await person.clear(field);
    await person.type(field, `${code}{Enter}`);
  };
  return { ...departure, person, panel, typeCode };
}

test('with the camera refused the panel says how to allow it, and each refusal of a typed code its reason', async () => {
  const { server, session, panel, typeCode, person } = await openScanner();
  await panel.findByText('A câmera está bloqueada');
  panel.getByText(/permita a câmera/i);
  const refusal = (reason: 'unknown' | 'other-session' | 'other-day') => ({
    ...(reason !== 'unknown' && { ...place, booking_id: id(), session_id: id() }),
    ok: false,
    reason,
  });
  server.answers(judgeManifestScan, refusal('unknown'));
  await typeCode('ZZZZZZ');
  await panel.findByText('Código desconhecido');
  server.answers(judgeManifestScan, refusal('other-session'));
  await typeCode('ZZZZZ2');
  await panel.findByText('A reserva é de outra sessão');
  panel.getByText(/14:00 · Ilha do Campeche/);
  server.answers(judgeManifestScan, refusal('other-day'));
  await typeCode('ZZZZZ3');
  await panel.findByText('A reserva é de outro dia');
  await typeCode(bookingCodeText({ tenant_id: id(), booking_id: id() }));
  await panel.findByText('Código de outra empresa');
  await typeCode('clara2');
  await person.click(await panel.findByRole('button', { name: 'Check-in (3)' }));
  await person.click(await screen.findByRole('button', { name: 'Marcar neste dia' }));
  await panel.findByText('Check-in feito');
  await screen.findAllByText(/3 de 3/);
  await typeCode('CLARA2');
  await panel.findByText('Já fez check-in');
  panel.getByText(/Check-in às \d\d:\d\d por/);
  expect(server.sent('POST /attendance-events')).toHaveLength(1);
  expect(session.people).toBe(3);
});
