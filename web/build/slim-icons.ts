import type { Plugin } from 'vite';

const maker = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.m?js$/;

// The drawing is made once and its parts are shared by all that show it; a list draws dozens of them.
const slim = `
import { createElement } from 'react';
const isNamed = (props) => props['aria-label'] || props['aria-labelledby'] || props.title || props.role;
export default function createLucideIcon({ name, node, size: box = 24 }) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, strokeWidth = 2, color = 'currentColor', className = '', ...props }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 ' + box + ' ' + box,
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed(props) ? undefined : 'true',
        className: 'lucide lucide-' + name + ' ' + className,
        ...props,
      },
      drawing,
    );
  };
}
`;

/** Draws icons with what this application asks of them; the library's own way also serves what nobody here uses. */
export function slimIcons(): Plugin {
  let found = false;
  return {
    name: 'slim-icons',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!maker.test(id)) return null;
      found = true;
      return slim;
    },
    buildEnd(error) {
      if (!error && !found)
        throw new Error('lucide-react makes its icons elsewhere: look at web/build/slim-icons.ts');
    },
  };
}
