import type { Plugin } from 'vite';

const catalogue = /[\\/]contract[\\/]src[\\/]kit[\\/]problem\.ts$/;

/** Leaves out of the catalogue of problems the titles, which logs and integrators read; people read its translations. */
export function slimProblems(): Plugin {
  return {
    name: 'slim-problems',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (catalogue.test(id) ? code.replace(/,?\s*title: '[^']*'/g, '') : null),
  };
}
