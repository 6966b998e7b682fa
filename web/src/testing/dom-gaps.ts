// What browsers have and the DOM of the tests has not.

if (!(Symbol.iterator in CSSStyleDeclaration.prototype))
  Object.assign(CSSStyleDeclaration.prototype, { [Symbol.iterator]: Array.prototype[Symbol.iterator] });

Object.defineProperty(navigator, 'languages', { value: ['pt-BR'] });
