// Shows the day as this device last saw it, while the application is still coming; the application takes it over.

const root = document.documentElement;
const here = location.pathname + location.search;
const longestMs = 20_000;
const taps = [];
let picture = null;
let isOver = false;

const drop = () => {
  isOver = true;
  removeEventListener('click', onTap, true);
  picture?.remove();
  picture = null;
  return taps.splice(0);
};
// What is pressed meanwhile is pressed in the application as soon as it shows the same.
function onTap(event) {
  const { clientX: x, clientY: y } = event;
  const isUnder = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  const pressed = picture && [...picture.querySelectorAll('[data-presses], [data-goes]')].findLast(isUnder);
  if (!pressed) return;
  pressed.dataset.pressed = '';
  const { presses, goes } = pressed.dataset;
  taps.push(goes ? { goes } : { of: pressed.closest('[data-of]')?.dataset.of, presses });
}
window.lemePicture = { owner: null, drop };

const read = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Who is signed in here as far as this device knows, as `<user id>.<company id>`. */
function ownerHere() {
  if (read('leme.leaving') !== null || read('leme.signed-in') === null) return null;
  if (sessionStorage.getItem('leme.acting') !== null) return null;
  const { user, tenant, session } = JSON.parse(read('leme.session') || 'null') ?? {};
  // Kept days may be read longer, without an answer: that the application decides.
  return user && Date.now() < Date.parse(session.expires_at) ? `${user.id}.${tenant.id}` : null;
}

const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The picture of this address, if it is of this person, this day, this width, this language and this build. */
async function kept(owner) {
  const opening = indexedDB.open('leme-picture', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('pictures');
  const database = await answered(opening);
  try {
    const row = await answered(database.transaction('pictures').objectStore('pictures').get(owner));
    const today = row && new Date(Date.now() + row.offset * 60_000).toISOString().slice(0, 10);
    const sheet = document.querySelector('link[rel=stylesheet]');
    if (!row || row.path !== here || row.date !== today || row.width !== innerWidth) return null;
    if (row.build !== (sheet?.getAttribute('href') ?? '') || Date.now() >= row.until) return null;
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv }, row.key, row.text);
    return JSON.parse(new TextDecoder().decode(plain));
  } finally {
    database.close();
  }
}

/** A node of a picture: a text, or name, attributes and what is in it. */
function drawn(node, space) {
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, attributes, inside] = node;
  const own = name === 'svg' ? 'http://www.w3.org/2000/svg' : space;
  const element = document.createElementNS(own, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside.map((each) => drawn(each, own)));
  return element;
}

async function show() {
  const owner = ownerHere();
  const day = owner && (await kept(owner));
  if (!day || isOver || read('leme.session') === null) return;
  const made = document.createElement('div');
  made.id = 'picture';
  made.inert = true;
  made.ariaHidden = 'true';
  made.style.cssText = day.style;
  made.style.width = `${day.wide}px`;
  made.append(...day.nodes.map((node) => drawn(node, 'http://www.w3.org/1999/xhtml')));
  if (root.lang !== day.lang) root.lang = day.lang;
  document.body.append(made);
  made.scrollTop = day.top;
  picture = made;
  window.lemePicture.owner = owner;
  addEventListener('click', onTap, true);
  // An application that did not come has something to say.
  setTimeout(drop, longestMs);
}
const start = () => show().catch(() => undefined);
if (document.body) start();
else addEventListener('DOMContentLoaded', start, { once: true });
