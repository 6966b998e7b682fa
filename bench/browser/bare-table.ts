import { buildBare } from './build-bare.ts';

/** Rows with a button each; one of them changes and only it is drawn again. */
export const bareTable = (parties: number): Promise<string> =>
  buildBare(`import { createElement as h, memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
const names = Array.from({ length: ${parties} }, (_, n) => 'Cliente ' + n);
const Row = memo(({ name, n, done, onPress }) => h('tr', null, h('td', null, name), h('td', null, '2 Adulto'),
  h('td', null, 'R$ 360,00'), h('td', null, h('button', { 'aria-disabled': done, onClick: () => onPress(n) }, done ? 'Check-in' : 'Pendente'))));
function Table() {
  const [done, setDone] = useState(() => new Set());
  const press = useCallback((n) => setDone((before) => new Set(before).add(n)), []);
  return h('table', null, h('tbody', null, names.map((name, n) => h(Row, { key: n, name, n, done: done.has(n), onPress: press }))));
}
createRoot(document.getElementById('root')).render(h(Table));`);
