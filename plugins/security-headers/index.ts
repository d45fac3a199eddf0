import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../../site/files/files';
import {listBaseUrls} from '../../site/languages/listBaseUrls';
import {collectInlineScripts, hashScript} from './collectInlineScripts';
import {findSiteRoot} from '../../site/pages/findSiteRoot';
import type {SecurityHeadersOptions} from './shared';
import {pagePolicy, writeHeaders} from './writeHeaders';
import {addPolicy} from './addPolicy';

export {validateOptions} from './options';

/**
 * Maximum number of distinct inline scripts, because every response contains the hashes of all of
 * them.
 */
const LIMIT = 40;

/**
 * Writes `_headers` next to the pages: the Content-Security-Policy with the hashes of inline
 * scripts, other security headers, and cache lifetimes.
 */
export default function securityHeadersPlugin(
  {i18n}: LoadContext,
  {allow}: SecurityHeadersOptions,
): Plugin {
  const baseUrls = listBaseUrls(i18n);
  return {
    name: 'security-headers',
    async postBuild({outDir, baseUrl}) {
      // Each language is built in a separate process, so the file is rewritten for all existing
      // languages.
      const root = findSiteRoot(outDir, baseUrl);
      const files = listFiles(root, (file) => file.endsWith('.html'));
      const hashes = new Set<string>();
      for (const file of files) {
        for (const script of collectInlineScripts(
          await fs.readFile(path.join(root, file), 'utf8'),
        )) {
          hashes.add(hashScript(script));
        }
        if (hashes.size > LIMIT) {
          throw new Error(
            `security-headers: With ${file}, the pages contain more than ${LIMIT} different inline scripts. Move data that differs between pages into an attribute.`,
          );
        }
      }
      const policy = pagePolicy([...hashes].sort(), allow);
      const there = await fs.readdir(root, {withFileTypes: true});
      // Includes the folders of languages that are built later.
      const entries = new Set([
        ...baseUrls.map((base) => base.slice(1)).filter(Boolean),
        ...there.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
      ]);
      await fs.writeFile(
        path.join(root, '_headers'),
        writeHeaders(policy, [...entries].sort(), baseUrls, allow),
      );
      // The response for an unmatched URL needs the policy in the page itself.
      for (const file of files.filter((name) => path.basename(name) === '404.html')) {
        const page = path.join(root, file);
        await fs.writeFile(page, addPolicy(await fs.readFile(page, 'utf8'), policy));
      }
    },
  };
}
