import { readFileSync } from 'node:fs';
import { keyOf, type Permission } from '@leme/contract/access/permission';
import type { Catalogue } from '@leme/contract/kit/problem';
import { type Html, html } from './html.ts';

export type Content = Record<string, { schema: unknown }>;
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: unknown;
};
export type Operation = {
  tags: [string];
  summary: string;
  'x-permission': Permission;
  parameters: Parameter[];
  requestBody?: { required: true; description: string; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
export type ApiDescription = {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: [{ url: string }];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

type Described = { id: string; method: string; path: string; operation: Operation };

/** The description of the API as one page without script: a part for each module, an anchor for each endpoint. */
export function layOutDocs({ info, servers, paths }: ApiDescription, problems: Catalogue): string {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => described(path, method, operation)),
  );
  const modules = Map.groupBy(all, ({ operation }) => operation.tags[0]);
  // Inlined: a stylesheet address would be one more public route to guard.
  const style: Html = { html: readFileSync(new URL('./api-docs.css', import.meta.url), 'utf8') };
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title} API</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Endpoints">
${[...modules].map(([module, list]) => contents(module, list))}
<div><a href="#problems">problems</a></div>
</nav>
<main>
<h1>${info.title} API</h1>
${preface(servers[0].url)}
${[...modules].map(([module, list]) => chapter(module, list))}
${catalogue(problems)}
</main>
</body>
</html>
`.html;
}

function described(path: string, method: string, operation: Operation): Described {
  return {
    // A room of an address and a word of a name are told apart.
    id: `${method}-${path
      .slice(1)
      .replaceAll('/', '_')
      .replace(/[^\w-]/g, '')}`,
    method,
    path,
    operation,
  };
}

function preface(base: string): Html {
  return html`<p>Every path below begins with <code>${base}</code>. The same as data: <a href="openapi.json">OpenAPI 3.1</a>.</p>
<ul>
<li><code>POST /auth/sign-in</code> sets a cookie; all other requests are answered in its name.</li>
<li>A body is JSON, and a write comes from the product’s own origin.</li>
<li>How large a body may be, and how much it may hold, stands at each endpoint; the first that is too much is refused with where it stands, and of faults the first twenty are told.</li>
<li>Where an <code>Idempotency-Key</code> is asked for, send a new one for each act and the same one for its repeats.</li>
<li>Rows of another company are not found, whatever the permission.</li>
<li>Everything that is not a success is a <a href="#problems">problem</a>.</li>
</ul>`;
}

function contents(module: string, list: readonly Described[]): Html {
  const entries = list.map(
    ({ id, method, path }) => html`<li><a href="#${id}">${methodName(method)} <span>${path}</span></a></li>`,
  );
  return html`<div>
<a href="#${module}">${module}</a>
<ul>
${entries}
</ul>
</div>`;
}

function chapter(module: string, list: readonly Described[]): Html {
  return html`<section aria-labelledby="${module}">
<h2 id="${module}">${module}</h2>
${list.map(article)}
</section>`;
}

function article({ id, method, path, operation }: Described): Html {
  const { summary, parameters, requestBody, responses } = operation;
  return html`<article id="${id}">
<h3>${methodName(method)} <a href="#${id}"><code>${path}</code></a></h3>
<p>${summary}</p>
<p class="quiet">Permission: <code>${permissionText(operation['x-permission'])}</code></p>
${parameters.length > 0 ? parameterList(parameters) : []}
${requestBody ? [html`<p class="quiet">Body: ${requestBody.description}</p>`, ...shape('Body', requestBody.content)] : []}
${Object.entries(responses).flatMap(([status, { content }]) => answerOf(status, content))}
</article>`;
}

function answerOf(status: string, content: Content | undefined): Html[] {
  if (status === 'default') return [];
  return content ? shape(`Answer ${status}`, content) : [html`<p>Answer ${status}, empty</p>`];
}

function methodName(method: string): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}

function permissionText(permission: Permission): string {
  if (permission === 'public') return 'anyone';
  if (permission === 'signed-in') return 'whoever is signed in';
  if (permission === 'operator') return 'accounts of the platform';
  return 'anyOf' in permission ? permission.anyOf.map(keyOf).join(' or ') : keyOf(permission);
}

function parameterList(parameters: readonly Parameter[]): Html {
  const entries = parameters.map(
    ({
      name,
      in: place,
      required,
      description,
      schema,
    }) => html`<dt><code>${name}</code> <span class="quiet">${place}, ${required ? 'required' : 'optional'}</span></dt>
<dd>${description ?? ''} <code>${JSON.stringify(readable(schema))}</code></dd>`,
  );
  return html`<dl>
${entries}
</dl>`;
}

function shape(title: string, content: Content): Html[] {
  return Object.values(content).map(
    ({ schema }) => html`<details>
<summary>${title}</summary>
<pre tabindex="0">${JSON.stringify(readable(schema), null, 2)}</pre>
</details>`,
  );
}

/** A schema as a person reads it: without its dialect, and without the pattern of a format that has a name. */
function readable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(readable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const hidden = ['$schema', ...('format' in schema ? ['pattern'] : [])];
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => !(hidden.includes(name) && typeof value === 'string'))
      .map(([name, value]) => [name, readable(value)]),
  );
}

function catalogue(problems: Catalogue): Html {
  const rows = Object.entries(problems).map(
    ([name, { status, title }]) =>
      html`<tr id="problem-${name}"><td><code>${name}</code></td><td>${status}</td><td>${title}</td></tr>`,
  );
  return html`<section aria-labelledby="problems">
<h2 id="problems">Problems</h2>
<p>The body is <code>application/problem+json</code>: <code>type</code> is <code>/problems/</code> and the name, <code>title</code>, <code>status</code>, <code>instance</code>; <code>errors</code> names each fault with a <code>pointer</code> and a <code>code</code>, <code>params</code> what a message needs.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
</section>`;
}
