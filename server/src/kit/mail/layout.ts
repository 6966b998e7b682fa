import { DEFAULT_BRAND, deriveBrand } from '@leme/contract/kit/brand';

export type MailParts = {
  locale: string;
  subject: string;
  /** The company the letter comes from. */
  brand: { name: string; primary_color: string | null };
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  /** Small print below the button. */
  notes: readonly string[];
};

export type MailLayout = { sender: string; subject: string; text: string; html: string };

/** One letter as plain text and as a page that mail programs show: inline styles, no image, nothing fetched. */
export function layOutMail({
  locale,
  subject,
  brand,
  greeting,
  paragraphs,
  action,
  notes,
}: MailParts): MailLayout {
  const sender = oneLine(brand.name) || DEFAULT_BRAND.name;
  const text = [greeting, ...paragraphs, `${action.label}:\n${action.url}`, ...notes, sender].join('\n\n');
  const { brand: fill, onBrand } = deriveBrand(brand.primary_color, null).light;
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:${fill};color:${onBrand};text-decoration:none;font-weight:600`;
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#F7FBFC;color:#0C1A25;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #DCE5EA;border-radius:8px">
<p style="margin:0 0 16px;font-weight:600">${escaped(sender)}</p>
${[greeting, ...paragraphs].map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`).join('\n')}
<p style="margin:0 0 16px"><a href="${escaped(action.url)}" style="${button}">${escaped(action.label)}</a></p>
${notes.map((line) => `<p style="margin:0 0 8px;font-size:13px;color:#4A5B67">${escaped(line)}</p>`).join('\n')}
<p style="margin:0;font-size:13px;color:#4A5B67;word-break:break-all">${escaped(action.url)}</p>
${ending}`;
  return { sender, subject: oneLine(subject), text, html };
}

const ending = '</div></body></html>';

/** The same letter with lines below it, as they were typed. */
export function withFoot<L extends Pick<MailLayout, 'text' | 'html'>>(
  letter: L,
  lines: readonly string[],
): L {
  if (lines.length === 0) return letter;
  const foot = lines.map(
    (line) =>
      `<p style="margin:16px 0 0;font-size:13px;color:#4A5B67">${escaped(line).replaceAll('\n', '<br>')}</p>`,
  );
  return {
    ...letter,
    text: [letter.text, ...lines].join('\n\n'),
    html: letter.html.replace(ending, () => [...foot, ending].join('\n')),
  };
}

/** Names are typed by people; a line break in one would begin a header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
