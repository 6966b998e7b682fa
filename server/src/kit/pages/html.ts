/** Text that may stand in a page as it is: made by `html`, or a file of our own. */
export type Html = { readonly html: string };

type Value = string | number | Html | readonly Html[];

/** A piece of a page; every text filled in is escaped, other pieces are taken as they are. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.reduce((page, part, at) => page + inserted(values[at - 1]) + part) };
}

function inserted(value: Value | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return escaped(String(value));
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('\n');
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
