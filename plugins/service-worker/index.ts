import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Bundler} from '../../site/bundler/shared';
import {listFiles, writeFile} from '../../site/files/files';
import {findSiteRoot} from '../../site/pages/findSiteRoot';
import {bundleWorker} from './bundleWorker';
import {KILL_SWITCH_PATH, WORKER_PATH} from './shared';
import {addBuildIdToWorker} from './addBuildIdToWorker';
import {OFFLINE_TEXTS, type OfflineTexts} from './offlineTexts/shared';
import {writeOfflinePage} from './writeOfflinePage';

export interface ServiceWorkerOptions {
  /** `false` writes a worker that removes itself and all its caches from users' browsers. */
  enabled: boolean;
}

/**
 * Returns a hash of a language's pages. They contain the names of all scripts, so any change
 * affects at least one of them.
 */
async function hashPages(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of listFiles(folder, (name) => name.endsWith('.html'))) {
    hash.update(file).update(await fs.readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Writes the service worker, which makes visited pages available offline, and the page that is
 * shown offline for all others.
 */
export default function serviceWorkerPlugin(
  {i18n, siteDir}: LoadContext,
  {enabled}: ServiceWorkerOptions,
): Plugin<OfflineTexts> {
  let bundler: Bundler | undefined;
  return {
    name: 'service-worker',

    async loadContent() {
      return OFFLINE_TEXTS;
    },
    getTranslationFiles({content}) {
      const texts = Object.entries(content) as [string, string][];
      const messages = texts.map(([key, message]) => [key, {message}] as const);
      return [{path: 'offline', content: Object.fromEntries(messages)}];
    },
    translateContent({content, translationFiles}) {
      const translated = translationFiles.find((file) => file.path === 'offline')?.content ?? {};
      const texts = Object.keys(content).map((key) => [
        key,
        translated[key]?.message ?? content[key as keyof OfflineTexts],
      ]);
      return Object.fromEntries(texts) as OfflineTexts;
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      bundler = currentBundler.instance;
      return {};
    },

    async postBuild({outDir, baseUrl, content}) {
      const build = await hashPages(outDir);
      const locale = i18n.currentLocale;
      const {htmlLang: lang = locale, direction: dir = 'ltr'} =
        (i18n.localeConfigs as Record<string, {htmlLang?: string; direction?: string}>)[locale] ??
        {};
      writeFile(path.join(outDir, 'x/offline.html'), writeOfflinePage(content, {lang, dir}));

      const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'service-worker-'));
      const root = findSiteRoot(outDir, baseUrl);
      // The kill switch is always available, so that an operator can quickly serve it instead of
      // the worker.
      for (const [target, name] of [
        [WORKER_PATH, enabled ? 'worker' : 'killSwitch'],
        [KILL_SWITCH_PATH, 'killSwitch'],
      ] as const) {
        const file = path.join(root, target);
        const previous = await fs.readFile(file, 'utf8').catch(() => undefined);
        const script = await bundleWorker(bundler as Bundler, {siteDir, name, folder});
        writeFile(file, addBuildIdToWorker(script, previous, locale, build));
      }
      await fs.rm(folder, {recursive: true});
    },
  };
}
