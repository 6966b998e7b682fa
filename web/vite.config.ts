import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { textsIn } from '../contract/src/kit/language/texts.ts';
import { tenancyWords } from '../contract/src/tenancy/texts/texts.ts';
import { buildJson, buildLabel } from './build/build-json.ts';
import { chunkGroups, neededWith } from './build/chunks.ts';
import { noCircles } from './build/no-circles.ts';
import { pageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';
import { slimIcons } from './build/slim-icons.ts';
import { slimProblems } from './build/slim-problems.ts';
import { slimRoutes } from './build/slim-routes.ts';
import { slimScreens } from './build/slim-screens.ts';
import { splitTexts } from './build/split-texts.ts';
import { staysOut } from './build/stays-out.ts';
import { textsJson } from './build/texts-json.ts';

// What every panel needs of the primitives, and what only menus, dialogs and forms need besides.
const radixBase =
  /node_modules[\\/](@floating-ui|@radix-ui[\\/](primitive|rect|react-(collection|compose-refs|context|dismissable-layer|id|popper|portal|presence|primitive|slot|toast|tooltip|use-[a-z-]+|visually-hidden)))[\\/]/;

// A public face names parts that come late; who imports one part of it does not carry the others.
const pureModules = [{ test: /[\\/]web[\\/]src[\\/](ui|kit|modules)[\\/].*\.tsx?$/, sideEffects: false }];

// What a press runs is no part of a first look.
const verb =
  /(?:node_modules[\\/]@tanstack[\\/].*[\\/](?:useMutation|mutationObserver)\.m?js|web[\\/]src[\\/]kit[\\/]verb[\\/].*)$/;

const groups = [
  ...chunkGroups,
  { name: 'verb', test: verb, priority: 200, includeDependenciesRecursively: false },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 200 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](?!react-query|query-core)/, priority: 200 },
  { name: 'radix-base', test: radixBase, priority: 200 },
  { name: 'radix', test: /node_modules[\\/](@radix-ui|react-remove-scroll|aria-hidden)[\\/]/, priority: 200 },
];

const label = buildLabel(process.env);

// One manifest for all: it is fetched before anybody has signed in or chosen a language.
const said = textsIn(tenancyWords, 'pt-BR');

export default defineConfig({
  root: import.meta.dirname,
  define: { __BUILD__: JSON.stringify(label) },
  plugins: [
    splitTexts(import.meta.dirname),
    slimRoutes(),
    slimScreens(),
    slimIcons(),
    slimProblems(),
    buildJson(label),
    textsJson(import.meta.dirname),
    react(),
    tailwindcss(),
    noCircles(),
    staysOut(),
    pageFiles(),
    precompress(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['first.js', 'favicon.svg', 'apple-touch-icon.png'],
      manifest: {
        name: said('application.name'),
        short_name: said('application.name'),
        description: said('application.description'),
        lang: 'pt-BR',
        start_url: '/',
        display: 'standalone',
        background_color: '#F7FBFC',
        theme_color: '#026190',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}'],
        // The words of other languages are half of all files: kept once somebody speaks one (`keep-words.ts`).
        globIgnores: ['assets/{en,es,fr,it}-*.js'],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/],
        // The reader of QR codes is large and few open it: kept from its first use on.
        runtimeCaching: [
          {
            urlPattern: /\/assets\/(?:en|es|fr|it)-[^/]+\.js$/,
            handler: 'CacheFirst',
            // Those of two builds in one language.
            options: { cacheName: 'leme-words', expiration: { maxEntries: 1_000 } },
          },
          {
            urlPattern: /\/assets\/[^/]+\.wasm$/,
            handler: 'CacheFirst',
            options: { cacheName: 'leme-wasm', expiration: { maxEntries: 2 } },
          },
        ],
      },
    }),
  ],
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { resolveDependencies: (_, files, host) => neededWith(files, host) },
    target: ['chrome111', 'safari16.4', 'firefox128'],
    rolldownOptions: {
      treeshake: { moduleSideEffects: pureModules },
      output: {
        codeSplitting: { groups },
        // Every page's name stands in the first load: seven signs of 64 tell builds apart as well as eight.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
