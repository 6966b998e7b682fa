// What browsers have and the DOM of the tests has not.

if (!(Symbol.iterator in CSSStyleDeclaration.prototype))
  Object.assign(CSSStyleDeclaration.prototype, { [Symbol.iterator]: Array.prototype[Symbol.iterator] });

Object.defineProperty(navigator, 'languages', { value: ['pt-BR'] });

// `<search>` is an element like `<section>`; React complains of one that the DOM calls unknown.
const create = document.createElement.bind(document);
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
}) as typeof document.createElement;

// A page of the tests has always a moment.
globalThis.requestIdleCallback ??= (work) =>
  Number(setTimeout(work, 0, { didTimeout: false, timeRemaining: () => 50 }));
