/** What a bank’s file says of a line; without `leaves` the usual ones. */
export type GivenLine = { day: string; amount: string; fitid?: string; name?: string; memo?: string };

type Ways = { account?: string; closing?: string; closes?: boolean; xml?: boolean; between?: string };

/** A statement as banks write it: SGML whose leaves are not closed, or XML. */
export function anOfx(
  lines: readonly GivenLine[],
  { account = '12345-6', closing = '1000.00', closes = false, xml = false, between = '\r\n' }: Ways = {},
): string {
  const leaf = (name: string, value: string) => `<${name}>${value}${closes || xml ? `</${name}>` : ''}`;
  const transactions = lines.map(({ day, amount, fitid = '', name, memo = '' }) =>
    [
      '<STMTTRN>',
      leaf('TRNTYPE', amount.startsWith('-') ? 'DEBIT' : 'CREDIT'),
      leaf('DTPOSTED', `${day.replaceAll('-', '')}120000[-3:BRT]`),
      leaf('TRNAMT', amount),
      leaf('FITID', fitid),
      ...(name === undefined ? [] : [leaf('NAME', name)]),
      leaf('MEMO', memo),
      '</STMTTRN>',
    ].join(between),
  );
  const header = xml
    ? '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>'
    : 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n';
  return [
    `${header}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>`,
    `<BANKACCTFROM>${leaf('BANKID', '341')}${leaf('ACCTID', account)}</BANKACCTFROM><BANKTRANLIST>`,
    ...transactions,
    `</BANKTRANLIST><LEDGERBAL>${leaf('BALAMT', closing)}${leaf('DTASOF', '20261130')}</LEDGERBAL>`,
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join(between);
}

/** Its bytes as an old program of a bank writes them. */
export const inLatin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
