import { pixCode, pixTxid } from '../../kit/pix.ts';

/** Where a Pix goes: its key, and what banks show of who receives. */
export type Receiver = { key: string; name: string; city: string };

/** The Pix text of so many reais; capitals alone, as every bank prints it. */
export function pixTextOf({ key, name, city }: Receiver, amount: number, txid: string): string {
  return pixCode({ key, name: name.toUpperCase(), city: city.toUpperCase(), amount, txid });
}

/** What a booking itself is known by at banks where nobody wrote a charge: charges are counted from one. */
export const txidOfBooking = (code: string) => pixTxid(code, 0);
