import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listBaseUrls} from '../../site/languages/listBaseUrls';
import {collectInlineScripts, hashScript} from './collectInlineScripts';
import {findSiteRoot} from '../../site/pages/findSiteRoot';
import type {SecurityHeadersOptions} from './shared';
import {pagePolicy, writeHeaders} from './writeHeaders';
import {addPolicy} from './addPolicy';

export {validateOptions} from './options';

/** The most scripts that pages may hold between them: every page is sent the hashes of all. */
const LIMIT = 40;

/**
 * Writes `_headers` beside the pages: the Content-Security-Policy with the hashes of the scripts that stand in them, the
 * other security headers, and how long a browser may keep what it has.
 */
export default function securityHeadersPlugin(
  {i18n}: LoadContext,
  {allow}: SecurityHeadersOptions,
): Plugin {
  const baseUrls = listBaseUrls(i18n);
  return {
    name: 'security-headers',
    async postBuild({outDir, baseUrl}) {
      // Each language is built in a process of its own: the file is written anew for all that is there.
      const root = findSiteRoot(outDir, baseUrl);
      const files = (await fs.readdir(root, {recursive: true})).filter((file) =>
        file.endsWith('.html'),
      );
      const hashes = new Set<string>();
      for (const file of files.sort()) {
        for (const script of collectInlineScripts(
          await fs.readFile(path.join(root, file), 'utf8'),
        )) {
          hashes.add(hashScript(script));
        }
        if (hashes.size > LIMIT) {
          throw new Error(
            `security-headers: with ${file} the pages hold more than ${LIMIT} different inline scripts; put what differs from page to page into an attribute.`,
          );
        }
      }
      const policy = pagePolicy([...hashes].sort(), allow);
      const there = await fs.readdir(root, {withFileTypes: true});
      // Languages that are built later have their folders then.
      const entries = new Set([
        ...baseUrls.map((base) => base.slice(1)).filter(Boolean),
        ...there.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
      ]);
      await fs.writeFile(
        path.join(root, '_headers'),
        writeHeaders(policy, [...entries].sort(), baseUrls, allow),
      );
      // The answer for an address that no rule knows brings its policy along.
      for (const file of files.filter((name) => path.basename(name) === '404.html')) {
        const page = path.join(root, file);
        await fs.writeFile(page, addPolicy(await fs.readFile(page, 'utf8'), policy));
      }
    },
  };
}
