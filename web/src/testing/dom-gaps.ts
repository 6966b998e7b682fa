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

// A link to a file keeps it and goes nowhere; this DOM would leave the page, and every later test with it.
const dispatch = HTMLAnchorElement.prototype.dispatchEvent;
HTMLAnchorElement.prototype.dispatchEvent = function (this: HTMLAnchorElement, event: Event): boolean {
  if (event.type === 'click' && this.hasAttribute('download')) event.preventDefault();
  return dispatch.call(this, event);
};
